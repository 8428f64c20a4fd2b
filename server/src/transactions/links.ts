// What a sale is linked to: its credit notes, the sale that was issued in its place, and the sale whose place it takes.
import type { Queryable } from "../db/sql/schema.ts";
import { findNotesOf, findReissue } from "./reissue-store.ts";
import { findTransaction, type TransactionRow } from "./store.ts";

type Link = Pick<TransactionRow, "invoice_no" | "status"> & { transaction_id: string };

export type Links = { credited_by: Link[]; reissued_as: Link | null; reissue_of: Link | null };

const linkTo = ({ id, invoice_no, status }: TransactionRow): Link => ({
  transaction_id: id,
  invoice_no,
  status,
});

/** The links of a transaction; one that is no sale has none. */
export async function findLinks(
  db: Queryable,
  { id, type }: Pick<TransactionRow, "id" | "type">,
): Promise<Links> {
  if (type !== "sales") return { credited_by: [], reissued_as: null, reissue_of: null };
  const [notes, forward, back] = await Promise.all([
    findNotesOf(db, id),
    findReissue(db, { original_id: id }),
    findReissue(db, { sale_id: id }),
  ]);
  const [sale, original] = await Promise.all([
    forward && findTransaction(db, forward.sale_id),
    back && findTransaction(db, back.original_id),
  ]);
  return {
    credited_by: notes.map(linkTo),
    reissued_as: sale ? linkTo(sale) : null,
    reissue_of: original ? linkTo(original) : null,
  };
}
