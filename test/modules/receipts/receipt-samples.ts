import { noInsurance } from "@taxctl/sdk/validation";
import type { Receipt } from "../../../server/src/modules/receipts/receipt.ts";

export const link =
  "https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P051234567Z00M4XK7PZ2QW5TBN3H";

export function line(
  number: number,
  overrides: Partial<Receipt["items"][number]> = {},
): Receipt["items"][number] {
  return {
    item_seq: number,
    item_code: `KE2NTXU${String(number).padStart(7, "0")}`,
    item_class_code: "5020230602",
    item_name: `Cola ${number}`,
    bcd: null,
    pkg_unit_code: "NT",
    pkg: 1,
    qty_unit_code: "U",
    quantity: 2,
    unit_price: 580,
    supply_amount: 1160,
    discount_rate: 0,
    discount_amount: 0,
    discount_with_tax: 0,
    taxable_amount: 1000,
    tax_type: "A",
    authority_tax_type: "B",
    tax_rate: 16,
    tax_amount: 160,
    total_amount: 1160,
    ...noInsurance,
    ...overrides,
  };
}

export function receipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    receipt_type: "S",
    sale_kind: "normal",
    sign: 1,
    label: "NS",
    printed_label: "NS",
    is_copy: false,
    profile: "ke",
    language: "en",
    vat_registered: true,
    invoice_no: "INV-2026-0041",
    original_invoice_no: null,
    original_receipt_no: null,
    original_cu_invoice_no: null,
    receipt_no: "41",
    total_receipt_no: 44,
    sale_date: "20260309",
    sale_time: "181500",
    receipt_date: "20260310101501",
    internal_data: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
    receipt_signature: "M4XK7PZ2QW5TBN3H",
    sdc_id: "KRACU0100000001",
    mrc_no: "WIS01000001",
    verification_url: link,
    // A white pixel.
    qr_code:
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
    seller: {
      tin: "P051234567Z",
      name: "Example Traders Ltd",
      trade_name: "Example Shop",
      branch_id: "00",
      branch_name: "Head Office",
      address: "Kenyatta Avenue 1, Nairobi",
      phone: "+254700000000",
    },
    header: "Welcome to our shop",
    footer: "Thank you",
    customer_tin: "A001234567B",
    customer_name: "Acacia Hotel",
    customer_mobile: "+254700000001",
    payment_type: "01",
    payment_type_name: "Cash",
    payments: [{ payment_type: "01", payment_type_name: "Cash", amount: 1310 }],
    items: [
      line(1),
      line(2, {
        item_name: "Raw milk",
        quantity: 2.5,
        authority_tax_type: "A",
        unit_price: 64,
        supply_amount: 160,
        discount_rate: 6.25,
        discount_amount: 10,
        discount_with_tax: 10,
        taxable_amount: 150,
        tax_amount: 0,
        total_amount: 150,
      }),
    ],
    taxes: [
      {
        tax_type: "A",
        authority_tax_type: "B",
        tax_rate: 16,
        taxable_amount: 1000,
        tax_amount: 160,
        total_amount: 1160,
      },
      {
        tax_type: "B",
        authority_tax_type: "A",
        tax_rate: 0,
        taxable_amount: 150,
        tax_amount: 0,
        total_amount: 150,
      },
    ],
    tax_table: [
      { authority_tax_type: "A", tax_rate: 0, taxable_amount: 150, tax_amount: 0 },
      { authority_tax_type: "B", tax_rate: 16, taxable_amount: 1000, tax_amount: 160 },
      { authority_tax_type: "C", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
      { authority_tax_type: "D", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
      { authority_tax_type: "E", tax_rate: 8, taxable_amount: 0, tax_amount: 0 },
    ],
    bill_discount_rate: null,
    bill_discount_amount: null,
    taxable_amount: 1150,
    tax_amount: 160,
    total_amount: 1310,
    ...overrides,
  };
}

export const creditNote: Partial<Receipt> = {
  receipt_type: "R",
  sign: -1,
  label: "NC",
  printed_label: "NC",
  invoice_no: "CN-3",
  original_invoice_no: "INV-2026-0041",
  original_receipt_no: "41",
  original_cu_invoice_no: "KRACU0100000001/41",
};
