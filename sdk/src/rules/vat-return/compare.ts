// Our return next to the authority's.
import { add } from "../amounts.ts";
import type { PrefilledRow } from "./prefilled.ts";
import type { ReturnRow } from "./rows.ts";

/** The rows of the authority with our amounts; the differences are ours − the authority's. */
export function compareReturns(ours: readonly ReturnRow[], theirs: readonly PrefilledRow[]) {
  return theirs.map(({ label, boxes, ...prefilled }) => {
    const own = ours.filter(({ box }) => boxes.includes(box));
    const sum = (field: "taxable_amount" | "tax_amount") => add(0, ...own.map((row) => row[field] ?? 0));
    const difference = (field: "taxable_amount" | "tax_amount") => {
      const amount = prefilled[field];
      const isKnown = own.some((row) => row[field] !== null);
      return amount === null || !isKnown ? null : add(sum(field), -amount);
    };
    return {
      box: boxes.join(" + "),
      title: label,
      taxable_amount: sum("taxable_amount"),
      prefilled_taxable: prefilled.taxable_amount,
      taxable_difference: difference("taxable_amount"),
      tax_amount: sum("tax_amount"),
      prefilled_tax: prefilled.tax_amount,
      tax_difference: difference("tax_amount"),
    };
  });
}

export type ComparedRow = ReturnType<typeof compareReturns>[number];

export const differs = ({ taxable_difference, tax_difference }: ComparedRow): boolean =>
  Boolean(taxable_difference) || Boolean(tax_difference);
