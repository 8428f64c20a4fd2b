// Authenticates calls to a device's unit: the headers from its credentials, or why there are none.

import { UnprocessableError } from "../../base/errors.ts";
import { SecretError, type Secrets } from "../../base/secrets.ts";
import type { UnitAddress } from "../../control-unit/types.ts";
import { missingText } from "../../lanes/missing-credentials.ts";
import { type DeviceSecrets, unsealDevice } from "./secrets.ts";
import type { DeviceRow } from "./store.ts";
import { accessWith, type KeyUse } from "./unit-keys.ts";

/** The credentials of a device. */
export type SealedCredentials = Pick<
  DeviceRow,
  "data_set_id" | "bhf_id" | "credentials" | "credentials_key_id" | "credential_keys"
>;

/** The part of a unit's address that authenticates calls. */
type CallAccess = Pick<UnitAddress, "headers" | "key" | "blocked">;

/**
 * Opens the credentials of a device for a call. Credentials without anything to send need no encryption key. A device
 * whose credentials can't be opened is not called, because the unit would reject calls without them.
 *
 * @param use How the device's wire uses the key of its unit; undefined if it needs none
 */
export function accessOf(secrets: Secrets, device: SealedCredentials, use?: KeyUse): CallAccess {
  const missing = missingText(device.credential_keys);
  if (missing !== undefined) return { blocked: missing };
  if (device.credential_keys.used.length === 0 && !use) return {};
  try {
    return accessWith(unsealDevice(secrets, device), use);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    return { blocked: `The device's credentials can't be opened. ${error.message}` };
  }
}

/** @throws UnprocessableError 422 `credentials_missing` */
export function requireCredentials(device: Pick<DeviceRow, "credential_keys">): void {
  const missing = missingText(device.credential_keys);
  if (missing !== undefined)
    throw new UnprocessableError("credentials_missing", `${missing}. Send them again.`);
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
