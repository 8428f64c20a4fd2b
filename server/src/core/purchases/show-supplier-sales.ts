// Stored supplier sales as callers see them, and the operation listSupplierSales.
import { sourceOfSupplier } from "@taxctl/sdk/rules/tins";
import { iso } from "../../base/clock.ts";
import { mapInSlices } from "../../base/event-loop.ts";
import { nextTry } from "../../base/local-time.ts";
import { success } from "../../base/response.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { requireOrder } from "../context/period.ts";
import { branchZone } from "../devices/zones.ts";
import { type ExternalCode, itemsOfExternalCodes } from "../items/external-code-store.ts";
import { findPlans, findSupplierSalesAge } from "./fetch-store.ts";
import { pageOfSupplierSales, type StoredSupplierSale } from "./supplier-sale-store.ts";

export const listStoredSales: Handlers["listSupplierSales"] = async ({ query }, context) => {
  const { knex } = context.service.db;
  const branch = context.requireBranch();
  requireOrder(query);
  const { rows, meta } = await readPage(context, "listSupplierSales", query, (request) =>
    pageOfSupplierSales(knex, branch.id, query, request),
  );
  const data = await showSupplierSales(context, rows);
  return success({ data, meta: { ...meta, ...(await readAge(context, branch.id)) } });
};

/** When the branch's supplier sales were fetched last, and when they are fetched next. */
async function readAge({ service, environment }: Context, branchId: number) {
  const { db, clock } = service;
  const nowMs = clock.now();
  const age = await findSupplierSalesAge(db.knex, branchId);
  const syncedAt = age?.synced_at ?? null;
  const plan = age?.is_active ? (await findPlans(db.knex, [branchId])).get(branchId) : undefined;
  const of = { branch_id: branchId, data_set_id: environment.id };
  const next = plan && nextTry(plan, nowMs, await branchZone(service, of));
  const next_fetch_at = next === undefined ? null : iso(next);
  if (syncedAt === null) return { synced_at: null, age_s: null, next_fetch_at };
  const age_s = Math.max(0, Math.floor((nowMs - syncedAt) / 1000));
  return { synced_at: iso(syncedAt), age_s, next_fetch_at };
}

/** Supplier sales with our item behind each line, where the supplier's code is known. */
export async function showSupplierSales(
  { service, environment }: Context,
  sales: readonly StoredSupplierSale[],
) {
  const items = await itemsOfExternalCodes(service.db.knex, environment.id, codesOf(sales));
  return mapInSlices(sales, ({ sale, receipt_type, sales_date, fetched_at, registered_by }) => ({
    ...sale,
    sale_date: sales_date,
    rcptTyCd: receipt_type,
    itemList: sale.itemList.map((line) => ({
      ...line,
      item_code: items.get(sourceOfSupplier(sale.spplrTin))?.get(line.itemCd) ?? null,
    })),
    fetched_at: iso(fetched_at),
    transaction_id: registered_by,
  }));
}

function* codesOf(sales: readonly StoredSupplierSale[]): Generator<ExternalCode> {
  for (const { sale } of sales) {
    const source = sourceOfSupplier(sale.spplrTin);
    for (const { itemCd } of sale.itemList) yield { source, external_code: itemCd };
  }
}
