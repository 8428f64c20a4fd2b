// The buyer's purchase code in the forms that send a sale again, where the branch's authority has such codes.
import { html } from "@remix-run/html-template";
import { defaultProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { field } from "../../form.ts";
import type { AccountPage } from "../../page.ts";

export async function purchaseCodeField(page: AccountPage, branchId: string, value = "") {
  const devices = page.may("listDevices") ? (await page.read("listDevices")).data : [];
  const profile = devices.find(({ bhf_id }) => bhf_id === branchId)?.profile ?? defaultProfile;
  const { purchaseCode, authority, tin } = sharedRulesOf(profile);
  if (!purchaseCode) return html``;
  return field(page, {
    name: "purchase_code",
    label: "Purchase code of the customer",
    value,
    hint: `A customer with a ${tin.name} gets it from ${authority}, for one sale.`,
    isOptional: true,
  });
}
