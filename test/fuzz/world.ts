// The service that is fuzzed: what it has at the start, and what it holds at a moment.

import type { FetchedImportItem } from "../../server/src/control-unit/fetched.ts";
import { makeKey } from "../../server/src/core/accounts/keys.ts";
import type { OperationId } from "../../server/src/core/context/operations.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { fromBlob, toBlob } from "../../server/src/db/sql/values.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { deadUrl } from "../support/records.ts";
import type { TestAccount, TestService } from "../support/service.ts";
import type { Known } from "./schema.ts";

let tins = 0;

function nextTin(): string {
  tins++;
  return `P07${String(tins).padStart(7, "0")}Z`;
}

export type World = {
  test: TestService;
  stranger: TestAccount;
  main: TestBranch;
  foreign: TestBranch;
  keys: Record<string, string>;
  dead: string;
};

export async function openWorld(test: TestService): Promise<World> {
  const stranger = await test.openAccount();
  const main = await openBranch(test);
  await openBranch(test, { bhf_id: "01" });
  const foreign = await openBranch({ ...test, account: stranger }, { bhf_id: "77" });
  await openBranch(test, { environment: "live", bhf_id: "09" });
  const { db, clock } = test.service;
  const narrow = await issueKey(db, clock, test.account.users.owner, "sandbox", {
    cidrs: ["203.0.113.0/24"],
  });
  const poor = await test.openAccount([]);
  const { owner, admin, accountant, cashier, live } = test.keys;
  const keys = {
    owner,
    admin,
    accountant,
    cashier,
    live,
    stranger: stranger.keys.owner,
    poor: poor.keys.owner,
    narrow: narrow.key,
    unknown: makeKey("sandbox"),
    nonsense: "x",
    none: "",
    scheme: "",
  };
  await trade(test);
  return { test, stranger, main, foreign, keys, dead: deadUrl };
}

/** Something of everything, so that the first requests find what they name. */
async function trade({ client }: TestService): Promise<void> {
  const branch = { branch_id: "00" };
  for (let count = 0; count < 6; count++) await client.sales.create({ ...sale(), ...branch });
  await client.purchases.create({ ...purchase(), ...branch });
  await client.purchases.fetchSupplierSales(branch);
  await client.imports.selectItems({ ...branch, last_request_date: "20200101000000" });
  await client.webhooks.create({ url: deadUrl });
}

/** What the service holds at this moment, by the names under which requests speak of it. */
export async function know({ test, main, foreign, dead }: World): Promise<Known> {
  const { knex } = test.service.db;
  const column = async (table: string, name: string, limit = 40): Promise<unknown[]> =>
    knex(table).orderBy(name, "desc").limit(limit).pluck(name);
  const sold = await knex("transactions").orderBy("id", "desc").limit(60).select("id", "invoice_no", "type");
  const ids = sold.map(({ id }) => id);
  // Recording an outcome of a call that is really in doubt would give the service false data.
  const final = await knex("transactions").whereIn("status", ["success", "failed"]).limit(20).pluck("id");
  const supplierSales = await knex("supplier_sales").limit(20);
  const rows: { body: Uint8Array }[] = await knex("import_items")
    .where({ branch_id: main.branchId })
    .whereNull("processed_by")
    .select("body");
  const imports = rows.map(({ body }) => fromBlob<FetchedImportItem>(body).item);
  const branch_id = [...Array(12).fill(main.bhf_id), "01", "02", foreign.bhf_id, "09"];
  const items = main.items.map(({ item_code }) => item_code);
  // Mostly the one whose tax is that of the document's examples.
  const codes = [...Array(8).fill(items[0]), ...items, ...(await column("items", "item_code", 4))];
  const rates = { A: 16 };
  return {
    branch_id,
    bhf_id: branch_id,
    bhfId: branch_id,
    item_code: codes,
    itemCode: codes,
    "id of sales": ids,
    "id of transactions": [...final, ...ids.slice(0, 20)],
    "id of settle": final,
    transaction_id: ids,
    "id of webhooks": await column("webhooks", "id", 10),
    webhook_id: await column("webhooks", "id", 10),
    delivery_id: await column("deliveries", "id", 20),
    existing_item_code: items,
    after: await column("deliveries", "id", 20),
    original_invoice_no: sold.filter(({ type }) => type === "sales").map(({ invoice_no }) => invoice_no),
    item_class_code: ["5020230602"],
    payment_type: ["01", "05"],
    tax_type: ["A", "B"],
    tax_type_code: ["A", "B"],
    tax_rate: [rates.A, 0],
    // Each of its own: what two devices of one number did could not be distinguished at the end.
    tin: Array.from({ length: 40 }, nextTin),
    vscu_url: [
      test.simulator.url,
      test.simulator.url,
      dead,
      "http://unit.invalid",
      "http://169.254.169.254/",
    ],
    url: [dead, "https://hook.invalid/", "http://127.0.0.1:22/", "http://[::ffff:127.0.0.1]:1/"],
    supplier_tin: supplierSales.map(({ supplier_tin }) => supplier_tin),
    supplier_invoice_no: supplierSales.map(({ supplier_invoice_no }) => supplier_invoice_no),
    task_code: imports.map(({ task_code }) => task_code),
    declaration_date: imports.map(({ declaration_date }) => declaration_date),
    item_sequence: imports.map(({ item_sequence }) => item_sequence),
    hs_code: imports.map(({ hs_code }) => hs_code),
  };
}

/** Records that an operation may name: not those that all others need, or that would give the service false data. */
export function spare(id: OperationId, known: Known): Known {
  if (id === "settleTransaction") return { ...known, "id of transactions": known["id of settle"] ?? [] };
  // The main branch keeps its device: documents reported through it are compared at the end.
  const others = ["01", "02", "77"];
  if (id === "updateDevice" || id === "deleteDevice") return { ...known, bhfId: others };
  return known;
}

/** Gives the main branch its device back, which requests may have changed or taken away. */
export async function mend({ test, main }: World): Promise<void> {
  const { db, clock } = test.service;
  const nowMs = clock.now();
  const terms = {
    lane_id: main.laneId,
    tin: main.tin,
    dvc_srl_no: `DEV-${main.tin}`,
    vscu_url: test.simulator.url,
    is_active: 1,
    updated_at: nowMs,
  };
  await db.knex("branches").where({ id: main.branchId }).update({ paused_at: null, pause_reason: null });
  noteChange(db.knex, "branches");
  const changed = await db.knex("devices").where({ branch_id: main.branchId }).update(terms);
  noteChange(db.knex, "devices");
  if (changed > 0) return;
  await db.knex("devices").insert({
    data_set_id: main.environmentId,
    branch_id: main.branchId,
    bhf_id: main.bhf_id,
    profile: "ke",
    credential_keys: toBlob({ used: [], stored_only: [] }),
    last_initialized_at: nowMs,
    created_at: nowMs,
    ...terms,
  });
  noteChange(db.knex, "devices");
}
