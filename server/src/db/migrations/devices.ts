// Columns of a device other than its identity.

import { blob, optional } from "../sql/schema.ts";
import { addColumns, type Migration } from "./migration.ts";

/** Null in records that an earlier version wrote: it did not keep the names. */
export const credentialKeys: Migration[] = [
  addColumns("3501", "devices", { credential_keys: optional(blob()) }),
];

/** The settings chosen for a device; null for a device without any. */
export const deviceSettings: Migration[] = [addColumns("3506", "devices", { settings: optional(blob()) })];
