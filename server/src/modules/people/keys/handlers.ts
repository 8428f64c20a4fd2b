// The operations of API keys, for people who are signed in: list, create, rotate, revoke. The rules are those of `taxd keys`.

import { iso, isoOrNull } from "../../../base/clock.ts";
import { NotFoundError, ValidationError } from "../../../base/errors.ts";
import { created, success } from "../../../base/response.ts";
import { memberOf } from "../../../core/accounts/actor.ts";
import { forRequest } from "../../../core/accounts/admin-error.ts";
import { type KeyRecord, listKeys } from "../../../core/accounts/key-store.ts";
import type { SessionContext } from "../../../core/context/context.ts";
import type { Handlers } from "../../../core/context/operations.ts";
import { type IssuedKey, issueKey, requireKey, revokeKey, rotateKey } from "../accounts/key-admin.ts";
import { requireRecentConfirmation } from "../sessions.ts";

function showKey(key: KeyRecord, nowMs: number) {
  const { id, prefix, user, environment, cidrs, rate_per_minute, burst, created_at, expires_at } = key;
  return {
    id,
    prefix,
    environment: environment.name,
    rate_per_minute,
    burst,
    user: { id: user.id, name: user.name, role: user.role },
    address_ranges: cidrs,
    created_at: iso(created_at),
    last_used_at: isoOrNull(key.last_used_at),
    expires_at: isoOrNull(expires_at),
    is_expired: expires_at !== null && expires_at <= nowMs,
    is_approved: key.is_approved,
    replaced_by: key.replaced_by,
  };
}

const keepIt = "Keep the key, it is not shown again";

/** A key as it is shown this one time. */
async function showIssued({ service }: SessionContext, { id, key }: IssuedKey) {
  const data = { ...showKey(await requireKey(service.db.knex, id), service.clock.now()), key };
  // The operators get a mail.
  if (!data.is_approved) service.mailWritten?.();
  const message = data.is_approved ? keepIt : `${keepIt}. It works once an operator has approved it`;
  return { data, message };
}

export const handlers = {
  async listKeys(_request, { service, account, environment }) {
    const keys = (await listKeys(service.db.knex, account.id)).filter(
      ({ data_set_id, revoked_at }) => data_set_id === environment.id && revoked_at === null,
    );
    const data = keys.reverse().map((key) => showKey(key, service.clock.now()));
    return success({ data, meta: { total: data.length } });
  },

  async createKey({ body }, context) {
    const { service, user, environment } = context;
    requireRecentConfirmation(context);
    const terms = {
      cidrs: body.address_ranges,
      expires_at: body.expires_at === undefined ? undefined : Date.parse(body.expires_at),
    };
    const by = memberOf(context);
    const userId = body.user_id ?? user.id;
    const issuing = issueKey(service.db, service.clock, userId, environment.name, terms, by);
    const issued = await forRequest(issuing).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      throw new ValidationError({ user_id: ["must be a user of the account"] });
    });
    const { data, message } = await showIssued(context, issued);
    return created({ message, data });
  },

  async rotateKey({ params, body }, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    const rotated = await forRequest(
      rotateKey(service.db, service.clock, params.id, body.overlap_hours, memberOf(context)),
    );
    const { prefix, expires_at } = rotated.replaces;
    const { data, message } = await showIssued(context, rotated);
    return created({ message: `${message}. Key ${prefix} works until ${isoOrNull(expires_at)}`, data });
  },

  async deleteKey({ params }, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    await forRequest(revokeKey(service.db, service.clock, params.id, memberOf(context)));
    return success({ message: "The key is revoked" });
  },
} satisfies Partial<Handlers>;
