// Processing many customs records one after the other, and for reporting and storing every result.
import type { ImportItem } from "@taxctl/sdk";
import { recordKey } from "@taxctl/sdk/reconcile";
import type { Failure } from "../failures/failure.ts";
import type { Reason } from "../failures/reasons.ts";
import { runFailure } from "../failures/run-failure.ts";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { counted } from "../output/words.ts";
import { type ApplyOptions, applyOne, lookAhead } from "./apply.ts";
import { formerOutcome } from "./processed.ts";
import type { ImportRow } from "./row.ts";
import type { Work } from "./work.ts";
import type { Task } from "./worklist.ts";

type ImportRun = {
  records: readonly ImportItem[];
  /** The known state of records that wait no more, by key. */
  former: ReadonlyMap<string, ImportItem>;
  tasks: readonly Task[];
  apply: ApplyOptions;
  dryRun: boolean;
  screen: ProgressScreen;
  /** Filled as it goes. */
  rows: ImportRow[];
  onRow: (row: ImportRow) => Promise<void>;
};

/** In the order of the file. A record that can't be done has its reason in its row and stops nothing. */
export async function runImports(run: ImportRun): Promise<void> {
  const byKey = new Map(run.records.map((record) => [recordKey(record), record]));
  const progress = new Progress({ screen: run.screen, label: "Imports", total: run.tasks.length });
  try {
    for (const task of run.tasks) {
      run.apply.signal.throwIfAborted();
      const row = await runOne(task, byKey.get(task.record), run);
      run.rows.push(row);
      await run.onRow(row);
      progress.tick(row.status !== "invalid" && row.status !== "failed");
    }
  } finally {
    await run.apply.memory.save();
    progress.end();
  }
}

async function runOne(
  { record: key, work }: Task,
  record: ImportItem | undefined,
  run: ImportRun,
): Promise<ImportRow> {
  const row: ImportRow = {
    record: key,
    import_item_name: (record ?? run.former.get(key))?.item_name ?? "",
    action: work.action,
    status: "done",
    item_code: work.item_code,
    qty_added: null,
    new_qty: null,
    transaction_id: "",
    reasons: [],
  };
  if (!record) return { ...row, ...(await formerOutcome(key, run.former.get(key), work, run.apply)) };
  if (run.dryRun) return { ...row, ...(await foresee(record, work, run.apply)) };
  const { status, item_code, qty_added, new_qty, transaction_id, reasons, warning } = await applyOne(
    record,
    work,
    run.apply,
  );
  const said = reasons.length > 0 ? reasons : warningReasons(warning);
  return { ...row, status, item_code, qty_added, new_qty, transaction_id, reasons: said };
}

/** The expected result of a line, as far as it can be determined without doing it. */
async function foresee(
  record: ImportItem,
  work: Work,
  apply: ApplyOptions,
): Promise<Pick<ImportRow, "status" | "qty_added" | "reasons">> {
  const { problems, warning } = await lookAhead(record, work, apply);
  if (problems.length > 0) return { status: "invalid", qty_added: null, reasons: problems };
  const qty_added = work.action === "cancel" ? null : record.quantity;
  return { status: "would apply", qty_added, reasons: warningReasons(warning) };
}

function warningReasons(warning: string): Reason[] {
  return warning === "" ? [] : [{ problem: warning }];
}

/** `undefined` when every line is done. */
export function importFailure(rows: readonly ImportRow[]): Failure | undefined {
  const count = (...statuses: ImportRow["status"][]) =>
    rows.filter(({ status }) => statuses.includes(status)).length;
  const good = count("success", "done", "would apply");
  const left = rows.length - good;
  const message = `${left} of ${counted(rows.length, "record")} ${left === 1 ? "is" : "are"} not processed`;
  const remedy = "See the reasons; then run the same command again: finished steps are not repeated.";
  const tally = { all: rows.length, good, pending: count("pending"), failed: count("failed") };
  return runFailure(tally, message, remedy);
}
