// How the tax of a purchase is claimed, and the form that changes it.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import { field, form, given, select, textarea } from "../../form.ts";
import { type AccountPage, goAfter, type PageResponse } from "../../page.ts";
import { amount } from "../../words.ts";
import { monthName } from "../month/words.ts";
import { pathOf } from "./path.ts";

type Purchase = DataOf<"getPurchase">;

export function claimText({ claim, claim_month, claim_reason, non_deductible_tax }: Purchase): string {
  if (claim === "none" || claim_month === null) return "Not claimed";
  const part = non_deductible_tax === 0 ? "" : `, less ${amount(non_deductible_tax)} that is not deductible`;
  const reason = claim_reason === null ? "" : `. Claimed late: ${claim_reason}`;
  return `In ${monthName(claim_month)}${part}${reason}`;
}

export function claimForm(page: AccountPage, { transaction_id, claim, claim_month }: Purchase): SafeHtml {
  if (!page.may("setPurchaseClaim")) return html``;
  return html`<details${page.problem ? html.raw` open` : ""}><summary>Change the claim</summary>
${form(
  page,
  { action: `${pathOf(page, transaction_id)}/claim`, label: "Change the claim" },
  select(page, {
    name: "claim",
    label: "Tax of this purchase",
    value: claim,
    options: [
      ["month", "claim it in a month"],
      ["none", "don't claim it"],
    ],
  }),
  field(page, {
    name: "claim_month",
    label: "Month of the claim",
    type: "month",
    value: claim_month ?? "",
    hint: "From the month of the supplier's sale to this month.",
    isOptional: true,
  }),
  textarea(page, {
    name: "claim_reason",
    label: "Reason of a late claim",
    hint: "The authority limits how late tax can be claimed. Beyond that, an owner says why it can be claimed still.",
    isOptional: true,
  }),
)}</details>`;
}

export async function changeClaim(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const id = page.params.id ?? "";
  const claim_reason = given(sent.text("claim_reason"));
  const claim_month = given(sent.text("claim_month"));
  const call = page.call("setPurchaseClaim", {
    params: { transaction_id: id },
    body:
      sent.text("claim") === "none"
        ? { claim: "none" }
        : {
            claim: "month",
            ...(claim_month !== undefined && { claim_month }),
            ...(claim_reason !== undefined && { claim_reason }),
          },
  });
  return goAfter(call, pathOf(page, id), "claimed");
}
