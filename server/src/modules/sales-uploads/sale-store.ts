// The sales of an upload with what became of them at the control unit.
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { CheckedSale, SaleState, StoredState } from "./sale.ts";
import type { Refusal, UploadRow } from "./store.ts";

/** A sale with the state of its transaction. */
export type StoredSale = {
  position: number;
  invoice_no: string;
  state: StoredState;
  is_note: number;
  is_earlier: number;
  transaction_id: string | null;
  body: CheckedSale["body"];
  refusal: Refusal | null;
  status: string | null;
  receipt_no: string | null;
  failure_code: string | null;
};

type RawSale = Omit<StoredSale, "body" | "refusal"> & { body: Uint8Array; refusal: Uint8Array | null };

const read = ({ body, refusal, ...rest }: RawSale): StoredSale => ({
  ...rest,
  body: fromBlob<CheckedSale["body"]>(body),
  refusal: refusal && fromBlob<Refusal>(refusal),
});

const salesOf = (db: Queryable, { id, reading }: Pick<UploadRow, "id" | "reading">): QueryBuilder =>
  db("sales_upload_sales")
    .leftJoin("transactions", "transactions.id", "sales_upload_sales.transaction_id")
    .where({ upload_id: id, reading });

/** The states of a sale that the service rejected. */
const refused: ReadonlySet<SaleState> = new Set<SaleState>(["rejected"]);

/** Sales in one of these states. */
function inStates(rows: QueryBuilder, states: readonly SaleState[]): QueryBuilder {
  const ended: Partial<Record<SaleState, readonly string[]>> = {
    accepted: ["pending"],
    signed: ["success"],
    rejected: ["failed"],
  };
  return rows.where((any) => {
    for (const state of states) {
      const statuses = ended[state];
      if (statuses)
        any.orWhere((sent) =>
          sent.where("sales_upload_sales.state", "sent").whereIn("transactions.status", statuses),
        );
      else any.orWhere("sales_upload_sales.state", state);
      if (refused.has(state)) any.orWhere("sales_upload_sales.state", "refused");
    }
  });
}

/** Pages in the order of the file. */
export async function pageOfSales(
  db: Queryable,
  upload: UploadRow,
  states: readonly SaleState[] | undefined,
  request: PageRequest,
): Promise<Page<StoredSale>> {
  const rows = salesOf(db, upload).select(
    "position",
    "sales_upload_sales.invoice_no",
    "state",
    "is_note",
    "is_earlier",
    "sales_upload_sales.transaction_id",
    "body",
    "refusal",
    "transactions.status",
    "transactions.receipt_no",
    "transactions.failure_code",
  );
  if (states) inStates(rows, states);
  const page = await pageBy<RawSale>(rows, sortBy("asc", "position"), request);
  return { ...page, rows: page.rows.map(read) };
}

/** The first sales with a problem. */
export async function findProblems(
  db: Queryable,
  { id, reading }: UploadRow,
  most: number,
): Promise<CheckedSale["body"][]> {
  const rows: { body: Uint8Array }[] = await db("sales_upload_sales")
    .where({ upload_id: id, reading, state: "problem" })
    .orderBy(["is_note", "position"])
    .limit(most)
    .select("body");
  return rows.map(({ body }) => fromBlob<CheckedSale["body"]>(body));
}

/** How many sales there are of each state, status of their transaction, and whether they were entered earlier. */
export async function countSales(
  db: Queryable,
  upload: UploadRow,
): Promise<{ state: StoredState; status: string | null; is_earlier: number; count: number }[]> {
  const rows = await salesOf(db, upload)
    .groupBy("state", "transactions.status", "is_earlier")
    .select("state", "transactions.status", "is_earlier")
    .count({ count: "*" });
  return rows.map(
    (row: { state: StoredState; status: string | null; is_earlier: number; count: number }) => ({
      ...row,
      count: Number(row.count),
    }),
  );
}

/** The transaction that holds a number. */
export type Holder = {
  id: string;
  type: string;
  invoice_no: string;
  status: string;
  receipt_no: string | null;
  next_retry_at: number | null;
  total_amount: number;
  tax_amount: number;
  request: unknown;
};

/** The sales of a branch that hold any of these numbers. */
export async function findHolders(
  db: Queryable,
  scope: { data_set_id: number; branch_id: number },
  types: readonly string[],
  numbers: readonly string[],
): Promise<Holder[]> {
  const rows: (Omit<Holder, "request"> & { request: Uint8Array })[] = await db("transactions")
    .join("transaction_bodies", "transaction_bodies.transaction_id", "transactions.id")
    .where({ ...scope, live: 1 })
    .whereIn("type", types)
    .whereIn("invoice_no", numbers)
    .select(
      "id",
      "type",
      "invoice_no",
      "status",
      "receipt_no",
      "next_retry_at",
      "transactions.total_amount",
      "transactions.tax_amount",
      "request",
    );
  return rows.map((row) => ({
    ...row,
    total_amount: Number(row.total_amount),
    tax_amount: Number(row.tax_amount),
    request: fromBlob<unknown>(row.request),
  }));
}

/** The closed months of an environment, as `YYYYMM`. */
export async function findClosedMonths(db: Queryable, data_set_id: number): Promise<Set<string>> {
  return new Set<string>(await db("closed_periods").where({ data_set_id }).pluck("month"));
}
