// What waits for an operator under `TAXD_KEY_APPROVAL`: live keys, and the tokens of live relays, that members created.

import type { Clock } from "../../../base/clock.ts";
import { isId } from "../../../base/ids.ts";
import { type Actor, operator } from "../../../core/accounts/actor.ts";
import { type KeyRecord, listWaitingKeys } from "../../../core/accounts/key-store.ts";
import type { Environment } from "../../../core/accounts/keys.ts";
import type { Role } from "../../../core/accounts/roles.ts";
import type { Database } from "../../../db/open.ts";
import type { Queryable } from "../../../db/sql/schema.ts";
import { approveRelay, rejectRelay } from "../../relay/approval.ts";
import { findRelay, listWaitingRelays, type WaitingRelay } from "../../relay/store.ts";
import { approveKey, rejectKey, requireKeyById } from "../accounts/key-admin.ts";

export type Waiting = {
  id: string;
  kind: "key" | "relay";
  prefix: string;
  /** Of the relay. */
  name: string | null;
  environment: Environment;
  account: { id: number; name: string };
  user: { id: number; name: string; role: Role };
  cidrs: string[];
  created_at: number;
  expires_at: number | null;
};

/** The keys, then the relays, oldest first. */
export async function listWaiting(db: Queryable): Promise<Waiting[]> {
  const keys = (await listWaitingKeys(db)).map(({ environment, ...key }) => ({
    kind: "key" as const,
    name: null,
    environment: environment.name,
    ...key,
  }));
  const relays = (await listWaitingRelays(db)).map(({ token_prefix, ...relay }) => ({
    kind: "relay" as const,
    prefix: token_prefix,
    cidrs: [],
    expires_at: null,
    ...relay,
  }));
  return [...keys, ...relays];
}

/** What an operator decides about, and how the response names it. */
type Decided = { what: string; email: string };

async function requireKind(db: Database, id: string): Promise<Waiting["kind"]> {
  if (isId(id) && (await findRelay(db.knex, id))) return "relay";
  await requireKeyById(db.knex, id);
  return "key";
}

/** Approves the key or relay of an id. @throws AccountError */
export async function approve(
  db: Database,
  clock: Clock,
  id: string,
  by: Actor = operator,
): Promise<Decided> {
  if ((await requireKind(db, id)) === "key") return keyOf(await approveKey(db, clock, id, by));
  return relayOf(await approveRelay(db, clock, id, by));
}

/** Revokes the key or relay of an id, which waits. @throws AccountError */
export async function reject(
  db: Database,
  clock: Clock,
  id: string,
  reason: string,
  by: Actor = operator,
): Promise<Decided> {
  if ((await requireKind(db, id)) === "key") return keyOf(await rejectKey(db, clock, id, reason, by));
  return relayOf(await rejectRelay(db, clock, id, reason, by));
}

const keyOf = ({ prefix, user }: KeyRecord): Decided => ({ what: `key ${prefix}`, email: user.email });
const relayOf = ({ name, user }: WaitingRelay): Decided => ({ what: `relay ${name}`, email: user.email });
