// Responsible for lists in the fake service: transactions, sales, purchases, quantities, their pages and counts.
import { sumByLetter } from "../../amounts.ts";
import type { Movement, Purchase, Sale } from "../../openapi.ts";
import type { OperationId } from "../../types.ts";
import type { JsonObject } from "../operations.ts";
import { paged } from "./pages.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, failure, invalid, recordOf, success } from "./responses.ts";
import type { State, Stored } from "./state.ts";

const newestFirst = (state: State): Stored[] => state.transactions.toReversed();

/** Whether every condition that was given holds; those of other names are not conditions. */
function fits(conditions: [wanted: unknown, holds: (wanted: string) => boolean][]): boolean {
  return conditions.every(([wanted, holds]) => wanted == null || holds(String(wanted)));
}

const contains = (text: string | null | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

export function listTransactions({ operation, request, state }: FakeRequest): FakeResponse {
  const { query, headers } = request;
  const rows = newestFirst(state).filter(({ shown }) =>
    fits([
      [query.type, (type) => shown.type === type],
      [query.status, (status) => shown.status === status],
      [query.branch_id ?? query.bhf_id ?? headers.get("x-branch-id"), (branch) => shown.branch_id === branch],
      [query.receipt, () => shown.response_data.receipt_unrecovered === true],
      [query.invoice_no, (number) => shown.invoice_no === number],
      [query.from_date, (day) => state.localDay(shown.created_at) >= day],
      [query.to_date, (day) => state.localDay(shown.created_at) <= day],
    ]),
  );
  const found = rows.map(({ shown }) => recordOf("listTransactions", shown));
  return paged(operation, found, query);
}

/** Sales or purchases, as the operation says. */
export function searchDocuments({ operation, request, state }: FakeRequest): FakeResponse {
  const { body } = request;
  const id = operation.id as OperationId;
  const type = id === "searchSales" ? "sales" : "purchase";
  const found = newestFirst(state).flatMap(({ shown, document }) =>
    shown.type === type && document && isFound(document, body) ? [summaryOf(id, document)] : [],
  );
  return paged(operation, found, body);
}

function isFound(document: Sale | Purchase, body: Record<string, unknown>): boolean {
  const { branch_id, invoice_no, status } = document;
  const date = "sale_date" in document ? document.sale_date : document.purchase_date;
  const named: Partial<Pick<Sale, "customer_name" | "customer_tin"> & Pick<Purchase, "supplier_name">> =
    document;
  return fits([
    [body.branch_id ?? body.bhf_id, (branch) => branch_id === branch],
    [body.from_date, (day) => date >= day.replaceAll("-", "")],
    [body.to_date, (day) => date <= day.replaceAll("-", "")],
    [body.invoice_no, (number) => invoice_no === number],
    [body.status, (wanted) => status === wanted],
    [body.customer_name, (name) => contains(named.customer_name, name)],
    [body.customer_tin, (tin) => named.customer_tin === tin],
    [body.supplier_name, (name) => contains(named.supplier_name, name)],
  ]);
}

/** A found document: its figures and its sums by tax type, without its lines. */
function summaryOf(id: OperationId, document: Sale | Purchase): JsonObject {
  const sign = document.receipt_type === "R" ? -1 : 1;
  return recordOf(id, { sign, ...document, taxes: sumByLetter(document.items) });
}

const DAY_MS = 86_400_000;
const SPAN_DAYS = 30;

/** Counts of all transactions, or of one branch. */
export function countTransactions({ operation, request, state }: FakeRequest): FakeResponse {
  const { bhfId } = request.params;
  const counted = state.transactions
    .map(({ shown }) => shown)
    .filter((one) => !bhfId || one.branch_id === bhfId);
  const count = (field: "status" | "type", value: string) =>
    counted.filter((one) => one[field] === value).length;
  const by_status = Object.fromEntries(STATUSES.map((status) => [status, count("status", status)]));
  const by_type = Object.fromEntries(TYPES.map((type) => [type, count("type", type)]));
  const succeeded = count("status", "success");
  const finished = succeeded + count("status", "failed");
  const success_rate = finished === 0 ? 0 : Math.round((succeeded / finished) * 1000) / 10;
  const now = state.timestamp();
  const earliest = state.localDay(new Date(Date.parse(now) - SPAN_DAYS * DAY_MS).toISOString());
  const { from_date: from = earliest, to_date: to = state.localDay(now) } = request.query;
  if (String(from) > String(to)) {
    return invalid(
      operation,
      request.query.from_date === undefined
        ? { to_date: [`must not be before from_date, which is ${earliest} when left out`] }
        : { from_date: [`must not be after to_date: ${from} is after ${to}`] },
    );
  }
  const period = { from, to };
  const data = { total: counted.length, by_status, by_type, success_rate };
  if (!bhfId) return success(operation, { data, extra: { period } });
  const { items } = state;
  const stock = {
    items: items.length,
    low_stock: items.filter((item) => state.quantityAt(bhfId, item.item_code) <= item.safety_qty).length,
    out_of_stock: items.filter((item) => state.quantityAt(bhfId, item.item_code) <= 0).length,
  };
  const device = state.collection("devices").find((one) => one.bhf_id === bhfId);
  const { is_active, last_initialized_at, last_error } = Object(device);
  const shown = device ? { is_active, last_initialized_at, last_error } : null;
  return success(operation, {
    data: { bhf_id: bhfId, ...data, ...stock, device: shown },
    extra: { period },
  });
}

const STATUSES = ["pending", "processing", "success", "failed"];
const TYPES = ["sales", "purchase", "stock", "import"];

export function listStock({ operation, request, state, branch }: FakeRequest): FakeResponse {
  const { query } = request;
  const rows = state.items.map((item) => levelOf(state, branch, item.item_code));
  const found = rows.filter((row) =>
    fits([
      [query.item_code, (code) => contains(String(row.item_code), code)],
      [query.item_name, (name) => contains(String(row.item_name), name)],
      [query.low_stock, (low) => String(row.is_low_stock) === low],
      [query.out_of_stock, (out) => String(row.is_out_of_stock) === out],
    ]),
  );
  return paged(operation, found, query);
}

function levelOf(state: State, branch: string, itemCode: string): JsonObject {
  const item = state.item(itemCode);
  const { id, safety_qty, tax_type_code } = item;
  const current_qty = state.quantityAt(branch, itemCode);
  return recordOf("listStock", {
    ...item,
    current_qty,
    item_id: String(id),
    is_low_stock: current_qty <= safety_qty,
    is_out_of_stock: current_qty <= 0,
    tax_type_name: `${tax_type_code} ${state.rateOf(tax_type_code)}%`,
  });
}

export function showStockItem({ operation, request, state, branch }: FakeRequest): FakeResponse {
  const { params, query } = request;
  const code = params.item_code ?? "";
  if (!state.items.some((item) => item.item_code === code)) return failure(404, "NotFound");
  const { tax_type_name: _name, ...item } = levelOf(state, branch, code);
  const rows = movementsOf(state, { ...query, item_code: code });
  const page = paged(operation, rows, query);
  if (page.status !== 200) return page;
  const { total, ...meta } = Object(page.body.meta);
  const movements = Object(page.body.data).map(
    ({
      item_code: _code,
      item_name: _itemName,
      unit_price: _price,
      total_amount: _total,
      ...row
    }: Movement) => row,
  );
  return {
    ...page,
    body: { ...page.body, data: { item, movements }, meta: { ...meta, total_movements: total } },
  };
}

export function listMovements({ operation, request, state }: FakeRequest): FakeResponse {
  return paged(operation, movementsOf(state, request.query), request.query);
}

function movementsOf(state: State, query: Record<string, unknown>): Movement[] {
  const found = state.movements.filter((movement) =>
    fits([
      [query.item_code, (code) => movement.item_code === code],
      [query.type, (type) => movement.type === type],
      [query.from_date, (day) => state.localDay(movement.date) >= day],
      [query.to_date, (day) => state.localDay(movement.date) <= day],
    ]),
  );
  return query.sort_order === "asc" ? found : found.toReversed();
}
