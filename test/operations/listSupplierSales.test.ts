// listSupplierSales: what suppliers reported to the branch as far as it is stored, with the time of the last fetch.
import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listSupplierSales", (family) => {
  let branch: TestBranch;
  const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));

  const test = forSuite(() => startTestService({ family, clock }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
  });

  const list = (query: Parameters<typeof test.client.purchases.supplierSales>[0] = {}) =>
    test.clientFor(test.account.keys.owner).purchases.supplierSales(query);
  const fetchSales = () => test.clientFor(test.account.keys.owner).purchases.fetchSupplierSales();

  describe("200", () => {
    it("lists nothing, and no time, before anything was fetched, and calls no unit", async () => {
      const calls = test.simulator.requests.length;
      const { body } = await list().withResponse();
      expect(body.data).to.deep.equal([]);
      expect(body.meta).to.include({ total: 0, synced_at: null, age_s: null, next_fetch_at: null });
      expect(test.simulator.requests).to.have.lengthOf(calls);
    });

    it("lists fetched invoices, latest first, with their age", async () => {
      const fetched = await fetchSales();
      clock.advance(90_000);
      const { body } = await list({ per_page: 100 }).withResponse();
      expect(body.data).to.have.deep.members([...fetched]);
      const dates = body.data.map(({ regDt }) => regDt.slice(0, 8));
      expect(dates).to.deep.equal(dates.toSorted().reverse());
      const synced_at = new Date(clock.now() - 90_000).toISOString();
      expect(body.meta).to.include({ total: 12, synced_at, age_s: 90 });
      expect(body.data[0]).to.include({ fetched_at: synced_at, transaction_id: null });
    });

    it("gives a new age to a fetch that brings nothing", async () => {
      await fetchSales();
      clock.advance(60_000);
      await fetchSales();
      clock.advance(1_000);
      const { body } = await list().withResponse();
      expect(body.meta.age_s).to.equal(1);
    });

    it("pages by number and by cursor", async () => {
      await fetchSales();
      const all = (await list({ per_page: 100 })).data;
      const second = (await list({ per_page: 5, page: 2 })).data;
      expect(second).to.deep.equal(all.slice(5, 10));
      const walked = await list({ per_page: 5 }).toArray();
      expect(walked).to.deep.equal(all);
    });

    it("finds by registration and by day", async () => {
      const [first, ...others] = await fetchSales();
      if (!first) throw new Error("nothing was fetched");
      const id = "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a99";
      await test.service.db
        .knex("supplier_sales")
        .where({ branch_id: branch.branchId, supplier_invoice_no: first.spplrInvcNo })
        .update({ registered_by: id });
      expect((await list({ per_page: 100 })).data).to.have.lengthOf(others.length);
      const [registered, ...more] = (await list({ status: "registered" })).data;
      expect(more).to.deep.equal([]);
      expect(registered).to.include({ spplrInvcNo: first.spplrInvcNo, transaction_id: id });
      expect((await list({ status: "all", per_page: 100 })).data).to.have.lengthOf(12);
      const day = first.regDt.replace(/^(....)(..)(..).*/, "$1-$2-$3");
      const ofDay = (await list({ status: "all", from_date: day, to_date: day, per_page: 100 })).data;
      expect(ofDay.map(({ spplrInvcNo }) => spplrInvcNo)).to.include(first.spplrInvcNo);
      expect(ofDay.every(({ regDt }) => regDt.startsWith(first.regDt.slice(0, 8)))).to.equal(true);
      for (const none of [{ from_date: "2099-01-01" }, { to_date: "2001-01-01" }])
        expect((await list({ status: "all", ...none })).data).to.deep.equal([]);
    });

    it("shows when the next fetch is made, unless it is off or the device is not in use", async () => {
      await test.service.dailyFetch.look();
      const next = async () => (await list().withResponse()).body.meta.next_fetch_at;
      expect(await next()).to.match(/^2026-03-1[01]T(2[2-3]|0[01]):/);
      const { branches } = test.clientFor(test.account.keys.owner);
      await branches.update("00", { daily_fetch: "18:30" });
      expect(await next()).to.equal("2026-03-10T15:30:00.000Z");
      const device = test.service.db.knex("devices").where({ branch_id: branch.branchId });
      for (const is_active of [0, 1]) {
        await device.clone().update({ is_active });
        noteChange(test.service.db.knex, "devices");
        expect(await next()).to.equal(is_active ? "2026-03-10T15:30:00.000Z" : null);
      }
      await branches.update("00", { daily_fetch: "off" });
      expect(await next()).to.equal(null);
    });

    it("shows nothing of another branch or account", async () => {
      await fetchSales();
      await openBranch(test, { bhf_id: "01" });
      expect((await list({ branch_id: "01" })).data).to.deep.equal([]);
      const other = await test.openAccount();
      await openBranch({ ...test, account: other });
      expect((await test.clientFor(other.keys.owner).purchases.supplierSales()).data).to.deep.equal([]);
    });
  });

  it("403 for a cashier", async () => {
    const failure = await failureOf(test.clientFor(test.account.keys.cashier).purchases.supplierSales());
    expect(failure.status).to.equal(403);
  });

  it("422 when the days are in the wrong order", async () => {
    const failure = await failureOf(list({ from_date: "2026-03-10", to_date: "2026-03-09" }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
  });
});
