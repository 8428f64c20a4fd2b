// Notices a wrong encryption key at the start, before the first call that needs a stored secret fails.

import { opens, SecretError, type Secrets } from "../../base/secrets.ts";
import { findSetting, saveSetting } from "../../db/settings.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { openSecret } from "../accounts/person-secret.ts";
import { unsealDevice } from "../devices/secrets.ts";
import { openToken } from "../mail/store.ts";
import { type SecretColumns, signingSecrets } from "../webhooks/store.ts";

/** Where secrets are stored, a column of key ids each; `until` ends the use of a secret. */
const places = [
  { table: "devices", column: "credentials_key_id", one: "device", open: unsealDevice },
  {
    table: "webhooks",
    column: "secret_key_id",
    one: "webhook",
    open: (secrets: Secrets, row: SecretColumns) => signingSecrets(secrets, { ...row, old_secret: null }, 0),
  },
  {
    table: "webhooks",
    column: "old_secret_key_id",
    until: "old_secret_until",
    one: "rotated webhook",
    open: (secrets: Secrets, row: SecretColumns) => signingSecrets(secrets, { ...row, secret: null }, 0),
  },
  { table: "people", column: "totp_secret_key_id", one: "person with two-factor sign-in", open: openSecret },
  { table: "mails", column: "token_key_id", one: "waiting mail", open: openToken },
] as const;

/** Stored secrets that no key of this process opens: the id of their key, and the number of rows of each kind. */
export type LostKey = { key_id: string; rows: string[] };

const lostSetting = "encryption_keys.lost";

/** The keys that `taxd credentials forget` has recorded as lost for good. */
async function findForgotten(db: Queryable): Promise<string[]> {
  const stored = await findSetting(db, lostSetting);
  return stored === undefined ? [] : JSON.parse(stored);
}

/** Records a key as lost for good, so that the service starts without it. */
export async function forgetKey(db: Queryable, keyId: string): Promise<void> {
  const forgotten = new Set([...(await findForgotten(db)), keyId]);
  await saveSetting(db, lostSetting, JSON.stringify([...forgotten]));
}

/** The keys that stored secrets need and `secrets` lacks; of one environment or of the whole service. One secret of each key is tried. */
export async function findLostKeys(
  db: Queryable,
  secrets: Secrets,
  nowMs: number,
  environmentId?: number,
): Promise<LostKey[]> {
  const found = new Map<string, string[]>();
  for (const { table, column, one, open, ...place } of places) {
    if (environmentId !== undefined && (table === "people" || table === "mails")) continue;
    const rows = db(table).whereNotNull(column);
    if ("until" in place) rows.where(place.until, ">", nowMs);
    if (environmentId !== undefined) rows.where({ data_set_id: environmentId });
    const groups: { key_id: string; id: string | number; count: number }[] = await rows
      .groupBy(column)
      .select({ key_id: column })
      .min({ id: "id" })
      .count({ count: "*" });
    for (const { key_id, id, count } of groups) {
      const row = await db(table).where({ id }).first();
      if (!row || opens(() => open(secrets, row))) continue;
      const described = `${count} ${one}${Number(count) === 1 ? "" : "s"}`;
      found.set(key_id, [...(found.get(key_id) ?? []), described]);
    }
  }
  return [...found].map(([key_id, rows]) => ({ key_id, rows }));
}

/** @throws SecretError when stored secrets need a key that this process lacks, unless the operators have recorded it as lost */
export async function requireKeys(db: Queryable, secrets: Secrets, nowMs: number): Promise<void> {
  const lost = await findLostKeys(db, secrets, nowMs);
  if (lost.length === 0) return;
  const forgotten = await findForgotten(db);
  const missing = lost.find(({ key_id }) => !forgotten.includes(key_id));
  if (!missing) return;
  const { key_id, rows } = missing;
  throw new SecretError(
    `The encryption key is wrong: the secrets of ${rows.join(", ")} were encrypted with the key "${key_id}", which this process does not have. ` +
      "Set that key in TAXD_ENCRYPTION_KEY, or add it after the one in use. On the embedded database, put encryption.key back into the data folder. " +
      `If the key is lost for good, run \`taxd credentials forget ${key_id}\`.`,
  );
}
