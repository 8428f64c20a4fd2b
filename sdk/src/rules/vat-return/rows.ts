// The rows of a month's return: its sections, then the lines from the tax to the net.
import type { components } from "../openapi.ts";
import { capitalized, neutralWords, type TaxWords } from "../profiles/index.ts";

type VatReturn = components["schemas"]["VatReturn"];

/** The amounts that people enter, in the order of the return, with their names. */
export const returnEntriesIn = ({ tax }: TaxWords) =>
  ({
    import_general_taxable: "Imports at the general rate, value",
    import_general_tax: `Imports at the general rate, ${tax}`,
    import_other_taxable: "Imports at other rates, value",
    import_other_tax: `Imports at other rates, ${tax}`,
    import_zero_rated_taxable: "Imports zero-rated, value",
    import_exempt_taxable: "Imports exempt, value",
    imported_services_tax: `${capitalized(tax)} on imported services`,
    non_deductible: "Input tax that is not deductible",
    withheld: `${capitalized(tax)} withheld`,
    brought_forward: "Credit brought forward",
    refund_adjustment: "Refund adjustments",
  }) as const satisfies Partial<Record<keyof VatReturn["entered"], string>>;
export type EnteredField = keyof ReturnType<typeof returnEntriesIn>;
export const enteredFields = Object.keys(returnEntriesIn(neutralWords)) as EnteredField[];

/** The sections, then the lines from the tax to the net. */
export function returnRows({ boxes, totals, entered, numbers }: VatReturn, words: TaxWords) {
  const entries = returnEntriesIn(words);
  const line = (box: string, title: string, tax_amount: number, taxable_amount: number | null = null) => ({
    box,
    number: numbers[box] ?? "",
    title,
    taxable_amount,
    tax_amount,
  });
  return [
    ...boxes.map(({ box, title, taxable_amount, tax_amount }) =>
      line(box, title, tax_amount, taxable_amount),
    ),
    line("imported_services", entries.imported_services_tax, entered.imported_services_tax ?? 0),
    line("output_tax", "Output tax", totals.output_tax, totals.sales),
    line("input_tax", "Input tax", totals.input_tax, totals.purchases),
    line("non_deductible", entries.non_deductible, totals.non_deductible),
    line("deductible_tax", "Deductible input tax", totals.deductible_tax),
    line("tax_due", "Tax due", totals.tax_due),
    line("withheld", entries.withheld, entered.withheld ?? 0),
    line("brought_forward", entries.brought_forward, entered.brought_forward ?? 0),
    line("refund_adjustment", entries.refund_adjustment, entered.refund_adjustment ?? 0),
    line("net", totals.net < 0 ? "Net: credit carried forward" : "Net: payable", totals.net),
  ];
}

export type ReturnRow = ReturnType<typeof returnRows>[number];
