// The daily fetch: once a day for each branch at its own time, by one process, made up once after downtime, retried, and named in health.
import { expect } from "chai";
import { localDateTime } from "../../server/src/clock.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import type { Daily } from "../../server/src/refresh/daily.ts";
import { createDailyFetch } from "../../server/src/refresh/daily-fetch.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { expectSale } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";
import { deliveriesOf, receivers, register } from "../support/webhooks.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** 12:00 in Nairobi. */
const noon = Date.parse("2026-03-10T09:00:00Z");

describeEachFamily("daily fetch", (family) => {
  let branch: TestBranch;
  const clock = createTestClock(noon);
  const test = forSuite(() =>
    startTestService({
      family,
      clock,
      simulator: { now: () => new Date(clock.now()) },
      overrides: { work: false },
    }),
  );
  let daily: Daily;
  const open = receivers();
  let url: string;

  before(async () => {
    ({ url } = await open());
    daily = process();
  });
  beforeEach(async () => {
    await test.service.db.knex("devices").delete();
    noteChange(test.service.db.knex, "devices");
    await test.service.db.knex("daily_fetches").delete();
    await switchAccount(test);
    branch = await openBranch(test);
    setTime(noon);
  });
  afterEach(() => test.simulator.clearFaults());

  /** Another process on the same database; by default each branch is fetched at 03:00. */
  function process(more: Partial<Parameters<typeof createDailyFetch>[0]> = {}): Daily {
    return createDailyFetch({ ...test.service, jitter: () => 0.5, ...more });
  }
  const setTime = (ms: number) => clock.advance(ms - clock.now());
  const at = (text: string) => setTime(Date.parse(text));
  const asked = (name = "selectTrnsPurchaseSales") =>
    test.simulator.requests.filter((one) => one.tin === branch.tin && one.function === name).length;
  const names = () => [
    ...new Set(
      test.simulator.requests.filter(({ tin }) => tin === branch.tin).map((one) => String(one.function)),
    ),
  ];
  const plan = () => test.service.db.knex("daily_fetches").where({ branch_id: branch.branchId }).first();
  const set = (daily_fetch: string | null) =>
    test.clientFor(test.account.keys.owner).branches.update("00", { daily_fetch });
  const health = async () => {
    const { checks } = await test.clientFor(test.account.keys.owner).health.get();
    return checks.filter(({ name }) => name === "fetch");
  };

  it("fetches invoices, customs records and notices at the branch's time, once a day", async () => {
    expect(await daily.look()).to.equal(0);
    expect((await plan()).default_at).to.equal("03:00");
    at("2026-03-10T23:59:00Z");
    expect(await daily.look()).to.equal(0);
    expect(names()).not.to.include("selectTrnsPurchaseSales");
    at("2026-03-11T00:00:00Z");
    expect(await daily.look()).to.equal(1);
    expect(names()).to.include.members(["selectTrnsPurchaseSales", "selectNotices"]);
    const { knex } = test.service.db;
    for (const table of ["supplier_sales", "import_items"])
      expect(await knex(table).where({ branch_id: branch.branchId }), table).not.to.have.lengthOf(0);
    const { supplier_invoices, customs_records, notices } = await plan();
    expect([supplier_invoices, customs_records > 0, notices > 0]).to.deep.equal([12, true, true]);
    for (let hours = 1; hours < 24; hours += 1) {
      clock.advance(hour);
      expect(await daily.look()).to.equal(0);
    }
    clock.advance(hour);
    expect(await daily.look()).to.equal(1);
    expect(asked()).to.equal(2);
    expect((await plan()).supplier_invoices).to.equal(0);
  });

  it("spreads branches over the night", async () => {
    const chance = [0, 0.4, 0.999, 1];
    await openBranch(test, { bhf_id: "01" });
    await openBranch(test, { bhf_id: "02" });
    await process({ jitter: () => chance.shift() ?? 0.5 }).look();
    const times = await test.service.db.knex("daily_fetches").orderBy("default_at").pluck("default_at");
    expect(times).to.deep.equal(["01:00", "02:36", "04:59"]);
  });

  it("keeps to the branch's own time, from the next time on after a change", async () => {
    await daily.look();
    await set("18:30");
    at("2026-03-10T15:29:59Z");
    expect(await daily.look()).to.equal(0);
    at("2026-03-10T15:30:00Z");
    expect(await daily.look()).to.equal(1);
    at("2026-03-11T03:00:00Z");
    expect(await daily.look()).to.equal(0);
    await set(null);
    at("2026-03-12T00:00:00Z");
    expect(await daily.look()).to.equal(1);
  });

  it("fetches nothing while it is switched off, and says so", async () => {
    await daily.look();
    await set("off");
    clock.advance(3 * day);
    expect(await daily.look()).to.equal(0);
    expect((await health())[0]).to.include({ status: "pass", bhf_id: "00" });
    expect((await health())[0]?.message).to.match(/is off$/);
    expect(asked()).to.equal(0);
  });

  it("rejects an invalid time", async () => {
    for (const daily_fetch of ["24:00", "3:00", "no"]) {
      const { status, body } = await test.call("PUT", "/branches/00", {
        body: { daily_fetch },
        key: test.account.keys.owner,
      });
      expect(status, daily_fetch).to.equal(422);
      expect(JSON.stringify(body.errors)).to.include("a time such as 02:30, or off");
    }
  });

  it("is made by one process, however many check at once", async () => {
    await daily.look();
    clock.advance(day);
    const done = await Promise.all([process(), process(), process()].map((one) => one.look()));
    expect(done.reduce((sum, one) => sum + one, 0)).to.equal(1);
    expect(asked()).to.equal(1);
    expect(await process().look()).to.equal(0);
  });

  it("is taken over by another process an hour after the first one died", async () => {
    await daily.look();
    clock.advance(day);
    const began = Promise.withResolvers<void>();
    const withSelect = () => {
      began.resolve();
      return new Promise<never>(() => undefined);
    };
    void process({ lanes: { ...test.service.lanes, withSelect } }).look();
    await began.promise;
    expect(await daily.look()).to.equal(0);
    clock.advance(hour);
    expect(await daily.look()).to.equal(1);
    expect(await plan()).to.include({ failures: 0 });
  });

  it("catches up once on missed days", async () => {
    await daily.look();
    clock.advance(9 * day + hour);
    expect(await daily.look()).to.equal(1);
    expect(await daily.look()).to.equal(0);
    expect(asked()).to.equal(1);
    at("2026-03-20T00:00:00Z");
    expect(await daily.look()).to.equal(1);
  });

  it("retries within the hour while the unit is away, and reports it in health", async () => {
    await daily.look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F10", tin: branch.tin, times: "always" });
    for (let round = 1; round <= 5; round += 1) {
      await daily.look();
      const { failures, last_error, next_try_at } = await plan();
      expect(failures).to.equal(round);
      expect(last_error).to.match(/^supplier invoices: .+; customs records: .+; notices: /);
      const wait = Number(next_try_at) - clock.now();
      expect(wait).to.equal(Math.min(15 * 2 ** (round - 1), 60) * minute);
      const [check] = await health();
      expect(check?.status).to.equal("warn");
      expect(check?.message).to.match(round === 1 ? /^The daily fetch failed: / : / times in a row: /);
      expect(check?.remedy).to.include("taxctl devices test 00");
      expect(await daily.look()).to.equal(0);
      clock.advance(wait);
    }
    await test.simulator.clearFaults();
    expect(await daily.look()).to.equal(1);
    const [check] = await health();
    expect(check?.status).to.equal("pass");
    expect(check?.message).to.match(
      /^The last daily fetch, 0 s ago, brought 12 supplier invoices, \d+ customs records and \d+ notices?\. The next one is on \d{4}-\d\d-\d\d at 03:00$/,
    );
  });

  it("adds up the results of one fetch's attempts", async () => {
    await daily.look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F15", path: "selectNotices", tin: branch.tin, times: 1 });
    await daily.look();
    expect(await plan()).to.include({ failures: 1, supplier_invoices: 12, notices: 0 });
    clock.advance(15 * minute);
    await daily.look();
    const after = await plan();
    expect(after).to.include({ failures: 0, supplier_invoices: 12 });
    expect(after.notices).to.be.above(0);
  });

  it("reports new records by events once, and never processed ones", async () => {
    await register(test, url, {
      events: ["supplier_invoices.received", "customs_records.received", "notices.received"],
    });
    await daily.look();
    clock.advance(day);
    await daily.look();
    const delivered = async () => {
      await test.service.webhooks.drain();
      const shown = await deliveriesOf(test);
      return shown.map(({ payload }) => payload as { event: string; data: { count: number } });
    };
    const first = await delivered();
    expect(new Set(first.map(({ event }) => event)).size).to.equal(3);
    const customs = first.filter(({ event }) => event === "customs_records.received");
    expect(customs.reduce((sum, { data }) => sum + data.count, 0)).to.equal((await plan()).customs_records);
    await test.simulator.addImports(branch.tin, "00", [{ imptItemSttsCd: "3" }]);
    clock.advance(day);
    await daily.look();
    expect(await delivered()).to.have.lengthOf(first.length);
    expect((await plan()).customs_records).to.equal(0);
  });

  it("asks for no customs records where the plan of the account has no imports", async () => {
    await test.service.db.knex("accounts").where({ id: test.account.id }).update({ features: "[]" });
    await daily.look();
    clock.advance(day);
    expect(await daily.look()).to.equal(1);
    expect(names()).to.include("selectNotices");
    expect(names()).not.to.include("selectImportItem");
    expect(await test.service.db.knex("import_items").where({ branch_id: branch.branchId })).to.deep.equal(
      [],
    );
  });

  it("leaves devices that are not initialized and suspended accounts alone, and makes up for it once afterwards", async () => {
    await daily.look();
    clock.advance(day);
    const { knex } = test.service.db;
    await knex("devices").update({ is_active: 0 });
    noteChange(knex, "devices");
    expect(await daily.look()).to.equal(0);
    expect(await health()).to.deep.equal([]);
    await knex("devices").update({ is_active: 1 });
    noteChange(knex, "devices");
    await knex("accounts").where({ id: test.account.id }).update({ status: "suspended" });
    expect(await daily.look()).to.equal(0);
    await knex("accounts").where({ id: test.account.id }).update({ status: "active" });
    expect(await daily.look()).to.equal(1);
    expect(await daily.look()).to.equal(0);
  });

  it("forgets the plan of a branch that was deleted", async () => {
    await daily.look();
    await test.clientFor(test.account.keys.owner).branches.delete("00");
    expect(await plan()).to.equal(undefined);
    clock.advance(day);
    expect(await daily.look()).to.equal(0);
  });

  it("fetches once on the days on which the clocks change", async () => {
    const timeZone = "Europe/Berlin";
    const there = process({ config: { ...test.service.config, timeZone } });
    at("2026-03-28T11:00:00Z");
    await there.look();
    await set("02:30");
    const fetchesOf = async (from: string, hours: number) => {
      const times: string[] = [];
      at(from);
      for (let step = 0; step < hours * 2; step += 1) {
        if ((await there.look()) > 0) times.push(localDateTime(clock.now(), timeZone).slice(0, 12));
        clock.advance(30 * minute);
      }
      return times;
    };
    // 02:30 doesn't exist on 29 March, and comes twice on 25 October.
    expect(await fetchesOf("2026-03-28T23:00:00Z", 30)).to.deep.equal(["202603290300", "202603300230"]);
    at("2026-10-24T10:00:00Z");
    expect(await there.look()).to.equal(1);
    expect(await fetchesOf("2026-10-24T22:00:00Z", 30)).to.deep.equal(["202610250230", "202610260230"]);
  });

  it("continues after the clock jumped back", async () => {
    await daily.look();
    await test.service.db.knex("daily_fetches").update({
      fetched_local: "2031010103:00",
      next_try_at: clock.now() + 400 * day,
    });
    expect(await daily.look()).to.equal(1);
    expect(await daily.look()).to.equal(0);
  });

  it("leaves sales on their way while the unit is slow", async () => {
    await daily.look();
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
    await daily.look();
    clock.advance(day);
    const began = Promise.withResolvers<void>();
    const hanging = process({
      units: {
        ...test.service.units,
        selectSupplierSales() {
          began.resolve();
          return new Promise(() => undefined);
        },
      },
    });
    void hanging.look();
    await began.promise;
    await hanging.stop(1);
    const { failures, next_try_at, fetched_local } = await plan();
    expect([failures, Number(next_try_at), fetched_local]).to.deep.equal([
      ...[0, clock.now() + hour, "2026031012:00"],
    ]);
  });
});
