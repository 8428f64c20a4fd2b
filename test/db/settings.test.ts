// Settings that several processes write for the first time at once.
import { expect } from "chai";
import { incrementKeyEpoch, readKeyEpoch } from "../../server/src/core/accounts/key-store.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { findSetting, saveSetting } from "../../server/src/db/settings.ts";
import type { Trx } from "../../server/src/db/sql/schema.ts";
import { createPlace, type DatabasePlace, describeEachFamily } from "../support/database.ts";

describeEachFamily("settings of the service", (family) => {
  let place: DatabasePlace;
  let database: Database;
  before(async () => {
    place = await createPlace(family);
    database = await openDatabase(place);
    await database.migrate();
  });
  after(async () => {
    await database?.close();
    await place?.release();
  });

  /** As many transactions, which all go on when each has begun; SQLite has one at a time. */
  async function atOnce(count: number, work: (trx: Trx, index: number) => Promise<void>): Promise<void> {
    const all = Promise.withResolvers<void>();
    let begun = 0;
    const one = (index: number) =>
      database.transaction(async (trx) => {
        await trx.select(trx.raw("1"));
        begun += 1;
        if (begun === count || family === "sqlite") all.resolve();
        await all.promise;
        await work(trx, index);
      });
    await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  }

  it("are written once by many at the same time, and then changed", async () => {
    await atOnce(8, (trx, index) => saveSetting(trx, "at once", String(index)));
    expect(await findSetting(database.knex, "at once")).to.match(/^[0-7]$/);
    await saveSetting(database.knex, "at once", "last");
    expect(await findSetting(database.knex, "at once")).to.equal("last");
    expect(await database.knex("settings").where({ name: "at once" })).to.have.length(1);
  });

  it("count every change of a key, the first ones too", async () => {
    const before = await readKeyEpoch(database.knex);
    await atOnce(8, incrementKeyEpoch);
    expect(await readKeyEpoch(database.knex)).to.equal(before + 8);
  });
});
