// The operations of an account's team, for owners who are signed in. The rules are those of `taxd users`.

import { iso } from "../../../base/clock.ts";
import { created, success } from "../../../base/response.ts";
import { memberOf } from "../../../core/accounts/actor.ts";
import { forRequest } from "../../../core/accounts/admin-error.ts";
import { numberIn } from "../../../core/accounts/require.ts";
import { listUsers, type UserRow } from "../../../core/accounts/store.ts";
import type { Handlers } from "../../../core/context/operations.ts";
import { acceptInvitation, inviteUser, readInvitation } from "../accounts/invitations.ts";
import { changeUser, removeUser, transferOwnership } from "../accounts/team.ts";
import { requireRecentConfirmation } from "../sessions.ts";

function showUser({ id, name, email, role, is_active, invited_at, created_at }: UserRow) {
  const withoutAccess = invited_at === null ? ("disabled" as const) : ("invited" as const);
  const status = is_active ? ("active" as const) : withoutAccess;
  return { id, name, email, role, status, created_at: iso(created_at) };
}

export const handlers = {
  async listUsers(_request, { service, account }) {
    const users = await listUsers(service.db.knex, account.id);
    return success({ data: users.map(showUser), meta: { total: users.length } });
  },

  async inviteUser({ body }, context) {
    const { service, account, user } = context;
    requireRecentConfirmation(context);
    const input = { account_id: account.id, ...body };
    const invited = await forRequest(inviteUser(service, input, memberOf(context), user.name));
    service.mailWritten?.();
    return created({ message: `The invitation is on its way to ${invited.email}`, data: showUser(invited) });
  },

  async updateUser({ params, body }, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    const changed = await forRequest(
      changeUser(service.db, service.clock, numberIn(params.id), body, memberOf(context)),
    );
    service.mailWritten?.();
    return success({ message: "The user is changed", data: showUser(changed) });
  },

  async deleteUser({ params }, context) {
    const { service } = context;
    requireRecentConfirmation(context);
    await forRequest(removeUser(service.db, service.clock, numberIn(params.id), memberOf(context)));
    return success({ message: "The user is removed" });
  },

  async transferOwnership({ params }, context) {
    const { service, user } = context;
    requireRecentConfirmation(context);
    const owner = await forRequest(
      transferOwnership(
        service.db,
        service.clock,
        { from: user.id, to: numberIn(params.id) },
        memberOf(context),
      ),
    );
    service.mailWritten?.();
    return success({ message: `${owner.name} is owner now, and you are admin`, data: showUser(owner) });
  },

  async showInvitation({ body }, { service }) {
    const { account, user } = await readInvitation(service.db.knex, body.token, service.clock.now());
    return success({ data: { account: { id: account.id, name: account.name }, role: user.role } });
  },

  async acceptInvitation({ body }, { service }) {
    const { account, user } = await acceptInvitation(service, body);
    const message = `You belong to ${account.name}. Sign in: POST /sessions`;
    return success({ message, data: { account: { id: account.id, name: account.name }, role: user.role } });
  },
} satisfies Partial<Handlers>;
