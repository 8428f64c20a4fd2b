// The operators' view of an account: its plan, TINs, keys and health; never the content of its documents.

import { iso, isoOrNull } from "../../../base/clock.ts";
import { listKeys } from "../../../core/accounts/key-store.ts";
import { requireAccount } from "../../../core/accounts/require.ts";
import { listEnvironments, listUsers } from "../../../core/accounts/store.ts";
import { listBindings } from "../../../core/accounts/tin-store.ts";
import type { Service } from "../../../core/context/context.ts";
import { assess } from "../../health/assess.ts";
import { findStatusReason } from "../status-reason.ts";

/** @throws AccountError */
export async function inspect(service: Service, id: number) {
  const { knex } = service.db;
  const account = await requireAccount(knex, id);
  const environments = await listEnvironments(knex, id);
  const [status_reason, users, tins, keys, health] = await Promise.all([
    findStatusReason(knex, account),
    listUsers(knex, id),
    listBindings(knex, id),
    listKeys(knex, id),
    Promise.all(
      environments.map(async ({ id, environment: name }) => {
        const environment = { id, name };
        const { status, checks, lanes } = await assess({ service, account, environment, key: undefined });
        return { environment: name, status, checks, lanes };
      }),
    ),
  ]);
  const { name, email, status, features, created_at, approved_at } = account;
  return {
    id,
    name,
    email,
    status,
    status_reason,
    features,
    users: users.length,
    health,
    created_at: iso(created_at),
    approved_at: isoOrNull(approved_at),
    tins: tins.map(({ tin, bound_at }) => ({ tin, bound_at: iso(bound_at) })),
    keys: keys
      .filter(({ revoked_at }) => revoked_at === null)
      .map((key) => ({
        id: key.id,
        prefix: key.prefix,
        user: { id: key.user.id, name: key.user.name, role: key.user.role },
        environment: key.environment.name,
        rate_per_minute: key.rate_per_minute,
        burst: key.burst,
        last_used_at: isoOrNull(key.last_used_at),
        expires_at: isoOrNull(key.expires_at),
        is_approved: key.is_approved,
      })),
  };
}
