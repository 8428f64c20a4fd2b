// What explains a difference from the authority's return: amounts that the authority counts and this return doesn't, by section.
import { add } from "../amounts.ts";
import type { ComparedRow } from "./compare.ts";

type Amounts = { taxable: number; tax: number };

/**
 * Amounts that the authority counts and the return doesn't, by the sections in which they would be. `deducted` is tax that the authority
 * deducts, and we don't.
 */
export type Cause<Name extends string = string> = { name: Name; amounts: Readonly<Record<string, Amounts>> };

export type Explained<Name extends string = string> = {
  /** The causes of this row, with the authority's amount more than ours. */
  parts: (Amounts & { name: Name })[];
  /** The authority's amounts less ours, less the causes. Null where one side has no amount. */
  rest: { taxable: number | null; tax: number | null };
};

const due = [
  ["sales_", 1],
  ["purchases_", -1],
  ["imports_", -1],
  ["deducted", -1],
] as const;

/** The sections that a line of totals sums up, and with which sign their tax counts. */
const totals: Record<string, readonly (readonly [side: string, sign: 1 | -1])[]> = {
  output_tax: [["sales_", 1]],
  input_tax: [
    ["purchases_", 1],
    ["imports_", 1],
  ],
  non_deductible: [["deducted", -1]],
  deductible_tax: [
    ["purchases_", 1],
    ["imports_", 1],
    ["deducted", 1],
  ],
  tax_due: due,
  net: due,
};

/** With which sign a section counts in the boxes of a row; 0 if it doesn't. What is outside the tax is in no total. */
function signIn(boxes: readonly string[], section: string): number {
  if (boxes.includes(section)) return 1;
  if (section.endsWith("_outside_vat")) return 0;
  for (const box of boxes)
    for (const [side, sign] of totals[box] ?? []) if (section.startsWith(side)) return sign;
  return 0;
}

/** The part of each cause in a row's difference, and what no cause explains. */
export function explain<Name extends string>(
  { box, taxable_difference, tax_difference }: ComparedRow,
  causes: readonly Cause<Name>[],
): Explained<Name> {
  const boxes = box.split(" + ");
  const parts = causes
    .map(({ name, amounts }) => {
      const signed = Object.entries(amounts).map(([section, of]) => ({ sign: signIn(boxes, section), of }));
      // Where both sides agree, nothing is to explain.
      const sum = (difference: number | null, field: keyof Amounts) =>
        difference ? add(0, ...signed.map(({ sign, of }) => sign * of[field])) || 0 : 0;
      return { name, taxable: sum(taxable_difference, "taxable"), tax: sum(tax_difference, "tax") };
    })
    .filter(({ taxable, tax }) => taxable !== 0 || tax !== 0);
  const rest = (difference: number | null, field: keyof Amounts): number | null =>
    difference === null ? null : add(-difference, ...parts.map((part) => -part[field])) || 0;
  return { parts, rest: { taxable: rest(taxable_difference, "taxable"), tax: rest(tax_difference, "tax") } };
}
