// The next call of a lane is found by the lane, however many calls it ever had.
import { expect } from "chai";
import { findRejectedCalls, findWaitingCalls, readServedStreams } from "../../server/src/lanes/calls.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`queries of a lane on ${family}`, () => {
    let laneId: number;
    const lane = forSuite(() => startLaneTest({ family }));
    before(async () => {
      ({ laneId } = await lane.open());
      for (let sale = 0; sale < 30; sale++) await lane.sell({});
    });

    /** The indexes by which the statement that `work` begins with finds calls. */
    async function indexesOf(work: () => Promise<unknown>): Promise<string[]> {
      const statements: Statement[] = [];
      const end = listenToQueries(lane.db, (statement) => statements.push(statement));
      await work();
      end();
      const [first] = statements.filter(({ sql }) => sql.startsWith("select"));
      const values = [...(first?.bindings ?? [])].map((value) => JSON.stringify(value));
      const sql = first?.sql.replaceAll("?", () => values.shift()?.replaceAll('"', "'") ?? "null");
      type Step = { detail?: string; table?: string; key?: string };
      const isLite = family === "sqlite";
      const plan: Step[] = await lane.db.knex.raw(
        `explain ${isLite ? "query plan" : "format=traditional"} ${sql}`,
      );
      return plan.flatMap(({ detail = "", table, key }) =>
        isLite
          ? (/^SEARCH c(?:alls)? USING (?:COVERING )?INDEX calls_(\S+)/.exec(detail)?.slice(1) ?? [])
          : table === "c" || table === "calls"
            ? [key ?? "none"]
            : [],
      );
    }

    it("read the head of each stream", async () => {
      const heads = await indexesOf(() => lane.db.transaction((trx) => readServedStreams(trx, laneId, 0)));
      expect(heads).to.deep.equal(["lane", "lane", "lane", "lane"]);
    });

    it("read waiting and rejected calls", async () => {
      const { knex } = lane.db;
      expect(await indexesOf(() => findWaitingCalls(knex, laneId, 0, 50))).to.deep.equal(["lane"]);
      const troubled = await indexesOf(() => findRejectedCalls(knex, laneId, 1_000));
      expect(new Set(troubled)).to.deep.equal(new Set(["lane"]));
    });
  });
}
