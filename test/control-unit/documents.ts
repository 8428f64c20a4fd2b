// Documents for a control unit, and the data of a call that it accepted.
import { lineAmounts } from "@taxctl/sdk/amounts";
import type { DocumentLine, SaleDocument, UnitResult } from "../../server/src/control-unit/types.ts";

export const by = { id: "7", name: "Till Seven" };
export const at = "20260110101500";

export function accepted<T>(unitResult: UnitResult<T>): T {
  if (unitResult.kind !== "accepted") throw new Error(`${unitResult.kind}: ${unitResult.message}`);
  return unitResult.data;
}

export function line(changes: Partial<DocumentLine> = {}): DocumentLine {
  const base = {
    item_seq: 1,
    item_code: "KE2NTXU0000001",
    item_class_code: "5020230602",
    item_name: "Cola",
    bcd: null,
    pkg_unit_code: "NT",
    pkg: 1,
    qty_unit_code: "U",
    qty: 3,
    unit_price: 33.33,
    discount_rate: 0,
    supply_amount: 0,
    tax_type: "A",
    tax_rate: 16,
    ...changes,
  };
  return { ...base, ...lineAmounts({ ...base, quantity: base.qty, discount_amount: undefined }) };
}

export function sale(changes: Partial<SaleDocument> = {}): SaleDocument {
  return {
    invoice_no: "S-1",
    sale_date: "20260110",
    sale_time: "101500",
    receipt_type: "S",
    original_number: null,
    refund_reason_code: null,
    payment_type: "02",
    customer_tin: null,
    customer_name: null,
    customer_mobile: null,
    remark: null,
    confirmed_at: at,
    trader_name: "Example",
    receipt: {
      trade_name: "Example",
      address: null,
      header: null,
      footer: null,
      language: "en",
      logo: null,
      vat_registered: true,
      branch_name: "Main",
      phone: null,
    },
    by,
    items: [line()],
    ...changes,
  };
}
