// The forms that register accepted purchases, or only send rejections.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, form, hiddenFields, textarea } from "../../form.ts";
import type { AccountPage } from "../../page.ts";

/** In a closed month no purchase can be claimed: a late one is claimed in the current month. */
const lateField = (isClosed: boolean): SafeHtml[] => hiddenFields(isClosed ? [["is_late", "yes"]] : []);

/** Where nothing is left to register, only rejections are left to send. */
export function rejectForm(page: AccountPage, here: string, isClosed: boolean): SafeHtml {
  const options = { action: `${here}/register`, label: "Send my rejections", isGrave: true };
  return html`<details><summary>Reject suppliers' invoices</summary><p>The tax authority gets your rejections.</p>
${form(page, options, ...lateField(isClosed), ...hiddenFields([["reject", "yes"]]))}</details>`;
}

/** What few purchases need. */
function rareFields(page: AccountPage, id: string): SafeHtml {
  const unclaimed = checkbox(page, {
    name: "no_claim",
    value: id,
    label: "Don't claim the tax of these purchases",
    isOptional: true,
  });
  if (page.role !== "owner") return unclaimed;
  return html`${unclaimed}${textarea(page, {
    name: "claim_reason",
    label: "Why do you claim purchases that are too old?",
    hint: "Only if the authority extended the time. Without a reason they are registered without a claim.",
    isOptional: true,
  })}`;
}

export function registerForm(
  page: AccountPage,
  { here, id, isClosed, isPrimary }: { here: string; id: string; isClosed: boolean; isPrimary: boolean },
): SafeHtml {
  return form(
    page,
    {
      action: `${here}/register`,
      label: isClosed
        ? "Register the accepted purchases in the current month"
        : "Register the accepted purchases",
      isPrimary,
    },
    ...lateField(isClosed),
    checkbox(page, {
      name: "reject",
      value: id,
      label: "Also send my rejections of suppliers' invoices to the tax authority",
      isOptional: true,
    }),
    html`<details${page.problem ? html.raw` open` : ""}><summary>Claim them in another way</summary>${rareFields(page, id)}</details>`,
  );
}
