// The list of stock discrepancies against all levels, compared and sorted here: every page of it, whatever differs and whatever is still to be reported.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import fc from "fast-check";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { adoptItems } from "../../../server/src/core/items/adopt.ts";
import { listDiscrepancies } from "../../../server/src/core/stock/discrepancy-store.ts";
import { bookMovements } from "../../../server/src/core/stock/store.ts";
import {
  acknowledge,
  noteBalanceAccepted,
  noteSyncError,
} from "../../../server/src/core/stock/sync-store.ts";
import type { Position } from "../../../server/src/db/sql/keyset.ts";
import { pageMeta } from "../../../server/src/db/sql/page.ts";
import { describeEachFamily } from "../../support/database.ts";
import { fetchedItem } from "../../support/fetched.ts";
import { listenToQueries, type Statement } from "../../support/queries.ts";
import { forSuite } from "../../support/suite.ts";

const piece = fc.integer({ min: -3, max: 3 }).map((pieces) => pieces * 10_000);
const step = fc.oneof(
  fc.record({ what: fc.constantFrom("book" as const, "take" as const, "takeFollowUp" as const), qty: piece }),
  fc.constantFrom({ what: "report" as const }, { what: "reject" as const }),
);
type Step = { what: "book" | "take" | "takeFollowUp" | "report" | "reject"; qty?: number };
/** What units call their items, too: letters of any case and alphabet, one of them beyond the first plane. */
const code = fc
  .array(fc.constantFrom("A", "a", "B", "Z", "0", "9", "-", "_", "é", "𐍈", "\uffee"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((letters) => letters.join(""));
const stockItem = fc.record({
  code,
  /** One after another, as they happen to an item; most are reported in the end. */
  steps: fc.array(step, { maxLength: 5 }) as fc.Arbitrary<Step[]>,
  isUnreported: fc.boolean(),
});
type StockItem = typeof stockItem extends fc.Arbitrary<infer Value> ? Value : never;
const stockItems = fc.uniqueArray(stockItem, { minLength: 1, maxLength: 60, selector: (one) => one.code });

type Level = {
  item_code: string;
  qty: number;
  acknowledged_qty: number;
  master_qty: number | null;
  sync_error: string | null;
};

describeEachFamily("differences from the authority", (family, open) => {
  let environmentId = 0;
  const database = forSuite(open);

  const scope = () => ({ data_set_id: environmentId, branch_id: environmentId * 10 + 1 });

  /** Registers items of an environment of its own, by their codes. */
  async function register(codes: readonly string[]): Promise<Map<string, number>> {
    environmentId += 1;
    const fetched = codes.map((item_code) => fetchedItem({ item_code }));
    await database.transaction((trx) => adoptItems(trx, scope(), fetched, 0));
    const rows: { id: number; item_code: string }[] = await database
      .knex("items")
      .where({ data_set_id: environmentId });
    return new Map(rows.map(({ id, item_code }) => [item_code, id]));
  }

  function take(
    item_id: number,
    item_code: string,
    { what, qty = 0 }: Step,
    branch_id: number,
  ): Promise<void> {
    const of = { data_set_id: environmentId, branch_id };
    return database.transaction(async (trx) => {
      if (what === "book") {
        const booking = { item_id, line: 1, movement_type: "13", qty, unit_price: 0, total_amount: 0 };
        const cause = { ...of, transaction_id: newId(systemClock), type: "stock" as const, invoice_no: null };
        await bookMovements(trx, { ...cause, reference: "r", local_day: "2026-03-10" }, [booking], 0);
      } else if (what === "report")
        await noteBalanceAccepted(trx, { branch_id, item_ids: [item_id], nowMs: 1 });
      else if (what === "reject")
        await noteSyncError(trx, branch_id, [item_id], { code: "910", message: "no", passing: false });
      else
        await acknowledge(
          trx,
          what === "take" ? "movement" : "followUp",
          of,
          [{ item_id, item_code, qty }],
          1,
        );
    });
  }

  async function play(some: readonly StockItem[], ids: ReadonlyMap<string, number>): Promise<void> {
    for (const { code: item_code, steps } of some) {
      const id = ids.get(item_code) ?? 0;
      for (const one of steps) await take(id, item_code, one, scope().branch_id);
      // Another branch's, which no list of the first one shows.
      for (const one of steps.slice(0, 1)) await take(id, item_code, one, environmentId * 10 + 2);
    }
  }

  /** All that is to be listed, written down a second time: in the order of Unicode's letters. */
  async function expected(openItemIds: ReadonlySet<number>): Promise<Level[]> {
    const levels: (Level & { item_id: number })[] = await database
      .knex("stock")
      .join("items", "items.id", "stock.item_id")
      .where({ branch_id: scope().branch_id })
      .select("item_id", "items.item_code", "qty", "acknowledged_qty", "master_qty", "sync_error");
    return levels
      .filter(({ item_id, qty, acknowledged_qty, master_qty, sync_error }) => {
        const isReported = (master_qty ?? 0) === Math.max(0, acknowledged_qty);
        return qty !== acknowledged_qty || !isReported || sync_error !== null || openItemIds.has(item_id);
      })
      .map(({ item_id: _, ...level }) => level)
      .sort((one, other) => Buffer.compare(Buffer.from(one.item_code), Buffer.from(other.item_code)));
  }

  async function expectPages(openItemIds: readonly number[], per_page: number): Promise<number> {
    const all = await expected(new Set(openItemIds));
    const last = Math.ceil(all.length / per_page);
    for (let page = 1; page <= last + 1; page++) {
      const { rows, meta } = await listDiscrepancies(database.knex, scope(), openItemIds, { page, per_page });
      const shown = rows.map(({ item_code, qty, acknowledged_qty, master_qty, sync_error }) => {
        return { item_code, qty, acknowledged_qty, master_qty, sync_error };
      });
      expect(shown).to.deep.equal(all.slice((page - 1) * per_page, page * per_page));
      expect(meta).to.deep.equal(pageMeta(page, per_page, all.length));
    }
    const walked: string[] = [];
    for (let after: Position | undefined, pages = 0; pages === 0 || after; pages++) {
      const request = { page: 1, per_page, after };
      const { rows, next } = await listDiscrepancies(database.knex, scope(), openItemIds, request);
      walked.push(...rows.map(({ item_code }) => item_code));
      after = next;
      expect(pages, "pages by cursor").to.be.below(Math.max(1, last));
    }
    expect(walked, "by cursor").to.deep.equal(all.map(({ item_code }) => item_code));
    return all.length;
  }

  it("are listed by code, with unreported changes that agree, on each page", async () => {
    await fc.assert(
      fc.asyncProperty(stockItems, fc.integer({ min: 1, max: 7 }), async (some, per_page) => {
        const ids = await register(some.map((one) => one.code));
        await play(some, ids);
        const openItemIds = some.flatMap(({ code: item_code, isUnreported }) =>
          isUnreported ? (ids.get(item_code) ?? []) : [],
        );
        // Some that no level is of, as well.
        await expectPages([...openItemIds, 999_999_999], per_page);
        await expectPages([], per_page);
      }),
      { numRuns: family === "sqlite" ? 40 : 12 },
    );
  });

  const sold: Step[] = [{ what: "book", qty: -10_000 }];
  const reported: Step[] = [...sold, { what: "take", qty: -10_000 }, { what: "report" }];
  const codeOf = (index: number): string => `C${String((index * 7) % 100).padStart(2, "0")}`;

  it("are complete and in order while items are sold and reported at once", async () => {
    const codes = Array.from({ length: 30 }, (_, index) => codeOf(index));
    const ids = await register(codes);
    const work = codes.map(async (item_code, index) => {
      for (const one of index % 2 === 0 ? sold : reported)
        await take(ids.get(item_code) ?? 0, item_code, one, scope().branch_id);
    });
    let isOver = false;
    const working = Promise.all(work).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await setImmediate();
      const { rows, meta } = await listDiscrepancies(database.knex, scope(), [], { page: 1, per_page: 100 });
      expect(rows.length).to.equal(meta.total);
      expect(rows.map(({ item_code }) => item_code)).to.deep.equal(
        rows.map(({ item_code }) => item_code).sort(),
      );
    }
    await working;
    expect(await expectPages([], 4)).to.equal(15);
  });

  it("are read from their index alone, page and total, however many items there are", async () => {
    const ids = await register(["A", "B", "C"]);
    for (const item_code of ids.keys())
      await play([{ code: item_code, steps: sold, isUnreported: false }], ids);
    const statements: Statement[] = [];
    const end = listenToQueries(database, (statement) => statements.push(statement));
    await listDiscrepancies(database.knex, scope(), [], { page: 1, per_page: 2 });
    end();
    expect(statements).to.have.lengthOf(1);
    const values = [...(statements[0]?.bindings ?? [])].map((value) => `'${value}'`);
    const sql = statements[0]?.sql.replaceAll("?", () => (values.shift() ?? "").replace(/^'(\d+)'$/, "$1"));
    const isLite = family === "sqlite";
    type Step = { detail?: string; key?: string; Extra?: string };
    const plan: Step[] = await database.knex.raw(
      `explain ${isLite ? "query plan" : "format=traditional"} ${sql}`,
    );
    const read = plan.filter(
      ({ detail = "", key }) => detail.includes("by_difference") || key === "by_difference",
    );
    expect(read).to.have.lengthOf(2);
    for (const { detail = "", Extra = "" } of read)
      expect(isLite ? detail : Extra).to.match(isLite ? / COVERING INDEX / : /Using index(?! condition)/);
  });
});
