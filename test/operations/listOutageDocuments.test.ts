// listOutageDocuments: the documents that waited while a control unit was out of order.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listOutageDocuments on ${family}`, () => {
    let sold: string[];
    let outageId: string;
    const lane = forSuite(() => startLaneTest({ family }));
    before(async () => {
      await lane.open();
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      sold = [await lane.sell(), await lane.sell(), await lane.sell()];
      await lane.drain();
      outageId = (await client().reports.outages()).data[0]?.id ?? "";
    });

    const client = () => lane.test.clientFor(lane.test.account.keys.owner);

    describe("200", () => {
      it("shows each document once, oldest first, without a signing time while it waits", async () => {
        const { data } = await client().reports.outageDocuments(outageId);
        expect(data.map(({ transaction_id }) => transaction_id)).to.deep.equal(sold);
        const shown = await client().transactions.get(sold[0] ?? "");
        expect(data[0]).to.include({
          type: "sales",
          receipt_type: "S",
          status: "pending",
          signed_at: null,
          receipt_no: null,
          invoice_no: shown.invoice_no,
          accepted_at: shown.created_at,
        });
      });

      it("shows them page by page", async () => {
        const { data } = await client().reports.outageDocuments(outageId, { page: 2, per_page: 2 });
        expect(data.map(({ transaction_id }) => transaction_id)).to.deep.equal(sold.slice(2));
      });
    });

    it("401 without a key", async () => {
      const path = `/reports/outages/${outageId}/documents`;
      expect((await lane.test.call("GET", path, { key: null })).status).to.equal(401);
    });

    it("403 for a cashier", async () => {
      const cashier = lane.test.clientFor(lane.test.account.keys.cashier);
      expect(await failureOf(cashier.reports.outageDocuments(outageId))).to.include({ status: 403 });
    });

    it("403 for another account's outage", async () => {
      const other = lane.test.clientFor((await lane.test.openAccount()).keys.owner);
      expect(await failureOf(other.reports.outageDocuments(outageId))).to.include({ status: 403 });
    });

    it("404 for an unknown outage", async () => {
      const unknown = "0199c1a7-0000-7a00-8b00-00000000bd09";
      expect(await failureOf(client().reports.outageDocuments(unknown))).to.include({ status: 404 });
    });

    it("422 for an invalid page", async () => {
      const path = `/reports/outages/${outageId}/documents?page=x`;
      expect((await lane.test.call("GET", path, { key: lane.test.account.keys.owner })).status).to.equal(422);
    });
  });
}
