// Branches of one account in several currencies: amounts are summed for each, never across. The account's own is that of its first device.
import { sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import type { Queryable } from "../../db/sql/schema.ts";
import { listProfiles } from "./store.ts";

/** Branches that have another currency than the account. */
export type Abroad = { currency: string; branches: { branch_id: number; bhf_id: string }[] };

/** The other currencies of an environment, in the order of their first branches. A profile of no country has that of the account. */
export async function listAbroad(db: Queryable, data_set_id: number): Promise<Abroad[]> {
  const [own, ...others] = (await listProfiles(db, data_set_id)).map((device) => ({
    ...device,
    currency: sharedRulesOf(device.profile).currency,
  }));
  const found = new Map<string, Abroad>();
  for (const { currency, branch_id, bhf_id } of others) {
    if (currency === null || own?.currency === null || currency === own?.currency) continue;
    const abroad = found.get(currency) ?? { currency, branches: [] };
    found.set(currency, abroad);
    if (!abroad.branches.some((branch) => branch.branch_id === branch_id))
      abroad.branches.push({ branch_id, bhf_id });
  }
  return [...found.values()];
}

/** The branches that a sum over all branches leaves out, because they have another currency. */
export async function idsAbroad(db: Queryable, data_set_id: number): Promise<number[]> {
  return (await listAbroad(db, data_set_id)).flatMap(({ branches }) =>
    branches.map(({ branch_id }) => branch_id),
  );
}
