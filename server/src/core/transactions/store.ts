// The rows of transactions and their bodies.

import { storedWarnings } from "../../base/warnings.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { updateGrouped } from "../../db/batching/grouped-rows.ts";
import { type CountKey, countTransactions, shownStatus } from "../../db/history/counters.ts";
import { addFigures } from "../../db/history/figures.ts";
import {
  type CompositeKey,
  insertRows,
  rowLock,
  selectByCompositeKeys,
  selectByKeys,
} from "../../db/sql/rows.ts";
import { char, flag, int, type Queryable, type QueryBuilder, string, type Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob, toCompactBlob } from "../../db/sql/values.ts";
import type { CallRow, StreamName } from "../../lanes/kinds.ts";
import { insertEvent } from "../webhooks/event-store.ts";
import { figuresOf } from "./figures.ts";
import { isSale, type TransactionType } from "./kinds.ts";

export type { TransactionType };

/**
 * `processing`: its control unit has its call. No row says so: readers see it of pending ones, by {@link shownStatus}.
 */
export type TransactionStatus = "pending" | "processing" | "success" | "failed";

export type TransactionRow = {
  id: string;
  data_set_id: number;
  branch_id: number;
  bhf_id: string;
  lane_id: number;
  user_id: number;
  key_id: string;
  request_id: string;
  type: TransactionType;
  status: TransactionStatus;
  invoice_no: string;
  /** 1 while the row holds its number, null once another took it over. */
  live: 1 | null;
  supplier_hash: string | null;
  /** Of a purchase: the number of the supplier's invoice. */
  supplier_no: string | null;
  content_hash: string;
  document_date: string;
  document_time: string | null;
  receipt_type: string | null;
  original_transaction_id: string | null;
  counterparty_tin: string | null;
  counterparty_name: string | null;
  counterparty_folded: string | null;
  /** Money ×100. */
  total_amount: number;
  tax_amount: number;
  /** Figures by tax type, from `packTaxes`; null where the document is neither sale nor purchase. */
  taxes: string | null;
  payment_type: string | null;
  /** From `packPayments`, of a sale with several payments. */
  payments: string | null;
  purchase_status: string | null;
  /** `YYYYMM` where a purchase is claimed in another month than that of its date. */
  claim_month: string | null;
  /** 1 for a purchase whose tax nobody claims. */
  no_claim: number;
  /** Why an owner claims its tax later than the authority allows. */
  claim_reason: string | null;
  /** Money ×100: the tax of a purchase's lines that are not deductible. */
  non_deductible_tax: number;
  /** Of a signed sale, a quotation or training document: the Z report that it counts in, its lines, and the discounts on them with tax (money ×100). Otherwise 0. */
  z_no: number;
  line_count: number;
  discount_amount: number;
  /** From `packWarnings`. */
  warnings: string | null;
  receipt_no: string | null;
  receipt_date: string | null;
  /** The receipt's signature, cut to the column; null without one. */
  receipt_signature: string | null;
  receipt_unrecovered: number;
  synced_to_authority: number;
  /** Whether its end is reported as an event: it was accepted asynchronously, or its response came before the outcome. */
  notify: number;
  in_doubt: number;
  stalled_at: number | null;
  retry_count: number;
  can_retry: number;
  failure_code: string | null;
  next_retry_at: number | null;
  superseded_by: string | null;
  local_day: string;
  created_at: number;
  updated_at: number;
  processed_at: number | null;
  /** A {@link ResponseBody}, packed. */
  response: Uint8Array | null;
  /** Of a sale in a foreign currency: its code, its rate (×10⁶), and the total in it (money ×100). */
  currency: string | null;
  exchange_rate: number | null;
  foreign_amount: number | null;
};

/** Columns that a row gets only after it was stored; until then they have their defaults. */
type GottenLater =
  | "z_no"
  | "line_count"
  | "discount_amount"
  | "receipt_no"
  | "receipt_date"
  | "receipt_signature"
  | "receipt_unrecovered"
  | "synced_to_authority"
  | "in_doubt"
  | "stalled_at"
  | "retry_count"
  | "can_retry"
  | "failure_code"
  | "next_retry_at"
  | "superseded_by"
  | "response";
export type NewTransactionRow = Omit<TransactionRow, GottenLater>;

/** The row of a document that no control unit gets: it has ended when it is stored. */
export type LocalRow = NewTransactionRow &
  Pick<TransactionRow, "z_no" | "line_count" | "discount_amount" | "response">;

