// The operations of relays: create one with its token, list them with their connections, revoke one.

import { iso, isoOrNull } from "../../base/clock.ts";
import { ConflictError, ValidationError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { hashKey, needsApproval, visiblePrefix } from "../../core/accounts/keys.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import { findBranch } from "../../core/branches/store.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireOwn } from "../../core/context/owned.ts";
import { notifyOperators } from "../../core/mail/notify-operators.ts";
import { newRowId } from "../../db/row-ids.ts";
import * as store from "./store.ts";
import { makeToken } from "./tokens.ts";

/** Relays of an account in one environment. */
const mostRelays = 500;

const keepIt = "Keep the token, it is not shown again";

export const handlers = {
  async listRelays(_request, { service, environment }) {
    const relays = await store.listRelays(service.db, environment.id);
    return success({ data: relays.map(showRelay), meta: { total: relays.length } });
  },

  async createRelay({ body }, context) {
    const { service, environment, user, account } = context;
    const token = makeToken();
    const is_approved = !needsApproval(service.config, environment.name);
    const nowMs = service.clock.now();
    const branches = [...new Set(body.branches)].sort();
    const relay: store.RelayRow = {
      id: newRowId(service.db.knex),
      data_set_id: environment.id,
      user_id: user.id,
      name: body.name,
      token_hash: hashKey(token),
      token_prefix: visiblePrefix(token),
      revoked_at: null,
      is_approved,
      connection_id: null,
      process_id: null,
      connected_at: null,
      disconnected_at: null,
      version: null,
      remote_address: null,
      allowed: null,
      reported_away_at: null,
      created_at: nowMs,
      updated_at: nowMs,
    };
    await service.db.transaction(async (trx) => {
      // One at a time: each counts the relays that the one before has created.
      await lockEnvironment(trx, environment.id);
      if ((await store.countRelays(trx, environment.id)) >= mostRelays)
        throw new ConflictError("relay_limit", `There are ${mostRelays} relays already; revoke one first.`);
      const branchIds: number[] = [];
      for (const bhfId of branches) {
        const branch = await findBranch(trx, environment.id, bhfId);
        if (!branch)
          throw new ValidationError({
            branches: [`must name existing branches; there is no ${bhfId}: GET /branches lists them`],
          });
        branchIds.push(branch.id);
      }
      await store.insertRelay(trx, relay, branchIds);
      await recordChange(trx, context, {
        action: "relays.create",
        subject: `relay ${relay.id}`,
        new: { name: relay.name, branches, is_approved },
      });
      const what = `The token of a relay of ${account.name}`;
      if (!is_approved) await notifyOperators(trx, { what, page: "/console/operators/keys" }, nowMs);
    });
    if (!is_approved) service.mailWritten?.();
    return created({
      message: is_approved ? keepIt : `${keepIt}. It works once an operator has approved it`,
      data: { ...showRelay({ ...relay, branches, isConnected: false }), token },
    });
  },

  async deleteRelay({ params }, context) {
    const { service } = context;
    const { id, name } = await requireOwn(
      context,
      "relay",
      params.id,
      (key) => store.findRelay(service.db.knex, key),
      "GET /relays lists them.",
    );
    const nowMs = service.clock.now();
    await service.db.transaction(async (trx) => {
      // Revoking twice is harmless, and recorded once.
      if (!(await store.revokeRelay(trx, id, nowMs))) return;
      await recordChange(trx, context, {
        action: "relays.delete",
        subject: `relay ${id}`,
        old: { name },
      });
    });
    service.relays.revoked(id);
    return success({ message: "The relay is revoked" });
  },
} satisfies Partial<Handlers>;

function showRelay({ id, name, branches, token_prefix, isConnected, ...relay }: store.ShownRelay) {
  return {
    id,
    name,
    branches,
    token_prefix,
    is_approved: relay.is_approved,
    is_connected: isConnected,
    connected_at: isConnected ? isoOrNull(relay.connected_at) : null,
    disconnected_at: isoOrNull(relay.disconnected_at),
    version: relay.version,
    remote_address: relay.remote_address,
    allowed: relay.allowed ?? [],
    created_at: iso(relay.created_at),
  };
}
