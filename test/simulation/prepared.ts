// The database that every history begins with: an account with two branches, three people with keys, and a webhook.
import { mkdirSync } from "node:fs";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { operator } from "../../server/src/core/accounts/actor.ts";
import { features } from "../../server/src/core/accounts/roles.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { insertAccountWithOwner, openAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { insertNewKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { insertMember } from "../../server/src/modules/people/accounts/team.ts";
import { createService } from "../../server/src/service.ts";
import { openBranch } from "../support/branch.ts";
import { activate } from "../support/people.ts";
import type { Network } from "./network.ts";
import { configOf } from "./processes.ts";
import { type Caller, callers } from "./steps.ts";
import type { Units } from "./units.ts";
import { branches, factsOf, type Wires } from "./wires.ts";

export const ownerEmail = "owner@example.com";

export type Prepared = {
  folder: string;
  /** Of the branches. */
  wires: Wires;
  accountId: number;
  environmentId: number;
  keys: Record<Caller, string>;
  /** The key that is revoked in some histories. */
  revocable: string;
  laneIds: number[];
};

const events = [
  "transaction.completed",
  "transaction.stalled",
  "transaction.outcome_unknown",
  "transaction.exhausted",
  "device.unreachable",
  "device.reachable",
];
const unlimited = { rate_per_minute: 1_000_000, burst: 1_000_000 };

/** Makes it in a folder; to be run in a world. */
export async function prepare(folder: string, network: Network, simulated: Units): Promise<Prepared> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = await openDatabase({ dataDir: folder });
  await db.migrate();
  const clock = { now: () => Date.now() };
  const units = createControlUnit({ clock, transport: network.transportTo(simulated) });
  const poster = network.posterTo(() => 204);
  const service = await createService(configOf(folder), { db, units, poster, work: false });
  const { account, ownerId, keys, revocable } = await db.transaction(async (trx) => {
    const nowMs = clock.now();
    const opened = await insertAccountWithOwner(trx, nowMs, {
      name: "Shop",
      email: ownerEmail,
      owner_name: "Owner",
      features: [...features],
    });
    const { id: account_id } = await openAccount(trx, nowMs, opened.account.id);
    const keys = {} as Prepared["keys"];
    let revocable = "";
    for (const name of callers) {
      const member = { account_id, name, email: `${name}@example.com`, role: "accountant" as const };
      const user =
        name === "owner" ? opened.owner : await insertMember(trx, nowMs, member, "users.add", operator);
      const issued = await insertNewKey(trx, nowMs, user, "sandbox", unlimited);
      keys[name] = issued.key;
      if (name === "ben") revocable = issued.id;
    }
    return { account: opened.account, ownerId: opened.owner.id, keys, revocable };
  });
  await activate({ service }, ownerId);
  const laneIds: number[] = [];
  let environmentId = 0;
  for (const bhf_id of branches) {
    const { tin, url, device } = factsOf[simulated.wireOf(bhf_id)];
    const test = { service, account, simulator: { url } };
    const opened = await openBranch(test, { tin, bhf_id, url, price: 0, ...device });
    laneIds.push(opened.laneId);
    environmentId = opened.environmentId;
  }
  const { status, text } = await network.requestOnce(service, {
    method: "POST",
    path: "/api/v1/webhooks",
    headers: { authorization: `Bearer ${keys.owner}`, "content-type": "application/json" },
    body: JSON.stringify({ url: "http://127.0.0.1:8099/hooks", events }),
  });
  if (status !== 201) throw new Error(`there is no webhook: ${text}`);
  await service.close();
  await db.close();
  return { folder, wires: simulated.wires, accountId: account.id, environmentId, keys, revocable, laneIds };
}
