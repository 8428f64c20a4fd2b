// Authenticates calls to a device's unit: the headers from its credentials, or why there are none.
import type { UnitAddress } from "../control-unit/types.ts";
import { SecretError, type Secrets } from "../secrets.ts";
import { type CredentialKeys, type Credentials, readCredentials } from "./credentials.ts";
import { type DeviceSecrets, unsealDevice } from "./secrets.ts";
import type { DeviceRow } from "./store.ts";

/** The credentials of a device. */
export type SealedCredentials = Pick<
  DeviceRow,
  "data_set_id" | "bhf_id" | "credentials" | "credentials_key_id" | "credential_keys"
>;

/** The part of a unit's address that authenticates calls. */
type CallAccess = Pick<UnitAddress, "headers" | "blocked">;

/**
 * Opens the credentials of a device for a call. Credentials without anything to send need no encryption key. A device
 * whose credentials can't be opened is not called, because the unit would reject calls without them.
 */
export function accessOf(secrets: Secrets, device: SealedCredentials): CallAccess {
  if (device.credentials === null) return {};
  const { credential_keys: keys } = device;
  if (keys && keys.used.length === 0) return {};
  try {
    return accessWith(unsealDevice(secrets, device).credentials);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    // A record of an earlier version doesn't list its keys; that version never sent them.
    return keys ? { blocked: `The device's credentials can't be opened. ${error.message}` } : {};
  }
}

/** The access that credentials give, before they are stored. */
export function accessWith(credentials: Credentials | undefined): CallAccess {
  const { headers } = readCredentials(credentials ?? {});
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The names of a device's credentials; empty where a record of an earlier version can't be opened. */
export function credentialKeysOf(secrets: Secrets, device: SealedCredentials): CredentialKeys {
  if (device.credential_keys) return device.credential_keys;
  return readCredentials(openCredentials(secrets, device).credentials ?? {}).keys;
}

/** The sealed values of a device, or none if the encryption key is lost: then they must be entered again. */
export function openCredentials(secrets: Secrets, device: SealedCredentials): DeviceSecrets {
  try {
    return unsealDevice(secrets, device);
  } catch (error) {
    if (error instanceof SecretError) return {};
    throw error;
  }
}
