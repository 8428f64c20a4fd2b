// The path of a branch's page, and the texts about devices and relays.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { ago, badge } from "../../words.ts";

export type Branch = DataOf<"listBranches">[number];
export type Device = DataOf<"listDevices">[number];
type Relay = DataOf<"listRelays">[number];

export const branchPath = ({ base }: AccountPage, bhfId: string): string =>
  `${base}/branches/${encodeURIComponent(bhfId)}`;

/** The branch of the page's path. */
export const branchOf = ({ params }: AccountPage) => ({ bhfId: params.branch ?? "" });

/** The branch's device, or undefined. */
export async function readDevice({ read, params }: AccountPage): Promise<Device | undefined> {
  const { data } = await read("listDevices");
  return data.find(({ bhf_id }) => bhf_id === params.branch);
}

export function deviceBadge(device: Device | undefined): SafeHtml {
  if (!device) return badge("neutral", "No device");
  if (!device.is_active) return badge("wait", "Not initialized");
  return device.training_since === null ? badge("good", "Active") : badge("wait", "Training");
}

export function relayState(page: AccountPage, relay: Relay): SafeHtml {
  if (relay.is_connected)
    return html`${badge("good", "Connected")} since ${ago(page, relay.connected_at).replace(" ago", "")}`;
  if (!relay.is_approved) return html`${badge("wait", "Waits for the operators' approval")}`;
  if (relay.disconnected_at === null) return html`${badge("wait", "Never connected")}`;
  return html`${badge("bad", "Not connected")} for ${ago(page, relay.disconnected_at).replace(" ago", "")}`;
}
