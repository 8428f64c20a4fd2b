// The operation listAudit: all changes in the caller's account, each with its actor.
import { iso } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { dayBounds, requireOrder } from "../context/period.ts";
import { accountZone } from "../devices/zones.ts";
import { listEntries } from "./store.ts";

export const handlers = {
  async listAudit({ query }, context) {
    const { service, account, environment } = context;
    requireOrder(query);
    const { from_date, to_date, actor, user_id, action, without, subject } = query;
    const filter = {
      account_id: account.id,
      data_set_id: environment.id,
      actor,
      user_id,
      action,
      without,
      subject,
      ...dayBounds({ from_date, to_date }, await accountZone(service, environment.id)),
    };
    const { rows, meta } = await readPage(context, "listAudit", query, (request) =>
      listEntries(service.db.knex, filter, request),
    );
    const data = rows.map(({ account_id: _, created_at, ...entry }) => ({
      ...entry,
      created_at: iso(created_at),
    }));
    return success({ data, meta });
  },
} satisfies Partial<Handlers>;
