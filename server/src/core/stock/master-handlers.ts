// The operations that compare stock: saveStockMaster (a stock take), getStockDrift (differences from the unit).

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { countErrors, serviceProblem } from "@taxctl/sdk/rules/validation";
import { isoOrNull } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { quantity } from "../../db/sql/scaled.ts";
import { itemRate, taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { findReadyDevice } from "../devices/ready-store.ts";
import { findItemsByCode, type ItemRow } from "../items/store.ts";
import { findOpenFollowUps, type OpenFollowUp } from "../transactions/open-follow-ups.ts";
import { bookCount } from "./count.ts";
import { countOpenMovements, listDiscrepancies } from "./discrepancy-store.ts";
import { awaitSync } from "./wait.ts";

/** For one item: the oldest follow-ups are the obstacle. */
const mostFollowUps = 20;

export const handlers = {
  async saveStockMaster({ body }, context) {
    const { db, clock } = context.service;
    const sinceMs = clock.now();
    const { item_code, remaining_qty, remark = null } = body;
    const { profile } = await findReadyDevice(db.knex, context.requireBranch());
    const { quantityDecimals } = rulesOf(profile);
    const errors = countErrors(body, quantityDecimals);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    const item = await requireStockItem(context, item_code);
    const taxTypes = await taxTypesOf(db.knex, context.environment.id, profile);
    const tax_rate = itemRate(taxTypes, item) ?? 0;
    const count = { item, remaining_qty, remark, tax_rate };
    const { id, laneId } = await db.transaction((trx) => bookCount(trx, context, count, body));
    const sync_error = await awaitSync(context, { transactionId: id, laneId, itemId: item.id }, sinceMs);
    return success({
      message:
        sync_error === undefined
          ? "The remaining quantity is saved."
          : "The remaining quantity is saved. It is sent to the control unit as soon as possible.",
      data: {
        transaction_id: id,
        item_code,
        remaining_qty,
        synced_to_authority: sync_error === undefined,
        ...(sync_error === undefined ? {} : { sync_error }),
      },
    });
  },

  async getStockDrift({ query }, context) {
    const { db, clock } = context.service;
    const branch = context.requireBranch();
    const scope = { data_set_id: context.environment.id, branch_id: branch.id };
    const followUps = byItem(await findOpenFollowUps(db.knex, { branch_id: branch.id }, clock.now()));
    const [{ rows, meta }, open] = await Promise.all([
      readPage(context, "getStockDrift", query, (request) =>
        listDiscrepancies(db.knex, scope, [...followUps.keys()], request),
      ),
      countOpenMovements(db.knex, branch.id),
    ]);
    const data = rows.map((row) => ({
      item_code: row.item_code,
      item_name: row.item_name,
      current_qty: quantity.fromDb(row.qty),
      acknowledged_qty: quantity.fromDb(row.acknowledged_qty),
      master_qty: row.master_qty === null ? null : quantity.fromDb(row.master_qty),
      difference: quantity.fromDb(row.qty - row.acknowledged_qty),
      pending_movements: open.get(row.item_id) ?? 0,
      sync_error: row.sync_error,
      follow_ups: (followUps.get(row.item_id) ?? []).slice(0, mostFollowUps),
      last_synced_at: isoOrNull(row.last_synced_at),
    }));
    return success({ data, meta });
  },
} satisfies Partial<Handlers>;

function byItem(followUps: OpenFollowUp[]): Map<number, OpenFollowUp["shown"][]> {
  const found = new Map<number, OpenFollowUp["shown"][]>();
  for (const { item_ids, shown } of followUps) {
    for (const id of item_ids) found.set(id, [...(found.get(id) ?? []), shown]);
  }
  return found;
}

async function requireStockItem(context: Context, code: string): Promise<ItemRow> {
  const found = await findItemsByCode(context.service.db.knex, context.environment.id, [code]);
  const item = found.get(code);
  if (!item)
    throw new ValidationError({
      item_code: [`${code} is not a registered item: GET /items lists them, POST /items registers it`],
    });
  const problem = serviceProblem(code, item);
  if (problem) throw new ValidationError({ item_code: [problem] });
  return item;
}
