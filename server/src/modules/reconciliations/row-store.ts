// The rows of a reconciliation's last match, and the purchases that register them.

import type { Registering } from "@taxctl/sdk/rules/reconcile";
import type { TransactionStatus } from "../../core/transactions/store.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import type { Database } from "../../db/open.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { ReportedRow } from "./jobs.ts";
import type { MatchedRow, RowBody, RowStatus } from "./row.ts";
import type { ReconciliationRow } from "./store.ts";

/** Rows, and bytes of their bodies, that one transaction stores. */
const rowsAtOnce = 500;
const bytesAtOnce = 1024 * 1024;

export type NewRow = MatchedRow & { supplier_sale_id: string | null };

/** Stores the rows of a run, some in each transaction. */
export async function saveRows(
  db: Database,
  id: string,
  run: number,
  rows: readonly NewRow[],
): Promise<void> {
  let some: object[] = [];
  let bytes = 0;
  const store = async () => {
    const stored = some;
    [some, bytes] = [[], 0];
    if (stored.length > 0) await db.transaction((trx) => trx("reconciliation_rows").insert(stored));
  };
  for (const [position, { authority_id: _, body, ...row }] of rows.entries()) {
    const packed = toBlob(body);
    if (some.length === rowsAtOnce || bytes + packed.length > bytesAtOnce) await store();
    some.push({ ...row, reconciliation_id: id, run, position, body: packed });
    bytes += packed.length;
  }
  await store();
}

export type StoredRow = {
  position: number;
  row_id: string;
  status: RowStatus;
  decision: string;
  supplier_tin: string;
  seen: string;
  supplier_sale_id: string | null;
  body: RowBody;
};
type RawRow = Omit<StoredRow, "body"> & { body: Uint8Array };
const readRow = (raw: RawRow): StoredRow => ({ ...raw, body: fromBlob<RowBody>(raw.body) });

export type RowFilter = {
  status?: readonly string[] | undefined;
  decision?: string | undefined;
  /** Only rows that need a decision, or only others. */
  open?: boolean | undefined;
  supplier_tin?: string | undefined;
};

/** Decisions that end no work on a row. */
const undecided = ["", "pending"];

/** Leaves the rows that need a decision: `isUndecided` in SQL. `rows` are joined with their supplier sales. */
const onlyUndecided = (query: QueryBuilder): QueryBuilder =>
  query.whereIn("rows.decision", undecided).where((open) =>
    open
      .whereNotIn("rows.status", ["exact", "missing_in_books"])
      .orWhere((alone) =>
        alone.where("rows.status", "missing_in_books").whereNull("supplier_sales.registered_by"),
      )
      .orWhere((waiting) =>
        waiting
          .where("rows.status", "exact")
          .whereNotNull("supplier_sales.id")
          .whereNull("supplier_sales.registered_by"),
      ),
  );

/** The positions of a run's rows that need a decision. */
const undecidedPositions = (db: Queryable, { id, run }: ReconciliationRow): QueryBuilder =>
  onlyUndecided(
    db("reconciliation_rows as rows")
      .leftJoin("supplier_sales", "supplier_sales.id", "rows.supplier_sale_id")
      .where({ reconciliation_id: id, run }),
  ).select("rows.position");

const rowsOfRun = (db: Queryable, { id, run }: ReconciliationRow): QueryBuilder =>
  db("reconciliation_rows").where({ reconciliation_id: id, run });

export async function pageOfRows(
  db: Queryable,
  reconciliation: ReconciliationRow,
  { status, decision, open, supplier_tin }: RowFilter,
  request: PageRequest,
): Promise<Page<StoredRow>> {
  const rows = rowsOfRun(db, reconciliation);
  if (status) rows.whereIn("status", status);
  if (decision !== undefined) rows.where({ decision: decision === "none" ? "" : decision });
  if (supplier_tin !== undefined) rows.where({ supplier_tin });
  if (open === true) rows.whereIn("position", undecidedPositions(db, reconciliation));
  if (open === false) rows.whereNotIn("position", undecidedPositions(db, reconciliation));
  const page = await pageBy<RawRow>(rows, sortBy("asc", "position"), request);
  return { ...page, rows: page.rows.map(readRow) };
}

