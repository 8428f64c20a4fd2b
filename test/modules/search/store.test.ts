// The newest documents are looked through in parts, and no more than so many.
import { expect } from "chai";
import { scanNewest } from "../../../server/src/modules/search/store.ts";
import { termsOf } from "../../../server/src/modules/search/terms.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const days = ["2027-01-01", "2027-01-02", "2027-01-03"];

for (const family of databaseFamilies()) {
  describe(`looking through documents on ${family}`, () => {
    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    let data_set_id = 0;
    const idOf = (number: number): string => `0199ffff-0000-7000-8000-${String(number).padStart(12, "0")}`;

    before(async () => {
      const { environmentId } = await openBranch(test);
      data_set_id = environmentId;
      await test.call("POST", "/sales", { body: sale({ invoice_no: "OLDEST" }) });
      const db = test.service.db.knex;
      const row = await db("transactions").where({ invoice_no: "OLDEST" }).first();
      // Seven documents a day, with amounts from 0 to 20.
      const rows = Array.from({ length: 21 }, (_, index) => ({
        ...row,
        id: idOf(index),
        invoice_no: `N-${index}`,
        live: null,
        local_day: days[Math.floor(index / 7)],
        receipt_no: null,
        receipt_signature: null,
        total_amount: index,
      }));
      await db("transactions").insert(rows);
    });

    let pauses = 0;
    const scan = (q: string, bounds: { most: number; atOnce: number }, limit = 10, filter = {}) => {
      pauses = 0;
      const options = {
        terms: termsOf(q),
        hasBeginnings: true,
        limit,
        pause: async () => {
          pauses += 1;
        },
      };
      return scanNewest(test.service.db.knex, { data_set_id, ...filter }, options, bounds);
    };
    const found = async (...args: Parameters<typeof scan>) => (await scan(...args)).found.map(({ id }) => id);

    it("finds each document once, the newest first, however small the parts", async () => {
      for (const atOnce of [1, 2, 3, 7, 8, 30]) {
        const all = await scan("N-", { most: 100, atOnce }, 100);
        expect(
          all.found.map(({ id }) => id),
          `${atOnce} at once`,
        ).to.deep.equal(Array.from({ length: 21 }, (_, index) => idOf(20 - index)));
        expect(all.from).to.equal(undefined);
        expect(pauses).to.equal(Math.floor(22 / atOnce));
      }
      expect(await found("N-", { most: 100, atOnce: 4 }, 100, { type: "sales" })).to.have.length(21);
      expect(await found("N-", { most: 100, atOnce: 4 }, 100, { type: "purchase" })).to.have.length(0);
    });

    it("stops after the bound, and says from which day it looked", async () => {
      const bounds = { most: 10, atOnce: 5 };
      expect(await scan("0.11", bounds)).to.deep.equal({
        found: [{ id: idOf(11), local_day: "2027-01-02" }],
        from: "2027-01-02",
      });
      expect(await scan("0.10", bounds)).to.deep.equal({ found: [], from: "2027-01-02" });
      expect(await found("0.10", bounds, 10, { to: "2027-01-02" })).to.deep.equal([idOf(10)]);
    });

    it("stops once it has enough", async () => {
      const { found: some, from } = await scan("N-1", { most: 100, atOnce: 5 }, 3);
      expect(some.map(({ id }) => id)).to.deep.equal([19, 18, 17].map(idOf));
      expect([from, pauses]).to.deep.equal(["2027-01-03", 0]);
    });
  });
}
