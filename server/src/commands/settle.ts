// `taxd settle`: operators record the outcome of a transaction that the unit left unanswered, also while the service runs.
import { asCommands } from "@taxctl/sdk/commands";
import { holdLane } from "../accounts/numbers.ts";
import { type Recorder, recordOperatorChange } from "../audit/record.ts";
import { findEntry } from "../catalogue.ts";
import { systemClock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import { ServiceError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { CallRow } from "../lanes/kinds.ts";
import { releaseLane } from "../lanes/leases.ts";
import { type Resolution, resolveHeld } from "../settlement/settle.ts";
import { findTransaction, isFinal, type TransactionRow } from "../transactions/store.ts";
import { CommandFailure, command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";

/** Long enough for a call that is under way to end. */
const waitMs = 45_000;

export const settleCommand = command({
  words: "settle",
  summary: "Record the outcome of a transaction that the control unit left unanswered.",
  args: [
    { name: "transaction", description: "id of the transaction" },
    { name: "outcome", description: "`accepted` or `refused`, as the unit's journal or the authority shows" },
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
  },
  examples: [
    'taxd settle 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41 accepted --reason "on the journal" --receipt-no 41',
  ],
  async run([id = "", outcome = ""], flags, output) {
    const { reason = "" } = flags;
    if (reason.trim() === "") throw new UsageError("--reason is missing. Say how you know the outcome.");
    const settlement = {
      outcome: oneOf(outcome, "The outcome", ["accepted", "refused"]),
      reason: reason.slice(0, 400),
      number: flags.number === undefined ? undefined : wholeNumber(flags.number, "--number"),
      receipt_no: matching(flags["receipt-no"], "--receipt-no", /^[1-9]\d{0,14}$/),
      receipt_date: matching(flags["receipt-date"], "--receipt-date", /^\d{14}$/),
      receipt_signature: matching(flags.signature, "--signature", /^.{1,100}$/),
      internal_data: matching(flags["internal-data"], "--internal-data", /^.{1,100}$/),
      sdc_id: matching(flags["sdc-id"], "--sdc-id", /^.{1,100}$/),
    };
    const { row, followUp } = await withRecords((db, config) =>
      settle(db, config, id.toLowerCase(), settlement),
    );
    const { status, invoice_no, receipt_no } = row;
    output.result({ transaction_id: row.id, invoice_no, status, receipt_no }, () => {
      if (!followUp)
        return `The outcome of ${invoice_no} is recorded: ${settlement.outcome}. Its status is ${status}.`;
      const number = settlement.number ?? followUp.number;
      const result = settlement.outcome === "accepted" ? `accepted under number ${number}` : "refused";
      return `The outcome of the stock movement of ${invoice_no} is recorded: ${result}.`;
    });
  },
});

function matching(text: string | undefined, name: string, pattern: RegExp): string | undefined {
  if (text === undefined || pattern.test(text)) return text;
  throw new UsageError(`${name} can't be "${text}".`);
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
  const owner = `settle ${newId()}`;
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

/** An error of the API's rules, as a command prints it: with commands in place of the API's operations. */
function asFailure(error: unknown, { id, bhf_id }: TransactionRow): unknown {
  if (!(error instanceof ServiceError)) return error;
  const remedy = findEntry(error.code)?.remedy ?? "";
  return new CommandFailure(asCommands(error.message, id, bhf_id), asCommands(remedy, id, bhf_id), {
    cause: error,
  });
}
