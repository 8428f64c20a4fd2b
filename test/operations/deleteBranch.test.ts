// deleteBranch: a branch goes with its device, but never with transactions.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deviceInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteBranch", (family) => {
  const test = forSuite(() => startTestService({ family }));
  beforeEach(() => switchAccount(test));

  describe("200", () => {
    it("removes the branch and its device; the numbers of the unit's scope stay", async () => {
      await test.client.branches.create(branchInput());
      const device = deviceInput(test);
      await test.client.devices.create(device);
      const lane = await test.service.db.knex("lanes").where({ tin: device.tin }).first();
      await test.service.db
        .knex("streams")
        .where({ lane_id: lane.id, name: "sales" })
        .update({ next_number: 7 });
      await test.client.branches.delete("00");
      expect((await failureOf(test.client.branches.get("00"))).status).to.equal(404);
      expect((await failureOf(test.client.devices.get("00"))).status).to.equal(404);

      await test.client.branches.create(branchInput());
      await test.client.devices.create(device);
      const stream = await test.service.db.knex("streams").where({ lane_id: lane.id, name: "sales" }).first();
      expect(stream.next_number).to.equal(7);
    });
  });

  it("200: its insurances go with it, and are on no list", async () => {
    const { bhf_id } = await openBranch(test);
    await test.client.insurances.create({ branch_id: bhf_id, code: "INS01", name: "Uzima Health", rate: 20 });
    await test.client.branches.create(branchInput({ bhf_id: "09", name: "Other" }));
    expect((await test.client.insurances.list()).meta.total).to.equal(1);
    await test.client.branches.delete(bhf_id);
    expect((await test.client.insurances.list()).meta.total).to.equal(0);
    expect((await test.client.branches.list()).data.map((branch) => branch.bhf_id)).to.deep.equal(["09"]);
  });

  it("200: nothing of the branch stays in any table, whatever was registered and fetched for it", async () => {
    const { bhf_id } = await openBranch(test);
    await test.client.insurances.create({ branch_id: bhf_id, code: "INS01", name: "Uzima Health", rate: 20 });
    await test.client.purchases.fetchSupplierSales({ branch_id: bhf_id });
    await test.client.imports.selectItems({ branch_id: bhf_id, last_request_date: "20200101000000" });
    await test.client.stock.fetchItems({ branch_id: bhf_id });
    await test.client.notices.sync({ branch_id: bhf_id });
    const { knex } = test.service.db;
    const { id } = await knex("branches").orderBy("id", "desc").first("id");
    await test.client.branches.delete(bhf_id);
    const left: string[] = [];
    for (const table of await tablesOfBranches())
      if (await knex(table).where({ branch_id: id }).first()) left.push(table);
    expect(left).to.deep.equal([]);
  });

  const tablesOfBranches = async () => {
    const { knex } = test.service.db;
    const named =
      family === "sqlite"
        ? knex("sqlite_master").where({ type: "table" }).pluck("name")
        : knex("information_schema.tables").whereRaw("table_schema = database()").pluck("table_name as name");
    const tables: string[] = await named;
    const having = await Promise.all(
      tables.map(async (table) => ("branch_id" in (await knex(table).columnInfo()) ? [table] : [])),
    );
    return having.flat();
  };

  describe("404", () => {
    it("rejects a branch of another account", async () => {
      await test.client.branches.create(branchInput());
      const stranger = await test.openAccount();
      const failure = await failureOf(test.clientFor(stranger.keys.owner).branches.delete("00"));
      expect(failure.status).to.equal(404);
      expect((await test.client.branches.get("00")).bhf_id).to.equal("00");
    });
  });

  describe("409", () => {
    it("keeps a branch that has a transaction, whatever its outcome", async () => {
      await openBranch(test);
      await test.client.sales.create(sale({ customer_name: "SIM-884" })).catch(() => undefined);
      const failure = await failureOf(test.client.branches.delete("00"));
      expect(failure).to.include({ status: 409, code: "in_use" });
    });

    it("keeps a branch that has a Z report", async () => {
      await openBranch(test);
      await test.client.reports.createZReport();
      const failure = await failureOf(test.client.branches.delete("00"));
      expect(failure).to.include({ status: 409, code: "in_use" });
      expect((await test.client.reports.zReports()).data).to.have.lengthOf(1);
    });
  });
});
