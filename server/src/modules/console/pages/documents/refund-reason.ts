// What credit notes and reissues of a sale share: the reason, and the day.

import type { SafeHtml } from "@remix-run/html-template";
import { localDate } from "../../../../base/clock.ts";
import { field, select } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import type { Sale } from "./lines.ts";

/** The class of refund reasons in the authority's code tables. */
const reasonClass = "32";

export async function reasonField(page: AccountPage, isOptional: boolean): Promise<SafeHtml> {
  const { data } = await page.read("listCodes", { query: { code_class: reasonClass, per_page: 100 } });
  const label = "Reason";
  const options = data.map(({ code, name }) => [code, `${name} (${code})`] as const);
  if (options.length === 0)
    return field(page, {
      name: "refund_reason_code",
      label,
      hint: "The authority's code, such as 06 for a return.",
      isOptional,
    });
  const first = ["", isOptional ? "As the corrections say" : "Choose a reason"] as const;
  return select(page, { name: "refund_reason_code", label, options: [first, ...options], isOptional });
}

/** The day at the branch of the sale. */
export async function today(page: AccountPage, { branch_id }: Sale): Promise<string> {
  const { nowMs, timeZone } = await page.inBranch(branch_id);
  return localDate(nowMs, timeZone);
}
