// Responsible for the bodies of requests that submit the set.
import type { PurchaseInput, SaleInput, StockMovementInput } from "@taxctl/sdk";
import { add, lineAmounts, signedAmounts } from "@taxctl/sdk/amounts";
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
const RETURNED = "06";

export function saleBody(document: SetDocument, state: CertifyState): SaleInput {
  const original = documents.find(({ key }) => key === document.credits);
  return {
    branch_id: state.branch,
    invoice_no: documentNumber(document, state),
    sale_date: state.day,
    payment_type: document.payment,
    receipt_type: original ? "R" : "S",
    ...(original
      ? { original_invoice_no: documentNumber(original, state), refund_reason_code: RETURNED }
      : {}),
    ...(document.isForBuyer ? { customer_tin: state.buyer.pin, customer_name: state.buyer.name } : {}),
    items: document.lines.map(({ item, quantity, discountRate }) => ({
      item_code: codeOf(item, state),
      quantity,
      unit_price: itemOf(item).price,
      tax_type: itemOf(item).tax,
      ...(discountRate === undefined ? {} : { discount_rate: discountRate }),
    })),
  };
}

/** The amount that the buyer pays, from the set alone. */
export function expectedTotal(document: SetDocument): number {
  return add(
    ...document.lines.map(({ item, quantity, discountRate }) => {
      const line = { quantity, unit_price: itemOf(item).price, tax_rate: rateOf(item) };
      return signedAmounts({
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
        ...lineAmounts({ quantity, unit_price: price, tax_rate: rateOf(item) }),
      };
    }),
  };
}

export function openingBody(state: CertifyState): StockMovementInput {
  const lines = items.flatMap(({ key, opening }) =>
    opening === undefined ? [] : [{ item: key, quantity: opening }],
  );
  return movementBody(state, state.first * 2 - 1, "11", lines, "Opening stock");
}

export function adjustmentBody(state: CertifyState): StockMovementInput {
  return movementBody(state, state.first * 2, "13", [adjustment], "Broken bottles");
}

function movementBody(
  state: CertifyState,
  place: number,
  type: "11" | "13",
  lines: readonly SetLine[],
  remark: string,
): StockMovementInput {
  const rows = lines.map(({ item, quantity }, at) => {
    const { name, tax, unit, price } = itemOf(item);
    const sign = Math.sign(quantity);
    const amounts = lineAmounts({ quantity: quantity * sign, unit_price: price, tax_rate: rateOf(item) });
    return {
      item_seq: at + 1,
      item_cd: codeOf(item, state),
      item_clss_cd: registered(item, state).item_class,
      item_nm: name,
      pkg_unit_cd: "NT",
      pkg: quantity,
      qty_unit_cd: unit,
      qty: quantity,
      prc: price,
      sply_amt: sign * amounts.supply_amount,
      taxbl_amt: sign * amounts.taxable_amount,
      tax_ty_cd: tax,
      tax_amt: sign * amounts.tax_amount || 0,
      tot_amt: sign * amounts.total_amount,
    };
  });
  return {
    branch_id: state.branch,
    sar_no: numberOf("STK", state.day, place),
    sar_ty_cd: type,
    sar_dt: state.day,
    tot_item_cnt: rows.length,
    tot_taxbl_amt: add(...rows.map(({ taxbl_amt }) => taxbl_amt)),
    tot_tax_amt: add(...rows.map(({ tax_amt }) => tax_amt)),
    tot_amt: add(...rows.map(({ tot_amt }) => tot_amt)),
    remark,
    items: rows,
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
