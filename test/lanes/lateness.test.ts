// The service's own delays: a stopped database or process never counts against the unit.

import { expect } from "chai";
import { createLateness } from "../../server/src/lanes/lateness.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`a service that is late itself, on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    const { now } = performance;
    /** It only grows, as a clock that never steps back. */
    let aheadMs = 0;
    let release = () => {};

    before(() => {
      performance.now = () => now.call(performance) + aheadMs;
    });
    after(() => {
      performance.now = now;
    });
    beforeEach(() => lane.open());
    afterEach(() => {
      release();
      lane.unit.forget();
    });

    /** The database stands still for 17 s during each of the next transactions of a lane. */
    function stallDatabase(times: number) {
      const { transaction } = lane.db;
      let left = times;
      lane.db.transaction = async (work) => {
        const result = await transaction(work);
        if (left > 0) aheadMs += 17_000;
        left -= 1;
        return result;
      };
      release = () => {
        lane.db.transaction = transaction;
      };
    }

    const saves = () => lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin);

    /** Nothing says that anything was wrong with the unit. */
    async function expectUnblamed() {
      const outages = await lane.test.call("GET", "/reports/outages");
      expect(outages.body.data).to.deep.equal([]);
      expect(await lane.lane()).to.include({
        failures: 0,
        open_until: 0,
        outage_id: null,
        unreachable_since: null,
        fault_code: null,
      });
      const named = ["device.unreachable", "device.reachable"];
      const { environmentId } = lane.branch;
      const events = lane.db.knex("events").where({ data_set_id: environmentId }).whereIn("name", named);
      expect(await events.pluck("name")).to.deep.equal([]);
    }

    async function delayChecks() {
      const { data } = (await lane.test.call("GET", "/health")).body;
      return (data as { checks: { name: string }[] }).checks.filter(({ name }) => name === "service_delay");
    }

    /** The attempts at the sale itself that are shown, the latest first. */
    async function outcomesOf(id: string) {
      const { body } = await lane.test.call("GET", `/transactions/${id}/attempts`);
      return (body.data as { kind: string; outcome: string }[])
        .filter(({ kind }) => kind === "sale")
        .map(({ outcome }) => outcome);
    }

    it("records no outage, opens no circuit and reports nothing, however often its database stands still", async () => {
      const id = await lane.sell();
      stallDatabase(3);
      for (let round = 0; round < 5; round++) {
        await lane.drain();
        await expectUnblamed();
        aheadMs += 30_000;
        await lane.advance(15_000);
      }
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1", retry_count: 0 });
      expect(saves().filter(({ kind }) => kind === "sale")).to.have.lengthOf(1);
      expect(await outcomesOf(id)).to.deep.equal(["accepted"]);
      expect((await lane.calls("sale"))[0]).to.include({ sends: 1 });
      await lane.expectInvariants();
    });

    it("binds a call again at once, and leaves the lane to others for a second after the second time", async () => {
      const once = await lane.sell();
      stallDatabase(1);
      await lane.drain();
      expect(await lane.row(once)).to.include({ status: "success" });
      await lane.settle();
      const twice = await lane.sell();
      release();
      stallDatabase(2);
      await lane.drain();
      expect(await lane.row(twice)).to.include({ status: "pending" });
      expect(await lane.lane()).to.include({ owner: null });
      release();
      aheadMs += 500;
      await lane.drain();
      expect(await lane.row(twice)).to.include({ status: "pending" });
      aheadMs += 500;
      await lane.drain();
      expect(await lane.row(twice)).to.include({ status: "success" });
    });

    it("leaves the lane to another process meanwhile", async () => {
      const id = await lane.sell();
      stallDatabase(2);
      await lane.drain();
      release();
      await lane.replaceWorker();
      await lane.drain();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      await lane.expectInvariants();
    });

    it("keeps a replay in doubt, and what is known about it", async () => {
      lane.unit.next("sale", async ({ send }) => {
        await send();
        return { kind: "doubt", code: null, message: "The connection broke." };
      });
      const id = await lane.sell();
      await lane.drain();
      const [before] = await lane.calls("sale");
      lane.clock.advance(2_000);
      const { always } = lane.unit;
      always(async () => {
        throw new Error("nothing may be sent before it is known to be late");
      });
      stallDatabase(2);
      await lane.drain();
      always(undefined);
      release();
      const [after] = await lane.calls("sale");
      expect(after).to.deep.include({
        state: "sent",
        number: 1,
        last_error: before?.last_error,
        result_code: before?.result_code,
        attempt_id: before?.attempt_id,
        sends: before?.sends,
        sent_at: before?.sent_at,
      });
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      aheadMs += 30_000;
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success" });
      await lane.expectInvariants();
    });

    it("is no outage of the unit if its process was stopped while it connected", async () => {
      lane.unit.next("sale", async () => {
        aheadMs += 20_000;
        return { kind: "not_sent", message: "No connection within 3 s." };
      });
      const id = await lane.sell();
      await lane.drain();
      await expectUnblamed();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      expect(await outcomesOf(id), "nothing was sent before").to.deep.equal(["accepted"]);
    });

    it("is no outage of the unit if its process was stopped while it waited for a response", async () => {
      lane.unit.next("sale", async ({ send }) => {
        await send();
        aheadMs += 31_000;
        return { kind: "doubt", code: null, message: "No response within 30 s." };
      });
      const id = await lane.sell();
      await lane.drain();
      await expectUnblamed();
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      expect((await lane.calls("sale"))[0]?.last_error).to.equal(
        "The service stood still while it waited for the response.",
      );
      const [check] = await delayChecks();
      expect(Object(check).message).to.match(/^The service was 3\d s late /);
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success" });
      await expectUnblamed();
      await lane.expectInvariants();
    });

    it("closes no open circuit by a response that it missed", async () => {
      lane.unit.always(async () => ({ kind: "not_sent", message: "The connection was refused." }));
      await lane.sell();
      for (let sends = 0; sends < 3; sends++) await lane.advance(15_000);
      const { failures } = await lane.lane();
      expect(failures, "the circuit is open").to.be.at.least(3);
      lane.unit.always(async () => {
        aheadMs += 31_000;
        return { kind: "doubt", code: null, message: "No response within 30 s." };
      });
      await lane.advance(15_000);
      const missed = await lane.lane();
      expect(missed, "it is open still").to.include({ failures });
      expect(missed.late_ms).to.be.at.least(31_000);
      lane.unit.forget();
      await lane.settle();
      expect(await lane.lane()).to.include({ failures: 0 });
      await lane.expectInvariants();
    });

    it("is no excuse for a unit that can't be reached, or that returns nonsense", async () => {
      lane.unit.always(async () => ({ kind: "not_sent", message: "The connection was refused." }));
      await lane.sell();
      await lane.drain();
      lane.unit.forget();
      expect(await lane.lane()).to.include({ failures: 1 });
      const { data } = (await lane.test.call("GET", "/reports/outages")).body;
      expect(data).to.have.lengthOf(1);
    });

    it("ends an outage when the response came, not when it could be stored", async () => {
      lane.unit.next("sale", async () => ({ kind: "not_sent", message: "The connection was refused." }));
      await lane.sell();
      await lane.drain();
      const beganMs = lane.clock.now();
      const { transaction } = lane.db;
      lane.unit.next("sale", async ({ send }) => {
        const result = await send();
        lane.db.transaction = async (work) => {
          lane.db.transaction = transaction;
          // A response waits for the database for 17 s.
          lane.clock.advance(17_000);
          return transaction(work);
        };
        return result;
      });
      await lane.advance(1_000);
      const [outage] = (await lane.test.call("GET", "/reports/outages")).body.data as { ended_at: string }[];
      expect(outage?.ended_at).to.equal(new Date(beganMs + 1_000).toISOString());
    });

    it("is named by a check of its own for a quarter of an hour", async () => {
      await lane.sell();
      await lane.drain();
      expect(await delayChecks()).to.deep.equal([]);
      await lane.sell();
      stallDatabase(1);
      await lane.drain();
      lane.clock.advance(180_000);
      const [check, ...others] = await delayChecks();
      expect(others).to.deep.equal([]);
      expect(check).to.include({ status: "warn", bhf_id: lane.branch.bhf_id });
      expect(Object(check).message).to.match(/^The service was 17 s late .* 3 min ago/);
      lane.clock.advance(13 * 60_000);
      expect(await delayChecks()).to.deep.equal([]);
    });
  });
}

describe("a process that comes too late for a lane", () => {
  it("tries again at once, and then leaves it to others for 1 to 30 s, until a call was sent in time", () => {
    const lateness = createLateness();
    const rests = () => Array.from({ length: 8 }, () => lateness.add(1));
    const growing = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    expect(rests()).to.deep.equal(growing);
    expect(lateness.add(2), "another lane").to.equal(0);
    expect(lateness.resting()).to.deep.equal([1]);
    lateness.end(1);
    expect(lateness.resting()).to.deep.equal([]);
    expect(rests()).to.deep.equal(growing);
  });
});
