// Checks a run against its history, by its rows, its responses and its witnesses: none of the service's own counters is believed.
import type { Knex } from "knex";
import type { BranchView, LedgerEntry } from "../../../server/src/simulator/index.ts";
import type { Received } from "../receiver.ts";
import type { History } from "./history.ts";
import { checkQuantities } from "./quantities.ts";
import { checkReceipts } from "./receipts.ts";
import { checkEvents, checkResponses } from "./responses.ts";
import { checkTotals } from "./totals.ts";

export type Row = {
  id: string;
  data_set_id: number;
  branch_id: number;
  lane_id: number;
  bhf_id: string;
  type: string;
  status: string;
  invoice_no: string;
  receipt_type: string | null;
  receipt_no: string | null;
  receipt_unrecovered: number;
};

/** What a run left behind. All work has ended. */
export type Evidence = {
  knex: Knex;
  /** One data set, and the answers of the API to a key of it. */
  dataSetId: number;
  get(path: string): Promise<Record<string, unknown>>;
  /** The unit's own books. */
  ledger: readonly LedgerEntry[];
  branches: readonly BranchView[];
  /** What the receiver of a webhook for `transaction.completed` got; left out: there was none. */
  received?: readonly Received[];
  /** Whether the history has every submission of the data set; default true. */
  isComplete?: boolean;
  /** Whether the unit may have documents that the database lacks, as after a restore; default false. */
  isRestored?: boolean;
};

export type Lane = { id: number; tin: string; bhf_id: string };

/** Everything that is wrong, as sentences; empty when the run was as it should be. */
export async function checkHistory(history: History, evidence: Evidence): Promise<string[]> {
  const { knex, dataSetId } = evidence;
  const rows: Row[] = await knex("transactions")
    .where({ data_set_id: dataSetId })
    .select("id", "data_set_id", "branch_id", "lane_id", "bhf_id", "type", "status")
    .select("invoice_no", "receipt_type", "receipt_no", "receipt_unrecovered");
  const lanes: Lane[] = await knex("lanes").where({ data_set_id: dataSetId }).select("id", "tin", "bhf_id");
  return [
    ...checkResponses(history, rows),
    ...checkEvents(history, rows, evidence.received),
    ...checkReceipts(rows, lanes, evidence.ledger, evidence.isRestored),
    ...(await checkTotals(evidence, rows)),
    ...(evidence.isComplete === false ? [] : await checkQuantities(history, rows, evidence)),
  ];
}
