// The operations that read stock: the list of levels, and one item with its history.
import { NotFoundError } from "../errors.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { requireOrder } from "../period.ts";
import { success } from "../response.ts";
import { taxTypeName, taxTypesOf } from "../tax/types.ts";
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
        `There is no stock of ${params.item_code}: no item has this code, or it is a service`,
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
