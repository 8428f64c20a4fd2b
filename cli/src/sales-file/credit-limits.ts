// Responsible for the account's limits of credit notes in a dry run: how late, and how many of a sale.
import { type CreditSettings, countProblem, windowProblem } from "@taxctl/sdk/validation";
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
  { settings, window }: CreditLimits,
): Reason[] {
  const { document, original } = note;
  const sale = jobs.find(({ kind, invoiceNo }) => kind === "sale" && invoiceNo === original);
  const sold = sale?.prepare(outcomes);
  const earlier = jobs.filter(({ kind, invoiceNo }) => {
    const outcome =
      kind === "credit" && invoiceNo !== document.invoice_no ? outcomes.get(invoiceNo) : undefined;
    return outcome?.original_invoice_no === original && ["success", "pending"].includes(outcome.status);
  });
  const late =
    sold &&
    "document" in sold &&
    windowProblem(document.sale_date, { invoice_no: original, sale_date: sold.document.sale_date }, window);
  const many = countProblem(original, earlier.length, settings);
  return [
    ...(late ? [{ field: "sale_date", problem: late }] : []),
    ...(many ? [{ field: "original_invoice_no", problem: many }] : []),
  ];
}
