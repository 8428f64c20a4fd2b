// Responsible for the period that the flags name.
import type { Period } from "@taxctl/sdk/reconcile";
import { isDay, notADay, wrongOrder } from "../input/paging.ts";

/** The period of the flags. */
export function periodOf(since: string | undefined, until: string | undefined): Period {
  for (const [flag, day] of [
    ["--from", since],
    ["--to", until],
  ])
    if (day !== undefined && !isDay(day)) throw notADay(`${flag} ${day}`);
  if (since !== undefined && until !== undefined && until < since) throw wrongOrder();
  return { since, until };
}
