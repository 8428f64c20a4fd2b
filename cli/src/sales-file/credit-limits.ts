// The limits of credit notes in a dry run: how early, how late, and how many of a sale.
import { type CreditSettings, countProblem, earlyProblem, windowProblem } from "@taxctl/sdk/validation";
import type { Reason } from "../failures/reasons.ts";
import type { Job, JobOutcome, Prepared } from "./jobs.ts";

export type CreditLimits = { settings: CreditSettings; window: string };

type Outcomes = ReadonlyMap<string, JobOutcome>;

/**
 * Why the service would reject a credit note of a sale in the input. Sales and credit notes that only the service has are
 * not counted.
 */
export function limitReasons(
  jobs: readonly Job[],
  outcomes: Outcomes,
  note: Extract<Prepared, { document: unknown }>,
  limits: CreditLimits | undefined,
): Reason[] {
  const { document, original } = note;
  const sale = jobs.find(({ kind, invoiceNo }) => kind === "sale" && invoiceNo === original);
  const prepared = sale?.prepare(outcomes);
  const sold = prepared &&
    "document" in prepared && { invoice_no: original, sale_date: prepared.document.sale_date };
  const earlier = jobs.filter(({ kind, invoiceNo }) => {
    const outcome =
      kind === "credit" && invoiceNo !== document.invoice_no ? outcomes.get(invoiceNo) : undefined;
    return outcome?.original_invoice_no === original && ["success", "pending"].includes(outcome.status);
  });
  const early = sold && earlyProblem(document.sale_date, sold);
  const late = sold && limits && windowProblem(document.sale_date, sold, limits.window);
  const many = limits && countProblem(original, earlier.length, limits.settings);
  return [
    ...(early ? [{ field: "sale_date", problem: early }] : []),
    ...(late ? [{ field: "sale_date", problem: late }] : []),
    ...(many ? [{ field: "original_invoice_no", problem: many }] : []),
  ];
}
