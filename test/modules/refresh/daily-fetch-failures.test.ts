// The daily fetch under failures: by one process, made up once after downtime, retried, and named in health.
import { expect } from "chai";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { expectSale } from "../../support/submitted.ts";
import { day, fetchTest, hour, minute } from "./fetching.ts";

describeEachFamily("daily fetch", (family) => {
  const { branch, clock, test, look, process, at, asked, job, plan, health } = fetchTest(family);

  it("is made by one process, however many check at once", async () => {
    await look();
    clock.advance(day);
    const done = await Promise.all([process(), process(), process()].map((one) => one.look()));
    expect(done.reduce((sum, one) => sum + one, 0)).to.equal(1);
    expect(asked()).to.equal(1);
    expect(await process().look()).to.equal(0);
  });

  it("is taken over by another process when the lease of the first one, which died, is over", async () => {
    await look();
    clock.advance(day);
    const began = Promise.withResolvers<void>();
    const withSelect = () => {
      began.resolve();
      return new Promise<never>(() => undefined);
    };
    void process({ lanes: { ...test.service.lanes, withSelect } }).look();
    await began.promise;
    expect(await look()).to.equal(0);
    await test.service.db.knex("jobs").update({ lease_until: 0 });
    expect(await look()).to.equal(1);
    expect(await plan()).to.include({ failures: 0 });
  });

  it("catches up once on missed days", async () => {
    await look();
    clock.advance(9 * day + hour);
    expect(await look()).to.equal(1);
    expect(await look()).to.equal(0);
    expect(asked()).to.equal(1);
    at("2026-03-20T00:00:00Z");
    expect(await look()).to.equal(1);
  });

  it("retries within the hour while the unit is away, and reports it in health", async () => {
    await look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F10", tin: branch().tin, times: "always" });
    for (let round = 1; round <= 5; round += 1) {
      await look();
      const { failures, last_error } = await plan();
      expect(failures).to.equal(round);
      expect(last_error).to.match(/^supplier invoices: .+; customs records: .+; notices: /);
      const wait = Number((await job()).due_at) - clock.now();
      expect(wait).to.equal(Math.min(15 * 2 ** (round - 1), 60) * minute);
      const [check] = await health();
      expect(check?.status).to.equal("warn");
      expect(check?.message).to.match(round === 1 ? /^The daily fetch failed: / : / times in a row: /);
      expect(check?.remedy).to.include("taxctl devices test 00");
      expect(await look()).to.equal(0);
      clock.advance(wait);
    }
    await test.simulator.clearFaults();
    expect(await look()).to.equal(1);
    const [check] = await health();
    expect(check?.status).to.equal("pass");
    expect(check?.message).to.match(
      /^The last daily fetch, 0 s ago, brought 12 supplier invoices, \d+ customs records and \d+ notices?\. The next one is on \d{4}-\d\d-\d\d at 03:00$/,
    );
  });

  it("adds up the results of one fetch's attempts", async () => {
    await look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F15", path: "selectNotices", tin: branch().tin, times: 1 });
    await look();
    expect(await plan()).to.include({ failures: 1, supplier_invoices: 12, notices: 0 });
    clock.advance(15 * minute);
    await look();
    const after = await plan();
    expect(after).to.include({ failures: 0, supplier_invoices: 12 });
    expect(after.notices).to.be.above(0);
  });

  it("leaves devices that are not initialized and suspended accounts alone, and makes up for it once afterwards", async () => {
    await look();
    clock.advance(day);
    const { knex } = test.service.db;
    await knex("devices").update({ is_active: 0 });
    noteChange(knex, "devices");
    expect(await look()).to.equal(0);
    expect(await health()).to.deep.equal([]);
    await knex("devices").update({ is_active: 1 });
    noteChange(knex, "devices");
    await knex("accounts").where({ id: test.account.id }).update({ status: "suspended" });
    expect(await look()).to.equal(0);
    await knex("accounts").where({ id: test.account.id }).update({ status: "active" });
    expect(await look()).to.equal(1);
    expect(await look()).to.equal(0);
  });

  it("continues after the clock jumped back", async () => {
    await look();
    const { knex } = test.service.db;
    await knex("daily_fetches").update({ fetched_local: "2031010103:00" });
    const aheadMs = clock.now() + 400 * day;
    await knex("jobs").update({ due_at: aheadMs, touched_at: aheadMs });
    expect(await look()).to.equal(1);
    expect(await look()).to.equal(0);
  });

  it("leaves sales on their way while the unit is slow", async () => {
    await look();
    clock.advance(day);
    const entered = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const { units } = test.service;
    const looking = process({
      units: {
        ...units,
        async selectSupplierSales(address, since) {
          entered.resolve();
          await released.promise;
          return units.selectSupplierSales(address, since);
        },
      },
    }).look();
    await entered.promise;
    await expectSale(test, sale());
    released.resolve();
    expect(await looking).to.equal(1);
  });

  it("stops although the unit doesn't respond, and leaves the fetch to another process", async () => {
    await look();
    clock.advance(day);
    const late = Promise.withResolvers<never>();
    const began = Promise.withResolvers<void>();
    const hanging = process({
      units: {
        ...test.service.units,
        selectSupplierSales() {
          began.resolve();
          return late.promise;
        },
      },
    });
    const looking = hanging.look();
    await began.promise;
    await hanging.stop(1);
    expect(await plan()).to.include({ failures: 0, fetched_local: "2026031012:00" });
    expect(await job()).to.include({ owner: null, due_at: clock.now() });
    // The service's client ends the call, which gives its lane back.
    late.reject(new Error("the service stops"));
    await looking;
    expect(await look()).to.equal(1);
  });
});
