// The figures of a document in the form of the authority's messages: amounts include VAT.
import { add } from "@taxctl/sdk/amounts";
import { linesIn, textOf } from "../fields.ts";
import type { Unread } from "../script.ts";

export const letters = ["A", "B", "C", "D"] as const;

type LineFigures = {
  name: string;
  price: number;
  quantity: number;
  supply: number;
  discountRate: number;
  discount: number;
  total: number;
  tax: number;
  letter: string;
};
type LetterSums = { letter: string; rate: number; total: number; tax: number; isUsed: boolean };
export type Figures = {
  lines: LineFigures[];
  letters: LetterSums[];
  total: number;
  tax: number;
  count: number;
};

/** Those of the message; of a quotation or training document, which has no message, those of the service. */
export function figuresOf(paper: Unread): Figures {
  return paper.document.kind === undefined ? sentFigures(paper) : storedFigures(paper);
}

function sentFigures({ sent }: Unread): Figures {
  const lines = linesIn(sent).map((line) => ({
    name: textOf(line.itemNm),
    price: Number(line.prc),
    quantity: Number(line.qty),
    supply: Number(line.splyAmt),
    discountRate: Number(line.dcRt ?? 0),
    discount: Number(line.dcAmt ?? 0),
    total: Number(line.totAmt),
    tax: Number(line.taxAmt),
    letter: textOf(line.taxTyCd),
  }));
  const sums = letters.map((letter) => ({
    letter,
    rate: Number(sent[`taxRt${letter}`]),
    total: Number(sent[`taxblAmt${letter}`]),
    tax: Number(sent[`taxAmt${letter}`]),
    isUsed: lines.some((line) => line.letter === letter),
  }));
  const [total, tax, count] = [Number(sent.totAmt), Number(sent.totTaxAmt), Number(sent.totItemCnt)];
  return { lines, letters: sums, total, tax, count };
}

function storedFigures({ receipt }: Unread): Figures {
  const lines = receipt.items.map((item) => ({
    name: item.item_name,
    price: item.unit_price,
    quantity: item.quantity,
    supply: add(item.total_amount, item.discount_with_tax),
    discountRate: item.discount_rate ?? 0,
    discount: item.discount_with_tax,
    total: item.total_amount,
    tax: item.tax_amount,
    letter: item.authority_tax_type,
  }));
  const sums = receipt.tax_table.map(
    ({ authority_tax_type: letter, tax_rate, taxable_amount, tax_amount }) => ({
      letter,
      rate: tax_rate,
      total: add(taxable_amount, tax_amount),
      tax: tax_amount,
      isUsed: lines.some((line) => line.letter === letter),
    }),
  );
  return { lines, letters: sums, total: receipt.total_amount, tax: receipt.tax_amount, count: lines.length };
}
