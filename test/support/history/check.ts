import type { Evidence, Lane, Row } from "./evidence.ts";
import type { History } from "./history.ts";
import { checkQuantities } from "./quantities.ts";
import { checkReceipts } from "./receipts.ts";
import { checkEvents, checkResponses } from "./responses.ts";
import { checkTotals } from "./totals.ts";

/** Everything that is wrong, as sentences; empty when the run was as it should be. */
export async function checkHistory(history: History, evidence: Evidence): Promise<string[]> {
  const { knex, environmentId } = evidence;
  const rows: Row[] = await knex("transactions")
    .where({ data_set_id: environmentId })
    .select("id", "data_set_id", "branch_id", "lane_id", "bhf_id", "type", "status")
    .select("invoice_no", "receipt_type", "receipt_no", "receipt_unrecovered");
  const lanes: Lane[] = await knex("lanes")
    .where({ data_set_id: environmentId })
    .select("id", "tin", "bhf_id");
  return [
    ...checkResponses(history, rows),
    ...checkEvents(history, rows, evidence.received),
    ...checkReceipts(rows, lanes, evidence.ledger, evidence.isRestored),
    ...(await checkTotals(evidence, rows)),
    ...(evidence.isComplete === false ? [] : await checkQuantities(history, rows, evidence)),
  ];
}
