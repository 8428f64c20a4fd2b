// Stock as a test sees it: valid movements, and the two sums that hold after everything.
import { expect } from "chai";
import { type ItemChanges, lockItem } from "../../server/src/core/items/store.ts";
import { storeItem } from "../../server/src/core/items/update.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import type { Database } from "../../server/src/db/open.ts";
import type { TestBranch } from "./branch.ts";
import type { TestService } from "./service.ts";

let numbers = 0;

type MovementLine = {
  item_cd?: string;
  qty: number;
  prc?: number;
  tax_ty_cd?: string;
  /** Of its tax; default that of Kenya's type. */
  rate?: number;
  bcd?: string;
};

/** A valid movement; figures by the price with tax in it. A test states only what matters to it. */
export function movement(
  type: string,
  lines: MovementLine[],
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  numbers += 1;
  const items = lines.map(
    ({ item_cd = "KE2NTXU0000001", qty, prc = 580, tax_ty_cd = "A", rate, ...rest }, index) => {
      const percent = rate ?? (tax_ty_cd === "A" ? 16 : 0);
      const tot_amt = Math.round(Math.abs(qty) * prc * 100) / 100;
      const taxbl_amt = Math.round((tot_amt * 100) / (1 + percent / 100)) / 100;
      return {
        item_seq: index + 1,
        item_cd,
        item_clss_cd: "5020230602",
        item_nm: item_cd,
        pkg_unit_cd: "NT",
        pkg: 1,
        qty_unit_cd: "U",
        qty,
        prc,
        sply_amt: tot_amt,
        taxbl_amt,
        tax_ty_cd,
        tax_amt: Math.round((tot_amt - taxbl_amt) * 100) / 100,
        tot_amt,
        ...rest,
      };
    },
  );
  const sum = (field: "taxbl_amt" | "tax_amt" | "tot_amt") =>
    Math.round(items.reduce((total, item) => total + item[field], 0) * 100) / 100;
  return {
    sar_no: `SAR-${numbers}`,
    sar_ty_cd: type,
    sar_dt: "20260310",
    tot_item_cnt: items.length,
    tot_taxbl_amt: sum("taxbl_amt"),
    tot_tax_amt: sum("tax_amt"),
    tot_amt: sum("tot_amt"),
    items,
    ...overrides,
  };
}

/** What a branch holds of an item, and what its unit has acknowledged. */
export async function levelOf(
  test: TestService,
  branch: TestBranch,
  item_code: string,
): Promise<{ qty: number; acknowledged: number; sync_error: string | null }> {
  const row = await test.service.db
    .knex("stock")
    .join("items", "items.id", "stock.item_id")
    .where({ "items.item_code": item_code, "stock.branch_id": branch.branchId })
    .first("stock.qty as qty", "stock.acknowledged_qty as acknowledged", "stock.sync_error as sync_error");
  return {
    qty: (row?.qty ?? 0) / 10_000,
    acknowledged: (row?.acknowledged ?? 0) / 10_000,
    sync_error: row?.sync_error ?? null,
  };
}

/** Changes an item's row, with what follows from it here; the unit does not hear of it. */
export async function changeItem(
  { transaction, knex }: Database,
  { environmentId }: TestBranch,
  item_code: string,
  changes: ItemChanges,
): Promise<void> {
  const { id } = await knex("items").where({ data_set_id: environmentId, item_code }).first("id");
  await transaction(async (trx) => {
    const row = await lockItem(trx, id);
    if (row) await storeItem(trx, row, changes, row.updated_at);
  });
}

/** The authority's table says that a tax type is not in use. */
export async function stopTaxType(
  { service }: TestService,
  { environmentId }: TestBranch,
  code: string,
): Promise<void> {
  const { knex } = service.db;
  await knex("codes").insert({
    data_set_id: environmentId,
    code_class: "04",
    class_name: "Taxation Type",
    code,
    unit_code: code,
    name: code,
    name_folded: code,
    sort_order: 1,
    is_active: 0,
    synced_at: 0,
  });
  noteChange(knex, "codes");
}

/** The simulated unit's view of a branch. */
export function unitOf(test: TestService, branch: TestBranch) {
  const unit = test.simulator.state.branches.find(
    ({ tin, bhfId }) => tin === branch.tin && bhfId === branch.bhf_id,
  );
  if (!unit) throw new Error(`the simulator knows no branch ${branch.bhf_id} of ${branch.tin}`);
  return unit;
}

/**
 * The sums that hold whatever happened: a quantity is the sum of its movements, and what counts as acknowledged is
 * what the unit itself added up.
 */
export async function expectStockSums(test: TestService, branch: TestBranch): Promise<void> {
  const { db, lanes } = test.service;
  await lanes.drain();
  const booked: { item_id: number; total: number }[] = await db
    .knex("movements")
    .where({ branch_id: branch.branchId })
    .groupBy("item_id")
    .select("item_id")
    .select(db.knex.raw("sum(qty) as total"));
  const sums = new Map(booked.map(({ item_id, total }) => [item_id, total]));
  const levels: { item_id: number; item_code: string; qty: number; acknowledged_qty: number }[] = await db
    .knex("stock")
    .join("items", "items.id", "stock.item_id")
    .where({ branch_id: branch.branchId })
    .select("stock.item_id", "items.item_code", "stock.qty", "stock.acknowledged_qty");
  const atUnit = new Map(unitOf(test, branch).stock.map(({ itemCd, moved }) => [itemCd, moved]));
  for (const { item_id, item_code, qty, acknowledged_qty } of levels) {
    expect(qty, `quantity of ${item_code}`).to.equal(sums.get(item_id) ?? 0);
    expect(acknowledged_qty / 10_000, `acknowledged of ${item_code}`).to.equal(atUnit.get(item_code) ?? 0);
  }
  expect(test.simulator.violations).to.deep.equal([]);
}
