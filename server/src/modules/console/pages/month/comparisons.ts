// The comparisons of a month: one of all branches, or one of each.
import type { AccountPage } from "../../page.ts";
import { monthOf, type Reconciliation } from "./words.ts";

/** The comparisons of the page's month. */
export async function readComparisons(page: AccountPage): Promise<Reconciliation[]> {
  const { from_date, to_date } = monthOf(page);
  const { data } = await page.read("listReconciliations", { query: { per_page: 100 } });
  return data.filter((one) => one.from_date === from_date && one.to_date === to_date);
}
