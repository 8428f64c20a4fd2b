// getZReport: a Z report as it was made, as data or printed.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { readPdf, readPdfText } from "../support/pdf.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getZReport on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);

    async function made() {
      const items = [
        { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580, discount_rate: 10 },
        { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 },
      ];
      await lane.sell({ items, sale_date: "20260309" });
      await lane.drain();
      return client().reports.createZReport({});
    }

    it("200: is what was made", async () => {
      const report = await made();
      expect(await client().reports.zReport("1")).to.deep.equal(report);
      expect(report.discount_amount).to.equal(116);
    });

    for (const paper of ["a4", "80mm"] as const)
      it(`200: prints on ${paper}, with other dates named`, async () => {
        const report = await made();
        const bytes = await client().reports.zReport("1", { format: "pdf", paper });
        expect(await readPdf(bytes)).to.have.lengthOf(1);
        const text = await readPdfText(bytes);
        const day = report.business_day.split("-").toReversed().join("/");
        for (const part of [
          "Z REPORT 1",
          `Business day: ${day}`,
          "NS (1)",
          "1,194.00",
          "CASH 1,194.00",
          "NS B-16%",
          "TOTAL DISCOUNT AWARDED",
          "116.00",
          "First receipt: 1 NS",
          "RECEIPTS WITH ANOTHER DATE",
          "09/03/2026 (1)",
          `PIN: ${lane.branch.tin}`,
        ])
          expect(text, part).to.include(part);
      });

    it("200: prints the tax types of the authority, as receipts do, in one row each", async () => {
      const line = { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 50 };
      const items = [
        { ...line, tax_type: "E" as const, tax_rate: 0 },
        { ...line, tax_type: "D" as const },
        { ...line, tax_type: "B" as const },
      ];
      await lane.sell({ items });
      await lane.drain();
      const { taxes } = await client().reports.createZReport({});
      expect(taxes).to.have.lengthOf(3);
      const text = await readPdfText(await client().reports.zReport("1", { format: "pdf" }));
      expect(text.match(/^NS [A-E]-.*/gm)?.map((row) => row.replaceAll(/\s+/g, " "))).to.deep.equal([
        "NS A-EX 100.00 0.00",
        "NS D-Non-VAT 50.00 0.00",
      ]);
    });

    it("200: prints in Kiswahili", async () => {
      await made();
      const text = await readPdfText(await client().reports.zReport("1", { format: "pdf", language: "sw" }));
      expect(text).to.include("RIPOTI YA Z 1").and.include("TASLIMU");
    });

    it("404: there is no such number", async () => {
      const failure = await failureOf(client().reports.zReport("1"));
      expect(failure).to.include({ status: 404, code: "not_found" });
      expect(failure.message).to.include("Branch 00 has no Z report 1");
    });

    it("404: a number is a number", async () => {
      const { status } = await lane.test.call("GET", "/reports/z/first");
      expect(status).to.equal(404);
    });
  });
}
