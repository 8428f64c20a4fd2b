// The bodies of requests that submit the set.
import type { PurchaseInput, SaleInput, StockMovementInput } from "@taxctl/sdk";
import { add, lineAmounts } from "@taxctl/sdk/amounts";
import { type MovedItem, movementOf } from "../stock/adjust.ts";
import {
  adjustment,
  documents,
  itemOf,
  items,
  numberOf,
  purchase,
  rates,
  type SetDocument,
  type SetLine,
} from "./set.ts";
import type { CertifyState } from "./state.ts";

const rateOf = (key: string): number => rates[itemOf(key).tax] ?? 0;

/** The trader's number of a document. */
export function documentNumber(document: SetDocument, { day, first }: CertifyState): string {
  const isCredit = document.credits !== undefined;
  const kind = documents.filter(({ credits }) => (credits !== undefined) === isCredit);
  return numberOf(isCredit ? "CN" : "INV", day, first + kind.indexOf(document));
}

/** Code of the authority for items that come back. */
const returned = "06";

export function saleBody(document: SetDocument, state: CertifyState): SaleInput {
  const original = documents.find(({ key }) => key === document.credits);
  return {
    branch_id: state.branch,
    invoice_no: documentNumber(document, state),
    sale_date: state.day,
    payment_type: document.payment,
    receipt_type: original ? "R" : "S",
    ...(original
      ? { original_invoice_no: documentNumber(original, state), refund_reason_code: returned }
      : {}),
    ...(document.isForBuyer ? { customer_tin: state.buyer.pin, customer_name: state.buyer.name } : {}),
    items: document.lines.map(({ item, quantity, discountRate }) => ({
      item_code: codeOf(item, state),
      quantity,
      unit_price: itemOf(item).price,
      tax_type: itemOf(item).tax,
      tax_rate: rateOf(item),
      ...(discountRate === undefined ? {} : { discount_rate: discountRate }),
    })),
  };
}

/** The amount that the buyer pays, from the set alone. */
export function expectedTotal(document: SetDocument): number {
  return add(
    ...document.lines.map(({ item, quantity, discountRate }) => {
      const line = { quantity, unit_price: itemOf(item).price, tax_rate: rateOf(item) };
      return lineAmounts({
        ...line,
        ...(discountRate === undefined ? {} : { discount_rate: discountRate }),
      }).total_amount;
    }),
  );
}

/** The supplier's invoice of the day. */
export function purchaseBody(state: CertifyState): PurchaseInput {
  return {
    branch_id: state.branch,
    invoice_no: numberOf("PUR", state.day, state.first),
    purchase_date: state.day,
    // The first moment of the day is never in the future.
    purchase_time: "000000",
    supplier_tin: state.supplier.pin,
    supplier_name: state.supplier.name,
    supplier_invoice_no: `${state.day.slice(2)}${String(state.first).padStart(2, "0")}`,
    payment_type: "05",
    items: purchase.map(({ item, quantity, price }, at) => {
      const { name, tax, unit } = itemOf(item);
      const { discount_with_tax: _, ...amounts } = lineAmounts({
        quantity,
        unit_price: price,
        tax_rate: rateOf(item),
      });
      return {
        item_seq: at + 1,
        item_code: codeOf(item, state),
        item_class_code: registered(item, state).item_class,
        item_name: name,
        pkg_unit_code: "NT",
        pkg: quantity,
        qty_unit_code: unit,
        quantity,
        unit_price: price,
        tax_type: tax,
        tax_rate: rateOf(item),
        ...amounts,
      };
    }),
  };
}

export function openingBody(state: CertifyState): StockMovementInput {
  const lines = items.flatMap(({ key, opening }) =>
    opening === undefined ? [] : [{ item: key, quantity: opening }],
  );
  return movementBody(state, "in", state.first * 2 - 1, lines, "Opening stock");
}

export function adjustmentBody(state: CertifyState): StockMovementInput {
  return movementBody(state, "adjust", state.first * 2, [adjustment], "Broken bottles");
}

function movementBody(
  state: CertifyState,
  kind: "in" | "adjust",
  place: number,
  lines: readonly SetLine[],
  remark: string,
): StockMovementInput {
  const changes = lines.map(({ item, quantity }) => ({ item: stockItem(item, state), qty: quantity }));
  const plan = { kind, date: state.day, remark, rates: new Map(Object.entries(rates)), branch: state.branch };
  return movementOf(changes, numberOf("STK", state.day, place), plan);
}

function stockItem(key: string, state: CertifyState): MovedItem {
  const { name, tax, unit, price } = itemOf(key);
  const { code, item_class } = registered(key, state);
  return {
    item_code: code,
    item_class_code: item_class,
    item_name: name,
    pkg_unit_code: "NT",
    qty_unit_code: unit,
    default_price: price,
    tax_type_code: tax,
    barcode: null,
  };
}

function registered(key: string, state: CertifyState) {
  const found = state.items[key];
  if (!found) throw new Error(`item ${key} is not registered`);
  return found;
}

function codeOf(key: string, state: CertifyState): string {
  return registered(key, state).code;
}
