// The key of an online unit: issued once, at the first initialization, and sent with every later call to the server that issued it.
import type { InitInfo } from "../../control-unit/fetched.ts";
import type { UnitAddress, UnitKey } from "../../control-unit/types.ts";
import { unitWireOf } from "../../control-unit/wires/index.ts";
import { type Credentials, readCredentials, unitKeyHeader } from "./credentials.ts";
import type { DeviceSecrets } from "./secrets.ts";
import { type DeviceRow, wireNameOf } from "./store.ts";

/** How a device's calls use the key of its unit. */
export type KeyUse = {
  server: string;
  place: UnitKey["place"];
};

type Keyed = Pick<DeviceRow, "profile" | "wire" | "vscu_url" | "via" | "settings">;

/** The server that a device's calls go to, and the way to it: what one was given is not for another. */
export function serverOf({ vscu_url, via }: Pick<DeviceRow, "vscu_url" | "via">): string {
  return `${via ?? "direct"} ${new URL(vscu_url).origin}`;
}

/** Undefined if the wire of the device needs no key. */
export function keyUseOf(device: Keyed): KeyUse | undefined {
  if (!unitWireOf({ profile: device.profile, wire: wireNameOf(device) }).needsKey) return undefined;
  return { server: serverOf(device), place: device.settings?.cmc_key_in ?? "body" };
}

/** The access that the secrets of a device give. A key that the caller gave is sent instead of the issued one. */
export function accessWith(
  { credentials, keys, keys_of }: DeviceSecrets,
  use?: KeyUse,
): Pick<UnitAddress, "headers" | "key"> {
  const { headers } = readCredentials(credentials ?? {});
  if (!use) return Object.keys(headers).length > 0 ? { headers } : {};
  const { [unitKeyHeader]: given, ...others } = headers;
  const value = given ?? (keys_of === use.server ? keys?.cmcKey : undefined);
  return {
    ...(Object.keys(others).length > 0 ? { headers: others } : {}),
    ...(value === undefined ? {} : { key: { value, place: use.place } }),
  };
}

/** The secrets of a device after an initialization. A key that its calls need is newer, if it was issued, than one given before. */
export function withIssued(
  held: DeviceSecrets,
  info: InitInfo | null,
  use: KeyUse | undefined,
  given: Credentials | undefined,
): DeviceSecrets {
  const secrets: DeviceSecrets = given ? { ...held, credentials: given } : { ...held };
  if (!info || Object.keys(info.keys).length === 0) return secrets;
  secrets.keys = info.keys;
  if (!use) return secrets;
  secrets.keys_of = use.server;
  if (info.keys.cmcKey !== undefined && secrets.credentials) {
    const { cmc_key: _older, ...others } = secrets.credentials;
    secrets.credentials = others;
  }
  return secrets;
}
