// The figures of a tax report: sums of signed documents by kind, tax type and rate, in whole cents.

import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { vatRateOf } from "../../control-unit/profiles.ts";
import { extraCode } from "../../core/transactions/figures.ts";
import { money } from "../../db/sql/scaled.ts";
import type { FigureSum } from "./figure-store.ts";

/** The key of a line of the report. Credit notes have their own lines, with negative figures. */
export const kinds = ["sales", "credit_notes", "purchases", "purchase_credit_notes"] as const;
export type Kind = (typeof kinds)[number];

/** One line of the report. */
export type FigureRow = {
  of: Kind;
  tax_type: string;
  tax_rate: number;
  documents: number;
  taxable_amount: number;
  tax_amount: number;
  total_amount: number;
};

/** The documents of a tax type and rate, whatever their kind. */
type LetterSum = Omit<FigureSum, "type" | "receipt_type" | "purchase_status" | "claim">;

const signOf = (of: Kind): 1 | -1 => (of === "credit_notes" || of === "purchase_credit_notes" ? -1 : 1);

/** Adds sums up; the order in which they come makes no difference. */
export class Figures {
  /** How many documents were added. */
  documents = 0;
  readonly #rows = new Map<string, FigureRow>();
  #nonDeductible = 0;

  /** Adds the documents of a tax type and rate, whose amounts are positive. */
  add(of: Kind, sum: LetterSum): void {
    const sign = signOf(of);
    this.documents += sum.firsts;
    this.#nonDeductible += sign * sum.non_deductible_tax;
    const key = `${of} ${sum.tax_type} ${sum.tax_rate}`;
    const row = this.#rows.get(key) ?? emptyRow(of, sum);
    row.documents += sum.documents;
    row.taxable_amount += sign * sum.taxable_amount;
    row.tax_amount += sign * sum.tax_amount;
    row.total_amount += sign * sum.total_amount;
    this.#rows.set(key, row);
  }

  /** The lines in order, and the totals of sales and purchases with their credit notes, by the rules of a profile. */
  show(rules: Profile) {
    const all = [...this.#rows.values()].toSorted(byKind);
    const cents = all.filter(({ tax_type }) => extraCode(tax_type) === undefined);
    const extra_taxes = all.flatMap(extraRow);
    const sales = total(rules, cents, ["sales", "credit_notes"]);
    const purchases = total(rules, cents, ["purchases", "purchase_credit_notes"]);
    const deductible = purchases.tax_amount - this.#nonDeductible;
    return {
      rows: cents.map((row) => ({ ...row, ...inMoney(row) })),
      ...(extra_taxes.length > 0 && { extra_taxes }),
      totals: {
        sales: { ...inMoney(sales), outside_vat: shown(sales.outside_vat) },
        purchases: { ...inMoney(purchases), outside_vat: shown(purchases.outside_vat) },
        non_deductible_tax: shown(this.#nonDeductible),
        tax_difference: shown(sales.tax_amount - deductible),
      },
    };
  }
}

const emptyRow = (of: Kind, { tax_type, tax_rate }: LetterSum): FigureRow => ({
  of,
  tax_type,
  tax_rate: tax_rate / 100,
  documents: 0,
  taxable_amount: 0,
  tax_amount: 0,
  total_amount: 0,
});

function byKind(one: FigureRow, other: FigureRow): number {
  return (
    kinds.indexOf(one.of) - kinds.indexOf(other.of) ||
    Number(one.tax_type > other.tax_type) - Number(one.tax_type < other.tax_type) ||
    one.tax_rate - other.tax_rate
  );
}

/** Lines outside VAT are part of the total, but neither taxable nor tax. */
function total(rules: Profile, rows: readonly FigureRow[], of: readonly Kind[]) {
  const sum = { taxable_amount: 0, tax_amount: 0, total_amount: 0, outside_vat: 0 };
  for (const row of rows) {
    if (!of.includes(row.of)) continue;
    sum.total_amount += row.total_amount;
    if (vatRateOf(rules, row) === "outside_vat") sum.outside_vat += row.total_amount;
    else {
      sum.taxable_amount += row.taxable_amount;
      sum.tax_amount += row.tax_amount;
    }
  }
  return sum;
}

/** Never −0. */
const shown = (cents: number): number => money.fromDb(cents || 0);

type Amounts = Pick<FigureRow, "taxable_amount" | "tax_amount" | "total_amount">;

/** A line of a tax next to the letters, which is in no total; none of a letter. */
function extraRow({ of, tax_type, tax_rate, documents, taxable_amount, tax_amount }: FigureRow) {
  const code = extraCode(tax_type);
  const amounts = { taxable_amount: shown(taxable_amount), tax_amount: shown(tax_amount) };
  return code === undefined ? [] : [{ of, code, tax_rate, documents, ...amounts }];
}

/** The amounts as the API shows them. */
const inMoney = ({ taxable_amount, tax_amount, total_amount }: Amounts): Amounts => ({
  taxable_amount: shown(taxable_amount),
  tax_amount: shown(tax_amount),
  total_amount: shown(total_amount),
});
