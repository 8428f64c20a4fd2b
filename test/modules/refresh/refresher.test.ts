// The daily refresh: each active device once a day, by one process, reported by health when it fails, never in a lane's way.

import { expect } from "chai";
import type { Runner } from "../../../server/src/core/jobs/runner.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { createRefresher } from "../../../server/src/modules/refresh/refresher.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { expectSale } from "../../support/submitted.ts";
import { forSuite } from "../../support/suite.ts";

const hour = 3_600_000;
const day = 24 * hour;

describeEachFamily("daily refresh", (family) => {
  let branch: TestBranch;
  let refresher: Runner;
  const clock = createTestClock();

  const test = forSuite(() =>
    startTestService({
      family,
      clock,
      simulator: { itemClasses: 1_200, now: () => new Date(clock.now()) },
      overrides: { work: false },
    }),
  );
  before(async () => {
    refresher = newRefresher();
  });
  beforeEach(async () => {
    // Devices of earlier tests stay out of it.
    await test.service.db.knex("devices").delete();
    noteChange(test.service.db.knex, "devices");
    await test.service.db.knex("refreshes").delete();
    await test.service.db.knex("jobs").delete();
    await switchAccount(test);
    branch = await openBranch(test);
  });
  afterEach(() => test.simulator.clearFaults());

  /** Another process on the same database; without chance. */
  function newRefresher(jitter = () => 0.5): Runner {
    return createRefresher({ ...test.service, jitter });
  }

  const asked = () =>
    test.simulator.requests
      .filter((one) => one.tin === branch.tin && one.function !== "selectInitInfo")
      .map((one) => one.function);
  const jobs = () => test.service.db.knex("jobs").where({ queue: "codes" });
  const planOf = async (laneId = branch.laneId) => {
    const plan = await test.service.db.knex("refreshes").where({ lane_id: laneId }).first();
    const job = await jobs()
      .where({ subject: String(laneId) })
      .first("due_at", "owner");
    return { ...plan, ...job };
  };
  const codesHealth = async () => {
    const { body } = await test.call("GET", "/health", { key: test.account.keys.owner });
    const checks: { name: string; status: string; message: string }[] = Object(body.data).checks;
    return checks.filter(({ name }) => name === "codes");
  };

  it("waits a day after an initialization, then fetches everything, and again a day later", async () => {
    expect(await refresher.look()).to.equal(0);
    clock.advance(day - 2 * hour);
    expect(await refresher.look()).to.equal(0);
    expect(asked()).to.deep.equal([]);
    clock.advance(2 * hour);
    expect(await refresher.look()).to.equal(1);
    expect([...new Set(asked())]).to.deep.equal(["selectCodes", "selectItemsClass", "selectItems"]);
    expect(
      await test.service.db.knex("item_classes").where({ data_set_id: branch.environmentId }),
    ).to.have.lengthOf(1_200);
    const plan = await planOf();
    expect(plan).to.include({ failures: 0, last_error: null, due_at: clock.now() + day });
    expect(await refresher.look()).to.equal(0);
    const before = asked().length;
    clock.advance(day);
    expect(await refresher.look()).to.equal(1);
    expect(asked().length).to.be.above(before);
  });

  it("runs within the hour for a device that was initialized long ago", async () => {
    await test.service.db.knex("devices").update({ last_initialized_at: clock.now() - 40 * day });
    noteChange(test.service.db.knex, "devices");
    expect(await refresher.look()).to.equal(0);
    clock.advance(hour);
    expect(await refresher.look()).to.equal(1);
  });

  it("spreads devices that were set up together", async () => {
    const chance = [0, 0.25, 0.75, 1];
    const spread = newRefresher(() => chance.shift() ?? 0.5);
    await openBranch(test, { bhf_id: "01" });
    await spread.look();
    const due: { due_at: number }[] = await jobs().select("due_at");
    expect(new Set(due.map(({ due_at }) => due_at)).size).to.equal(2);
    for (const { due_at } of due)
      expect(due_at).to.be.within(clock.now() + 23 * hour, clock.now() + 25 * hour);
  });

  it("is done by one process, however many check at once", async () => {
    await refresher.look();
    clock.advance(day);
    const others = [newRefresher(), newRefresher(), newRefresher()];
    const done = await Promise.all(others.map((one) => one.look()));
    expect(done.reduce((sum, one) => sum + one, 0)).to.equal(1);
    expect(asked().filter((name) => name === "selectCodes")).to.have.lengthOf(1);
  });

  it("is taken over by another process when the first one dies", async () => {
    await refresher.look();
    clock.advance(day);
    const { db } = test.service;
    const dying = createRefresher({
      ...test.service,
      jitter: () => 0.5,
      lanes: { ...test.service.lanes, withSelect: () => new Promise(() => undefined) },
    });
    void dying.look();
    for (let plan = await planOf(); plan.owner === null; ) plan = await planOf();
    expect(await refresher.look()).to.equal(0);
    await jobs().update({ lease_until: 0 });
    expect(await refresher.look()).to.equal(1);
    expect(await db.knex("refreshes").first()).to.include({ failures: 0 });
  });

  it("reports a rejection in health, and retries sooner", async () => {
    await refresher.look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F15", path: "selectCodes", tin: branch.tin, times: 2 });
    expect(await refresher.look()).to.equal(1);
    const first = await planOf();
    expect(first).to.include({ failures: 1, failed_at: clock.now(), due_at: clock.now() + 15 * 60_000 });
    expect(first.last_error).to.match(/^codes: /);
    expect(await codesHealth()).to.satisfy((checks: { status: string; message: string }[]) =>
      checks.some(({ status, message }) => status === "warn" && /daily refresh failed: codes/.test(message)),
    );
    clock.advance(15 * 60_000);
    await refresher.look();
    expect(await planOf()).to.include({ failures: 2, due_at: clock.now() + 30 * 60_000 });
    expect((await codesHealth()).some(({ message }) => /2 times in a row/.test(message))).to.equal(true);
    clock.advance(30 * 60_000);
    await refresher.look();
    expect(await planOf()).to.include({ failures: 0, last_error: null, failed_at: null });
    expect((await codesHealth()).every(({ status }) => status === "pass")).to.equal(true);
  });

  it("says that a unit was out of reach, and never waits longer than six hours", async () => {
    await refresher.look();
    clock.advance(day);
    await test.simulator.setFault({ fault: "F10", tin: branch.tin, times: "always" });
    for (let round = 1; round <= 7; round++) {
      await refresher.look();
      const plan = await planOf();
      expect(plan.failures).to.equal(round);
      expect(plan.last_error).to.match(/^codes: /);
      expect(plan.due_at - clock.now()).to.be.at.most(6 * hour);
      clock.advance(plan.due_at - clock.now());
    }
  });

  it("warns of tables that contradict the profile, and stops nothing", async () => {
    await test.service.db.knex("devices").update({ warnings: null });
    noteChange(test.service.db.knex, "devices");
    await refresher.look();
    clock.advance(day);
    const { units } = test.service;
    const contradicting = createRefresher({
      ...test.service,
      jitter: () => 0.5,
      units: {
        ...units,
        async selectCodes(address, since) {
          const result = await units.selectCodes(address, since);
          if (result.kind !== "accepted") return result;
          const data = result.data.map((one) =>
            one.code_class !== "04"
              ? one
              : {
                  ...one,
                  codes: one.codes.map((code) => (code.code === "A" ? { ...code, rate: 17 } : code)),
                },
          );
          return { ...result, data };
        },
      },
    });
    expect(await contradicting.look()).to.equal(1);
    expect((await codesHealth()).some(({ status }) => status === "warn")).to.equal(true);
    expect(await test.service.db.knex("devices").where({ lane_id: branch.laneId }).first()).to.include({
      is_active: 1,
    });
  });

  it("leaves sales on their way while it waits for a slow unit", async () => {
    await refresher.look();
    clock.advance(day);
    const entered = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const { units } = test.service;
    const slow = createRefresher({
      ...test.service,
      jitter: () => 0.5,
      units: {
        ...units,
        async selectCodes(address, since) {
          entered.resolve();
          await released.promise;
          return units.selectCodes(address, since);
        },
      },
    });
    const looking = slow.look();
    await entered.promise;
    await expectSale(test, sale({ sale_date: "20260310" }));
    released.resolve();
    expect(await looking).to.equal(1);
  });

  it("calls nothing for devices that are not initialized, or accounts that are not active", async () => {
    await refresher.look();
    clock.advance(day);
    const { knex } = test.service.db;
    await knex("devices").update({ is_active: 0 });
    noteChange(knex, "devices");
    expect(await refresher.look()).to.equal(0);
    await knex("devices").update({ is_active: 1 });
    noteChange(knex, "devices");
    await knex("accounts").where({ id: test.account.id }).update({ status: "suspended" });
    expect(await refresher.look()).to.equal(0);
    expect(asked()).to.deep.equal([]);
    await knex("accounts").where({ id: test.account.id }).update({ status: "active" });
    expect(await refresher.look()).to.equal(1);
  });

  it("does not sleep for years when the clock jumped back", async () => {
    await refresher.look();
    const aheadMs = clock.now() + 400 * day;
    await jobs().update({ due_at: aheadMs, touched_at: aheadMs });
    expect(await refresher.look()).to.equal(1);
  });

  it("stops although a unit doesn't respond, and then writes nothing more", async () => {
    await refresher.look();
    clock.advance(day);
    const hanging = createRefresher({
      ...test.service,
      units: { ...test.service.units, selectCodes: () => new Promise(() => undefined) },
    });
    void hanging.look();
    for (let plan = await planOf(); plan.owner === null; ) plan = await planOf();
    await hanging.stop(10);
    expect(await planOf()).to.include({ failures: 0, owner: null, due_at: clock.now() });
    await test.service.db.knex("lanes").update({ select_owner: null, select_until: 0 });
  });
});
