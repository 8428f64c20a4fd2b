// TINs that an earlier version stored as they were typed: the upgrade brings them into one form, and merges nothing.

import { expect } from "chai";
import { listTinCollisions } from "../../server/src/accounts/tin-collision-store.ts";
import { bindTin } from "../../server/src/accounts/tins.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { normalTins } from "../../server/src/db/migrations/normal-tins.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { supplierHash } from "../../server/src/purchases/rules.ts";
import { contentHash } from "../../server/src/transactions/content.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("an upgrade of TINs in small letters", (family) => {
  let branch: TestBranch;
  let client: TestService["client"];
  let small: string;
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
    client = test.clientFor(test.account.keys.owner);
    small = branch.tin.toLowerCase();
  });

  const upgrade = async () => {
    const { db } = test.service;
    // Each step may be repeated.
    for (let round = 0; round < 2; round++) {
      await db
        .knex("schema_migrations")
        .whereIn(
          "name",
          normalTins.map(({ name }) => name),
        )
        .delete();
      await db.migrate();
    }
  };
  const collisions = async () =>
    (await listTinCollisions(test.service.db.knex))
      .filter(({ account_id }) => account_id === test.account.id)
      .map(({ kind, record, tin }) => [kind, record, tin]);
  const tinsOf = async (table: string, column = "tin"): Promise<string[]> =>
    test.service.db.knex(table).where({ data_set_id: branch.environmentId }).orderBy(column).pluck(column);
  /** As the first release stored a purchase with the TIN as it was typed. */
  const storeSmall = async (id: string, body: ReturnType<typeof purchase>) => {
    const request = { ...body, supplier_tin: body.supplier_tin.toLowerCase() };
    const { supplier_tin, supplier_invoice_no } = request;
    const { knex } = test.service.db;
    await knex("transaction_bodies")
      .where({ transaction_id: id })
      .update({ request: toBlob(request) });
    await knex("transactions")
      .where({ id })
      .update({
        counterparty_tin: supplier_tin,
        supplier_hash: contentHash([supplier_tin, "00", supplier_invoice_no, "P"]),
      });
  };

  it("keeps the device, its lane and its numbers, under the TIN in capitals", async () => {
    const { knex } = test.service.db;
    const scope = { data_set_id: branch.environmentId };
    await client.sales.create(sale());
    await test.service.lanes.drain();
    await knex("item_numbers").insert({ ...scope, tin: branch.tin, next_number: 4 });
    for (const table of ["devices", "lanes", "item_numbers"])
      await knex(table).where(scope).update({ tin: small });
    await upgrade();
    for (const table of ["devices", "lanes", "item_numbers"])
      expect(await tinsOf(table), table).to.deep.equal([branch.tin]);
    expect((await client.sales.create(sale())).receipt_no).to.equal("2");
    expect(await collisions()).to.deep.equal([]);
    const checks = (await client.health.get()).checks.map(({ name }) => name);
    expect(checks).to.not.include("tin_collisions");
  });

  it("keeps two lanes of one TIN separate, says so, and clears the warning when the TIN is corrected", async () => {
    const { knex } = test.service.db;
    const scope = { data_set_id: branch.environmentId };
    for (const table of ["devices", "lanes"]) await knex(table).where(scope).update({ tin: small });
    await knex("lanes").insert({ ...scope, tin: branch.tin, bhf_id: "00", created_at: 0 });
    await upgrade();
    expect(await tinsOf("lanes")).to.have.members([branch.tin, small]);
    expect(await collisions()).to.deep.equal([
      ["device", "00", small],
      ["numbers", "00", small],
    ]);
    const found = (await client.health.get()).checks.filter(({ name }) => name === "tin_collisions");
    expect(found.map(({ status, bhf_id }) => [status, bhf_id])).to.deep.equal([["warn", "00"]]);
    expect(found[0]?.remedy).to.include(`taxctl devices setup --branch 00 --tin ${branch.tin}`);
    expect((await client.devices.update("00", { tin: branch.tin })).tin).to.equal(branch.tin);
    const left = (await client.health.get()).checks.map(({ name }) => name);
    expect(left).to.not.include("tin_collisions");
  });

  it("stops a sandbox device that kept the other spelling, when its TIN is bound to another account", async () => {
    const { knex } = test.service.db;
    const scope = { data_set_id: branch.environmentId };
    await knex("devices").where(scope).update({ tin: small });
    noteChange(knex, "devices");
    const other = await test.openAccount();
    await bindTin(test.service.db, test.service.clock, other.id, branch.tin);
    expect((await client.devices.get("00")).is_active).to.equal(false);
  });

  it("finds sales by the customer's TIN, and a supplier's invoice that was registered under the other spelling", async () => {
    const { knex } = test.service.db;
    const sold = await client.sales.create(sale({ customer_tin: "A001234567B", customer_name: "Acacia" }));
    await knex("transactions").where({ id: sold.transaction_id }).update({ counterparty_tin: "a001234567b" });
    const body = purchase();
    const { supplier_tin, supplier_invoice_no } = body;
    const bought = await client.purchases.create(body);
    await storeSmall(bought.transaction_id, body);
    await upgrade();
    const rows = await client.sales.search({ customer_tin: "A001234567B" }).toArray();
    expect(rows.map(({ transaction_id }) => transaction_id)).to.deep.equal([sold.transaction_id]);
    const row = await knex("transactions").where({ id: bought.transaction_id }).first();
    expect([row.counterparty_tin, row.supplier_hash]).to.deep.equal([
      body.supplier_tin,
      supplierHash({ supplier_tin, supplier_invoice_no, receipt_type: "P" }),
    ]);
    const again = purchase({ supplier_invoice_no });
    expect((await failureOf(client.purchases.create(again))).code).to.equal("supplier_invoice_registered");
    expect(await collisions()).to.deep.equal([]);
  });

  it("keeps purchases of one supplier's invoice under two spellings, and lists the one that stays", async () => {
    const { knex } = test.service.db;
    const first = purchase();
    const { transaction_id } = await client.purchases.create(first);
    await storeSmall(transaction_id, first);
    const second = purchase({ supplier_invoice_no: first.supplier_invoice_no });
    await client.purchases.create(second);
    await upgrade();
    const row = await knex("transactions").where({ id: transaction_id }).first();
    expect(row.counterparty_tin).to.equal(first.supplier_tin.toLowerCase());
    expect(await collisions()).to.deep.equal([
      ["purchase", first.invoice_no, first.supplier_tin.toLowerCase()],
    ]);
  });

  it("keeps supplier sales under two spellings, and normalizes the others", async () => {
    const { knex } = test.service.db;
    await client.purchases.fetchSupplierSales({});
    const [one, two] = await knex("supplier_sales").where({ branch_id: branch.branchId }).orderBy("id");
    await knex("supplier_sales")
      .where({ id: one.id })
      .update({ supplier_tin: one.supplier_tin.toLowerCase() });
    const twin = { ...two, id: crypto.randomUUID(), supplier_tin: two.supplier_tin.toLowerCase() };
    await knex("supplier_sales").insert(twin);
    await upgrade();
    const tinOf = async (id: string) => (await knex("supplier_sales").where({ id }).first()).supplier_tin;
    expect(await tinOf(one.id)).to.equal(one.supplier_tin);
    expect(await collisions()).to.deep.equal([
      ["supplier sale", two.supplier_invoice_no, two.supplier_tin.toLowerCase()],
    ]);
  });
});
