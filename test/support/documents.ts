// Documents as the rules hand them to the control unit: a sale and a purchase with lines of every kind.
import { lineAmounts } from "@taxctl/sdk/amounts";
import type {
  DocumentLine,
  PurchaseDocument,
  SaleDocument,
  UnitAddress,
} from "../../server/src/control-unit/types.ts";

export const address: UnitAddress = {
  url: "http://unit.example:8088",
  tin: "P000111222A",
  bhf_id: "01",
  serial: "SER-1",
  profile: "ke",
  allow_private: false,
};
export const by = { id: "12", name: "Amina Till" };
export const at = "20260412101112";

/** A line whose amounts follow from price, quantity, rate and discount. */
export function line(changes: Partial<DocumentLine> = {}): DocumentLine {
  const base = {
    item_seq: 1,
    item_code: "KE2BXNO0000031",
    item_class_code: "5313160800",
    item_name: "Soap bar",
    bcd: "6161100000017",
    pkg_unit_code: "BX",
    pkg: 1,
    qty_unit_code: "NO",
    qty: 3,
    unit_price: 116,
    discount_rate: 0,
    tax_type: "A",
    tax_rate: 16,
    discount_amount: 0,
    ...changes,
  };
  const input = { ...base, quantity: base.qty };
  return { ...base, ...lineAmounts(input), ...changes };
}

export const soap = line();
export const bread = line({
  item_seq: 2,
  item_code: "KE2NTNO0000032",
  item_class_code: "5018190000",
  item_name: "Bread",
  bcd: null,
  pkg_unit_code: "NT",
  pkg: 0,
  qty: 1.5,
  unit_price: 60,
  tax_type: "B",
  tax_rate: 0,
});
export const fuel = line({
  item_seq: 3,
  item_code: "KE2NTLT0000033",
  item_class_code: "1510150500",
  item_name: "Fuel",
  bcd: null,
  pkg_unit_code: "NT",
  pkg: 4,
  qty_unit_code: "LTR",
  qty: 2,
  unit_price: 108,
  tax_type: "E",
  tax_rate: 8,
  discount_rate: 10,
  discount_amount: 20,
  discount_with_tax: 21.6,
  taxable_amount: 180,
  tax_amount: 14.4,
  total_amount: 194.4,
});

export const sale: SaleDocument = {
  invoice_no: "S-1001",
  sale_date: "20260412",
  sale_time: "101112",
  receipt_type: "S",
  original_number: null,
  refund_reason_code: null,
  payment_type: "02",
  customer_tin: "A000333444B",
  customer_name: "Corner Shop",
  customer_mobile: "0700111222",
  remark: null,
  confirmed_at: at,
  trader_name: "Coast Wholesale Ltd Mombasa",
  receipt: {
    trade_name: "Coast Wholesale Ltd",
    address: null,
    header: null,
    footer: null,
    language: "en",
    logo: null,
    vat_registered: true,
    branch_name: "Mombasa",
    phone: null,
  },
  by,
  items: [soap, bread, fuel],
};

export const purchase: PurchaseDocument = {
  supplier_tin: "P000555666C",
  supplier_bhf_id: "00",
  supplier_name: "Soap Works",
  supplier_invoice_no: "4711",
  purchase_date: "20260411",
  purchase_time: "080000",
  purchase_type: "I",
  purchase_status: null,
  payment_type: "05",
  registration: "A",
  receipt_type: "P",
  supplier_lines: [
    { item_seq: 1, item_code: "KE2BXNO0000777", item_class_code: "5313160800", item_name: "SOAP 12" },
  ],
  remark: null,
  confirmed_at: at,
  by,
  // The supplier's own convention: supply with the tax in it.
  items: [{ ...soap, supply_amount: 348 }],
};
