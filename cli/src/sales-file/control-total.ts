// The control total of sales: the figures that an accountant compares with the till's own report.
import { add } from "@taxctl/sdk/amounts";
import type { Job } from "./jobs.ts";

/** The total of a document with its tax, and the tax. */
export type Amounts = { total_amount: number; tax_amount: number };

/** What is counted: its kind, and its amounts if they are known. */
export type Counted = { kind: Job["kind"]; amounts: Amounts | undefined };

/** The exact sum, in which credit notes are negative. `null` if the amounts of one document are unknown. */
export function controlTotal(documents: readonly Counted[]): Amounts | { [Field in keyof Amounts]: null } {
  const total: Amounts = { total_amount: 0, tax_amount: 0 };
  for (const { kind, amounts } of documents) {
    if (!amounts) return { total_amount: null, tax_amount: null };
    const sign = kind === "credit" ? -1 : 1;
    total.total_amount = add(total.total_amount, sign * amounts.total_amount);
    total.tax_amount = add(total.tax_amount, sign * amounts.tax_amount);
  }
  return total;
}
