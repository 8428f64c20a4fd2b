// The operation fetchStockItems: items that other branches sent here and that are not booked in.

import { success } from "../../base/response.ts";
import { fetchFromUnit } from "../codes/fetch-new.ts";
import type { Handlers } from "../context/operations.ts";
import { listPending, savePending } from "./pending-store.ts";

export const handlers = {
  async fetchStockItems(_request, context) {
    const { db, units, clock } = context.service;
    const branch = context.requireBranch();
    const scope = { data_set_id: context.environment.id, branch_id: branch.id };
    await fetchFromUnit(context, {
      kind: "pending_stock",
      select: (address, since) => units.selectPendingStock(address, since),
      store: (trx, lines) => savePending(trx, scope, lines, clock.now()),
    });
    const data = await listPending(db.knex, branch.id);
    const message = `${data.length} ${data.length === 1 ? "item is" : "items are"} not recorded yet.`;
    return success({ message, data });
  },
} satisfies Partial<Handlers>;
