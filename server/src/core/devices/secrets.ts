// The secrets of a device, sealed in one column: the caller's credentials and the unit's keys.
import type { Secrets } from "../../base/secrets.ts";
import { type Credentials, readCredentials } from "./credentials.ts";
import type { DeviceRow } from "./store.ts";

export type DeviceSecrets = {
  /** As the caller gave them. */
  credentials?: Credentials;
  /** Sent by the unit once, at the first initialization of a serial. */
  keys?: Record<string, string>;
  /** The server that the keys are of (`serverOf`). They are sent to no other. */
  keys_of?: string;
};

type Identity = Pick<DeviceRow, "data_set_id" | "bhf_id">;
type Sealed = Pick<DeviceRow, "credentials" | "credentials_key_id">;
type Columns = Sealed & Pick<DeviceRow, "credential_keys">;

const identityOf = ({ data_set_id, bhf_id }: Identity): string =>
  `devices/${data_set_id}/${bhf_id}/credentials`;

/** @throws SecretError when the key that sealed them is missing. */
export function unsealDevice(secrets: Secrets, device: Identity & Sealed): DeviceSecrets {
  const { credentials: ciphertext, credentials_key_id: key_id } = device;
  if (ciphertext === null || key_id === null) return {};
  return JSON.parse(secrets.decrypt({ key_id, ciphertext }, identityOf(device)));
}

/**
 * The columns that hold them.
 *
 * @param missing The names of credentials that were dropped, and not given again
 */
export function sealDevice(
  secrets: Secrets,
  device: Identity,
  held: DeviceSecrets,
  missing: readonly string[] = [],
): Columns {
  const { keys } = readCredentials(held.credentials ?? {});
  const credential_keys = missing.length > 0 ? { ...keys, missing: [...missing] } : keys;
  if (held.credentials === undefined && held.keys === undefined)
    return { credentials: null, credentials_key_id: null, credential_keys };
  const { key_id, ciphertext } = secrets.encrypt(JSON.stringify(held), identityOf(device));
  return { credentials: ciphertext, credentials_key_id: key_id, credential_keys };
}
