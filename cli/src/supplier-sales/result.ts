// The result of a run over supplier sales: its failure, if any, and its sentence.
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { runFailure } from "../failures/run-failure.ts";
import { counted } from "../output/words.ts";
import { noItem } from "./items.ts";
import type { SyncRow } from "./sync.ts";

/** The two ways on where lines have no item. */
const waysToItems =
  "Lines have no item of yours: name it with --item-map SUPPLIERITEM=YOURITEM, or register new items with --register-items.";

/** `undefined` when all that was to be registered is. Sales that were not decided to be are no failure. */
export function syncFailure(rows: readonly SyncRow[]): Failure | undefined {
  const tried = rows.filter(({ status }) => status !== "waiting");
  const count = (status: SyncRow["status"]) => tried.filter((row) => row.status === status).length;
  const good = count("success") + count("rejected") + count("would register") + count("would reject");
  const left = tried.length - good;
  const lacking = tried.some(({ reason }) => reason.startsWith(noItem));
  const remedy = `${lacking ? `${waysToItems} ` : "See the reasons. "}Then run the same command again: registered invoices are left out.`;
  // The sentence above this failure counts the waiting ones too.
  const those = tried.length < rows.length ? " that you decided about" : "";
  const message = `${left} of ${counted(tried.length, "supplier invoice")}${those} ${left === 1 ? "is" : "are"} not registered`;
  const failed = count("failed") === left ? left : 0;
  return runFailure({ all: tried.length, good, pending: count("pending"), failed }, message, remedy);
}

/** The failure of `--check`: undecided differences, and the waiting sales that are to be registered or rejected. */
export function checkFailure(
  open: number,
  { register, unclaimed, reject }: { register: number; unclaimed: number; reject: number },
): Failure | undefined {
  if (open + register + reject === 0) return undefined;
  const without = unclaimed > 0 ? ` (${unclaimed} without a claim)` : "";
  const rejections = reject > 0 ? `, ${counted(reject, "supplier invoice")} waiting to be rejected` : "";
  return new Failure(
    `${counted(open, "difference")} without a decision, ${counted(register, "supplier invoice")} waiting to be registered${without}${rejections}`,
    {
      code: "differences_found",
      exitCode: exitCodes.differences,
      remedy: "Decide with `taxctl purchases decide`, then run it without --check.",
    },
  );
}

/** How many rows there are of each status, most first, like `12 success, 3 waiting`. */
export function statusText(rows: readonly SyncRow[]): string {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(words[status], (counts.get(words[status]) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([status, count]) => `${count} ${status}`).join(", ");
}

const words: Record<SyncRow["status"], string> = {
  success: "registered",
  failed: "rejected by the authority",
  invalid: "not sent",
  rejected: "rejected at the authority",
  pending: "pending",
  differs: "registered with other content",
  waiting: "waiting",
  "would register": "would be registered",
  "would reject": "would be rejected at the authority",
};
