// The sale that is submitted: ten lines with every figure given, about three kilobytes.

export const itemCodes = Array.from(
  { length: 10 },
  (_, index) => `KE2NTXU${String(index + 1).padStart(7, "0")}`,
);

/** Price, net and tax of one unit at 16 %: 116 is 100 and 16. */
const line = (item_code: string, index: number) => ({
  item_seq: index + 1,
  item_code,
  item_class_code: "5020230602",
  item_name: `Bottled spring water ${index + 1} l`,
  pkg_unit_code: "NT",
  pkg: 1,
  qty_unit_code: "U",
  qty: index + 1,
  unit_price: 116,
  supply_amount: 100 * (index + 1),
  discount_amount: 0,
  taxable_amount: 100 * (index + 1),
  tax_type: "A",
  tax_rate: 16,
  tax_amount: 16 * (index + 1),
  total_amount: 116 * (index + 1),
});

/** A valid sale under a number; only the number differs. */
export function saleOf(invoiceNo: string, day: string, codes: readonly string[] = itemCodes) {
  const items = codes.map(line);
  const sum = (field: "total_amount" | "tax_amount" | "taxable_amount"): number =>
    items.reduce((total, item) => total + item[field], 0);
  return {
    invoice_no: invoiceNo,
    sale_date: day,
    sale_time: "101500",
    payment_type: "01",
    customer_tin: "P051234567Z",
    customer_name: "Jua Kali Traders Ltd",
    total_amount: sum("total_amount"),
    tax_amount: sum("tax_amount"),
    taxable_amount: sum("taxable_amount"),
    items,
  };
}

const numberWidth = 14;
let numbers = 0;

/** A number that no other sale of this run has, always of the same width. */
export function nextNumber(): string {
  numbers += 1;
  return `B${String(numbers).padStart(numberWidth - 1, "0")}`;
}

/** Requests made by changing nothing but the number in the bytes of one. */
export function numberedRequests(make: (invoiceNo: string) => Buffer): () => Buffer {
  const placeholder = "#".repeat(numberWidth);
  const template = make(placeholder);
  const at = template.indexOf(placeholder);
  return () => {
    const request = Buffer.from(template);
    request.write(nextNumber(), at, "latin1");
    return request;
  };
}
