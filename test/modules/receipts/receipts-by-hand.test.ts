// Receipts that people enter: of a success that lost its receipt, corrected later, and never one receipt for two sales.
import { expect } from "chai";
import { auditOf } from "../../support/audit.ts";
import { sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { accepted, outcomesOf, rejected, taken } from "../../support/outcomes.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`receipts entered by hand on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    const { settle, show, sellInDoubt } = outcomesOf(lane);
    beforeEach(() => lane.open());

    it("enters a success's lost receipt, which is explained until then", async () => {
      const submitted = sale({ remark: "SIM-F4-994" });
      const again = async () =>
        Object((await lane.test.call("POST", "/sales", { body: submitted })).body.data);
      const id = await lane.sell(submitted);
      await lane.settle();
      const before = await show(id);
      expect(before).to.include({ status: "success", receipt_no: null });
      const { warning } = before.response_data;
      expect(warning).to.include({
        code: "receipt_unrecovered",
        doc_url: "/docs/errors#receipt_unrecovered",
      });
      expect(warning.remedy).to.contain("POST /transactions/{id}/settle");
      expect(await again()).to.deep.include({ receipt_no: null, receipt_unrecovered: true, warning });
      const shown = await lane.test.call("GET", `/sales/${id}`);
      expect(shown.status, shown.text).to.equal(200);
      const missing = await settle(id, accepted);
      expect([missing.status, missing.body.code]).to.deep.equal([409, "not_in_doubt"]);
      expect(missing.body.message).to.contain("give receipt_no");
      expect((await settle(id, rejected)).status).to.equal(409);

      const client = lane.test.clientFor(lane.test.account.keys.owner);
      const listed = await client.transactions.list({ receipt: "missing" }).toArray();
      expect(listed.map(({ transaction_id }) => transaction_id)).to.deep.equal([id]);
      const found = async () => (await client.health.get()).checks.filter(({ name }) => name === "receipts");
      const [check, ...others] = await found();
      expect(others).to.deep.equal([]);
      expect(check?.status).to.equal("warn");
      expect(check?.message).to.match(/^1 sale has no receipt.*The oldest is /);
      expect(check?.remedy).to.contain(
        `taxctl transactions settle ${before.invoice_no} accepted --receipt-no NUMBER`,
      );

      const receipt = {
        receipt_no: "1",
        receipt_date: "20260310101501",
        receipt_signature: "M4XK7PZ2QW5TBN3H",
      };
      const { status, body } = await settle(id, { ...accepted, ...receipt });
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.data).to.include({ status: "success", receipt_no: "1" });
      const after = await show(id);
      expect(after.response_data).to.include({ ...receipt, result_code: before.response_data.result_code });
      expect(after.response_data).not.to.have.any.keys("warning", "receipt_unrecovered");
      expect(after.response_data.qr_code).to.match(/^data:image/);
      expect(await again()).not.to.have.any.keys("warning", "receipt_unrecovered");
      expect(await lane.row(id)).to.include({ receipt_unrecovered: 0, receipt_date: receipt.receipt_date });
      expect(await client.transactions.list({ receipt: "missing" }).toArray()).to.deep.equal([]);
      expect(await found()).to.deep.equal([]);
      const paper = await lane.test.call("GET", `/transactions/${id}/receipt`);
      expect(paper.status).to.equal(200);
      const audited = await auditOf(lane.db.knex, lane.test.account.id);
      expect(audited.filter(({ action }) => action === "transactions.settle")).to.have.lengthOf(1);
      await lane.expectInvariants();
    });

    it("corrects a receipt that was entered by hand, with the old and new one in the audit", async () => {
      const id = await sellInDoubt(taken);
      const first = { receipt_no: "14", receipt_signature: "M4XK7PZ2QW5TBN3H" };
      await settle(id, { ...accepted, ...first });
      const again = await settle(id, { outcome: "accepted", reason: "A slip: it was 1", receipt_no: "1" });
      expect(again.status, again.text).to.equal(200);
      expect(again.body.data).to.include({ status: "success", receipt_no: "1" });
      expect(await lane.row(id)).to.include({ ...first, receipt_no: "1" });
      expect((await show(id)).response_data).to.include({ ...first, receipt_no: "1" });
      const unknown = {
        total_receipt_no: null,
        receipt_date: null,
        internal_data: null,
        sdc_id: null,
        mrc_no: null,
      };
      const receipt_date = (await show(id)).response_data.receipt_date;
      const entries = await auditOf(lane.db.knex, lane.test.account.id);
      expect(entries.filter(({ action }) => action === "transactions.settle").at(-1)).to.deep.include({
        old: { status: "success", ...first, ...unknown, receipt_date },
        new: { outcome: "accepted", ...first, ...unknown, receipt_date, receipt_no: "1" },
        detail: { reason: "A slip: it was 1" },
      });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("takes the number of another sale's receipt from another control unit only", async () => {
      const signed = await lane.sell({ invoice_no: "INV-FIRST" });
      await lane.settle();
      const { receipt_no, response_data } = await show(signed);
      expect(response_data.sdc_id).to.be.a("string");
      const id = await sellInDoubt(taken);
      for (const sdc_id of [undefined, response_data.sdc_id]) {
        const response = await settle(id, { ...accepted, receipt_no, sdc_id });
        expect(response.status).to.equal(422);
      }
      const replaced = { ...accepted, receipt_no, sdc_id: "SDC-NEW" };
      expect((await settle(id, replaced)).body.data).to.include({ status: "success", receipt_no });
      expect((await show(id)).response_data).to.include({ sdc_id: "SDC-NEW" });
    });

    it("accepted with a number only: a receipt without unknown fields", async () => {
      const id = await sellInDoubt(taken);
      await settle(id, { ...accepted, receipt_no: "7" });
      const receipt = await lane.test.call("GET", `/transactions/${id}/receipt`);
      expect(receipt.status).to.equal(200);
      expect(receipt.body.data).to.include({
        receipt_no: "7",
        receipt_date: null,
        receipt_signature: null,
        internal_data: null,
        verification_url: null,
        qr_code: null,
      });
    });

    it("names the sale that has the receipt's number or signature already", async () => {
      const signed = await lane.sell({ invoice_no: "INV-FIRST" });
      await lane.settle();
      const { receipt_no, response_data } = await show(signed);
      const { receipt_signature } = response_data;
      const id = await sellInDoubt(taken);
      const expectTaken = async (sale: string, body: object, field: string) => {
        const response = await settle(sale, { ...accepted, ...body });
        expect([response.status, response.body.code]).to.deep.equal([422, "validation_failed"]);
        const errors = Object(response.body.errors);
        expect(Object.keys(errors)).to.deep.equal([field]);
        expect(errors[field][0]).to.contain(`is that of INV-FIRST (transaction ${signed})`);
      };
      await expectTaken(id, { receipt_no }, "receipt_no");
      await expectTaken(id, { receipt_no: "77", receipt_signature }, "receipt_signature");
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      await settle(id, { ...accepted, receipt_no: "77" });
      await expectTaken(id, { receipt_no }, "receipt_no");
      expect(await lane.row(id)).to.include({ receipt_no: "77" });
    });

    it("to the second of two people who enter one receipt for two sales", async () => {
      const ids = [await sellInDoubt(taken)];
      await settle(ids[0] ?? "", accepted);
      ids.push(await sellInDoubt(taken));
      await settle(ids[1] ?? "", accepted);
      const responses = await Promise.all(ids.map((id) => settle(id, { ...accepted, receipt_no: "9" })));
      expect(responses.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
    });
  });
}
