// The night's work: what fails halfway, or ends with its process, is taken up again, and nothing goes twice.
import { expect } from "chai";
import pino from "pino";
import { createNightly } from "../../server/src/stock/nightly.ts";
import { saveProgress } from "../../server/src/stock/nightly-store.ts";
import { openBranch, sale } from "../support/branch.ts";
import { breakRows } from "../support/broken.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

for (const family of databaseFamilies()) {
  describe(`the night's work on ${family}`, () => {
    let test: TestService;
    let clock: TestClock;
    const calls = () => test.service.db.knex("calls");
    const process = () => createNightly({ ...test.service, clock, timeZone: test.service.config.timeZone });
    const lookFails = async () => {
      const failure = await process()
        .look()
        .catch((error: unknown) => error);
      expect(String(failure)).to.contain("broken by a test");
    };
    const progress = async (): Promise<string> =>
      (await test.service.db.knex("settings").where({ name: "stock_nightly" }).first("value")).value;

    beforeEach(async () => {
      // 12:00 in Nairobi.
      clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
      test = await startTestService({ family, clock, overrides: { work: false, syncWaitMs: 0 } });
      await openBranch(test);
      await test.simulator.setFault({
        ...{ fault: "F22", path: "saveStockItems", times: "always", params: { code: "910" } },
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
      const rejected = await calls().where({ stream: "stock", state: "refused" }).first();
      const ids = Array.from({ length: 700 }, (_, index) => `ffff${String(index).padStart(32, "0")}`);
      for (let start = 0; start < ids.length; start += 50) {
        await calls().insert(ids.slice(start, start + 50).map((id) => ({ ...rejected, id })));
      }
      await calls().whereNotIn("id", ids).delete();
      const inState = async (state: string): Promise<string[]> =>
        calls().where({ state }).whereIn("id", ids).orderBy("id").pluck("id");
      const rejectAgain = () => calls().where({ state: "waiting" }).update({ state: "refused" });

      const repair = await breakRows(test.service.db, "update on calls", `new.id = '${ids[600]}'`);
      await lookFails();
      const repeated = await inState("waiting");
      expect(repeated).to.deep.equal(ids.slice(0, 500));
      await rejectAgain();
      await lookFails();
      expect(await inState("waiting")).to.deep.equal([]);

      // One whose clock is a day behind takes nothing, and changes nothing.
      const known = await progress();
      clock.advance(-dayMs);
      expect(await process().look()).to.equal(0);
      expect(await progress()).to.equal(known);
      clock.advance(dayMs);

      await repair();
      expect(await process().look()).to.equal(200);
      expect(await inState("waiting")).to.deep.equal(ids.slice(500));
      await rejectAgain();
      expect(await process().look()).to.equal(0);
      expect(await progress()).to.equal("20260310");

      clock.advance(dayMs);
      const counts = await Promise.all([process().look(), process().look(), process().look()]);
      expect(counts.reduce((left, right) => left + right)).to.equal(700);
      expect(await progress()).to.equal("20260311");
    });

    it("begins at two o'clock by the authority's clock", async () => {
      expect(await process().look()).to.equal(1);
      await exhaust();
      // 02:00 in Nairobi.
      const twoMs = Date.parse("2026-03-10T23:00:00Z");
      clock.advance(twoMs - 1 - clock.now());
      expect(await process().look()).to.equal(0);
      clock.advance(1);
      expect(await process().look()).to.equal(1);
    });

    it("says how much it resent, and nothing on a night without work", async () => {
      const logged: object[] = [];
      const log = pino({ level: "info" }, { write: (line) => logged.push(JSON.parse(line)) });
      const night = () =>
        createNightly({ ...test.service, log, clock, timeZone: test.service.config.timeZone }).look();
      await night();
      const [{ repeated } = { repeated: 0 }] = logged as { repeated: number }[];
      expect([logged.length, repeated]).to.deep.equal([1, 1]);
      await test.simulator.clearFaults();
      await test.service.lanes.drain();
      clock.advance(dayMs);
      expect(await night()).to.equal(0);
      expect(logged).to.have.lengthOf(1);
    });

    it("is not ended by a process that knows less than another one has resent", async () => {
      const { knex } = test.service.db;
      expect(await process().look()).to.equal(1);
      expect(await saveProgress(knex, "20260311", "20260309")).to.equal(false);
      expect(await progress()).to.equal("20260310");
      expect(await saveProgress(knex, "20260311", "20260310")).to.equal(true);
      expect(await progress()).to.equal("20260311");
    });

    it("restarts after an unfinished night", async () => {
      const repair = await breakRows(test.service.db, "update on settings", "new.value = '20260310'");
      await lookFails();
      await exhaust();
      await repair();
      clock.advance(dayMs);
      expect(await process().look()).to.equal(1);
      expect(await progress()).to.equal("20260311");
    });
  });
}
