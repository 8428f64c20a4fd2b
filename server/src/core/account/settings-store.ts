// The settings of an account in one environment: their defaults, their rows, and how requests read them.

import { noteChange } from "../../db/engine/changes.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { lockEnvironment } from "../accounts/store.ts";

export type AccountSettings = {
  /** Customer name of sales that are submitted without one. */
  walk_in_customer_name: string;
  trade_name: string | null;
  receipt_address: string | null;
  receipt_header: string | null;
  receipt_footer: string | null;
  receipt_language: "en" | "sw";
  /** Fingerprint of an image in `receipt_logos`. */
  receipt_logo: string | null;
  vat_registered: boolean;
  /** `6 months`, `90 days` or `none`; null for the limit of the control unit's profile. */
  credit_note_window: string | null;
  /** Null for any number. */
  credit_notes_per_sale: number | null;
  nightly_matching: boolean;
};

type SettingName = keyof AccountSettings;
export type SettingChanges = { [Name in SettingName]?: AccountSettings[Name] | null | undefined };

/** A new setting is a column of `account_settings`, a field of the document, and its default here. */
export const defaultSettings: AccountSettings = {
  walk_in_customer_name: "Walk-in customer",
  trade_name: null,
  receipt_address: null,
  receipt_header: null,
  receipt_footer: null,
  receipt_language: "en",
  receipt_logo: null,
  vat_registered: true,
  credit_note_window: null,
  credit_notes_per_sale: null,
  nightly_matching: true,
};

const names = Object.keys(defaultSettings) as SettingName[];

/** The stored settings; null is the default. */
type SettingsRow = { [Name in SettingName]: AccountSettings[Name] | null } & { updated_at: number };

export type StoredSettings = { settings: AccountSettings; updatedAt: number | null };

export async function findSettings(db: Queryable, environmentId: number): Promise<StoredSettings> {
  return toSettings(await db("account_settings").where({ data_set_id: environmentId }).first());
}

function toSettings(row: SettingsRow | undefined): StoredSettings {
  const chosen = names.map((name) => [name, row?.[name] ?? defaultSettings[name]]);
  const settings = Object.fromEntries(chosen) as AccountSettings;
  settings.vat_registered = Boolean(settings.vat_registered);
  settings.nightly_matching = Boolean(settings.nightly_matching);
  return { settings, updatedAt: row?.updated_at ?? null };
}

/** The settings as every submission needs them: remembered until they change. */
export async function recallSettings(db: Database, environmentId: number): Promise<AccountSettings> {
  const key = `account settings ${environmentId}`;
  return (await db.lookups.find(["account_settings"], key, () => findSettings(db.knex, environmentId)))
    .settings;
}

/** The settings before and after; `changed` names those that differ. */
export type SettingsChange = { before: AccountSettings; after: StoredSettings; changed: SettingName[] };

/** Changes the given settings; null restores a default. Writes nothing when nothing differs. */
export async function changeSettings(
  trx: Trx,
  environmentId: number,
  changes: SettingChanges,
  nowMs: number,
): Promise<SettingsChange> {
  // The environment's row is locked, since the settings' row may not exist yet.
  await lockEnvironment(trx, environmentId);
  const where = { data_set_id: environmentId };
  const row: SettingsRow | undefined = await trx("account_settings").where(where).first();
  const stored = toSettings(row);
  const before = stored.settings;
  const given = names.filter((name) => changes[name] !== undefined);
  const chosen = given.map((name) => [name, changes[name] ?? defaultSettings[name]]);
  const settings: AccountSettings = { ...before, ...Object.fromEntries(chosen) };
  const changed = given.filter((name) => settings[name] !== before[name]);
  if (changed.length === 0) return { before, after: stored, changed };
  const columns = Object.fromEntries(given.map((name) => [name, changes[name] ?? null]));
  await trx("account_settings")
    .insert({ ...where, ...columns, updated_at: nowMs })
    .onConflict("data_set_id")
    .merge();
  noteChange(trx, "account_settings");
  return { before, after: { settings, updatedAt: nowMs }, changed };
}
