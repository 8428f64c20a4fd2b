// Work on the side: each job is done by one process at a time, survives what ends that process, and is tried until it ends.
import { expect } from "chai";
import { createRunner, longestWaiting, type Queue } from "../../../server/src/core/jobs/runner.ts";
import { addJobs, endJob, type Job, restartJob } from "../../../server/src/core/jobs/store.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { forSuite } from "../../support/suite.ts";
import { until } from "../../support/until.ts";
import { startQuietService } from "../../support/webhooks.ts";

const queue = "codes";

for (const family of databaseFamilies()) {
  describe(`jobs on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() => startQuietService({ family, clock }));
    const db = () => test.service.db;
    const jobs = (): Promise<Job[]> => db().knex("jobs").where({ queue }).orderBy("subject");
    beforeEach(() => db().knex("jobs").where({ queue }).delete());

    const add = (...subjects: string[]) =>
      addJobs(
        db().knex,
        subjects.map((subject) => ({ queue, subject, due_at: clock.now() }) as const),
        clock.now(),
      );
    const runner = (run: Queue["run"], more: Partial<Queue> = {}) =>
      createRunner(
        { db: db(), clock, log: test.service.log },
        {
          name: queue,
          atOnce: 4,
          leaseMs: 60_000,
          everyMs: 60_000,
          run,
          ...more,
          choose: (room) => longestWaiting(db(), queue, room),
        },
      );
    /** Ends each job, and writes its subject down. */
    const writing = (done: string[]) => async (job: Job) => {
      if (await endJob(db().knex, job)) done.push(job.subject);
    };

    it("are done once each, by whichever process claims them, and no more at once than allowed", async () => {
      const subjects = Array.from({ length: 12 }, (_, at) => `subject-${10 + at}`);
      await add(...subjects);
      const done: string[] = [];
      let [running, most] = [0, 0];
      const run = async (job: Job) => {
        running += 1;
        most = Math.max(most, running);
        await writing(done)(job);
        running -= 1;
      };
      await Promise.all([1, 2].map(() => runner(run, { atOnce: 2 }).drain()));
      expect(done.toSorted()).to.deep.equal(subjects);
      expect(most).to.be.within(1, 4);
      expect(await jobs()).to.deep.equal([]);
    });

    it("are left alone before they are due", async () => {
      await addJobs(db().knex, [{ queue, subject: "later", due_at: clock.now() + 1_000 }], clock.now());
      const done: string[] = [];
      await runner(writing(done)).drain();
      expect(done).to.deep.equal([]);
      clock.advance(1_000);
      await runner(writing(done)).drain();
      expect(done).to.deep.equal(["later"]);
    });

    it("are tried again a minute after a failure, with their attempts counted", async () => {
      await add("failing");
      const attempts: number[] = [];
      const failing = runner(async (job) => {
        attempts.push(job.attempts);
        if (attempts.length < 3) throw new Error("not now");
        await endJob(db().knex, job);
      });
      await failing.drain();
      clock.advance(59_999);
      await failing.drain();
      expect(attempts).to.deep.equal([1]);
      clock.advance(1);
      await failing.drain();
      clock.advance(60_000);
      await failing.drain();
      expect([attempts, await jobs()]).to.deep.equal([[1, 2, 3], []]);
    });

    it("go to another process when a lease is over; what the first one reports no longer counts", async () => {
      await add("taken");
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const ends: boolean[] = [];
      const slow = runner(async (job) => {
        await gate;
        ends.push(await endJob(db().knex, job));
      });
      const slowly = slow.look();
      await until(async () => (await jobs())[0]?.owner != null);
      // A living process has a job whose lease was lost.
      const done: string[] = [];
      await runner(writing(done)).drain();
      expect(done, "the lease still lasts").to.deep.equal([]);
      await db().knex("jobs").where({ queue }).update({ lease_until: 0 });
      await runner(writing(done)).drain();
      release();
      await slowly;
      expect([done, ends]).to.deep.equal([["taken"], [false]]);
    });

    it("that are planned again while they run stay for the next run", async () => {
      await add("again");
      const runs: number[] = [];
      const restarting = runner(async (job) => {
        runs.push(job.attempts);
        if (runs.length === 1)
          await db().transaction((trx) =>
            restartJob(trx, { queue, subject: "again", due_at: clock.now() }, clock.now()),
          );
        await endJob(db().knex, job);
      });
      await restarting.drain();
      expect(runs).to.have.length(2);
    });

    it("are due again at once when the service stops, and nothing of them is recorded", async () => {
      await add("stopped");
      const stopping = runner(
        (_job, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(new Error("aborted")));
          }),
      );
      const looked = stopping.look();
      await until(async () => (await jobs())[0]?.owner != null);
      await stopping.stop(0);
      await looked;
      expect((await jobs())[0]).to.include({ owner: null, lease_until: 0, due_at: clock.now() });
      const done: string[] = [];
      await runner(writing(done)).drain();
      expect(done).to.deep.equal(["stopped"]);
    });

    it("don't wait for one that can't be claimed", async () => {
      await add("broken", "whole");
      const repair = await breakRows(
        db(),
        "update on jobs",
        "new.subject = 'broken' and new.attempts > old.attempts",
      );
      const done: string[] = [];
      const working = runner(writing(done));
      await working.drain();
      expect(done).to.deep.equal(["whole"]);
      await repair();
      clock.advance(60_000);
      await working.drain();
      expect(done).to.deep.equal(["whole", "broken"]);
    });

    it("come due again when a clock ahead of its time has put them off, unless they are planned so", async () => {
      const day = 86_400_000;
      const planned = { queue, subject: "planned", due_at: clock.now() + 2 * day } as const;
      await addJobs(db().knex, [planned], clock.now());
      const ahead = { queue, subject: "ahead", due_at: clock.now() + 2 * day } as const;
      await addJobs(db().knex, [ahead], clock.now() + day);
      const done: string[] = [];
      await runner(writing(done), { isRepaired: false }).drain();
      expect(done).to.deep.equal([]);
      await runner(writing(done)).drain();
      expect(done).to.deep.equal(["ahead"]);
    });
  });
}
