// Responsible for the lines, sums and taxes of a receipt, compared with the body that was sent.
import type { Receipt } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";
import { type Compare, isCredit, linesIn, moneyText, type Signed, textOf, type Wire } from "./fields.ts";

const LETTERS = ["A", "B", "C", "D", "E"];

type Line = Receipt["items"][number];
type Amounts = {
  /** An amount of the receipt, and one of the wire, with the document's sign. */
  paper(value: unknown): string;
  wire(value: unknown): string;
};

function amountsOf({ receipt, sent }: Signed): Amounts {
  const sign = isCredit(sent) ? -1 : 1;
  return {
    paper: (value) => moneyText(receipt.sign * Number(value ?? 0) || 0),
    wire: (value) => moneyText(sign * Number(value ?? 0) || 0),
  };
}

/** Discounts stand in brackets on an invoice. */
const bracketed = (text: string): string => (text.startsWith("-") ? text : `(${text})`);

export function compareAmounts(signed: Signed, compare: Compare): void {
  const amounts = amountsOf(signed);
  const lines = linesIn(signed.sent);
  for (const [at, item] of signed.receipt.items.entries())
    compareLine(`Line ${at + 1}`, item, lines[at] ?? {}, amounts, compare);
  compareDiscounts(signed, amounts, compare);
  compareSums(signed, amounts, compare);
  compareTaxes(signed, amounts, compare);
}

function compareLine(name: string, item: Line, sent: Wire, { paper, wire }: Amounts, compare: Compare): void {
  const letter = (value: unknown) => (value === "A" ? "A-EX" : textOf(value));
  const price = (value: unknown, quantity: unknown) => `${moneyText(value)} × ${textOf(quantity)}`;
  const off = (rate: unknown, amount: string) => `discount ${textOf(rate)}% ${bracketed(amount)}`;
  compare(`${name}: description`, item.item_name, "itemNm", sent.itemNm);
  const priced = price(item.unit_price, item.quantity);
  compare(`${name}: unit price × quantity`, priced, "prc, qty", price(sent.prc, sent.qty));
  if (Number(sent.dcAmt ?? 0) !== 0 || item.discount_amount !== 0) {
    compare(`${name}: before discount`, paper(item.supply_amount), "splyAmt", wire(sent.splyAmt));
    const printed = off(item.discount_rate, paper(item.discount_amount));
    compare(`${name}: discount`, printed, "dcRt, dcAmt", off(sent.dcRt, wire(sent.dcAmt)));
  }
  const total = paper(item.total_amount) + letter(item.authority_tax_type);
  const expected = wire(sent.totAmt) + letter(sent.taxTyCd);
  compare(`${name}: total with tax letter`, total, "totAmt, taxTyCd", expected);
}

const sumOf = (lines: readonly Wire[], field: string): number =>
  add(...lines.map((line) => Number(line[field] ?? 0)));

function compareDiscounts({ receipt, sent }: Signed, { paper, wire }: Amounts, compare: Compare): void {
  const lines = linesIn(sent);
  const discount = sumOf(lines, "dcAmt");
  if (discount === 0) return;
  const before = paper(add(...receipt.items.map((item) => item.supply_amount)));
  compare("TOTAL BEFORE DISCOUNT", before, "sum of splyAmt", wire(sumOf(lines, "splyAmt")));
  const awarded = bracketed(paper(add(...receipt.items.map((item) => item.discount_amount))));
  compare("TOTAL DISCOUNT AWARDED", awarded, "sum of dcAmt", bracketed(wire(discount)));
}

function compareSums({ receipt, sent }: Signed, { paper, wire }: Amounts, compare: Compare): void {
  const lines = linesIn(sent);
  compare("SUB TOTAL", paper(receipt.taxable_amount), "totTaxblAmt", wire(sent.totTaxblAmt));
  compare("VAT", paper(receipt.tax_amount), "totTaxAmt", wire(sent.totTaxAmt));
  compare("TOTAL", paper(receipt.total_amount), "totAmt", wire(sent.totAmt));
  const sum = wire(sumOf(lines, "totAmt"));
  compare("TOTAL, sum of the lines", paper(receipt.total_amount), "totAmt of the lines", sum);
  if (isCredit(sent)) {
    for (const { authority_tax_type: letter, total_amount, tax_amount } of receipt.taxes) {
      const own = sumOf(
        lines.filter(({ taxTyCd }) => taxTyCd === letter),
        "totAmt",
      );
      compare(`TOTAL ${letter}`, paper(total_amount), `totAmt of the lines ${letter}`, wire(own));
      if (tax_amount !== 0)
        compare(`TOTAL TAX ${letter}`, paper(tax_amount), `taxAmt${letter}`, wire(sent[`taxAmt${letter}`]));
    }
    compare("TOTAL TAX", paper(receipt.tax_amount), "totTaxAmt", wire(sent.totTaxAmt));
  }
  const payment = receipt.payment_type_name.toUpperCase();
  const paid = `${payment} ${paper(receipt.total_amount)}`;
  compare(
    "Payment method",
    paid,
    `pmtTyCd ${textOf(sent.pmtTyCd)}, totAmt`,
    `${payment} ${wire(sent.totAmt)}`,
  );
  compare("ITEMS NUMBER", receipt.items.length, "totItemCnt", sent.totItemCnt);
}

/** All five rows, used or not. */
function compareTaxes({ receipt, sent }: Signed, { paper, wire }: Amounts, compare: Compare): void {
  for (const letter of LETTERS) {
    const row = receipt.tax_table.find(({ authority_tax_type }) => authority_tax_type === letter);
    const [rate, taxable, tax] = [`taxRt${letter}`, `taxblAmt${letter}`, `taxAmt${letter}`] as const;
    const printed = row && `${row.tax_rate}%: ${paper(row.taxable_amount)}, ${paper(row.tax_amount)}`;
    const expected = `${textOf(sent[rate])}%: ${wire(sent[taxable])}, ${wire(sent[tax])}`;
    compare(`Tax table, ${letter}: rate, taxable, tax`, printed, `${rate}, ${taxable}, ${tax}`, expected);
  }
}
