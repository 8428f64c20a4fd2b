// The main button of a month: the first thing that is not done, from the suppliers' invoices to the filing.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "../../page.ts";
import type { Period } from "./months.ts";
import { fetchForm } from "./suppliers.ts";
import { monthPath, type Reconciliation } from "./words.ts";

export type MonthState = {
  period: Period;
  comparisons: readonly Reconciliation[];
  isOver: boolean;
  /** Whether invoices of suppliers are here, or were fetched just now. */
  isFetched: boolean;
  /** Rows without a decision. Those that wait for an answer are not among them. */
  undecided: number;
};

/** Whether fetching the suppliers' invoices comes next. */
export const isFetchNext = ({ period, comparisons, isFetched }: MonthState): boolean =>
  period.status === "open" && comparisons.length === 0 && !isFetched;

/** The next action; nothing where a form or a link of the only comparison is it. */
export function nextAction(page: AccountPage, state: MonthState): SafeHtml[] {
  const { period, comparisons, isOver, undecided } = state;
  const main = (isAllowed: boolean, to: string, label: string) =>
    isAllowed
      ? [html`<a class="button primary" href="${monthPath(page, period.month)}${to}">${label}</a>`]
      : [];
  if (period.status === "closed")
    return main(period.filing === null && page.may("filePeriod"), "#filing", "Record the filing");
  if (isFetchNext(state) && page.may("fetchSupplierSales")) return [fetchForm(page, period.month, true)];
  if (comparisons.length === 0)
    return main(page.may("createReconciliation"), "#purchases", "Upload the books");
  if (comparisons.some(({ status }) => status === "matching")) return [];
  const isOnly = comparisons.length === 1;
  if (undecided > 0) return main(!isOnly && page.may("decideReconciliation"), "#purchases", "Decide");
  if (comparisons.some(({ to_register }) => to_register > 0))
    return main(!isOnly && page.may("registerReconciliation"), "#purchases", "Register");
  if (!isOver) return [];
  if (period.open_documents > 0) return main(true, "#open", "Finish the documents");
  return main(page.may("closePeriod"), "#close", "Close the month");
}
