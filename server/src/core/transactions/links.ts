// The links of a transaction. A sale: its credit notes, the sale that replaces it, and the sale that it replaces.
// A movement of a transfer between branches: the movement at the other branch.
import type { Queryable } from "../../db/sql/schema.ts";
import { isSale } from "./kinds.ts";
import { findNotesOf, findReissue } from "./reissue-store.ts";
import { findTransaction, type TransactionRow } from "./store.ts";
import { findTransfer } from "./transfer-store.ts";

type Link = Pick<TransactionRow, "invoice_no" | "status"> & { transaction_id: string };

export type Links = { credited_by: Link[]; reissued_as: Link | null; reissue_of: Link | null };

const linkTo = ({ id, invoice_no, status }: TransactionRow): Link => ({
  transaction_id: id,
  invoice_no,
  status,
});

/** The links of a transaction; empty if it isn't a sale. */
export async function findLinks(
  db: Queryable,
  { id, type }: Pick<TransactionRow, "id" | "type">,
): Promise<Links> {
  if (!isSale(type)) return { credited_by: [], reissued_as: null, reissue_of: null };
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

type TransferLink = Link & { branch_id: string };

type TransferLinks = { transferred_to: TransferLink | null; transferred_from: TransferLink | null };

/** The other movement of a transfer. */
export async function findTransferLinks(
  db: Queryable,
  { id, type }: Pick<TransactionRow, "id" | "type">,
): Promise<TransferLinks> {
  if (type !== "stock") return { transferred_to: null, transferred_from: null };
  const [asOutgoing, asIncoming] = await Promise.all([
    findTransfer(db, { out_id: id }),
    findTransfer(db, { in_id: id }),
  ]);
  const [incoming, outgoing] = await Promise.all([
    asOutgoing && findTransaction(db, asOutgoing.in_id),
    asIncoming && findTransaction(db, asIncoming.out_id),
  ]);
  const show = (row: TransactionRow | undefined) => (row ? { ...linkTo(row), branch_id: row.bhf_id } : null);
  return { transferred_to: show(incoming), transferred_from: show(outgoing) };
}
