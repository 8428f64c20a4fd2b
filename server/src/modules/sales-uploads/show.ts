// Uploads and their sales, as the API shows them.
import { iso, isoOrNull } from "../../base/clock.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Context } from "../../core/context/context.ts";
import { failureOfTransaction } from "../../core/transactions/failure.ts";
import { money } from "../../db/sql/scaled.ts";
import { atLines, type SaleState } from "./sale.ts";
import { countSales, findProblems, type StoredSale } from "./sale-store.ts";
import type { UploadRow } from "./store.ts";

/** Sales whose problems are shown with their upload, and how many problems of them. */
const mostSales = 20;
const mostProblems = 100;

function stateOf({ state, status }: { state: StoredSale["state"]; status: string | null }): SaleState {
  if (state === "ready" || state === "problem") return state;
  if (state === "refused" || status === "failed") return "rejected";
  return status === "success" ? "signed" : "accepted";
}

function showMapping(given: UploadRow["mapping"]) {
  const { columns = [], constants = [], payment_types = [] } = given;
  const { date_format = null, decimal_comma = null, credit_prefix = null, source = null } = given;
  return { columns, constants, payment_types, date_format, decimal_comma, credit_prefix, source };
}

export async function showUpload({ service }: Context, row: UploadRow) {
  const { knex } = service.db;
  const branch = await findBranchById(knex, row.branch_id);
  const counts = await countSales(knex, row);
  const of = (wanted: SaleState) =>
    counts.filter((one) => stateOf(one) === wanted).reduce((sum, { count }) => sum + count, 0);
  const problems = (await findProblems(knex, row, mostSales)).flatMap((body) => body.problems);
  const { problem, unknown_codes, ...read_as } = row.read_as;
  return {
    id: row.id,
    branch_id: branch?.bhf_id ?? "",
    file_name: row.name,
    status: row.status,
    mapping: showMapping(row.mapping),
    read_as,
    problem,
    sales: row.sales,
    ready: of("ready"),
    problems: of("problem"),
    accepted: of("accepted"),
    signed: of("signed"),
    rejected: of("rejected"),
    entered_earlier: counts.filter(({ is_earlier }) => is_earlier).reduce((sum, { count }) => sum + count, 0),
    with_warnings: row.with_warnings,
    total_amount: money.fromDb(row.total_amount),
    tax_amount: money.fromDb(row.tax_amount),
    unknown_codes,
    first_problems: problems.slice(0, mostProblems),
    uploaded_by: row.uploaded_by,
    uploaded_at: iso(row.uploaded_at),
    started_by: row.started_by,
    started_at: isoOrNull(row.started_at),
    finished_at: isoOrNull(row.finished_at),
  };
}

/** `cells` are those of the file by line, where they are asked for. */
export function showSale(
  sale: StoredSale,
  { read_as: { fields } }: UploadRow,
  cells?: ReadonlyMap<number, string[]>,
) {
  const { position, invoice_no, is_note, is_earlier, body, refusal, transaction_id } = sale;
  const { lines, amounts, problems, warnings } = body;
  const failure =
    sale.status === "failed"
      ? failureOfTransaction({ failure_code: sale.failure_code, can_retry: 0 }, undefined)
      : undefined;
  return {
    index: position,
    invoice_no: invoice_no === "" ? null : invoice_no,
    kind: is_note ? ("credit_note" as const) : ("sale" as const),
    lines,
    sale_date: body.sale_date,
    customer_name: body.customer_name,
    total_amount: amounts && money.fromDb(amounts.total_amount),
    tax_amount: amounts && money.fromDb(amounts.tax_amount),
    state: stateOf(sale),
    entered_earlier: Boolean(is_earlier),
    transaction_id,
    receipt_no: sale.receipt_no,
    code: refusal?.code ?? failure?.code ?? null,
    message: refusal?.message ?? failure?.message ?? null,
    problems: refusal ? atLines(refusal.errors, body, fields) : problems,
    warnings,
    rows: cells
      ? lines.flatMap((line) => {
          const row = cells.get(line);
          return row ? [{ line, cells: row }] : [];
        })
      : null,
  };
}
