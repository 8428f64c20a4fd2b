// listItems: registered items, newest first, found by parts of code, name and barcode.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, purchase } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { failureOf } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listItems", (family) => {
  const codes = async (query: Parameters<TestService["client"]["items"]["list"]>[0]) =>
    (await test.client.items.list(query)).data.map(({ item_code }) => item_code);

  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    await test.client.purchases.create(purchase(), { branch: "00" });
    await test.client.purchases.create(purchase(), { branch: "00" });
    await test.client.purchases.create(purchase(), { branch: "01" });
    const { knex } = test.service.db;
    await knex("items").where({ item_code: "KE2NTXL0000002" }).update({ barcode: "AB%12", is_active: 0 });
    noteChange(knex, "items");
    await knex("items")
      .where({ item_code: "KE2NTXL0000002" })
      .update({ item_name: "Crème Brûlée", name_folded: "creme brulee" });
    noteChange(knex, "items");
    const [hidden] = await knex("items").where({ item_code: "KE2NTXU0000001" });
    await knex("items").insert({
      ...hidden,
      id: undefined,
      item_code: "KE2NTXU0000009",
      registered_at: null,
    });
    noteChange(knex, "items");
  });

  describe("200", () => {
    it("lists newest first, without items that the unit has not accepted yet", async () => {
      expect(await codes({})).to.deep.equal(["KE3NTXU0000003", "KE2NTXL0000002", "KE2NTXU0000001"]);
      const page = await test.client.items.list({ per_page: 2, page: 2 });
      expect(page.meta).to.include({ current_page: 2, per_page: 2, total: 3, total_pages: 2 });
      expect(page.data.map(({ item_code }) => item_code)).to.deep.equal(["KE2NTXU0000001"]);
    });

    it("finds a page of them, and the total, in an index alone", async () => {
      const { db } = test.service;
      const asked: Statement[] = [];
      const stop = listenToQueries(db, (statement) => asked.push(statement));
      await test.client.items.list({ is_active: true });
      await test.client.items.list({ item_name: "cola" });
      await test.client.stock.list({ branch_id: "00", sort_by: "item_name" });
      await test.client.stock.list({ branch_id: "00", item_name: "cola" });
      stop();
      // Lanes that are looked for meanwhile name an index too.
      const walks = asked.filter(({ sql }) => /from `(items|stock)` (force index|indexed by)/.test(sql));
      expect(walks).to.have.lengthOf(8);
      for (const { sql, bindings = [] } of walks) {
        const values = bindings.map((binding) => (typeof binding === "string" ? binding : 1));
        const explain = family === "sqlite" ? "explain query plan" : "explain format=traditional";
        const plan = await db.knex.raw(`${explain} ${db.knex.raw(sql, values)}`);
        expect(JSON.stringify(plan), sql).to.match(
          /COVERING INDEX (items|stock)_(listed|by_name|by_qty)|"key":"(listed|by_name|by_qty)".*Using index/,
        );
      }
    });

    it("adds up all branches, or shows the named branch", async () => {
      const cola = async (query: { branch_id?: string }) =>
        (await test.client.items.list({ item_code: "KE2NTXU", ...query })).data[0]?.current_qty;
      expect(await cola({})).to.equal(30);
      expect(await cola({ branch_id: "00" })).to.equal(20);
      expect(await cola({ branch_id: "01" })).to.equal(10);
    });

    it("finds parts whatever their case, and accents by their letter", async () => {
      expect(await codes({ item_code: "ntxl" })).to.deep.equal(["KE2NTXL0000002"]);
      expect(await codes({ item_name: "BRULEE" })).to.deep.equal(["KE2NTXL0000002"]);
      expect(await codes({ item_name: "brûlée" })).to.deep.equal(["KE2NTXL0000002"]);
      expect(await codes({ barcode: "b%1" })).to.deep.equal(["KE2NTXL0000002"]);
      expect(await codes({ barcode: "b_1" })).to.deep.equal([]);
      expect(await codes({ is_active: false })).to.deep.equal(["KE2NTXL0000002"]);
    });

    it("shows one environment nothing of another", async () => {
      expect((await test.clientFor(test.keys.live).items.list()).data).to.deep.equal([]);
      const stranger = await test.openAccount();
      expect((await test.clientFor(stranger.keys.owner).items.list()).data).to.deep.equal([]);
    });
  });

  it("403 for a branch that is not the account's", async () => {
    const failure = await failureOf(test.client.items.list({ branch_id: "77" }));
    expect(failure).to.include({ status: 403, code: "branch_not_owned" });
  });

  it("422 for a page out of bounds", async () => {
    expect((await failureOf(test.client.items.list({ page: 0 }))).errors).to.have.key("page");
  });
});
