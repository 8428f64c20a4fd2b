// Responsible for the sales that a test's suppliers reported: listed until a purchase registers them, and repeated by it.
import type { PurchaseInput, PurchaseLine, SupplierSale } from "../../openapi.ts";
import { purchaseOf } from "../../reconcile/purchase.ts";
import { normalTin, sourceOfSupplier } from "../../tins.ts";
import {
  checkLineCount,
  checkSupplierTotals,
  confirmedLine,
  type Problems,
  readLines,
} from "../../validation/index.ts";
import { paged } from "./pages.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, success } from "./responses.ts";
import type { State } from "./state.ts";

/** The sales that no purchase registers yet. Without sales of the test, the example. */
export function fetchSupplierSales({ operation, state }: FakeRequest): FakeResponse {
  if (!state.supplierSales) return success(operation);
  const data = shownSales(state).filter(({ transaction_id }) => transaction_id === null);
  const wait = data.length === 1 ? "sale waits" : "sales wait";
  return success(operation, { data, message: `${data.length} supplier ${wait} to be registered.` });
}

export function listSupplierSales({ operation, request, state }: FakeRequest): FakeResponse {
  if (!state.supplierSales) return success(operation);
  const { status, from_date, to_date } = request.query;
  const dayOf = (day: unknown) => (day === undefined ? undefined : String(day).replaceAll("-", ""));
  const [from = "", to = "99999999"] = [dayOf(from_date), dayOf(to_date)];
  const found = shownSales(state).filter(
    ({ sale_date, transaction_id }) =>
      (status === "all" || (status === "registered") === (transaction_id !== null)) &&
      sale_date >= from &&
      sale_date <= to,
  );
  return paged(operation, found.toReversed(), request.query);
}

/** By day, oldest first. */
function shownSales(state: State) {
  const { supplierSales: sales = [] } = state;
  return sales
    .map((sale) => shown(state, sale))
    .sort((one, other) => (one.sale_date < other.sale_date ? -1 : 1));
}

function shown(state: State, sale: SupplierSale) {
  const source = sourceOfSupplier(sale.spplrTin);
  const codes = state.collection("external-codes").filter((row) => row.source === source);
  const itemOf = (code: string) => codes.find((row) => row.external_code === code)?.item_code ?? null;
  const registered = state.transactions.find(
    ({ shown: { status }, document }) =>
      status !== "failed" && document && "supplier_tin" in document && isOf(sale, document),
  );
  return {
    ...sale,
    cu_invoice_no: sale.cu_invoice_no ?? null,
    sale_date: dayOfSale(sale),
    rcptTyCd: sale.rcptTyCd ?? "S",
    itemList: sale.itemList.map((line) => ({ ...line, item_code: itemOf(line.itemCd) })),
    fetched_at: sale.fetched_at ?? state.timestamp(),
    transaction_id: registered?.shown.transaction_id ?? null,
  };
}

type SupplierKey = Pick<PurchaseInput, "supplier_tin" | "supplier_invoice_no" | "receipt_type"> & {
  supplier_bhf_id?: string | null | undefined;
};

function isOf(sale: SupplierSale, input: SupplierKey): boolean {
  return (
    normalTin(sale.spplrTin) === normalTin(input.supplier_tin) &&
    sale.spplrBhfId === (input.supplier_bhf_id ?? "00") &&
    sale.spplrInvcNo === input.supplier_invoice_no &&
    (sale.rcptTyCd === "R") === (input.receipt_type === "R")
  );
}

/** The sale that a purchase confirms. */
export function reportedSale(state: State, input: SupplierKey): SupplierSale | undefined {
  return state.supplierSales?.find((sale) => isOf(sale, input));
}

export const dayOfSale = ({ sale_date, regDt }: SupplierSale): string => sale_date ?? regDt.slice(0, 8);

/** The lines of a purchase that confirms a supplier's sale: our items, their figures. */
export function confirmedLines(
  state: State,
  sale: SupplierSale,
  input: PurchaseInput,
  problems: Problems,
): PurchaseLine[] {
  const rates = new Map([...state.taxTypes()].map(([type, { rate }]) => [type, rate]));
  const { items } = purchaseOf(sale, {
    prefix: "",
    paymentType: "",
    rates,
    itemCode: ({ itemCd }) => itemCd,
  });
  const theirs = items as PurchaseLine[];
  const lines = readLines(input.items, problems);
  checkLineCount(lines, theirs, problems);
  checkSupplierTotals(input, sale, problems);
  return lines.flatMap((line, index) => {
    const confirmed = confirmedLine(line, `items[${index}]`, theirs, problems);
    if (!confirmed) return [];
    const { item_code, item_class_code, item_name, barcode, pkg_unit_code, qty_unit_code } = state.item(
      line.item_code,
      line.item_name === undefined ? {} : { item_name: line.item_name },
    );
    const ours = { item_code, item_class_code, item_name, bcd: barcode, pkg_unit_code, qty_unit_code };
    return [{ ...confirmed, ...ours }];
  });
}
