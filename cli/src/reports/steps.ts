// The lines that lead from the tax of a month's documents to the tax due of its return.
import type { Result, Taxctl } from "@taxctl/sdk";
import type { TaxWords } from "@taxctl/sdk/profiles";

export const moneyLine = (label: string, amount: number, remark = ""): string =>
  `${label.padEnd(17)}${amount.toFixed(2).padStart(15)}${remark && `  ${remark}`}`;

/** The figures of a month that its report and its return share. */
export function stepsOf({ from_report, boxes }: Result<"getVatReturn">) {
  const outside = (name: string) => boxes.find(({ box }) => box === name)?.taxable_amount ?? 0;
  return {
    ...from_report,
    sales_outside_vat: outside("sales_outside_vat"),
    purchases_outside_vat: outside("purchases_outside_vat"),
  };
}

export type Steps = ReturnType<typeof stepsOf>;

/** The return of the month, for its lines only. */
export const readSteps = async (client: Taxctl, month: string): Promise<Steps> =>
  stepsOf(await client.periods.vatReturn(month));

/** The lines after the difference: the amounts that people entered, if there are any, and the tax due. */
export function stepLines(
  { import_tax, imported_services_tax, non_deductible, tax_due }: Steps,
  { tax }: TaxWords,
): string[] {
  const entered = [
    [`Import ${tax}`, -import_tax],
    [`Services' ${tax}`, -imported_services_tax],
    ["Not deductible", non_deductible],
  ] as const;
  return [
    ...entered
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => moneyLine(label, amount, "as entered in the return")),
    moneyLine("Tax due", tax_due, `as in the ${tax} return`),
  ];
}

/** Totals of lines that are outside the tax; none without such lines. */
export function outsideLines(sales: number, purchases: number, { tax }: TaxWords): string[] {
  return Object.entries({ sales, purchases })
    .filter(([, amount]) => amount !== 0)
    .map(([side, amount]) => moneyLine(`Outside ${tax}`, amount, `${side}: in no taxable amount`));
}
