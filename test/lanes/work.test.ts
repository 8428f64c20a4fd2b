// Which lanes have work: found as a naive look at every call finds them, from the lanes and not from all that waits in them.
import { expect } from "chai";
import fc from "fast-check";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { findLanesWithWork } from "../../server/src/lanes/calls.ts";
import { longestWaitMs } from "../../server/src/lanes/store.ts";
import { describeEachFamily } from "../support/database.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";

const nowMs = 1_000_000_000;
const distant = nowMs + longestWaitMs;
/** Long due, due, not yet, so far ahead that a clock has jumped. */
const moment = fc.constantFrom(5, nowMs - 1, nowMs, nowMs + 1, distant, distant + 1);

type Call = { state: string; due_at: number };
type Lane = { owner: string | null; isLeased: boolean; open_until: number; calls: Call[] };

const lanes: fc.Arbitrary<Lane[]> = fc.array(
  fc.record({
    owner: fc.constantFrom(null, "me", "other"),
    isLeased: fc.boolean(),
    open_until: fc.constantFrom(0, nowMs, nowMs + 1, distant + 1),
    calls: fc.array(
      fc.record({ state: fc.constantFrom("waiting", "sent", "rejected", "done"), due_at: moment }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

describeEachFamily("lanes with work", (family, open) => {
  const db = forSuite(open);

  async function store(all: readonly Lane[]): Promise<void> {
    await db.transaction(async (trx) => {
      await trx("calls").delete();
      await trx("lanes").delete();
      for (const [index, { owner, isLeased, open_until, calls }] of all.entries()) {
        const id = index + 1;
        const lease_until = isLeased ? db.knex.raw("? + 60000", [db.now()]) : 0;
        const name = { data_set_id: 1, tin: "T", bhf_id: String(id), created_at: 0 };
        await trx("lanes").insert({ id, ...name, owner, lease_until, open_until });
        const common = { lane_id: id, stream: "sales", kind: "sale", content: Buffer.from("{}") };
        const rows = calls.map((call) => ({
          id: newId(systemClock),
          ...common,
          ...call,
          created_at: 0,
          updated_at: 0,
        }));
        for (let start = 0; start < rows.length; start += 100)
          await trx("calls").insert(rows.slice(start, start + 100));
      }
    });
  }

  /** The lanes that have something to do, written down a second time. */
  function expected(all: readonly Lane[]): number[] {
    const isPast = (at: number): boolean => at <= nowMs || at > distant;
    const heads = all.flatMap(({ owner, isLeased, open_until, calls }, index) => {
      if (!isPast(open_until) || (isLeased && owner !== "me")) return [];
      const due = ["waiting", "sent"].flatMap((state) => {
        const times = calls.filter((call) => call.state === state).map(({ due_at }) => due_at);
        return times.some(isPast) ? [Math.min(...times)] : [];
      });
      return due.length === 0 ? [] : [{ id: index + 1, due_at: Math.min(...due) }];
    });
    return heads.sort((one, other) => one.due_at - other.due_at || one.id - other.id).map(({ id }) => id);
  }

  it("are those that are free, reachable and have something due, the oldest first", async () => {
    const property = fc.asyncProperty(lanes, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
      await store(all);
      const ids = expected(all);
      expect(await findLanesWithWork(db, "me", nowMs, 100, [])).to.deep.equal(ids);
      const aside = ids.slice(0, 1);
      expect(await findLanesWithWork(db, "me", nowMs, limit, aside)).to.deep.equal(ids.slice(1, 1 + limit));
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it("are found by lane, however many calls wait", async () => {
    const waiting = Array.from({ length: 600 }, (_, index) => ({ state: "waiting", due_at: index }));
    const done = waiting.map((call) => ({ ...call, state: "done" }));
    const lane: Lane = { owner: null, isLeased: false, open_until: 0, calls: [...waiting, ...done] };
    await store([lane, lane]);
    if (family === "mysql") await db.knex.raw("analyze table calls, lanes");
    const statements: Statement[] = [];
    const stop = listenToQueries(db, (statement) => statements.push(statement));
    expect(await findLanesWithWork(db, "me", nowMs, 100, [])).to.deep.equal([1, 2]);
    stop();
    const [{ sql = "", bindings = [] } = {}] = statements;
    const explain = family === "sqlite" ? "explain query plan" : "explain format=traditional";
    const values = bindings.map((value) => (typeof value === "string" ? value : Number(value)));
    type Step = { detail?: string; table?: string; Extra?: string };
    const plan: Step[] = await db.knex.raw(`${explain} ${sql}`, values);
    const steps = plan.map(({ detail, table, Extra }) => detail ?? `${table}: ${Extra}`).join("\n");
    if (family === "sqlite") {
      expect(steps).to.match(/SEARCH c USING COVERING INDEX calls_open \(state=\? AND lane_id>\?\)/);
      expect(steps).not.to.match(/SCAN c/);
    } else expect(steps).to.match(/calls: .*Using index for group-by/);
  });
});
