// The buyer's purchase code in forms of sales, where the branch's authority has such codes.
import { html } from "@remix-run/html-template";
import { defaultProfile, type SharedProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { field } from "../../form.ts";
import type { AccountPage } from "../../page.ts";

/** The rules of the branch's country. */
export async function rulesOfBranch(page: AccountPage, branchId: string): Promise<SharedProfile> {
  const devices = page.may("listDevices") ? (await page.read("listDevices")).data : [];
  return sharedRulesOf(devices.find(({ bhf_id }) => bhf_id === branchId)?.profile ?? defaultProfile);
}

export async function purchaseCodeField(page: AccountPage, branchId: string, value = "") {
  const { purchaseCode, authority, tin } = await rulesOfBranch(page, branchId);
  if (!purchaseCode) return html``;
  return field(page, {
    name: "purchase_code",
    label: "Purchase code of the customer",
    value,
    hint: `A customer with a ${tin.name} gets it from ${authority}, for one sale.`,
    isOptional: true,
  });
}