export type RowCount = { status: RowStatus; count: number; open: number };

/** How many rows there are of each status, and how many of these need a decision. */
export async function countRows(db: Queryable, reconciliation: ReconciliationRow): Promise<RowCount[]> {
  type Counted = { status: RowStatus; count: number };
  const byStatus = async (rows: QueryBuilder): Promise<Counted[]> =>
    rows.groupBy("status").select("status").count({ count: "*" });
  const all = await byStatus(rowsOfRun(db, reconciliation));
  const positions = undecidedPositions(db, reconciliation);
  const open = await byStatus(rowsOfRun(db, reconciliation).whereIn("position", positions));
  const openOf = new Map(open.map(({ status, count }) => [status, Number(count)]));
  return all.map(({ status, count }) => ({ status, count: Number(count), open: openOf.get(status) ?? 0 }));
}

type ReportedRaw = Pick<RawRow, "position" | "body" | "supplier_sale_id"> & {
  registered_by: string | null;
  purchase_status: string | null;
  no_claim: number | null;
  claim_month: string | null;
};

/** All rows of a report, read some at a time. An invoice is claimed if its purchase is, in a month of the period. */
export async function readReported(
  db: Queryable,
  { id, run, from_date, to_date }: ReconciliationRow,
): Promise<ReportedRow[]> {
  const [first, last] = [from_date, to_date].map((day) => day.slice(0, 7).replace("-", ""));
  const registeringOf = (row: ReportedRaw): Registering => {
    if (row.supplier_sale_id === null) return undefined;
    if (row.registered_by === null) return "waiting";
    const month = row.claim_month ?? "";
    const isOfPeriod = month >= (first ?? "") && month <= (last ?? "");
    return isOfPeriod && !row.no_claim && row.purchase_status !== "04" ? "claimed" : "registered";
  };
  const all: ReportedRow[] = [];
  for (let after = -1; ; ) {
    const rows: ReportedRaw[] = await db("reconciliation_rows as rows")
      .leftJoin("supplier_sales", "supplier_sales.id", "rows.supplier_sale_id")
      .leftJoin("transactions", "transactions.id", "supplier_sales.registered_by")
      .where({ reconciliation_id: id, run })
      .where("position", ">", after)
      .orderBy("position")
      .limit(500)
      .select("position", "rows.body", "supplier_sale_id", "registered_by", "purchase_status", "no_claim")
      .select(db.raw("coalesce(claim_month, substr(document_date, 1, 6)) as claim_month"));
    all.push(
      ...rows.map((row) => ({ body: Buffer.from(row.body).toString(), registering: registeringOf(row) })),
    );
    const end = rows.at(-1);
    if (!end || rows.length < 500) return all;
    after = end.position;
  }
}

export async function findRow(
  db: Queryable,
  reconciliation: ReconciliationRow,
  row_id: string,
): Promise<StoredRow | undefined> {
  const raw: RawRow | undefined = await rowsOfRun(db, reconciliation).where({ row_id }).first();
  return raw && readRow(raw);
}

export async function updateRow(
  trx: Trx,
  reconciliation: ReconciliationRow,
  row_id: string,
  decision: string,
  body: RowBody,
): Promise<void> {
  await rowsOfRun(trx, reconciliation)
    .where({ row_id })
    .update({ decision, body: toBlob(body) });
}

/** Rows with these decisions whose supplier sale no purchase registers. */
const unregistered = (db: Queryable, { id, run }: ReconciliationRow, decisions: readonly string[]) =>
  db("reconciliation_rows as rows")
    .join("supplier_sales", "supplier_sales.id", "rows.supplier_sale_id")
    .where({ reconciliation_id: id, run, registered_by: null })
    .whereIn("decision", decisions);

