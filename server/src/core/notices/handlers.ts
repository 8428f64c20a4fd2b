// The operations of notices: the stored ones, and a fetch of new ones through a branch's unit.
import { iso } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireOrder } from "../context/period.ts";
import { findReadyUnit } from "../devices/ready-store.ts";
import { fetchDirectly } from "../devices/unit-failure.ts";
import { listNotices, type NoticeRow } from "./store.ts";
import { fetchNotices } from "./sync.ts";

export const handlers = {
  async listNotices({ query }, context) {
    const { service, environment } = context;
    requireOrder(query);
    const { rows, meta } = await readPage(context, "listNotices", query, (request) =>
      listNotices(service.db.knex, environment.id, query, request),
    );
    return success({ data: rows.map(showNotice), meta });
  },

  async syncNotices(_request, context) {
    const { service, environment } = context;
    const branch = context.requireBranch();
    const { lane_id, address } = await findReadyUnit(service, branch);
    return fetchDirectly(async () => {
      const scope = { data_set_id: environment.id, branch_id: branch.id };
      const new_notices = await fetchNotices(service, { ...scope, lane_id, address });
      return success({
        message: new_notices === 1 ? "1 new notice" : `${new_notices} new notices`,
        data: { bhf_id: branch.bhf_id, new_notices, synced_at: iso(service.clock.now()) },
      });
    });
  },
} satisfies Partial<Handlers>;

function showNotice({ notice_no, title, content, url, author, published_at }: NoticeRow) {
  return { notice_no, title, content: content || null, url, author, date: published_at || null };
}
