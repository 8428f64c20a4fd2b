// The stored parts of a month's return: the amounts that were entered, and the documents of a closed month.
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { Entered, ReturnDocument } from "./return.ts";

export type EnteredRow = { entered: Partial<Entered>; updated_at: number; updated_by: number };

export async function findEntered(
  db: Queryable,
  data_set_id: number,
  month: string,
): Promise<EnteredRow | undefined> {
  const row = await db("period_returns").where({ data_set_id, month }).first();
  return row && { ...row, entered: fromBlob<Partial<Entered>>(row.entered) };
}

export async function saveEntered(
  trx: Trx,
  data_set_id: number,
  month: string,
  { entered, ...stamps }: EnteredRow,
): Promise<void> {
  await trx("period_returns")
    .insert({ data_set_id, month, entered: toBlob(entered), ...stamps })
    .onConflict(["data_set_id", "month"])
    .merge();
}

const documentsOfPart = 1000;

/** Stores the documents that the return of a closed month lists. */
export async function insertDocuments(
  trx: Trx,
  data_set_id: number,
  month: string,
  documents: readonly ReturnDocument[],
): Promise<void> {
  for (let first = 0; first < documents.length; first += documentsOfPart)
    await trx("closed_period_documents").insert({
      data_set_id,
      month,
      part: first / documentsOfPart,
      documents: toBlob(documents.slice(first, first + documentsOfPart)),
    });
}

export async function listDocuments(
  db: Queryable,
  data_set_id: number,
  month: string,
): Promise<ReturnDocument[]> {
  const rows: { documents: Uint8Array }[] = await db("closed_period_documents")
    .where({ data_set_id, month })
    .orderBy("part")
    .select("documents");
  return rows.flatMap(({ documents }) => fromBlob<ReturnDocument[]>(documents));
}

export async function deleteDocuments(trx: Trx, data_set_id: number, month: string): Promise<void> {
  await trx("closed_period_documents").where({ data_set_id, month }).delete();
}
