// Reads a sale or credit note as it was sent to the unit, for whatever must show the unit's letters and figures.
import { add } from "@taxctl/sdk/rules/amounts";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { ProfileName, SaleDocument, WireCall } from "./types.ts";
import { wireSale } from "./wire.ts";

type Fields = Record<string, unknown>;

const numberIn = (fields: Fields, name: string): number => Number(fields[name] ?? 0);
const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return value === null || value === undefined || value === "" ? null : String(value);
};
const fieldsIn = (value: unknown): Fields => Object(value);

/** A sale as it was sent, with the unit's letters and figures. */
export type SentSale = ReturnType<typeof readSentSale>;

/** The content of the body of a sale's call. */
function readSentSale({ body }: WireCall, profile: ProfileName) {
  const lines = Array.isArray(body.itemList) ? body.itemList.map(fieldsIn) : [];
  const receipt = fieldsIn(body.receipt);
  // Unless the device's settings chose prices without tax.
  const containsTax = rulesOf(profile).messages.taxable === "with_tax" && body.totTaxblAmt === body.totAmt;
  const taxableIn = (fields: Fields, base: string, tax: string): number =>
    add(numberIn(fields, base), containsTax ? -numberIn(fields, tax) : 0);
  const items = lines.map((line) => ({
    ...readLine(line),
    taxable_amount: taxableIn(line, "taxblAmt", "taxAmt"),
  }));
  // One row of the receipt's tax table for each of the unit's letters.
  const letters = Object.keys(body).flatMap((name) => name.match(/^taxblAmt(.+)$/)?.[1] ?? []);
  const tax_table = letters.map((letter) => ({
    authority_tax_type: letter,
    tax_rate: numberIn(body, `taxRt${letter}`),
    taxable_amount: taxableIn(body, `taxblAmt${letter}`, `taxAmt${letter}`),
    tax_amount: numberIn(body, `taxAmt${letter}`),
  }));
  return {
    /** The profile that the sale is read by. */
    profile,
    /** Null where the message is not made yet, or not kept. */
    sent_invoice_no: numberIn(body, "invcNo") || null,
    sale_date: String(body.salesDt),
    customer_tin: textIn(body, "custTin"),
    customer_name: textIn(body, "custNm"),
    customer_mobile: textIn(receipt, "custMblNo"),
    purchase_code: textIn(body, "prcOrdCd"),
    trade_name: textIn(receipt, "trdeNm"),
    address: textIn(receipt, "adrs"),
    header: textIn(receipt, "topMsg"),
    footer: textIn(receipt, "btmMsg"),
    items,
    tax_table,
    /** The letters of the lines, with the sums of each. */
    taxes: tax_table.flatMap((row) => {
      const own = items.filter((item) => item.authority_tax_type === row.authority_tax_type);
      return own.length === 0 ? [] : [{ ...row, total_amount: add(...own.map((item) => item.total_amount)) }];
    }),
    taxable_amount: taxableIn(body, "totTaxblAmt", "totTaxAmt"),
    tax_amount: numberIn(body, "totTaxAmt"),
    total_amount: numberIn(body, "totAmt"),
  };
}

function readLine(line: Fields) {
  return {
    item_seq: numberIn(line, "itemSeq"),
    item_name: textIn(line, "itemNm") ?? "",
    quantity: numberIn(line, "qty"),
    unit_price: numberIn(line, "prc"),
    supply_amount: numberIn(line, "splyAmt"),
    discount_rate: numberIn(line, "dcRt"),
    discount_with_tax: numberIn(line, "dcAmt"),
    /** The unit's letter. */
    authority_tax_type: String(line.taxTyCd),
    tax_amount: numberIn(line, "taxAmt"),
    total_amount: numberIn(line, "totAmt"),
  };
}

/** The content of a document's message, if the call itself is not kept or not made yet. */
function composeSentSale(profile: ProfileName, document: SaleDocument): SentSale {
  const address = { url: "", serial: "", allow_private: false, tin: "", bhf_id: "", profile };
  // Only the header has the original's number, and nothing here reads it.
  const call = wireSale(address, { ...document, original_number: document.original_number ?? 1 }, 0);
  return readSentSale(call, profile);
}

/** The sale as the unit got it or would get it: `call` is the stored request. */
export function sentSaleOf(
  call: WireCall | undefined,
  profile: ProfileName,
  document: SaleDocument,
): SentSale {
  return call ? readSentSale(call, profile) : composeSentSale(profile, document);
}
