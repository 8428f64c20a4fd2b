// What people of an account call the tax and the TIN: the words of its devices' profiles.
import {
  defaultProfile,
  type ProfileName,
  sharedRulesOf,
  type TaxLetter,
  type TaxWords,
  taxLetters,
  taxWordsOfAll,
} from "@taxctl/sdk/rules/profiles";
import type { Queryable } from "../../db/sql/schema.ts";
import type { Environment } from "../accounts/keys.ts";

/** The profiles of an environment's devices, each once. */
const profilesOf = (db: Queryable, environmentId: number): Promise<ProfileName[]> =>
  db("devices").where({ data_set_id: environmentId }).distinct("profile").pluck("profile");

/** The words of an environment. */
export async function wordsOfEnvironment(db: Queryable, environmentId: number): Promise<TaxWords> {
  return taxWordsOfAll(await profilesOf(db, environmentId));
}

/** The letters of tax types that an environment uses, in their order; without a device, those of the default profile. */
export async function lettersOfEnvironment(db: Queryable, environmentId: number): Promise<TaxLetter[]> {
  const [first = defaultProfile, ...others] = await profilesOf(db, environmentId);
  return taxLetters.filter((letter) =>
    [first, ...others].some((profile) => sharedRulesOf(profile).taxTypes[letter] !== undefined),
  );
}

/** The words of several accounts, by account and environment. */
export async function wordsOfAccounts(
  db: Queryable,
  accountIds: readonly number[],
): Promise<(accountId: number, environment: Environment) => TaxWords> {
  const rows: { account_id: number; environment: Environment; profile: ProfileName }[] = await db("devices")
    .join("data_sets", "data_sets.id", "devices.data_set_id")
    .whereIn("data_sets.account_id", accountIds)
    .distinct("data_sets.account_id", "data_sets.environment", "devices.profile");
  return (accountId, environment) =>
    taxWordsOfAll(
      rows
        .filter((row) => row.account_id === accountId && row.environment === environment)
        .map(({ profile }) => profile),
    );
}