/** Rows that somebody decided to register or to reject, and whose supplier sale waits; a few more than `most` are not looked at. */
export async function findToRegister(
  db: Queryable,
  reconciliation: ReconciliationRow,
  { decisions, after, most }: { decisions: readonly string[]; after: number; most: number },
): Promise<(StoredRow & { branch_id: number; sale: Uint8Array })[]> {
  const rows: (RawRow & { branch_id: number; sale: Uint8Array })[] = await unregistered(
    db,
    reconciliation,
    decisions,
  )
    .where("position", ">", after)
    .orderBy("position")
    .limit(most)
    .select("rows.*", "supplier_sales.branch_id", "supplier_sales.body as sale");
  return rows.map(({ branch_id, sale, ...row }) => ({ ...readRow(row), branch_id, sale }));
}

/** How many accepted matches have a supplier sale that no purchase registers. */
export async function countToRegister(db: Queryable, reconciliation: ReconciliationRow): Promise<number> {
  const [row] = await unregistered(db, reconciliation, ["accept"]).count({ count: "*" });
  return Number(row?.count ?? 0);
}

/** How many rows of each month need a decision. */
export async function countUndecided(db: Queryable, data_set_id: number): Promise<Map<string, number>> {
  const rows = db("reconciliations")
    .join("reconciliation_rows as rows", (join) =>
      join.on("rows.reconciliation_id", "reconciliations.id").on("rows.run", "reconciliations.run"),
    )
    .leftJoin("supplier_sales", "supplier_sales.id", "rows.supplier_sale_id")
    .where("reconciliations.data_set_id", data_set_id);
  const counts: { month: string; count: number }[] = await onlyUndecided(rows)
    .groupBy("rows.month")
    .select("rows.month")
    .count({ count: "*" });
  return new Map(counts.map(({ month, count }) => [month, Number(count)]));
}

/** Whether an environment compares books. */
export async function hasBooks(db: Queryable, data_set_id: number): Promise<boolean> {
  return (await db("reconciliations").where({ data_set_id }).first("id")) !== undefined;
}

/** The months that reconciliations are about, one each. */
export async function listBookMonths(db: Queryable, data_set_id: number): Promise<string[]> {
  const rows: { from_date: string; to_date: string }[] = await db("reconciliations")
    .where({ data_set_id })
    .select("from_date", "to_date");
  return rows
    .filter(({ from_date, to_date }) => from_date.slice(0, 7) === to_date.slice(0, 7))
    .map(({ from_date }) => from_date.slice(0, 7).replace("-", ""));
}

/** Supplier sales that no purchase registers, by their month; those that somebody ignored or rejected are left out. */
export async function countUnregistered(db: Queryable, data_set_id: number): Promise<Map<string, number>> {
  const month = "substr(supplier_sales.sales_date, 1, 6)";
  const rows: { month: string; count: number }[] = await db("supplier_sales")
    .whereIn("branch_id", db("branches").where({ data_set_id }).select("id"))
    .whereNull("registered_by")
    .whereNotExists(
      db("reconciliation_rows as rows")
        .join("reconciliations", (join) =>
          join.on("rows.reconciliation_id", "reconciliations.id").on("rows.run", "reconciliations.run"),
        )
        .whereRaw("rows.supplier_sale_id = supplier_sales.id")
        .whereIn("rows.decision", ["ignore", "reject"])
        .select(db.raw("1")),
    )
    .groupByRaw(month)
    .select(db.raw(`${month} as month`))
    .count({ count: "*" });
  return new Map(rows.map(({ month: of, count }) => [of, Number(count)]));
}

export type Registration = {
  transaction_id: string;
  status: TransactionStatus;
  purchase_status: string | null;
};

/** The transactions that supplier sales are registered by. */
export async function findRegistrations(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Registration>> {
  const rows = await readInParts(
    ids,
    async (some): Promise<(Registration & { id: string })[]> =>
      db("supplier_sales")
        .join("transactions", "transactions.id", "supplier_sales.registered_by")
        .whereIn("supplier_sales.id", some)
        .select("supplier_sales.id", "transactions.id as transaction_id", "status", "purchase_status"),
  );
  return new Map(rows.map(({ id, ...registration }) => [id, registration]));
}
