// The bodies of requests that submit the set.
import type { PurchaseInput, SaleInput, StockMovementInput } from "@taxctl/sdk";
import { add, lineAmounts } from "@taxctl/sdk/amounts";
import { given } from "../input/paging.ts";
import { type MovedItem, movementOf } from "../stock/adjust.ts";
import type { Reading } from "./script.ts";
import { type CertifySet, itemOf, numberOf, type SetDocument, type SetLine } from "./set.ts";
import type { CertifyState } from "./state.ts";

/** The set with the numbers and codes of this run. */
type Making = Pick<Reading, "script" | "state">;

const rateOf = (set: CertifySet, key: string): number => set.rates[itemOf(set, key).tax] ?? 0;

/** The trader's number of a document. */
export function documentNumber(document: SetDocument, { script, state }: Making): string {
  const kind = kindOf(document);
  const same = script.set.documents.filter((other) => kindOf(other) === kind);
  return numberOf(kind, state.day, state.first + same.indexOf(document));
}

const kindOf = ({ credits, kind }: SetDocument): string =>
  kind === undefined ? (credits ? "CN" : "INV") : kind === "proforma" ? "QUO" : credits ? "TRC" : "TR";

/** Code of the authority for items that come back. */
const returned = "06";

export function saleBody(document: SetDocument, run: Making): SaleInput {
  const { state, script } = run;
  const { documents } = script.set;
  const original = documents.find(({ key }) => key === document.credits);
  const purchaseCode = state.purchase_codes?.[document.key];
  return {
    branch_id: state.branch,
    invoice_no: documentNumber(document, run),
    sale_date: state.day,
    payment_type: document.payment,
    receipt_type: original ? "R" : "S",
    ...(document.kind === "proforma" ? { sale_kind: document.kind } : {}),
    ...(original ? { original_invoice_no: documentNumber(original, run), refund_reason_code: returned } : {}),
    ...(document.isForBuyer ? { customer_tin: state.buyer.tin, customer_name: state.buyer.name } : {}),
    ...given({ customer_mobile: document.mobile, purchase_code: purchaseCode }),
    items: document.lines.map(({ item, quantity, discountRate }) => ({
      item_code: codeOf(item, state),
      quantity,
      unit_price: itemOf(script.set, item).price,
      tax_type: itemOf(script.set, item).tax,
      tax_rate: rateOf(script.set, item),
      ...given({ discount_rate: discountRate }),
    })),
  };
}

/** The amount that the buyer pays, from the set alone. */
export function expectedTotal({ lines }: SetDocument, set: CertifySet): number {
  return add(
    ...lines.map(({ item, quantity, discountRate }) => {
      const line = { quantity, unit_price: itemOf(set, item).price, tax_rate: rateOf(set, item) };
      return lineAmounts({ ...line, ...given({ discount_rate: discountRate }) }).total_amount;
    }),
  );
}

/** The supplier's invoice of the day. */
export function purchaseBody({ script: { set }, state }: Making): PurchaseInput {
  return {
    branch_id: state.branch,
    invoice_no: numberOf("PUR", state.day, state.first),
    purchase_date: state.day,
    // The first moment of the day is never in the future.
    purchase_time: "000000",
    supplier_tin: state.supplier.tin,
    supplier_name: state.supplier.name,
    supplier_invoice_no: `${state.day.slice(2)}${String(state.first).padStart(2, "0")}`,
    payment_type: "05",
    items: set.purchase.map(({ item, quantity, price }, at) => {
      const { name, tax, unit } = itemOf(set, item);
      const { discount_with_tax: _, ...amounts } = lineAmounts({
        quantity,
        unit_price: price,
        tax_rate: rateOf(set, item),
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
        tax_rate: rateOf(set, item),
        ...amounts,
      };
    }),
  };
}

export function openingBody(run: Making): StockMovementInput {
  const lines = run.script.set.items.flatMap(({ key, opening }) =>
    opening === undefined ? [] : [{ item: key, quantity: opening }],
  );
  return movementBody(run, "in", run.state.first * 2 - 1, lines, "Opening stock");
}

export function adjustmentBody(run: Making): StockMovementInput {
  return movementBody(run, "adjust", run.state.first * 2, [run.script.set.adjustment], "Broken bottles");
}

function movementBody(
  run: Making,
  kind: "in" | "adjust",
  place: number,
  lines: readonly SetLine[],
  remark: string,
): StockMovementInput {
  const { state, script } = run;
  const changes = lines.map(({ item, quantity }) => ({ item: stockItem(item, run), qty: quantity }));
  const rates = new Map(Object.entries(script.set.rates));
  const plan = { kind, date: state.day, remark, rates, branch: state.branch };
  return movementOf(changes, numberOf("STK", state.day, place), plan);
}

function stockItem(key: string, { state, script }: Making): MovedItem {
  const { name, tax, unit, price } = itemOf(script.set, key);
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
