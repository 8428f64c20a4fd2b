// `taxd settle`: operators record the outcome of a transaction that the unit left unanswered, also while the service runs.

import { newUuid } from "../base/chance.ts";
import { systemClock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import { cutText } from "../base/cut-text.ts";
import { type Recorder, recordOperatorChange } from "../core/audit/record.ts";
import { findTransaction, isFinal, type TransactionRow } from "../core/transactions/store.ts";
import type { Database } from "../db/open.ts";
import type { CallRow } from "../lanes/kinds.ts";
import { releaseLane } from "../lanes/leases.ts";
import { holdLane } from "../modules/settlement/numbers.ts";
import { type Resolution, resolveHeld } from "../modules/settlement/settle.ts";
import { CommandFailure, command, flag, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import type { Output } from "./output.ts";
import { asFailure } from "./settle-failure.ts";
import { settleFile } from "./settle-file.ts";
import { receiptForms, wrongForm } from "./settle-list.ts";

/** Long enough for a call that is under way to end. */
const waitMs = 45_000;

export const settleCommand = command({
  words: "settle",
  summary: "Record the outcome of a transaction that the control unit left unanswered.",
  args: [
    { name: "transaction", description: "id of the transaction", isOptional: true },
    {
      name: "outcome",
      description: "`accepted` or `rejected`, as the unit's journal or the authority shows",
      isOptional: true,
    },
  ],
  options: {
    reason: value("text", "how it is known; kept in the audit"),
    number: value("number", "with accepted, after a restore: the number under which the unit has it"),
    "receipt-no": value("number", "with accepted, when known"),
    "receipt-date": value("YYYYMMDDHHmmss", "with accepted, when known"),
    signature: value("text", "with accepted, when known"),
    "internal-data": value("text", "with accepted, when known"),
    "sdc-id": value(
      "text",
      "with accepted: the control unit that signed the receipt, as the receipt prints it",
    ),
    "total-receipt-no": value("number", "with accepted, when known: the unit's counter over all receipts"),
    "mrc-no": value("text", "with accepted, when known: the unit's machine number"),
    file: value(
      "file",
      "in place of a transaction, after a restore: the list that `taxd numbers set` with --list wrote, with the numbers that you entered; all its rows are recorded, or none",
    ),
    "dry-run": flag("with --file: check every row, and record nothing"),
  },
  examples: [
    'taxd settle 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41 accepted --reason "on the journal" --receipt-no 41',
    'taxd settle --file open.csv --reason "on the journal" --dry-run',
  ],
  async run([id = "", outcome = ""], flags, output) {
    const { reason = "", file } = flags;
    if (reason.trim() === "") throw new UsageError("--reason is missing. Say how you know the outcome.");
    const isDryRun = flags["dry-run"] === true;
    if (file !== undefined) {
      if (id !== "") throw new UsageError(`With --file, omit "${id}".`);
      return runFile(file, { reason: cutText(reason, 400), isDryRun }, output);
    }
    if (id === "") throw new UsageError("<transaction> is missing: id of the transaction, or --file.");
    if (isDryRun) throw new UsageError("--dry-run is for --file.");
    const settlement = {
      outcome: oneOf(outcome, "The outcome", ["accepted", "rejected"]),
      reason: cutText(reason, 400),
      number: flags.number === undefined ? undefined : wholeNumber(flags.number, "--number"),
      receipt_no: matching(flags["receipt-no"], "--receipt-no", receiptForms.receipt_no),
      receipt_date: matching(flags["receipt-date"], "--receipt-date", receiptForms.receipt_date),
      receipt_signature: matching(flags.signature, "--signature", receiptForms.receipt_signature),
      internal_data: matching(flags["internal-data"], "--internal-data", receiptForms.internal_data),
      sdc_id: matching(flags["sdc-id"], "--sdc-id", receiptForms.sdc_id),
      total_receipt_no:
        flags["total-receipt-no"] === undefined
          ? undefined
          : wholeNumber(flags["total-receipt-no"], "--total-receipt-no"),
      mrc_no: matching(flags["mrc-no"], "--mrc-no", receiptForms.mrc_no),
    };
    const { row, followUp } = await withRecords((db, config) =>
      settle(db, config, id.toLowerCase(), settlement),
    );
    const { status, invoice_no, receipt_no } = row;
    output.result({ transaction_id: row.id, invoice_no, status, receipt_no }, () => {
      if (!followUp)
        return `The outcome of ${invoice_no} is recorded: ${settlement.outcome}. Its status is ${status}.`;
      const number = settlement.number ?? followUp.number;
      const result = settlement.outcome === "accepted" ? `accepted under number ${number}` : "rejected";
      return `The outcome of the stock movement of ${invoice_no} is recorded: ${result}.`;
    });
  },
});

async function runFile(
  file: string,
  options: { reason: string; isDryRun: boolean },
  output: Output,
): Promise<void> {
  const { recorded, ...counts } = await withRecords((db, config) => settleFile(db, config, file, options));
  const shown = recorded.map(({ transaction_id, kind, number }) => ({ transaction_id, kind, number }));
  output.result({ ...counts, is_dry_run: options.isDryRun, recorded: shown }, () =>
    [
      options.isDryRun
        ? `This was a dry run: nothing was recorded. Can be recorded: ${recorded.length}`
        : `Recorded: ${recorded.length}`,
      ...recorded.map(({ place, number }) => `- ${place}: accepted under number ${number}`),
      ...(counts.recorded_before > 0 ? [`Recorded before: ${counts.recorded_before}`] : []),
      ...(counts.open > 0 ? [`Open, without a number: ${counts.open}`] : []),
    ].join("\n"),
  );
}

function matching(
  text: string | undefined,
  name: string,
  { pattern, form }: { pattern: RegExp; form: string },
): string | undefined {
  if (text === undefined || pattern.test(text)) return text;
  throw new UsageError(wrongForm(name, text, form));
}

async function settle(
  db: Database,
  config: Config,
  id: string,
  resolution: Resolution,
): Promise<{ row: TransactionRow; followUp: CallRow | undefined }> {
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findTransaction(db.knex, id) : undefined;
  if (!row)
    throw new CommandFailure(`There is no transaction ${id}.`, "`taxctl transactions list` shows the ids.");
  const owner = `settle ${newUuid()}`;
  await holdLane(db, row.lane_id, owner, waitMs);
  try {
    const { data_set_id } = row;
    const record: Recorder = (trx, change) =>
      recordOperatorChange(trx, { data_set_id }, change, systemClock.now());
    const call = await resolveHeld({ db, config, clock: systemClock }, record, row, resolution);
    // The document itself was resolved before; only the movement that follows from it was open.
    const followUp = isFinal(row) && call?.stream === "stock" ? call : undefined;
    return { row: (await findTransaction(db.knex, id)) ?? row, followUp };
  } catch (error) {
    throw asFailure(error, row);
  } finally {
    await releaseLane(db, row.lane_id, owner);
  }
}