/** The unit's response, as stored with the transaction and shown as `response_data`. */
export type ResponseBody = {
  receipt_no: string | null;
  receipt_date: string | null;
  qr_code: string | null;
  result_code: string | null;
  result_message: string | null;
  receipt_signature?: string | null;
  internal_data?: string | null;
  sdc_id?: string | null;
  mrc_no?: string | null;
  total_receipt_no?: number | null;
  receipt_unrecovered?: boolean;
  qr_text?: string | null;
  /** The form of the receipt: the profile of the unit that signed it. Missing while the receipt is unrecovered. */
  profile?: ProfileName;
  /** Imports: the quantity before and after the items were booked in. */
  previous_qty?: number;
  new_qty?: number;
};

/** A signature as its column holds it. */
export function signatureOf(signature: string | null | undefined): string | null {
  return signature ? signature.toWellFormed().slice(0, 64) : null;
}

export type Bodies<Document> = { request: unknown; document: Document; response: ResponseBody | null };

/** Inserts rows, which all have the same columns, with their bodies and counts them, a few statements for all. */
export async function insertTransactions(
  trx: Trx,
  rows: { row: NewTransactionRow | LocalRow; request: unknown; document: unknown }[],
): Promise<void> {
  await insertRows(
    trx,
    "transactions",
    rows.map(({ row }) => row),
  );
  await insertRows(
    trx,
    "transaction_bodies",
    rows.map(({ row, request, document }) => ({
      transaction_id: row.id,
      request: toCompactBlob(request),
      document: toCompactBlob(document),
    })),
  );
  await countTransactions(
    trx,
    rows.map(({ row }) => ({ ...countKey(row), count: 1 })),
  );
}

type HolderKeys = Pick<TransactionRow, "data_set_id" | "branch_id" | "type" | "invoice_no" | "supplier_hash">;

const byNumber: CompositeKey = {
  index: "identity",
  columns: { data_set_id: int(), branch_id: int(), type: string(10), invoice_no: string(191), live: flag() },
};
const bySupplier: CompositeKey = {
  index: "supplier",
  columns: { data_set_id: int(), supplier_hash: char(64), live: flag() },
};

/** The live rows that hold any of these numbers or supplier invoices. */
export async function findHolders(trx: Trx, keys: HolderKeys[]): Promise<TransactionRow[]> {
  const numbers = keys.map(({ data_set_id, branch_id, type, invoice_no }) => ({
    data_set_id,
    branch_id,
    type,
    invoice_no,
    live: 1 as const,
  }));
  const suppliers = keys.flatMap(({ data_set_id, supplier_hash }) =>
    supplier_hash === null ? [] : [{ data_set_id, supplier_hash, live: 1 as const }],
  );
  return [
    ...(await selectByCompositeKeys<TransactionRow>(trx, "transactions", byNumber, numbers)),
    ...(await selectByCompositeKeys<TransactionRow>(trx, "transactions", bySupplier, suppliers)),
  ];
}

const lockTransactions: Operation<string, TransactionRow | undefined> = async (trx, ids) => {
  const keys = [...new Set(ids)].sort().map((id) => ({ id }));
  const rows = await selectByKeys<TransactionRow>(trx, "transactions", keys, rowLock(trx));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
};

/** Rows of transactions with the status that readers see. */
export function selectShown(db: Queryable, rows: QueryBuilder): QueryBuilder {
  return rows.select("transactions.*", db.raw(`${shownStatus} as status`));
}

export async function findTransaction(db: Queryable, id: string): Promise<TransactionRow | undefined> {
  return selectShown(db, db("transactions").where({ id })).first();
}

/** A row that another row names: transactions are never deleted. */
export async function readTransaction(db: Queryable, id: string): Promise<TransactionRow> {
  const row = await findTransaction(db, id);
  if (!row) throw new Error(`transaction ${id} vanished`);
  return row;
}

/** Rows that a transaction has locked and not changed since, by {@link updateTransaction} as everything does: they need not be read again. */
const lockedRows = new WeakMap<Trx, Map<string, TransactionRow>>();

/** The same, locked until the transaction ends where the database locks rows. */
export async function lockTransaction(trx: Trx, id: string): Promise<TransactionRow> {
  const locked = lockedRows.get(trx) ?? new Map<string, TransactionRow>();
  lockedRows.set(trx, locked);
  const row = locked.get(id) ?? (await runGrouped(trx, lockTransactions, id));
  if (!row) throw new Error(`transaction ${id} vanished`);
  locked.set(id, row);
  return row;
}

