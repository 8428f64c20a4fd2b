// A branch that is ready to sell: device, lane and items as initialization leaves them, without the reference tables.

import type { PurchaseInput, SaleInput } from "@taxctl/sdk";
import type { WireName } from "@taxctl/sdk/rules/profiles";
import { insertBranch } from "../../server/src/core/branches/store.ts";
import type { BranchRow } from "../../server/src/core/context/branch.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { sealDevice } from "../../server/src/core/devices/secrets.ts";
import { serverOf } from "../../server/src/core/devices/unit-keys.ts";
import { addToList } from "../../server/src/core/levels/store.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { ensureLane, ensureStreams } from "../../server/src/lanes/store.ts";
import type { TestAccount, TestService } from "./service.ts";

type TestItem = {
  item_code: string;
  item_name: string;
  tax_type: string;
  item_type: string;
  price: number;
};

export type TestBranch = {
  bhf_id: string;
  tin: string;
  profile: string;
  laneId: number;
  branchId: number;
  environmentId: number;
  items: TestItem[];
};

/** Cola and milk have stock, delivery is a service. */
const sampleItems: TestItem[] = [
  { item_code: "KE2NTXU0000001", item_name: "Cola 500ml", tax_type: "A", item_type: "2", price: 580 },
  { item_code: "KE2NTXL0000002", item_name: "Raw milk", tax_type: "B", item_type: "2", price: 50 },
  { item_code: "KE3NTXU0000003", item_name: "Delivery", tax_type: "A", item_type: "3", price: 250 },
];

/** A branch of which nothing is known but its identifier. */
export const branchRow = (data_set_id: number, bhf_id: string, nowMs = 0): Omit<BranchRow, "id"> => ({
  data_set_id,
  bhf_id,
  name: `Branch ${bhf_id}`,
  is_head_office: bhf_id === "00",

  address_line: null,
  city: null,
  county: null,
  country: null,
  postal_code: null,
  phone: null,
  email: null,
  manager_name: null,
  manager_phone: null,
  manager_email: null,
  created_at: nowMs,
  updated_at: nowMs,
  trade_name: null,
  receipt_address: null,
  receipt_header: null,
  receipt_footer: null,

  receipt_language: null,
  walk_in_customer_name: null,
  daily_fetch: null,
  business_day_start: null,
  paused_at: null,
  pause_reason: null,
});

let tins = 0;

/** Opens a ready branch in the sandbox of `test.account`, its device at `url` (default: the test's simulator). */
export async function openBranch(
  test: {
    service: Pick<Service, "db" | "clock" | "units" | "secrets">;
    account: Pick<TestAccount, "id">;
    simulator: { url: string };
  },
  options: {
    bhf_id?: string;
    tin?: string;
    url?: string;
    accountId?: number;
    environment?: string;
    /** Of its device; default `ke`. */
    profile?: string;
    /** Of its device; default: the first of the profile. */
    wire?: WireName;
    /** Of all items; 0: any price of a line is usual. */
    price?: number;
  } = {},
): Promise<TestBranch> {
  const { db, clock, units, secrets } = test.service;
  tins += 1;
  const bhf_id = options.bhf_id ?? "00";
  const { environment = "sandbox", profile = "ke", wire = null } = options;
  const digits = String(tins).padStart(7, "0");
  const tin = options.tin ?? (profile === "rw" ? `10${digits}` : `P05${digits}Z`);
  const nowMs = clock.now();
  const stamps = { created_at: nowMs, updated_at: nowMs };
  const url = options.url ?? test.simulator.url;
  const account_id = options.accountId ?? test.account.id;
  const { id: environmentId } = await db.knex("data_sets").where({ account_id, environment }).first("id");

  const opened = await db.transaction(async (trx) => {
    const { id: branchId } = await insertBranch(trx, branchRow(environmentId, bhf_id, nowMs));
    const laneId = await ensureLane(trx, { data_set_id: environmentId, tin, bhf_id }, nowMs);
    await ensureStreams(trx, laneId, nowMs);
    if (environment === "live") await trx("account_tins").insert({ tin, account_id, bound_at: nowMs });
    await trx("devices").insert({
      data_set_id: environmentId,
      branch_id: branchId,
      lane_id: laneId,
      bhf_id,
      tin,
      dvc_srl_no: `DEV-${tin}`,
      vscu_url: url,
      profile,
      wire,
      credential_keys: toBlob({ used: [], stored_only: [] }),
      is_active: 1,
      last_initialized_at: nowMs,
      ...stamps,
    });
    noteChange(trx, "devices");
    for (const item of sampleItems) {
      const known = await trx("items")
        .where({ data_set_id: environmentId, item_code: item.item_code })
        .first("id");
      if (known) continue;
      const [id = 0] = await trx("items").insert({
        data_set_id: environmentId,
        item_code: item.item_code,
        item_name: item.item_name,
        name_folded: item.item_name.toLowerCase(),
        item_class_code: "5020230602",
        item_type: item.item_type,
        tax_type_code: item.tax_type,
        pkg_unit_code: "NT",
        qty_unit_code: "U",
        origin_nation_code: "KE",
        default_price: (options.price ?? item.price) * 100,
        safety_qty: 0,
        is_active: 1,
        registered_at: nowMs,
        ...stamps,
      });
      noteChange(trx, "items");
      const row = await trx("items").where({ id }).first();
      await addToList(trx, { data_set_id: environmentId, branch_id: branchId }, [row], nowMs);
    }
    return { branchId, laneId };
  });
  // The simulator signs for devices that were initialized; one out of reach is what some tests want.
  const address = { url, tin, bhf_id, serial: `DEV-${tin}`, profile, allow_private: true };
  const initialized = await units.initialize({ ...address, ...(wire ? { wire } : {}) });
  if (wire === "oscu" && initialized.kind === "accepted" && initialized.data) {
    const { keys, ...unit_info } = initialized.data;
    const device = { data_set_id: environmentId, bhf_id };
    const { credentials, credentials_key_id } = sealDevice(secrets, device, {
      keys,
      keys_of: serverOf({ vscu_url: url, via: null }),
    });
    await db
      .knex("devices")
      .where({ branch_id: opened.branchId })
      .update({ credentials, credentials_key_id, unit_info: toBlob(unit_info) });
    noteChange(db.knex, "devices");
  }
  return { bhf_id, tin, profile, environmentId, items: sampleItems, ...opened };
}

