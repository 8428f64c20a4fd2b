// The operations that read stock: the list of levels, and one item with its history.
import { NotFoundError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { taxTypeName, taxTypesOf } from "../codes/tax-types.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireOrder } from "../context/period.ts";
import { findLevel, listItemMovements, listLevels } from "./list-store.ts";
import { showLevel, showMovement } from "./show.ts";

export const handlers = {
  async listStock({ query }, context) {
    if (query.item_name !== undefined) await context.startCostly();
    const db = context.service.db.knex;
    const scope = { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
    const [{ rows, meta }, taxTypes] = await Promise.all([
      readPage(context, "listStock", query, (request) => listLevels(db, scope, query, query, request)),
      taxTypesOf(db, context.environment.id),
    ]);
    const data = rows.map((row) => ({
      ...showLevel(row),
      tax_type_name: taxTypeName(taxTypes, row.tax_type_code),
    }));
    return success({ data, meta });
  },

  async getStockItem({ params, query }, context) {
    const db = context.service.db.knex;
    const branch = context.requireBranch();
    requireOrder(query);
    const { from_date: from, to_date: to } = query;
    const scope = { data_set_id: context.environment.id, branch_id: branch.id };
    const level = await findLevel(db, scope, params.item_code);
    if (!level) {
      throw new NotFoundError(
        `There is no stock of ${params.item_code}: no item has this code, or it is a service. GET /stock lists those with stock, GET /stock/movements all movements`,
      );
    }
    const of = { ...scope, item_id: level.id, from, to };
    const { rows, meta } = await readPage(context, "getStockItem", { ...params, ...query }, (request) =>
      listItemMovements(db, of, request),
    );
    const { total, ...page } = meta;
    return success({
      data: { item: showLevel(level), movements: rows.map(showMovement) },
      meta: { ...page, ...(total === undefined ? {} : { total_movements: total }) },
    });
  },
} satisfies Partial<Handlers>;
