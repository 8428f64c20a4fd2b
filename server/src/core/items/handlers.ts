// The operations of items: list, show, register, change.

import { iso, isoOrNull } from "../../base/clock.ts";
import { NotFoundError } from "../../base/errors.ts";
import { created, success } from "../../base/response.ts";
import { quantity } from "../../db/sql/scaled.ts";
import { recordChange } from "../audit/record.ts";
import { taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { findReadyDevice } from "../devices/ready-store.ts";
import { prepareItem, warnOfBarcode } from "./new-item.ts";
import { registerItem } from "./register.ts";
import { checkChanges } from "./rules.ts";
import { contentOf, findItem, type ItemRow, listItems, sumQuantities } from "./store.ts";
import { updateItem } from "./update.ts";

export const handlers = {
  async listItems({ query }, context) {
    const { service, environment } = context;
    if (query.item_name !== undefined) await context.startCostly();
    const { rows, meta } = await readPage(context, "listItems", query, (request) =>
      listItems(service.db.knex, environment.id, query, request),
    );
    return success({ data: await showItems(context, rows), meta });
  },

  async getItem({ params }, context) {
    const row = await findItem(context.service.db.knex, context.environment.id, params.itemCode);
    const [data] = row?.registered_at ? await showItems(context, [row]) : [];
    if (!data) throw noItem(params.itemCode);
    return success({ data });
  },

  async createItem({ body }, context) {
    const row = await registerItem(context.service, await prepareItem(context, body));
    await warnOfBarcode(context, row.item_code, row.barcode);
    const data = showItem(row, 0);
    return created({ message: "The item is registered", data });
  },

  async updateItem({ params, body }, context) {
    const { service, environment, user } = context;
    const known = await findItem(service.db.knex, environment.id, params.itemCode);
    if (!known?.registered_at) throw noItem(params.itemCode);
    const changes = checkChanges(body, known, await taxTypesOf(service.db.knex, environment.id));
    const { lane_id } = await findReadyDevice(service.db.knex, context.requireBranch());
    const row = await updateItem(service, {
      data_set_id: environment.id,
      lane_id,
      item_code: params.itemCode,
      changes,
      by: { id: String(user.id), name: user.name },
      record: (trx, change) => recordChange(trx, context, change),
    });
    await warnOfBarcode(context, params.itemCode, body.barcode);
    const [data = showItem(row, 0)] = await showItems(context, [row]);
    return success({ message: "The item is changed", data });
  },
} satisfies Partial<Handlers>;

const noItem = (code: string): NotFoundError =>
  new NotFoundError(`There is no item ${code}: GET /items lists them`);

/** With the quantities of the branch that the request names, or else of all branches together. */
async function showItems({ service, environment, branch }: Context, rows: ItemRow[]) {
  const scope = { data_set_id: environment.id, ...(branch ? { branch_id: branch.id } : {}) };
  const quantities = await sumQuantities(
    service.db.knex,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => showItem(row, quantities.get(row.id) ?? 0));
}

function showItem(row: ItemRow, qty: number) {
  return {
    id: row.id,
    item_code: row.item_code,
    ...contentOf(row),
    current_qty: quantity.fromDb(qty),
    last_synced_at: isoOrNull(row.last_synced_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}
