// The lines, sums and taxes of a receipt, compared with the body that was sent.
import type { Receipt } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";
import { type Compare, isCredit, linesIn, moneyText, type Signed, textOf, type Wire } from "../fields.ts";

const letters = ["A", "B", "C", "D", "E"];

type Line = Receipt["items"][number];
type Amounts = {
  /** An amount of the receipt, and one of the wire, with the document's sign. */
  paper(value: unknown): string;
  wire(value: unknown): string;
  /** An amount as the wire has it. */
  raw(value: unknown): string;
};

function amountsOf({ receipt, sent }: Signed): Amounts {
  const sign = isCredit(sent) ? -1 : 1;
  return {
    paper: (value) => moneyText(receipt.sign * Number(value ?? 0) || 0),
    wire: (value) => moneyText(sign * Number(value ?? 0) || 0),
    raw: moneyText,
  };
}

/** Discounts are in brackets on an invoice. */
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

function compareLine(
  name: string,
  item: Line,
  sent: Wire,
  { paper, wire, raw }: Amounts,
  compare: Compare,
): void {
  const letter = (value: unknown) => (value === "A" ? "A-EX" : textOf(value));
  const price = (value: string, quantity: unknown) => `${value} × ${textOf(quantity)}`;
  compare(`${name}: description`, item.item_name, "itemNm", sent.itemNm);
  compare(
    `${name}: unit price × quantity`,
    price(paper(item.unit_price), item.quantity),
    "prc, qty",
    price(wire(sent.prc), sent.qty),
    price(raw(sent.prc), sent.qty),
  );
  const total = paper(item.total_amount) + letter(item.authority_tax_type);
  const expected = wire(sent.totAmt) + letter(sent.taxTyCd);
  const inMessage = `${raw(sent.totAmt)}, ${textOf(sent.taxTyCd)}`;
  compare(`${name}: total with tax type`, total, "totAmt, taxTyCd", expected, inMessage);
  if (Number(sent.dcAmt ?? 0) === 0 && item.discount_with_tax === 0) return;
  const off = (rate: unknown, amount: string) => `discount ${textOf(rate)}% ${bracketed(amount)}`;
  compare(
    `${name}: discount`,
    off(item.discount_rate, paper(item.discount_with_tax)),
    "dcRt, dcAmt",
    off(sent.dcRt, wire(sent.dcAmt)),
    `${textOf(sent.dcRt)}%, ${raw(sent.dcAmt)}`,
  );
}

const sumOf = (lines: readonly Wire[], field: string): number =>
  add(...lines.map((line) => Number(line[field] ?? 0)));

function compareDiscounts({ receipt, sent }: Signed, { paper, wire, raw }: Amounts, compare: Compare): void {
  const lines = linesIn(sent);
  const discount = sumOf(lines, "dcAmt");
  if (discount === 0) {
    compare("TOTAL BEFORE DISCOUNT", "", "sum of splyAmt", "", raw(sumOf(lines, "splyAmt")));
    compare("TOTAL DISCOUNT AWARDED", "", "sum of dcAmt", "", raw(discount));
    return;
  }
  const before = paper(add(...receipt.items.map((item) => item.supply_amount)));
  const supply = sumOf(lines, "splyAmt");
  compare("TOTAL BEFORE DISCOUNT", before, "sum of splyAmt", wire(supply), raw(supply));
  const awarded = bracketed(paper(add(...receipt.items.map((item) => item.discount_with_tax))));
  compare("TOTAL DISCOUNT AWARDED", awarded, "sum of dcAmt", bracketed(wire(discount)), raw(discount));
}

function compareSums({ receipt, sent }: Signed, { paper, wire, raw }: Amounts, compare: Compare): void {
  const lines = linesIn(sent);
  const amount = (name: string, printed: number, source: string, value: unknown) =>
    compare(name, paper(printed), source, wire(value), raw(value));
  amount("SUB TOTAL", receipt.taxable_amount, "totTaxblAmt", sent.totTaxblAmt);
  amount("VAT", receipt.tax_amount, "totTaxAmt", sent.totTaxAmt);
  amount("TOTAL", receipt.total_amount, "totAmt", sent.totAmt);
  amount("TOTAL, sum of the lines", receipt.total_amount, "totAmt of the lines", sumOf(lines, "totAmt"));
  if (isCredit(sent)) {
    for (const { authority_tax_type: letter, tax_rate, total_amount, tax_amount } of receipt.taxes) {
      const own = sumOf(
        lines.filter(({ taxTyCd }) => taxTyCd === letter),
        "totAmt",
      );
      const label =
        ({ A: "A-EX", D: "D-Non-VAT" } as Record<string, string>)[letter] ??
        `${letter}-${tax_rate.toFixed(2)}%`;
      amount(`TOTAL ${label}`, total_amount, `totAmt of the lines ${letter}`, own);
      if (tax_amount !== 0)
        amount(`TOTAL TAX ${letter}`, tax_amount, `taxAmt${letter}`, sent[`taxAmt${letter}`]);
    }
    amount("TOTAL TAX", receipt.tax_amount, "totTaxAmt", sent.totTaxAmt);
  }
  const payment = receipt.payment_type_name.toUpperCase();
  const paid = `${payment} ${paper(receipt.total_amount)}`;
  compare(
    "Payment method",
    paid,
    "pmtTyCd, totAmt",
    `${payment} ${wire(sent.totAmt)}`,
    `${textOf(sent.pmtTyCd)}, ${raw(sent.totAmt)}`,
  );
  compare("ITEMS NUMBER", receipt.items.length, "totItemCnt", sent.totItemCnt);
}

/** All five rows, used or not. */
function compareTaxes({ receipt, sent }: Signed, { paper, wire, raw }: Amounts, compare: Compare): void {
  for (const letter of letters) {
    const row = receipt.tax_table.find(({ authority_tax_type }) => authority_tax_type === letter);
    const [rate, taxable, tax] = [`taxRt${letter}`, `taxblAmt${letter}`, `taxAmt${letter}`] as const;
    const printed = row && `${row.tax_rate}%: ${paper(row.taxable_amount)}, ${paper(row.tax_amount)}`;
    const expected = `${textOf(sent[rate])}%: ${wire(sent[taxable])}, ${wire(sent[tax])}`;
    const inMessage = `${textOf(sent[rate])}%: ${raw(sent[taxable])}, ${raw(sent[tax])}`;
    const source = `${rate}, ${taxable}, ${tax}`;
    compare(`Tax table, ${letter}: rate, taxable, tax`, printed, source, expected, inMessage);
  }
}
