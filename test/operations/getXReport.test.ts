// getXReport: what was sold since the last Z report, of a branch, a till or a person. It changes nothing.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { readPdfText } from "../support/pdf.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getXReport on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    const client = () => lane.test.clientFor(lane.test.account.keys.owner);
    const keyOf = async (user: number): Promise<string> =>
      (
        await lane.db
          .knex("api_keys")
          .where({ user_id: user, data_set_id: lane.branch.environmentId })
          .first("id")
      ).id;

    describe("200", () => {
      it("is empty before the first sale", async () => {
        const report = await client().reports.xReport();
        expect(report).to.deep.include({ documents: 0, kinds: [], taxes: [], payments: [], dates: [] });
        expect([report.first_receipt, report.last_receipt]).to.deep.equal([null, null]);
      });

      it("has kinds, taxes, payments and receipts, credit notes negative", async () => {
        const items = [
          { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 },
          { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 },
        ];
        const first = await lane.sell({ invoice_no: "X-1", items });
        await lane.sell({ payment_type: "06" });
        await lane.drain();
        const back = { receipt_type: "R", original_invoice_no: "X-1", refund_reason_code: "06" };
        const last = await lane.sell({ invoice_no: "X-2", items: items.slice(1), ...back });
        await lane.drain();
        const report = await client().reports.xReport();
        expect(report).to.deep.include({ documents: 3, lines: 4, discount_amount: 0 });
        const kind = (label: string) => ({ label, printed_label: label });
        expect(report.kinds).to.deep.equal([
          { ...kind("NS"), documents: 2, lines: 3, tax_amount: 320, discount_amount: 0, total_amount: 2470 },
          { ...kind("NC"), documents: 1, lines: 1, tax_amount: 0, discount_amount: 0, total_amount: -150 },
        ]);
        const letters = report.taxes.map(
          ({ label, tax_type, authority_tax_type, documents, total_amount }) => [
            ...[label, tax_type, authority_tax_type, documents, total_amount],
          ],
        );
        expect(letters).to.deep.equal([
          ["NS", "A", "B", 2, 2320],
          ["NS", "B", "A", 1, 150],
          ["NC", "B", "A", 1, -150],
        ]);
        expect(
          report.payments.map(({ payment_type, total_amount }) => [payment_type, total_amount]),
        ).to.deep.equal([
          ["01", 1160],
          ["06", 1160],
        ]);
        expect(report.first_receipt).to.deep.include({ transaction_id: first, receipt_no: "1", label: "NS" });
        expect(report.last_receipt).to.deep.include({ transaction_id: last, receipt_no: "1", label: "NC" });
        const again = await client().reports.xReport();
        expect({ ...again, made_at: report.made_at }).to.deep.equal(report);
        expect((await client().reports.zReports()).data).to.deep.equal([]);
      });

      it("is of one branch", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.sell({ branch_id: "01" });
        await lane.drain();
        expect((await client().reports.xReport({ branch_id: "00" })).documents).to.equal(0);
        expect((await client().reports.xReport({ branch_id: "01" })).documents).to.equal(1);
      });

      it("is of one till or one person if the request says so", async () => {
        const { users, keys } = lane.test.account;
        for (const [index, key] of [keys.owner, keys.cashier, keys.cashier].entries()) {
          lane.key = key;
          await lane.sell({ invoice_no: `T-${index}` });
        }
        await lane.drain();
        const till = await client().reports.xReport({ key_id: await keyOf(users.cashier) });
        expect(till).to.include({ documents: 2, user_id: null });
        expect(till.first_receipt).to.include({ invoice_no: "T-1" });
        const person = await client().reports.xReport({ user_id: users.owner });
        expect(person).to.include({ documents: 1, user_id: users.owner, key_id: null });
        expect(person.last_receipt).to.include({ invoice_no: "T-0" });
        expect((await client().reports.xReport()).documents).to.equal(3);
      });

      it("counts what waits, and prints", async () => {
        await lane.sell();
        const report = await client().reports.xReport();
        expect(report).to.include({ documents: 0, waiting: 1 });
        const text = await readPdfText(await client().reports.xReport({ format: "pdf", paper: "80mm" }));
        expect(text).to.include("X REPORT").and.include("Not yet signed");
      });
    });

    describe("422", () => {
      it("names a key of another account as unknown", async () => {
        const stranger = await lane.test.openAccount();
        const { id } = await lane.db.knex("api_keys").where({ user_id: stranger.users.owner }).first("id");
        for (const key_id of [id, "none"]) {
          const failure = await failureOf(client().reports.xReport({ key_id }));
          expect(failure).to.include({ status: 422, code: "validation_failed" });
          expect(failure.errors).to.have.keys("key_id");
        }
      });

      it("names a user of another account as unknown", async () => {
        const stranger = await lane.test.openAccount();
        const failure = await failureOf(client().reports.xReport({ user_id: stranger.users.owner }));
        expect(failure.errors).to.have.keys("user_id");
      });

      it("needs a branch where there are several", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        expect(await failureOf(client().reports.xReport())).to.include({ status: 422 });
      });
    });
  });
}
