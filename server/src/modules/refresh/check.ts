// Health: whether the daily fetch of a branch works, the counts of the last one, and the time of the next one.
import { shellWord } from "@taxctl/sdk/rules/commands";
import { iso, localDateTime } from "../../base/clock.ts";
import { nextFetch, off } from "../../base/local-time.ts";
import { ageOf, type Check } from "../../core/context/check.ts";
import type { Arrivals, FetchPlan } from "../../core/purchases/fetch-store.ts";

export function checkDailyFetch(bhf_id: string, plan: FetchPlan, nowMs: number, timeZone: string): Check {
  const name = "fetch";
  const { at, failures, last_error, next_try_at, succeeded_at } = plan;
  const branch = shellWord(bhf_id);
  if (at === off) {
    const message = "The daily fetch of supplier invoices, customs records and notices is off";
    return { name, status: "pass", message, bhf_id };
  }
  const last =
    succeeded_at === null
      ? "No daily fetch was made yet"
      : `The last daily fetch, ${ageOf(nowMs - succeeded_at)} ago, brought ${listOf(plan)}`;
  if (failures === 0) {
    const next = localDateTime(nextFetch(at, nowMs, timeZone), timeZone);
    const message = `${last}. The next one is on ${next.slice(0, 4)}-${next.slice(4, 6)}-${next.slice(6, 8)} at ${next.slice(8, 10)}:${next.slice(10, 12)}`;
    return { name, status: "pass", message, bhf_id };
  }
  const times = failures === 1 ? "" : ` ${failures} times in a row`;
  const before =
    succeeded_at === null ? "" : `. The last complete one was ${ageOf(nowMs - succeeded_at)} ago`;
  const message = `The daily fetch failed${times}: ${last_error}${before}. The service tries again at ${iso(Number(next_try_at))}`;
  const remedy = `Check the control unit: POST /devices/${encodeURIComponent(bhf_id)}/test, \`taxctl devices test ${branch}\`. Fetch at once: POST /purchases/sales, \`taxctl purchases fetch --branch ${branch}\``;
  return { name, status: "warn", message, remedy, bhf_id };
}

/** `1 supplier invoice, 2 customs records and 1 notice`. */
function listOf({ supplier_invoices, customs_records, notices }: Arrivals): string {
  const parts = [
    counted(supplier_invoices, "supplier invoice"),
    counted(customs_records, "customs record"),
    counted(notices, "notice"),
  ].filter((part) => part !== undefined);
  const last = parts.pop();
  if (last === undefined) return "nothing new";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
