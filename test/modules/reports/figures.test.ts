// The figures of days: always the sums of the documents that units have signed, whatever happens to a document.
import { expect } from "chai";
import { countMismatches } from "../../../server/src/db/history/recount.ts";
import { reportDocuments } from "../../../server/src/modules/reports/counted-documents.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { listenToQueries } from "../../support/queries.ts";
import { forSuite } from "../../support/suite.ts";

const march = { from_date: "2026-03-01", to_date: "2026-03-31" };
const february = { from_date: "2026-02-01", to_date: "2026-02-28" };

for (const family of databaseFamilies()) {
  describe(`the figures of days on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    before(() => lane.open());
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const wrong = () => countMismatches(lane.db.knex, lane.branch.environmentId);
    const report = (period = march) => client().reports.taxReport(period);
    const scope = () => ({
      data_set_id: lane.branch.environmentId,
      document_from: "20260301",
      document_to: "20260331",
    });
    const countedOf = async (period = march) => {
      const { documents, left_out, totals } = await report(period);
      return { documents, not_claimed: left_out.purchases.not_claimed, tax: totals.purchases.tax_amount };
    };

    it("count a sale once it is signed, and not while it waits or is rejected", async () => {
      await lane.sell({ sale_date: "20260302" });
      expect(await report()).to.include({ documents: 0 });
      await lane.drain();
      expect(await report()).to.include({ documents: 1 });
      await lane.sell({ sale_date: "20260302", remark: "SIM-884" });
      await lane.drain();
      expect(await report()).to.include({ documents: 1 });
      expect(await wrong()).to.deep.equal([]);
    });

    it("move a purchase to the month of its claim, out of all without one, and back", async () => {
      const transaction_id = await lane.buy({ purchase_date: "20260210", claim_month: "2026-02" });
      await lane.drain();
      const [before, later] = [await countedOf(february), await countedOf()];
      expect(before).to.deep.equal({ documents: 1, not_claimed: 0, tax: 800 });
      const { purchases } = client();
      await purchases.setClaim(transaction_id, { claim: "month", claim_month: "2026-03" });
      expect(await countedOf(february)).to.deep.equal({ documents: 0, not_claimed: 0, tax: 0 });
      expect(await countedOf()).to.deep.equal({ documents: later.documents + 1, not_claimed: 0, tax: 800 });
      await purchases.setClaim(transaction_id, { claim: "none" });
      expect(await countedOf(february)).to.deep.equal({ documents: 0, not_claimed: 1, tax: 0 });
      expect(await countedOf()).to.deep.equal(later);
      await purchases.setClaim(transaction_id, { claim: "month", claim_month: "2026-02" });
      expect(await countedOf(february)).to.deep.equal(before);
      expect(await wrong()).to.deep.equal([]);
    });

    it("have the documents that they count, and are read again, not for ever, where both differ", async () => {
      const { figures, documents } = await reportDocuments(lane.db.knex, scope(), ({ id }) => id);
      expect(documents).to.have.length(figures.documents);
      await lane.db.knex("figures").where({ data_set_id: lane.branch.environmentId }).increment("firsts", 1);
      let reads = 0;
      const end = listenToQueries(lane.db, ({ sql }) => {
        if (/from .figures./.test(sql)) reads += 1;
      });
      const differing = await reportDocuments(lane.db.knex, scope(), ({ id }) => id);
      end();
      expect(differing.documents).to.deep.equal(documents);
      expect(reads).to.be.greaterThan(1);
      expect(await wrong()).to.have.lengthOf.at.least(1);
    });
  });
}
