// The night's work: what fails halfway, or ends with its process, is taken up again, and nothing goes twice.
import { expect } from "chai";
import pino from "pino";
import { openBranch, sale } from "../../support/branch.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock, type TestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { nightlyOf } from "../../support/nightly.ts";
import { startTestService, type TestService } from "../../support/service.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

for (const family of databaseFamilies()) {
  describe(`the night's work on ${family}`, () => {
    let test: TestService;
    let clock: TestClock;
    const calls = () => test.service.db.knex("calls");
    const process = () => nightlyOf({ ...test.service, clock, timeZone: test.service.config.timeZone });
    const job = () => test.service.db.knex("jobs").where({ queue: "nightly", subject: "stock" }).first();
    const resent = async (look: () => Promise<unknown> = process().look): Promise<number> => {
      const count = async () => (await calls().where({ state: "waiting" })).length;
      const before = await count();
      await look();
      return (await count()) - before;
    };
    /** 02:00 in Nairobi on a day of March 2026. */
    const nightOf = (day: number) => Date.parse(`2026-03-${day - 1}T23:00:00Z`);

    beforeEach(async () => {
      // 12:00 in Nairobi.
      clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
      test = await startTestService({ family, clock, overrides: { work: false, syncWaitMs: 0 } });
      await openBranch(test);
      await test.simulator.setFault({
        fault: "F22",
        path: "saveStockItems",
        times: "always",
        params: { code: "910" },
      });
      await test.call("POST", "/sales?async=true", { body: sale() });
      await exhaust();
    });
    afterEach(() => test.close());

    /** Lets rejected follow-ups use up their tries. */
    async function exhaust(): Promise<void> {
      for (let tries = 0; tries < 6; tries++) {
        await test.service.lanes.drain();
        clock.advance(30 * minuteMs);
      }
    }

    it("resumes where it failed, in any process, and resends nothing twice", async () => {
      const rejected = await calls().where({ stream: "stock", state: "rejected" }).first();
      const ids = Array.from({ length: 700 }, (_, index) => `ffff${String(index).padStart(32, "0")}`);
      for (let start = 0; start < ids.length; start += 50) {
        await calls().insert(ids.slice(start, start + 50).map((id) => ({ ...rejected, id })));
      }
      await calls().whereNotIn("id", ids).delete();
      const inState = async (state: string): Promise<string[]> =>
        calls().where({ state }).whereIn("id", ids).orderBy("id").pluck("id");
      const rejectAgain = () => calls().where({ state: "waiting" }).update({ state: "rejected" });

      const repair = await breakRows(test.service.db, "update on calls", `new.id = '${ids[600]}'`);
      await process().look();
      const repeated = await inState("waiting");
      expect(repeated).to.deep.equal(ids.slice(0, 500));
      await rejectAgain();
      clock.advance(minuteMs);
      await process().look();
      expect(await inState("waiting")).to.deep.equal([]);
      const failed = await job();
      expect(failed).to.include({ due_at: clock.now() + minuteMs, owner: null });

      // One whose clock is a day behind takes nothing, and changes nothing.
      clock.advance(-dayMs);
      expect(await resent()).to.equal(0);
      expect(await job()).to.deep.equal(failed);
      clock.advance(dayMs + minuteMs);

      await repair();
      expect(await resent()).to.equal(200);
      expect(await inState("waiting")).to.deep.equal(ids.slice(500));
      await rejectAgain();
      expect(await resent()).to.equal(0);
      expect(await job()).to.include({ due_at: nightOf(11), progress: null });

      clock.advance(dayMs);
      expect(
        await resent(() => Promise.all([process(), process(), process()].map((one) => one.look()))),
      ).to.equal(700);
      expect(await job()).to.include({ due_at: nightOf(12) });
    });

    it("is not continued by a process that has lost it", async () => {
      const { db } = test.service;
      let isLost = false;
      const losing: typeof db = {
        ...db,
        async transaction(work) {
          if (!isLost) await db.knex("jobs").update({ owner: null, lease_until: 0 });
          isLost = true;
          return db.transaction(work);
        },
      };
      const slow = nightlyOf({
        ...test.service,
        db: losing,
        clock,
        timeZone: test.service.config.timeZone,
      });
      expect(await resent(() => slow.look())).to.equal(0);
      expect(await resent()).to.equal(1);
    });

    it("begins at two o'clock by the authority's clock", async () => {
      expect(await resent()).to.equal(1);
      await exhaust();
      clock.advance(nightOf(11) - 1 - clock.now());
      expect(await resent()).to.equal(0);
      clock.advance(1);
      expect(await resent()).to.equal(1);
    });

    it("says how much it resent, and nothing on a night without work", async () => {
      const logged: object[] = [];
      const log = pino({ level: "info" }, { write: (line) => logged.push(JSON.parse(line)) });
      const night = () =>
        nightlyOf({ ...test.service, log, clock, timeZone: test.service.config.timeZone }).look();
      await night();
      const [{ repeated } = { repeated: 0 }] = logged as { repeated: number }[];
      expect([logged.length, repeated]).to.deep.equal([1, 1]);
      await test.simulator.clearFaults();
      await test.service.lanes.drain();
      clock.advance(dayMs);
      expect(await night()).to.equal(1);
      expect(logged).to.have.lengthOf(1);
    });

    it("restarts after an unfinished night", async () => {
      const repair = await breakRows(test.service.db, "update on jobs", `new.due_at = ${nightOf(11)}`);
      expect(await resent()).to.equal(1);
      await exhaust();
      await repair();
      clock.advance(dayMs);
      expect(await resent()).to.equal(1);
      expect(await job()).to.include({ due_at: nightOf(12) });
    });
  });
}
