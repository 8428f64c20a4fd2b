// The indexes by which lists of stock and of movements are read: one with the order or the filter of the list.
import { expect } from "chai";
import { listItemMovements, listLevels, listMovements } from "../../../server/src/core/stock/list-store.ts";
import { describeEachFamily } from "../../support/database.ts";
import { listenToQueries } from "../../support/queries.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("lists of stock", (family, open) => {
  const database = forSuite(open);
  const scope = { data_set_id: 1, branch_id: 1 };
  const first = { page: 1, per_page: 10 };

  /** The statements that `work` runs over a table, each with the index that it names. */
  async function readBy(table: "stock" | "movements", work: () => Promise<unknown>) {
    const found: { index: string; sql: string }[] = [];
    const end = listenToQueries(database, ({ sql }) => {
      const [, index] = new RegExp(`.${table}. (?:force index \\(|indexed by ).(\\w+)`).exec(sql) ?? [];
      if (index) found.push({ index: index.replace(`${table}_`, ""), sql });
    });
    await work();
    end();
    return found;
  }

  /** The index of a page of levels; the total is counted by another statement, without an order. */
  async function indexOfLevels(
    filter: Parameters<typeof listLevels>[2],
    sort: Partial<Parameters<typeof listLevels>[3]> = {},
  ): Promise<string> {
    const read = () => listLevels(database.knex, scope, filter, { sort_order: "asc", ...sort }, first);
    const pages = (await readBy("stock", read)).filter(({ sql }) => sql.includes("order by"));
    return pages.map(({ index }) => index).join();
  }

  it("are read in the order of the list", async () => {
    // SQLite finds the primary key without its name.
    expect(await indexOfLevels({})).to.equal(family === "mysql" ? "primary" : "");
    expect(await indexOfLevels({}, { sort_by: "current_qty" })).to.equal("by_qty");
    expect(await indexOfLevels({}, { sort_by: "last_synced_at" })).to.equal("by_sync");
  });

  it("are read by the searched text, whatever their order", async () => {
    expect(await indexOfLevels({ item_code: "x" })).to.equal("by_code");
    expect(await indexOfLevels({ item_name: "x" }, { sort_by: "item_code" })).to.equal("by_name");
  });

  it("show movements of a branch by its days, and those of an item by the item's", async () => {
    const { knex } = database;
    const indexes = async (work: () => Promise<unknown>) =>
      (await readBy("movements", work)).map(({ index }) => index);
    expect(await indexes(() => listMovements(knex, scope, {}, "desc", first))).to.deep.equal(["by_branch"]);
    expect(await indexes(() => listItemMovements(knex, { ...scope, item_id: 1 }, first))).to.deep.equal([
      "by_item",
    ]);
  });

  it("read no movements of a type of which the counters know none", async () => {
    const list = () => listMovements(database.knex, scope, { type: "sales" }, "desc", first);
    expect(await readBy("movements", list)).to.deep.equal([]);
  });
});
