// Failed sign-ins: counted once for all processes of a database, without a write for people who mistype nothing.
import { expect } from "chai";
import { startServer } from "../../../server/src/listen.ts";
import { createSignIns, type SignIns } from "../../../server/src/modules/people/attempts.ts";
import { deleteOld } from "../../../server/src/modules/retention/store.ts";
import { createService } from "../../../server/src/service.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily, openTestDatabase } from "../../support/database.ts";
import { activate, password } from "../../support/people.ts";
import { listenToQueries } from "../../support/queries.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const minuteMs = 60_000;
const wrong = async (): Promise<never> => {
  throw new Error("wrong");
};
const right = async (): Promise<string> => "right";

describeEachFamily("failed sign-ins", (family) => {
  const clock = createTestClock();
  /** As two processes have them. */
  let processes: [SignIns, SignIns];
  let people = 0;
  let email: string;
  const db = forSuite(() => openTestDatabase(family));
  beforeEach(() => {
    processes = [createSignIns(db, clock), createSignIns(db, clock)];
    email = `person-${++people}@example.com`;
  });

  const addressOf = (host: number): string => `203.0.113.${host}`;
  const tryAt = async (signIns: SignIns, verify: () => Promise<string>, host = people): Promise<string> => {
    try {
      return await signIns.attempt(email, addressOf(host), verify);
    } catch (error) {
      return error instanceof Error ? error.message.replace(/ in \d+ seconds?$/, "") : "";
    }
  };
  const written = async (work: () => Promise<unknown>): Promise<string[]> => {
    const statements: string[] = [];
    const end = listenToQueries(db, ({ sql }) => {
      if (!/^\s*(select|begin|start|commit|set|rollback)\b/i.test(sql)) statements.push(sql);
    });
    await work();
    end();
    return statements;
  };
  const waiting = "Too many failed attempts; try again";

  it("at one process count at the other one, also after a restart", async () => {
    const [one, other] = processes;
    for (const signIns of [one, other, one, other, one])
      expect(await tryAt(signIns, wrong)).to.equal("wrong");
    for (const signIns of [one, other, createSignIns(db, clock)])
      expect(await tryAt(signIns, right)).to.equal(waiting);
    clock.advance(1_000);
    expect(await tryAt(other, wrong)).to.equal("wrong");
    clock.advance(1_000);
    expect(await tryAt(one, right)).to.equal(waiting);
    clock.advance(1_000);
    expect(await tryAt(one, right)).to.equal("right");
    // The right password clears them everywhere.
    for (let count = 0; count < 5; count++) expect(await tryAt(other, wrong)).to.equal("wrong");
  });

  it("at the same moment are counted one by one, in two processes too", async () => {
    const [one, other] = processes;
    expect(await tryAt(one, wrong)).to.equal("wrong");
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) => tryAt(index % 2 ? one : other, wrong)),
    );
    expect(outcomes.filter((outcome) => outcome === "wrong")).to.have.lengthOf(4);
  });

  it("at the same moment, when nobody has failed yet, let one more through for each further process", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) => tryAt(index % 2 ? processes[0] : processes[1], wrong)),
    );
    const tried = outcomes.filter((outcome) => outcome === "wrong").length;
    expect(tried).to.be.within(5, 6);
  });

  it("of codes count at all processes too", async () => {
    const [one, other] = processes;
    const person = 1_000 + people;
    for (let count = 0; count < 5; count++)
      await (count % 2 ? one : other).attemptFor(person, wrong).catch(() => undefined);
    for (const signIns of processes) {
      const failure = await signIns.attemptFor(person, right).catch((error: Error) => error.message);
      expect(failure).to.equal(`${waiting} in 1 second`);
    }
    await one.forget(email, addressOf(1), person);
    expect(await other.attemptFor(person, right)).to.equal("right");
  });

  it("write nothing for a sign-in without failures, and leave no row behind after earlier failures", async () => {
    const [one] = processes;
    for (let count = 0; count < 3; count++)
      expect(await written(() => tryAt(one, right, 200))).to.deep.equal([]);
    await tryAt(one, wrong, 201);
    expect(await tryAt(one, right, 201)).to.equal("right");
    expect(await written(() => tryAt(one, right, 201))).to.deep.equal([]);
  });

  it("are forgotten after a day, and a clock that ran ahead makes nobody wait for long", async () => {
    const [one] = processes;
    for (let count = 0; count < 6; count++) {
      await tryAt(one, wrong);
      clock.advance(1_000);
    }
    clock.advance(24 * 60 * minuteMs);
    for (let count = 0; count < 5; count++) expect(await tryAt(one, wrong)).to.equal("wrong");
    const ahead = createSignIns(db, createTestClock(clock.now() + 30 * minuteMs));
    for (let count = 0; count < 3; count++) expect(await tryAt(ahead, wrong)).to.be.oneOf(["wrong", waiting]);
    clock.advance(15 * minuteMs);
    expect(await tryAt(one, right)).to.equal(waiting);
    await db.knex("sign_in_failures").update({ last_at: clock.now() - 15 * minuteMs });
    expect(await tryAt(one, right)).to.equal("right");
  });

  it("name no person and no address in the database", async () => {
    await tryAt(processes[0], wrong);
    const rows = JSON.stringify(await db.knex("sign_in_failures").select());
    expect(rows).to.contain('"failures":1').and.not.contain("person-").and.not.contain("203.0.113");
  });

  it("are deleted when they are old, or exceed the limit of strangers", async () => {
    const { knex } = db;
    await knex("sign_in_failures").delete();
    const rows = Array.from({ length: 20 }, (_, index) => ({
      id: String(index).padStart(64, "0"),
      failures: 1,
      last_at: 1_000 + index,
    }));
    await knex("sign_in_failures").insert(rows);
    const look = (beforeMs: number, kept: number, most = 100) =>
      db.transaction(async (trx) => {
        const old = { table: "sign_in_failures", column: "last_at", keptMs: 0, mostRows: kept };
        return (await deleteOld(trx, old, beforeMs, most)).length;
      });
    expect(await look(1_005, 100)).to.equal(5);
    expect(await look(0, 10, 3)).to.equal(3);
    expect(await look(0, 10)).to.equal(2);
    expect(await look(0, 10)).to.equal(0);
    const left: number[] = await knex("sign_in_failures").orderBy("last_at").pluck("last_at");
    expect(left.map(Number)).to.deep.equal(rows.slice(10).map(({ last_at }) => last_at));
  });
});

describeEachFamily("guesses at two services of one database", (family) => {
  it("share one limit", async () => {
    const clock = createTestClock();
    const test = await startTestService({ family, clock, simulator: false, overrides: { work: false } });
    const { config, db } = test.service;
    const second = await createService(config, { db, clock, work: false });
    const server = await startServer(second);
    try {
      const { email } = await activate(test, test.account.users.owner);
      const guess = async (origin: string, text: string): Promise<number> => {
        const response = await fetch(`${origin}/api/v1/sessions`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ email, password: text }),
        });
        await response.arrayBuffer();
        return response.status;
      };
      const statuses: number[] = [];
      for (let count = 0; count < 8; count++)
        statuses.push(await guess(count % 2 ? test.origin : server.url, "a wrong password"));
      expect(statuses).to.deep.equal([401, 401, 401, 401, 401, 429, 429, 429]);
      expect(await guess(server.url, password)).to.equal(429);
      clock.advance(minuteMs);
      expect(await guess(server.url, password)).to.equal(201);
      expect(await guess(test.origin, password)).to.equal(201);
    } finally {
      await server.close(0);
      await second.close();
      await test.close();
    }
  });
});
