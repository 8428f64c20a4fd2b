// `taxd settle --file`: records that a unit has the submissions of a list, after a restore. All of them at once, or none.
import { newUuid } from "../base/chance.ts";
import { systemClock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import { type Recorder, recordOperatorChange } from "../core/audit/record.ts";
import { findTransaction, type TransactionRow } from "../core/transactions/store.ts";
import type { Database } from "../db/open.ts";
import type { Trx } from "../db/sql/schema.ts";
import { isRecordedAs } from "../lanes/by-hand.ts";
import { releaseLane } from "../lanes/leases.ts";
import { holdLane } from "../modules/settlement/numbers.ts";
import { resolveWithin } from "../modules/settlement/settle.ts";
import { CommandFailure } from "./command.ts";
import { asFailure } from "./settle-failure.ts";
import { type ListedCall, readList, wrongRows } from "./settle-list.ts";

/** Long enough for a call that is under way to end, and for the lease of a command that was killed. */
const waitMs = 90_000;
/** Long enough for a list of a thousand rows. */
const leaseMs = 60_000;

type Recorded = { recorded: ListedCall[]; recorded_before: number; open: number };

/** Ends a transaction of which nothing stays. */
class Undone extends Error {}

/**
 * Records a file. The rows that were recorded before are left as they are, so the same file may be given again.
 * @throws CommandFailure that names every row that can't be recorded; then nothing is
 */
export async function settleFile(
  db: Database,
  config: Config,
  file: string,
  { reason, isDryRun }: { reason: string; isDryRun: boolean },
): Promise<Recorded> {
  const { calls, open } = await readList(file);
  const rows = await findRows(db, file, calls);
  const [first] = rows.values();
  if (!first) return { recorded: [], recorded_before: 0, open };
  const { lane_id, data_set_id } = first;
  const record: Recorder = (trx, change) =>
    recordOperatorChange(trx, { data_set_id }, change, systemClock.now());
  const owner = `settle ${newUuid()}`;
  let recorded: ListedCall[] = [];
  let problems: string[] = [];
  await holdLane(db, lane_id, owner, waitMs, leaseMs);
  try {
    await db.transaction(async (trx) => {
      recorded = [];
      problems = [];
      for (const call of calls) {
        const row = rows.get(call.transaction_id);
        if (!row) continue;
        try {
          if (await recordCall(trx, config, record, row, call, reason)) recorded.push(call);
        } catch (error) {
          const failure = asFailure(error, row);
          if (!(failure instanceof CommandFailure)) throw error;
          problems.push(`${call.place}: ${failure.message}`);
        }
      }
      if (isDryRun || problems.length > 0) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  } finally {
    await releaseLane(db, lane_id, owner);
  }
  if (problems.length > 0) throw wrongRows(file, problems);
  return { recorded, recorded_before: calls.length - recorded.length, open };
}

/** The transactions of the rows, by id. @throws CommandFailure unless they are there, of one device */
async function findRows(
  db: Database,
  file: string,
  calls: readonly ListedCall[],
): Promise<Map<string, TransactionRow>> {
  const rows = new Map<string, TransactionRow>();
  const problems: string[] = [];
  for (const { transaction_id, place } of calls) {
    const row = rows.get(transaction_id) ?? (await findTransaction(db.knex, transaction_id));
    const [first] = rows.values();
    if (!row) problems.push(`${place}: there is no transaction ${transaction_id}.`);
    else if (first && first.lane_id !== row.lane_id)
      problems.push(`${place}: it is of another device than the rows above. Use a file for each device.`);
    else rows.set(transaction_id, row);
  }
  if (calls.length > 1 && rows.size === 0)
    throw new CommandFailure(
      `Nothing was recorded. None of the ${calls.length} submissions in ${file} is in this database.`,
      "Is TAXD_DATA_DIR right? It must name the data of the service for which `taxd numbers set` wrote the file.",
    );
  if (problems.length > 0) throw wrongRows(file, problems);
  return rows;
}

/** @returns whether anything had to be recorded */
async function recordCall(
  trx: Trx,
  config: Config,
  record: Recorder,
  row: TransactionRow,
  { transaction_id, kind, number, receipt }: ListedCall,
  reason: string,
): Promise<boolean> {
  const isAccepted = await isRecordedAs(trx, transaction_id, kind, number);
  // A receipt that wasn't known at first is entered by the same file.
  const lacksReceipt = receipt.receipt_no !== undefined && receipt.receipt_no !== row.receipt_no;
  if (isAccepted && !lacksReceipt) return false;
  const resolution = { outcome: "accepted" as const, reason, ...receipt, ...(isAccepted ? {} : { number }) };
  await resolveWithin(trx, { clock: systemClock, config }, record, row, resolution, [kind]);
  return true;
}
