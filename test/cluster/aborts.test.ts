// Transactions on two nodes that write the same row: one of them is rolled back as a whole, wherever it is at that moment.
import { expect } from "chai";
import type { Knex } from "knex";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { until } from "../support/until.ts";
import { type ClusterPlace, createClusterPlace } from "./cluster.ts";

describe("transactions on two nodes of a cluster", () => {
  let place: ClusterPlace;
  let one: Database;
  let other: Database;
  before(async () => {
    place = await createClusterPlace();
    const open = (node: number) =>
      openDatabase({ url: place.urlAt(node), dataDir: place.dataDir, maxConnections: 1 });
    // Two services of a new version may start on two nodes at once.
    const migrating = await Promise.all(
      [0, 1].map((node) => openDatabase({ url: place.urlAt(node), dataDir: place.dataDir })),
    );
    await Promise.all(migrating.map((database) => database.migrate()));
    for (const database of migrating) await database.close();
    [one, other] = [await open(0), await open(1)];
  });
  after(async () => {
    await one?.close();
    await other?.close();
    await place?.release();
  });

  const add = (trx: Knex | Knex.Transaction, name: string) =>
    trx("settings")
      .where({ name })
      .update({ value: trx.raw("concat(value, '1')") });

  for (const when of ["PREPARE", "EXECUTE", "COMMIT"]) {
    it(`leave nothing of the losing transaction at ${when}`, async () => {
      const name = `lost at ${when}`;
      await one.knex("settings").insert({ name, value: "" });
      let tries = 0;
      await one.transaction(async (trx) => {
        tries += 1;
        if (when === "EXECUTE") await trx("settings").insert({ name: `${name} first ${tries}`, value: "" });
        await add(trx, name);
        if (tries === 1) {
          await add(other.knex, name);
          // By now the first node has applied that, and has rolled this transaction back.
          await until(async () => (await valueAt(name)) === "1");
        }
        const last = `${name} last ${tries}`;
        // Of these two statements, the connection has prepared only the first one.
        if (when === "EXECUTE") await trx("settings").insert({ name: last, value: "" });
        if (when === "PREPARE") await trx.raw("insert into settings (value, name) values ('', ?)", [last]);
      });
      expect(tries).to.equal(2);
      expect(await valueAt(name)).to.equal("11");
      const rest = ["first", "last"].filter(
        (part) => when === "EXECUTE" || (when === "PREPARE" && part === "last"),
      );
      const names = await one
        .knex("settings")
        .where("name", "like", `${name} %`)
        .orderBy("name")
        .pluck("name");
      expect(names).to.deep.equal(rest.map((part) => `${name} ${part} 2`));
    });

    /** As the first node has it, asked next to the transaction. */
    async function valueAt(name: string): Promise<string | undefined> {
      const database = new URL(place.url ?? "").pathname.slice(1);
      const rows = await place.nodes[0]?.query(
        `select value from ${database}.settings where name = '${name}'`,
      );
      return rows?.[0]?.value;
    }
  }

  it("count to 40 together", async () => {
    await one.knex("settings").insert({ name: "n", value: "0" });
    const increment = (database: Database) =>
      database.transaction(async (trx) => {
        const { value } = await trx("settings").where({ name: "n" }).forUpdate().first("value");
        await trx("settings")
          .where({ name: "n" })
          .update({ value: String(Number(value) + 1) });
      });
    for (let round = 0; round < 20; round++) await Promise.all([increment(one), increment(other)]);
    expect(await one.knex("settings").where({ name: "n" }).pluck("value")).to.deep.equal(["40"]);
    // A commit on one node is read on the other one at once.
    await one.knex("settings").where({ name: "n" }).update({ value: "41" });
    expect(await other.knex("settings").where({ name: "n" }).pluck("value")).to.deep.equal(["41"]);
  });
});
