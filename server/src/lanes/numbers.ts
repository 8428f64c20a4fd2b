// The numbers of streams, for operators: the next one of each, and the calls that forbid to change it.
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import { heldCalls, type NumberedKind } from "./hold.ts";
import type { CallRow, StreamName } from "./kinds.ts";

export type NumberRow = {
  account_id: number;
  environment: "live" | "sandbox";
  tin: string;
  bhf_id: string;
  stream: StreamName;
  next_number: number;
  stopped_reason: string | null;
};

/** The streams of all lanes, or of an account's, with the next number of each. */
export async function listNumbers(db: Queryable, accountId?: number): Promise<NumberRow[]> {
  return db("streams")
    .join("lanes", "lanes.id", "streams.lane_id")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .modify((query) => {
      if (accountId !== undefined) query.where("data_sets.account_id", accountId);
    })
    .orderBy(["data_sets.account_id", "data_sets.environment", "lanes.tin", "lanes.bhf_id", "streams.name"])
    .select(
      "data_sets.account_id",
      "data_sets.environment",
      "lanes.tin",
      "lanes.bhf_id",
      "streams.next_number",
    )
    .select({ stream: "streams.name", stopped_reason: "streams.stopped_reason" });
}

/** The TINs of a branch's lanes. */
export function findLaneTins(db: Queryable, environmentId: number, bhfId: string): Promise<string[]> {
  return db("lanes").where({ data_set_id: environmentId, bhf_id: bhfId }).pluck("tin");
}

/** All lanes, under an alias, for a query of their TINs. */
export function lanesAs(db: Queryable, alias: string): QueryBuilder {
  return db(`lanes as ${alias}`);
}

/** A numbered call without a result, with the number of its document. */
export type NumberedCall = Pick<CallRow, "id" | "number" | "transaction_id"> & {
  kind: NumberedKind;
  invoice_no: string;
};

/** More are not read. */
export const mostOpen = 1_000;

/** The first numbered calls of a stream that have no response, and those that are held after a restore. */
export async function findOpenNumbers(
  trx: Trx,
  laneId: number,
  stream: StreamName,
): Promise<{ unanswered: NumberedCall[]; held: NumberedCall[] }> {
  const open = { "calls.lane_id": laneId, "calls.stream": stream };
  const read = (calls: QueryBuilder): Promise<NumberedCall[]> =>
    calls
      .leftJoin("transactions", "transactions.id", "calls.transaction_id")
      .orderBy("calls.id")
      .limit(mostOpen)
      .select("calls.id", "calls.kind", "calls.number", "calls.transaction_id", "transactions.invoice_no");
  const unanswered = trx("calls")
    .where({ ...open, "calls.state": "sent" })
    .whereNotNull("calls.number");
  const held = heldCalls(trx).where(open);
  return { unanswered: await read(unanswered), held: await read(held) };
}
