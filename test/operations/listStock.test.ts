// listStock: what a branch holds of its items, filtered and sorted.
import { expect } from "chai";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { changeItem, movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listStock", (family) => {
  const cola = "KE2NTXU0000001";
  const milk = "KE2NTXL0000002";
  const at = { branch: "00" };
  const codes = async (query: Parameters<TestService["client"]["stock"]["list"]>[0]) =>
    (await test.client.stock.list({ branch_id: "00", ...query })).data.map(({ item_code }) => item_code);

  let branch: TestBranch;

  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    branch = await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    await test.client.purchases.create(purchase(), at);
    await test.client.sales.create(sale({ items: [{ item_code: milk, quantity: 2.5, unit_price: 50 }] }), at);
    await changeItem(test.service.db, branch, cola, { safety_qty: 10_0000 });
  });

  describe("200", () => {
    it("shows the levels of the branch, without services", async () => {
      const { data, meta } = await test.client.stock.list({ branch_id: "00" });
      expect(meta).to.include({ total: 2, current_page: 1, per_page: 50, total_pages: 1 });
      const [first, second] = data;
      expect(first).to.include({
        item_code: milk,
        current_qty: -2.5,
        is_out_of_stock: true,
        is_low_stock: true,
      });
      expect(second).to.include({
        item_code: cola,
        current_qty: 10,
        safety_qty: 10,
        is_low_stock: true,
        is_out_of_stock: false,
        tax_type_name: "A 16%",
      });
      expect(second?.item_id).to.be.a("string");
    });

    it("shows only items that the branch registered, moved or counted", async () => {
      const { data, meta } = await test.client.stock.list({ branch_id: "01" });
      expect([data, meta.total]).to.deep.equal([[], 0]);
      const first = (await openBranch(test, { bhf_id: "02" })) && { branch_id: "02" };
      await test.client.stock.saveMaster({ ...first, item_code: cola, remaining_qty: 0 });
      await test.call("POST", "/stock", {
        body: movement("11", [{ item_cd: milk, qty: 4 }], { branch_id: "01" }),
      });
      const shown = async (query: { branch_id: string }) =>
        (await test.client.stock.list(query)).data.map(({ item_code, current_qty }) => [
          item_code,
          current_qty,
        ]);
      expect(await shown(first)).to.deep.equal([[cola, 0]]);
      expect((await test.client.stock.list(first)).data[0]).to.include({ is_out_of_stock: true });
      expect(await shown({ branch_id: "01" })).to.deep.equal([[milk, 4]]);
    });

    it("filters by parts, by low and by out of stock, both ways", async () => {
      expect(await codes({ item_code: "xl0" })).to.deep.equal([milk]);
      expect(await codes({ item_name: "RAW" })).to.deep.equal([milk]);
      await changeItem(test.service.db, branch, cola, { barcode: "5449000000996" });
      expect(await codes({ barcode: "0099" })).to.deep.equal([cola]);
      expect(await codes({ barcode: "0099", branch_id: "01" })).to.deep.equal([]);
      expect(await codes({ out_of_stock: true })).to.deep.equal([milk]);
      expect(await codes({ out_of_stock: false })).to.deep.equal([cola]);
      expect(await codes({ low_stock: true })).to.deep.equal([milk, cola]);
      expect(await codes({ low_stock: false })).to.deep.equal([]);
    });

    it("sorts by each column in both directions", async () => {
      expect(await codes({ sort_by: "item_code" })).to.deep.equal([milk, cola]);
      expect(await codes({ sort_by: "item_code", sort_order: "desc" })).to.deep.equal([cola, milk]);
      expect(await codes({ sort_by: "item_name" })).to.deep.equal([cola, milk]);
      expect(await codes({ sort_by: "current_qty" })).to.deep.equal([milk, cola]);
      expect(await codes({ sort_by: "current_qty", sort_order: "desc" })).to.deep.equal([cola, milk]);
      expect(await codes({ sort_by: "last_synced_at" })).to.have.members([cola, milk]);
    });

    it("pages by cursor through items without a last synchronization, both ways", async () => {
      const { branchId } = await openBranch(test, { bhf_id: "03" });
      for (const item_code of [cola, milk])
        await test.client.stock.saveMaster({ branch_id: "03", item_code, remaining_qty: 1 });
      await test.service.db
        .knex("stock")
        .where({ branch_id: branchId, item_code: milk })
        .update({ last_synced_at: null });
      const query = { branch_id: "03", sort_by: "last_synced_at", per_page: 1 } as const;
      for (const [sort_order, expected] of [
        ["asc", [milk, cola]],
        ["desc", [cola, milk]],
      ] as const) {
        const found: string[] = [];
        for await (const { item_code } of test.client.stock.list({ ...query, sort_order }))
          found.push(item_code);
        expect(found).to.deep.equal(expected);
      }
    });

    it("counts the listed items, however they are sorted", async () => {
      const { list } = test.client.stock;
      const totals = async (query: Parameters<typeof list>[0]) => (await list(query)).meta.total;
      for (const sort_by of [undefined, "item_code", "item_name", "current_qty"] as const) {
        const query = { branch_id: "00", ...(sort_by ? { sort_by } : {}) };
        expect(await totals(query)).to.equal(2);
        expect(await totals({ ...query, out_of_stock: true })).to.equal(1);
        expect(await totals({ ...query, low_stock: true, out_of_stock: false })).to.equal(1);
        expect(await totals({ ...query, low_stock: false, out_of_stock: true })).to.equal(0);
        expect(await totals({ ...query, item_code: "xl0" })).to.equal(1);
      }
    });

    it("leaves out items out of use once nothing is left of them", async () => {
      const use = async (is_active: number) => {
        for (const code of [cola, milk]) await changeItem(test.service.db, branch, code, { is_active });
      };
      await use(0);
      expect(await codes({})).to.have.members([cola, milk]);
      await test.client.stock.saveMaster({ branch_id: "00", item_code: cola, remaining_qty: 0 });
      expect(await codes({})).to.deep.equal([milk]);
      expect((await test.client.stock.list({ branch_id: "00" })).meta.total).to.equal(1);
      await use(1);
      expect(await codes({})).to.have.members([cola, milk]);
    });
  });

  it("403 for a branch of another account", async () => {
    const stranger = test.clientFor((await test.openAccount()).keys.owner);
    expect((await failureOf(stranger.stock.list({ branch_id: "00" }))).status).to.equal(403);
  });

  it("422 for an unknown sort column, and without a branch if there are two", async () => {
    const { status, body } = await test.call("GET", "/stock?branch_id=00&sort_by=password");
    expect(status).to.equal(422);
    expect(body.errors).to.have.key("sort_by");
    expect((await failureOf(test.client.stock.list())).status).to.equal(422);
  });
});