/** The row that holds a number now. */
export async function findLiveTransaction(
  db: Queryable,
  identity: Pick<TransactionRow, "data_set_id" | "branch_id" | "type" | "invoice_no">,
): Promise<TransactionRow | undefined> {
  const { data_set_id, branch_id, type, invoice_no } = identity;
  const where = { data_set_id, branch_id, type, invoice_no, live: 1 };
  return selectShown(db, db("transactions").where(where)).first();
}

/** The body of the request, the document that is signed, and the unit's response. */
export async function findBodies<Document>(db: Queryable, id: string): Promise<Bodies<Document>> {
  const row = await db("transaction_bodies")
    .join("transactions", "transactions.id", "transaction_bodies.transaction_id")
    .where({ transaction_id: id })
    .first("request", "document", "response");
  if (!row) throw new Error(`transaction ${id} has no bodies`);
  return {
    request: fromBlob(row.request),
    document: fromBlob<Document>(row.document),
    response: fromBlob<ResponseBody | null>(row.response),
  };
}

const readDocuments: Operation<string, Uint8Array | null | undefined> = async (trx, ids) => {
  const keys = [...new Set(ids)].map((transaction_id) => ({ transaction_id }));
  const what = "transaction_id, document";
  type Row = { transaction_id: string; document: Uint8Array | null };
  const rows = await selectByKeys<Row>(trx, "transaction_bodies", keys, "", what);
  const byId = new Map(rows.map((row) => [row.transaction_id, row.document]));
  return ids.map((id) => byId.get(id));
};

/** The signed part of a call's transaction: it never changes, and is read once, before the call. */
export async function findDocument<Document>(
  trx: Trx,
  call: Pick<CallRow, "transaction_id" | "document">,
): Promise<Document> {
  if (call.document === undefined) {
    const id = call.transaction_id;
    const document = await runGrouped(trx, readDocuments, id);
    if (document === undefined) throw new Error(`transaction ${id} has no bodies`);
    call.document = fromBlob(document);
  }
  return call.document as Document;
}

/** The unit's response as its column holds it. */
export function packResponse(response: ResponseBody): Pick<TransactionRow, "response"> {
  return { response: toBlob(response) };
}

/**
 * Changes a row and, in the same transaction, the consequences of its status: counters and figures of its day, and the event
 * about its end if one was promised. The row must be locked, or a simultaneous end and promise would both miss each other.
 */
export async function updateTransaction(
  trx: Trx,
  row: TransactionRow,
  changes: Partial<TransactionRow>,
): Promise<void> {
  lockedRows.get(trx)?.delete(row.id);
  await updateGrouped(trx, "transactions", { key: { id: row.id }, set: changes });
  const changed = { ...row, ...changes };
  if (changed.notify && isFinal(changed) && !isFinal(row)) await reportEnd(trx, changed);
  await addFigures(trx, [...figuresOf(row, -1), ...figuresOf(changed, 1)]);
  if (changed.status === row.status) return;
  await countTransactions(trx, [
    { ...countKey(row), count: -1 },
    { ...countKey(changed), count: 1 },
  ]);
}

/** The stream of its lane that its call is in. */
export function streamOf({ type }: Pick<TransactionRow, "type">): StreamName {
  return isSale(type) ? "sales" : type === "purchase" ? "purchases" : "stock";
}

/** Whether a transaction changes no more automatically: it succeeded, or failed without an automatic retry to come. */
export function isFinal(row: Pick<TransactionRow, "status" | "next_retry_at">): boolean {
  return row.status === "success" || (row.status === "failed" && row.next_retry_at === null);
}

async function reportEnd(trx: Trx, row: TransactionRow): Promise<void> {
  const { id, request_id, data_set_id, type, bhf_id: branch_id, invoice_no } = row;
  const data = {
    transaction_id: id,
    type,
    status: row.status === "success" ? ("success" as const) : ("failed" as const),
    branch_id,
    invoice_no,
    receipt_no: row.receipt_no,
    ...storedWarnings(row),
  };
  const event = {
    name: "transaction.completed" as const,
    data_set_id,
    transaction: { id, request_id },
    data,
  };
  await insertEvent(trx, event, row.updated_at);
}

function countKey(row: CountKey & { data_set_id: number }): CountKey & { data_set_id: number } {
  const { data_set_id, branch_id, type, status, local_day, user_id, document_date } = row;
  return { data_set_id, branch_id, type, status, local_day, user_id, document_date };
}
