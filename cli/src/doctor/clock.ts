// Responsible for clocks: how far one may be off before documents of a wrong day are signed.
import type { Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../describe.ts";
import { localTime, momentOf } from "../local-day.ts";
import { duration } from "../progress.ts";
import { type Check, check } from "./check.ts";

const WARN_S = 30;
const FAIL_S = 300;

/** A verdict on a difference in seconds; positive is ahead. */
export function clockCheck(name: string, aheadS: number, of: string, bhf_id?: string): Check {
  const off = Math.abs(aheadS);
  const branch = bhf_id === undefined ? {} : { bhf_id };
  if (off <= WARN_S) return check(name, "pass", `Agrees with ${of}`, branch);
  const message = `Is ${duration(off)} ${aheadS > 0 ? "ahead of" : "behind"} ${of}`;
  const remedy = "Synchronise it (NTP): documents of a wrong day or month are refused, or signed wrongly.";
  return check(name, off > FAIL_S ? "fail" : "warn", message, { ...branch, remedy });
}

/**
 * How far the unit's clock is ahead of this machine's, by the time on its answer to a question that changes nothing.
 * `undefined` where it can't be told.
 */
export async function unitSkewS(
  client: Taxctl,
  bhfId: string,
  { now, timeZone }: { now: () => number; timeZone: string },
): Promise<number | undefined> {
  const asked = localTime(now() - ASKED_BACK_MS, timeZone);
  try {
    const { result_date } = await client.imports.selectItems({ branch_id: bhfId, last_request_date: asked });
    // Where the unit names no time, the service answers with the one that it was asked for.
    if (result_date === asked) return undefined;
    const told = momentOf(result_date, timeZone);
    return told === undefined ? undefined : (told - now()) / 1000;
  } catch (error) {
    if (isServiceFailure(error)) return undefined;
    throw error;
  }
}

/** So far back is asked, so that the answer's own time can be told from it. */
const ASKED_BACK_MS = 61_000;
