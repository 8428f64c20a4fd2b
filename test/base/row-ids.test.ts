// Ids of rows: they follow the service's clock, and grow also where that stands or steps back.
import { expect } from "chai";
import { firstIdAt, isId, newId } from "../../server/src/base/ids.ts";
import { makeIdsBy, newRowId } from "../../server/src/db/row-ids.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies, openTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const may = Date.UTC(2031, 4, 1);

describe("an id", () => {
  it("has the time of its clock, and grows in thousands within a millisecond", () => {
    const clock = createTestClock(may);
    const ids = Array.from({ length: 10_000 }, () => newId(clock));
    expect(ids).to.deep.equal([...ids].sort());
    expect(new Set(ids)).to.have.property("size", 10_000);
    expect(ids.every(isId)).to.equal(true);
    expect(ids[0]).to.satisfy((id: string) => id > firstIdAt(may) && id < firstIdAt(may + 1));
    // 4,096 fit; the others borrow the next milliseconds.
    expect(ids.at(-1)).to.satisfy((id: string) => id > firstIdAt(may + 2) && id < firstIdAt(may + 3));
    clock.advance(10);
    expect(newId(clock) > firstIdAt(may + 10)).to.equal(true);
  });

  it("grows also if the clock steps back, and takes nothing from another clock", () => {
    const clock = createTestClock(may);
    const before = newId(clock);
    clock.advance(-86_400_000);
    expect(newId(clock) > before).to.equal(true);
    expect(newId(createTestClock(may - 86_400_000)) < firstIdAt(may)).to.equal(true);
  });
});

for (const family of databaseFamilies()) {
  describe(`the id of a row on ${family}`, () => {
    it("is made by the clock that its database was given, in transactions too", async () => {
      const db = await openTestDatabase(family);
      try {
        makeIdsBy(db.knex, createTestClock(may));
        const id = newRowId(db.knex);
        const next = await db.transaction(async (trx) => newRowId(trx));
        expect([id, next].every((one) => one > firstIdAt(may) && one < firstIdAt(may + 1))).to.equal(true);
        expect(next > id).to.equal(true);
      } finally {
        await db.close();
      }
    });

    it("follows the service's time in every table, in the order in which the rows were made", async () => {
      const start = Date.now() - 60_000;
      const clock = createTestClock(start);
      const test = await startTestService({ family, clock, overrides: { work: false } });
      try {
        await openBranch(test);
        const invoices = ["INV-3", "INV-1", "INV-2"];
        for (const invoice_no of invoices)
          expect(
            (await test.call("POST", "/sales?async=true", { body: sale({ invoice_no }) })).status,
          ).to.equal(202);
        await test.service.lanes.drain();
        const { knex } = test.service.db;
        const rows = await knex("transactions").where({ type: "sales" }).orderBy("id").pluck("invoice_no");
        expect(rows).to.deep.equal(invoices);
        for (const table of ["transactions", "calls", "attempts", "movements", "audit"]) {
          const ids: string[] = await knex(table).pluck("id");
          expect(ids, table).to.not.deep.equal([]);
          expect(
            ids.every((id) => id > firstIdAt(start) && id < firstIdAt(start + 1_000)),
            table,
          ).to.equal(true);
        }
      } finally {
        await test.close();
      }
    });
  });
}
