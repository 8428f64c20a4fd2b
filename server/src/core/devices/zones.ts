// The time zones of branches and accounts: a document's day is its branch's, and "today" of an account is that of its first branch.
import { defaultProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { serviceZone, type ZoneSetting, zoneOf } from "../../base/zone.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { Environment } from "../accounts/keys.ts";
import { findEnvironment } from "../accounts/store.ts";
import type { BranchRow } from "../context/branch.ts";
import { findProfile, listProfiles, profileOf } from "./store.ts";

type Zones = { db: Database; config: ZoneSetting };
type Place = { environment: { id: number }; branch: Pick<BranchRow, "id"> | undefined };

/** The profile of a branch's device; without one, that of the account. */
export async function branchProfile(
  db: Queryable,
  { branch_id, data_set_id }: { branch_id: number; data_set_id: number },
): Promise<ProfileName> {
  return (await findProfile(db, branch_id)) ?? profileOf(db, data_set_id);
}

/** The time zone of a branch, in which its documents have their dates. */
export async function branchZone(
  { db, config }: Zones,
  of: { branch_id: number; data_set_id: number },
): Promise<string> {
  if (config.timeZone !== undefined) return config.timeZone;
  const key = `profile of branch ${of.branch_id}`;
  return zoneOf(config, await db.lookups.find(["devices"], key, () => branchProfile(db.knex, of)));
}

/** The time zone of an account as a whole: that of its first branch with a device. */
export async function accountZone({ db, config }: Zones, environmentId: number): Promise<string> {
  if (config.timeZone !== undefined) return config.timeZone;
  const key = `profile of ${environmentId}`;
  return zoneOf(config, await db.lookups.find(["devices"], key, () => profileOf(db.knex, environmentId)));
}

/** The zone of an account, and those of branches by their identifiers where not all are the same. */
export type BranchZones = { ofAccount: string; ofBranches: ReadonlyMap<string, string> };

export async function branchZones({ db, config }: Zones, environmentId: number): Promise<BranchZones> {
  if (config.timeZone !== undefined) return { ofAccount: config.timeZone, ofBranches: new Map() };
  const profiles = await db.lookups.find(["devices"], `profiles of ${environmentId}`, () =>
    listProfiles(db.knex, environmentId),
  );
  const [ofAccount = zoneOf(config, defaultProfile)] = profiles.map(({ profile }) => zoneOf(config, profile));
  const zones = profiles.map(({ bhf_id, profile }) => [bhf_id, zoneOf(config, profile)] as const);
  return { ofAccount, ofBranches: new Map(zones.some(([, zone]) => zone !== ofAccount) ? zones : []) };
}

type OfPage = { id: number; environment: Environment };

const environmentOf = ({ db }: Zones, account: OfPage) =>
  db.lookups.find(["devices"], `environment of account ${account.id} ${account.environment}`, () =>
    findEnvironment(db.knex, account.id, account.environment),
  );

/** The time zone of a page: that of the branch that it is about, else of its account. */
export async function zoneOfPage(
  service: Zones,
  account: OfPage,
  bhfId: string | undefined,
): Promise<string> {
  const { config } = service;
  if (config.timeZone !== undefined) return config.timeZone;
  const environment = await environmentOf(service, account);
  if (!environment) return serviceZone(config);
  const { ofAccount, ofBranches } = await branchZones(service, environment.id);
  return ofBranches.get(bhfId ?? "") ?? ofAccount;
}

/**
 * The currency of a page's amounts: that of the branch that it is about, else the one that all devices of its account share. Null where
 * they have several, or the profile belongs to no country.
 */
export async function currencyOfPage(
  service: Zones,
  account: OfPage,
  bhfId: string | undefined,
): Promise<string | null> {
  const environment = await environmentOf(service, account);
  if (!environment) return null;
  const { db } = service;
  const devices = await db.lookups.find(["devices"], `profiles of ${environment.id}`, () =>
    listProfiles(db.knex, environment.id),
  );
  const own = devices.find(({ bhf_id }) => bhf_id === bhfId);
  const profiles = own ? [own.profile] : devices.map(({ profile }) => profile);
  const [currency = sharedRulesOf(defaultProfile).currency, ...others] = new Set(
    profiles.map((profile) => sharedRulesOf(profile).currency),
  );
  return others.length === 0 ? currency : null;
}

/** The time zone of what a request is about: the branch that it names, else the account. */
export function zoneOfRequest(service: Zones, { environment, branch }: Place): Promise<string> {
  if (!branch) return accountZone(service, environment.id);
  return branchZone(service, { branch_id: branch.id, data_set_id: environment.id });
}