let invoices = 0;

/** A valid sale; a test states only what matters to it. */
export function sale(overrides: Partial<SaleInput> = {}): SaleInput {
  invoices += 1;
  return {
    invoice_no: `INV-${invoices}`,
    sale_date: "20260310",
    sale_time: "101500",
    payment_type: "01",
    items: [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 }],
    ...overrides,
  };
}

/** A valid purchase of cola; figures by the API's rules. */
export function purchase(overrides: Partial<PurchaseInput> = {}): PurchaseInput {
  invoices += 1;
  return {
    invoice_no: `PUR-${invoices}`,
    purchase_date: "20260309",
    purchase_time: "162000",
    supplier_tin: "P059999999Q",
    supplier_name: "Wholesale Ltd",
    supplier_invoice_no: String(10_000 + invoices),
    payment_type: "01",
    items: [
      {
        item_seq: 1,
        item_code: "KE2NTXU0000001",
        item_class_code: "5020230602",
        item_name: "Cola 500ml",
        pkg_unit_code: "NT",
        pkg: 1,
        qty_unit_code: "U",
        qty: 10,
        unit_price: 580,
        supply_amount: 5000,
        taxable_amount: 5000,
        tax_type: "A",
        tax_rate: 16,
        tax_amount: 800,
        total_amount: 5800,
      },
    ],
    ...overrides,
  };
}

/** A supplier's sale of 5,800 whose exempt line carries tax of 800, as a control unit has it. */
export function supplierSale(spplrInvcNo = 7001, salesDt = "20260109", itemNm = "Soda") {
  const figures = { taxblAmt: 5000, taxAmt: 800, totAmt: 5800 };
  const line = {
    itemSeq: 1,
    itemCd: `SUP-${itemNm}`,
    itemClsCd: "5020230602",
    itemNm,
    pkgUnitCd: "NT",
    pkg: 1,
    qtyUnitCd: "U",
    qty: 10,
    prc: 580,
    splyAmt: 5000,
    dcRt: 0,
    dcAmt: 0,
    taxTyCd: "A",
    ...figures,
  };
  return {
    spplrTin: "P058888888Q",
    spplrNm: "Wholesale Ltd",
    spplrBhfId: "00",
    spplrInvcNo,
    rcptTyCd: "S",
    pmtTyCd: "01",
    salesDt,
    remark: null,
    totItemCnt: 1,
    totTaxblAmt: 5000,
    totTaxAmt: 800,
    totAmt: 5800,
    taxblAmtA: 5000,
    taxRtA: 0,
    taxAmtA: 800,
    itemList: [line],
  };
}

/** Claims the tax of a purchase however old it is. Only an owner can. */
export const claimedLate = { claim_reason: "The authority extended the time" };

/** Registers a supplier's sale of 5,800 whose exempt line carries tax of 800, and claims it in the month. */
export async function claimTaxOfExemptLine(
  { simulator, client }: Pick<TestService, "simulator" | "client">,
  branch: TestBranch,
  claim_month: string,
): Promise<void> {
  const row = supplierSale();
  await simulator.addSupplierSales(branch.tin, branch.bhf_id, [row]);
  await client.purchases.fetchSupplierSales({});
  const supplier = { supplier_tin: row.spplrTin, supplier_bhf_id: "00", supplier_invoice_no: "7001" };
  const items = purchase().items.map((item) => ({ ...item, tax_type: "B" as const, tax_rate: 0 }));
  await client.purchases.create(
    purchase({ ...supplier, purchase_date: "20260109", claim_month, ...claimedLate, items }),
  );
}

/** From now on nothing reaches the unit of this branch (default: of any): submissions wait. */
export async function closeLanes(
  { service }: Pick<TestService, "service">,
  branch?: TestBranch,
): Promise<void> {
  // A turn that is still ending would take one more.
  await service.lanes.drain();
  await lanesOf(service, branch).update({ failures: 3, open_until: service.clock.now() + 60_000 });
}

/** Sends what waited. */
export async function openLanes(
  { service }: Pick<TestService, "service">,
  branch?: TestBranch,
): Promise<void> {
  await lanesOf(service, branch).update({ failures: 0, open_until: 0 });
  await service.lanes.drain();
}

const lanesOf = ({ db }: Pick<Service, "db">, branch: TestBranch | undefined) =>
  branch ? db.knex("lanes").where({ id: branch.laneId }) : db.knex("lanes");
