// Daily counters against a count of their rows, and pages against the naive page, over random histories.
import { expect } from "chai";
import fc from "fast-check";
import { pageOfTransactions } from "../../server/src/core/transactions/list-store.ts";
import {
  type CountFilter,
  countTotals,
  countTransactions,
  statsOf,
} from "../../server/src/db/history/counters.ts";
import { countedByDay } from "../../server/src/db/history/day-counters.ts";
import { sumOf } from "../../server/src/db/history/day-pages.ts";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import { rollUp } from "../../server/src/db/history/roll-up.ts";
import { sortBy } from "../../server/src/db/sql/keyset.ts";
import { pageBy, pageMeta } from "../../server/src/db/sql/page.ts";
import { describeEachFamily } from "../support/database.ts";
import { listenToQueries } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";
import { dayAfter, documentDate, filters, history, matching, play } from "./transaction-histories.ts";

describeEachFamily("counters and pages", (_family, open) => {
  let environmentId = 0;
  const database = forSuite(open);

  it("equal a recount of the rows, for any history and filter", async () => {
    const property = fc.asyncProperty(history, filters, async (events, filter) => {
      environmentId += 1;
      const rows = await play(database, environmentId, events);
      const expected = matching(rows, filter);
      const counted = { data_set_id: environmentId, ...filter };
      expect(await countTotals(database.knex, counted)).to.equal(expected.length);
      const stats = await statsOf(database.knex, counted);
      expect(stats.total).to.equal(expected.length);
      for (const [type, count] of Object.entries(stats.by_type)) {
        expect(count, type).to.equal(expected.filter((row) => row.type === type).length);
      }
      for (const [status, count] of Object.entries(stats.by_status)) {
        expect(count, status).to.equal(expected.filter((row) => row.status === status).length);
      }
      expect(await countMismatches(database.knex, environmentId)).to.deep.equal([]);
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it("find a page in the index that holds the whole filter, unless another leaves far fewer rows", async () => {
    const kinds = [
      ...Array.from({ length: 6 }, () => ({ type: "import", status: "success" })),
      ...Array.from({ length: 6 }, () => ({ type: "sales", status: "failed" })),
      { type: "import", status: "failed" },
      { type: "stock", status: "failed" },
    ];
    const same = { branch_id: 1, user_id: 1, days: 0, age: 0, change: undefined };
    environmentId += 1;
    await play(
      database,
      environmentId,
      kinds.map((kind) => ({ ...same, ...kind })),
    );
    await rollUp(database);
    const indexOf = async (filter: Partial<CountFilter>): Promise<string> => {
      const texts: string[] = [];
      const stop = listenToQueries(database, ({ sql }) => texts.push(sql));
      const request = { page: 1, per_page: 5 };
      const { rows } = await pageOfTransactions(
        database.knex,
        { data_set_id: environmentId, ...filter },
        request,
      );
      stop();
      expect(rows).to.have.lengthOf(1);
      return (
        /`transactions` (?:force index \(`|indexed by `transactions_)(\w+)`/.exec(texts.join())?.[1] ?? ""
      );
    };
    // Seven imports, eight failures: the index by type does not know which failed.
    expect(await indexOf({ type: "import", status: "failed" })).to.equal("by_status");
    expect(await indexOf({ type: "stock", status: "failed" })).to.equal("by_status");
    expect(await indexOf({ type: "stock", status: "failed", user_id: 1 })).to.equal("by_type");
  });

  it("give any page, first, deep or beyond the end, as the naive query does", async () => {
    const request = fc.record({
      page: fc.integer({ min: 1, max: 12 }),
      per_page: fc.integer({ min: 1, max: 9 }),
    });
    const property = fc.asyncProperty(
      history,
      filters,
      fc.array(request, { minLength: 1, maxLength: 5 }),
      async (events, filter, requests) => {
        environmentId += 1;
        const rows = await play(database, environmentId, events);
        const ids = matching(rows, filter)
          .map((row) => row.id)
          .reverse();
        for (const { page, per_page } of requests) {
          const found = await pageOfTransactions(
            database.knex,
            { data_set_id: environmentId, ...filter },
            { page, per_page },
          );
          expect(found.rows.map((row) => row.id)).to.deep.equal(
            ids.slice((page - 1) * per_page, page * per_page),
          );
          expect(found.meta).to.deep.equal(pageMeta(page, per_page, ids.length));
          if (found.rows.length === 0) continue;
          const behind: string[] = [];
          for (let after = found.next; after; ) {
            const next = await pageOfTransactions(
              database.knex,
              { data_set_id: environmentId, ...filter },
              { page: 1, per_page, after },
            );
            expect(next.meta).to.deep.equal({ per_page });
            behind.push(...next.rows.map((row) => row.id));
            after = next.next;
          }
          expect(behind, "the pages behind it").to.deep.equal(ids.slice(page * per_page));
        }
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("count and page a period that begins and ends on any day of a month", async () => {
    environmentId += 1;
    const of = { branch_id: 1, type: "sales" as const, status: "pending" as const, user_id: 1 };
    const events = Array.from({ length: 75 }, (_, index) => ({
      ...of,
      days: index === 0 ? 10 : 1,
      age: index % 3,
      change: undefined,
    }));
    const rows = await play(database, environmentId, events);
    const ids = rows.map(({ id }) => id).reverse();
    const request = { page: 2, per_page: 4 };
    for (let day = 8; day <= 86; day++) {
      const [first, soon, late] = [day, day + 20, day + 45].map(dayAfter);
      for (const [from, to] of [[first], [undefined, first], [first, soon], [first, late]]) {
        const [document_from, document_to] = [from && documentDate(from), to && documentDate(to)];
        for (const period of [
          { from, to },
          { document_from, document_to },
        ]) {
          const filter = { data_set_id: environmentId, ...period };
          const found = new Set(matching(rows, period).map(({ id }) => id));
          const { total, by_type } = await statsOf(database.knex, filter);
          const page = await pageOfTransactions(database.knex, filter, request);
          expect([total, by_type.sales, await countTotals(database.knex, filter)]).to.deep.equal([
            found.size,
            found.size,
            found.size,
          ]);
          expect(page.rows.map(({ id }) => id)).to.deep.equal(ids.filter((id) => found.has(id)).slice(4, 8));
          expect(page.meta).to.deep.equal(pageMeta(2, 4, found.size));
        }
      }
    }
  });

  it("count nothing of a period that ends before it begins", async () => {
    environmentId += 1;
    const of = { branch_id: 1, type: "sales" as const, status: "pending" as const, user_id: 1 };
    const events = [0, 31, 28].map((days) => ({ ...of, days, age: 0, change: undefined }));
    const rows = await play(database, environmentId, events);
    const [first, , last] = rows;
    const [to, from] = [first?.local_day, last?.local_day];
    const [document_to, document_from] = [first?.document_date, last?.document_date];
    for (const period of [
      { from, to },
      { document_from, document_to },
      { from, to, document_from, document_to },
    ]) {
      const filter = { data_set_id: environmentId, ...period };
      expect(await countTotals(database.knex, filter)).to.equal(0);
      expect((await statsOf(database.knex, filter)).total).to.equal(0);
      const page = await pageOfTransactions(database.knex, filter, { page: 1, per_page: 5 });
      expect(page).to.deep.equal({ rows: [], meta: pageMeta(1, 5, 0), next: undefined });
    }
  });

  it("count the rows of a list by month, within its period", async () => {
    environmentId += 1;
    const own = { data_set_id: environmentId, branch_id: 1, item_id: 1 };
    const counts = Array.from({ length: 70 }, (_, days) => [
      { ...own, local_day: dayAfter(days), type: "purchase", count: days },
      { ...own, local_day: dayAfter(days), type: "sales", count: 1000 },
    ]).flat();
    await database.knex("movement_counters").insert(counts);
    const period = { from: dayAfter(5), to: dayAfter(64) };
    const expected = new Map<string, number>();
    for (const { local_day, count } of counts) {
      if (local_day < period.from || local_day > period.to) continue;
      const month = local_day.slice(0, 7);
      expected.set(month, (expected.get(month) ?? 0) + count);
    }
    const list = countedByDay(database.knex, database.knex("movement_counters").where(own), period);
    const found = await list.counts();
    expect(found.map(({ at, count }) => [at, count]).sort()).to.deep.equal([...expected]);
    expect(await list.total()).to.equal(sumOf(found));
  });

  it("read only those days of a long history that its months lack", async () => {
    const read: string[] = [];
    const end = listenToQueries(database, ({ sql }) => read.push(sql));
    await countTotals(database.knex, { data_set_id: environmentId });
    end();
    const named = read.join().matchAll(/`(\w+)` (?:indexed by `\w+?_|force index \(`)(\w+)`/g);
    expect([...named].map(([, table, index]) => `${table} ${index}`)).to.deep.equal([
      "counters behind",
      "transactions by_status",
    ]);
  });

  it("add nothing and lock nothing when deltas cancel out", async () => {
    environmentId += 1;
    const day = { data_set_id: environmentId, local_day: dayAfter(0) };
    const key = {
      ...day,
      branch_id: 1,
      type: "sales",
      status: "pending",
      user_id: 1,
      document_date: "20260101",
    };
    await database.transaction((trx) =>
      countTransactions(trx, [
        { ...key, count: 2 },
        { ...key, count: -2 },
      ]),
    );
    expect(await database.knex("counters").where({ data_set_id: environmentId })).to.deep.equal([]);
  });

  it("page any other ordered query with its total", async () => {
    const names = ["a", "b", "c", "d", "e"];
    await database.knex("settings").insert(names.map((name) => ({ name, value: "" })));
    const query = database.knex("settings").select("name");
    const { rows, meta } = await pageBy<{ name: string }>(query, sortBy("asc", "name"), {
      page: 2,
      per_page: 2,
    });
    expect(rows.map(({ name }) => name)).to.deep.equal(["c", "d"]);
    expect(meta).to.deep.equal({ current_page: 2, per_page: 2, total: 5, total_pages: 3 });
  });
});
