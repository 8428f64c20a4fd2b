// getReceipt: the signed receipt, as data or on paper, from stored data only; an error without a receipt.

import { expect } from "chai";
import { drawQr } from "../../server/src/core/transactions/receipt.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { closeLanes, openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { readPdf } from "../support/pdf.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getReceipt on ${family}`, () => {
    let branch: TestBranch;

    const submit = async (overrides: Parameters<typeof sale>[0] = {}, key?: string) => {
      const { status, body } = await test.call("POST", "/sales", { body: sale(overrides), key });
      expect(status, JSON.stringify(body)).to.equal(200);
      return Object(body.data);
    };
    const show = (id: string, query = "", options: { key?: string; headers?: Record<string, string> } = {}) =>
      test.call("GET", `/transactions/${id}/receipt${query}`, options);

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    describe("200", () => {
      it("shows the whole receipt of a sale, exactly", async () => {
        await test.service.db.knex("branches").where({ id: branch.branchId }).update({
          name: "Head Office",
          address_line: "Kenyatta Avenue 1",
          city: "Nairobi",
          phone: "+254700000000",
        });
        noteChange(test.service.db.knex, "branches");
        const items = [
          { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 },
          { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 },
          { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58, discount_amount: 10 },
        ];
        const customer = { customer_tin: "A001234567B", customer_name: "Acacia Hotel" };
        await test.service.db.knex("accounts").where({ id: test.account.id }).update({ name: "Duka Ltd" });
        const owner = test.clientFor(test.account.keys.owner);
        await owner.account.update({ trade_name: "Duka", receipt_footer: "Asante" });
        await owner.branches.update("00", { receipt_header: "Karibu" });
        const signed = await submit({ invoice_no: "INV-R1", items, ...customer });
        const url = `https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=${branch.tin}00${signed.receipt_signature}`;
        const { status, body } = await show(signed.transaction_id);
        expect(status).to.equal(200);
        const { items: lines, mrc_no, ...rest } = Object(body.data);
        expect(mrc_no).to.match(/^WIS\d{8}$/);
        expect(lines).to.have.lengthOf(3);
        expect(lines[2]).to.deep.equal({
          item_seq: 3,
          item_code: "KE2NTXU0000001",
          item_class_code: "5020230602",
          item_name: "Cola 500ml",
          bcd: null,
          pkg_unit_code: "NT",
          pkg: 1,
          qty_unit_code: "U",
          quantity: 2,
          unit_price: 58,
          supply_amount: 116,
          discount_rate: 10,
          discount_amount: 10,
          discount_with_tax: 11.6,
          taxable_amount: 90,
          tax_type: "A",
          authority_tax_type: "B",
          tax_rate: 16,
          tax_amount: 14.4,
          total_amount: 104.4,
          insurance_code: null,
          insurance_name: null,
          insurance_rate: null,
          insurance_amount: null,
        });
        expect(rest).to.deep.equal({
          transaction_id: signed.transaction_id,
          receipt_type: "S",
          sale_kind: "normal",
          sign: 1,
          label: "NS",
          printed_label: "NS",
          is_copy: false,
          profile: "ke",
          language: "en",
          vat_registered: true,
          invoice_no: "INV-R1",
          sent_invoice_no: 1,
          original_invoice_no: null,
          original_receipt_no: null,
          original_cu_invoice_no: null,
          receipt_no: "1",
          total_receipt_no: 1,
          sale_date: sale().sale_date,
          sale_time: (await test.clientFor(test.account.keys.owner).sales.get(signed.transaction_id))
            .sale_time,
          receipt_date: signed.receipt_date,
          internal_data: signed.internal_data,
          receipt_signature: signed.receipt_signature,
          sdc_id: signed.sdc_id,
          verification_url: url,
          qr_code: await drawQr(url),
          seller: {
            tin: branch.tin,
            name: "Duka Ltd",
            trade_name: "Duka",
            branch_id: "00",
            branch_name: "Head Office",
            address: "Kenyatta Avenue 1, Nairobi",
            phone: "+254700000000",
          },
          header: "Karibu",
          footer: "Asante",
          customer_tin: "A001234567B",
          customer_name: "Acacia Hotel",
          customer_mobile: null,
          payment_type: "01",
          payment_type_name: "Cash",
          payments: [{ payment_type: "01", payment_type_name: "Cash", amount: 1414.4 }],
          taxes: [
            {
              tax_type: "B",
              authority_tax_type: "A",
              tax_rate: 0,
              taxable_amount: 150,
              tax_amount: 0,
              total_amount: 150,
            },
            {
              tax_type: "A",
              authority_tax_type: "B",
              tax_rate: 16,
              taxable_amount: 1090,
              tax_amount: 174.4,
              total_amount: 1264.4,
            },
          ],
          tax_table: [
            { authority_tax_type: "A", tax_rate: 0, taxable_amount: 150, tax_amount: 0 },
            { authority_tax_type: "B", tax_rate: 16, taxable_amount: 1090, tax_amount: 174.4 },
            { authority_tax_type: "C", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
            { authority_tax_type: "D", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
            { authority_tax_type: "E", tax_rate: 8, taxable_amount: 0, tax_amount: 0 },
          ],
          bill_discount_rate: null,
          bill_discount_amount: null,
          taxable_amount: 1240,
          tax_amount: 174.4,
          total_amount: 1414.4,
        });
      });

      it("shows it although the unit is gone and the device is deleted", async () => {
        const signed = await submit();
        await test.service.lanes.drain();
        const before = await show(signed.transaction_id);
        await test.service.db.knex("devices").where({ branch_id: branch.branchId }).delete();
        noteChange(test.service.db.knex, "devices");
        const after = await show(signed.transaction_id);
        expect(after.body.data).to.deep.equal(before.body.data);
      });

      it("marks a credit note with the sale that it credits, and a copy as one", async () => {
        const original = await submit({ invoice_no: "INV-R2" });
        const note = await submit({
          invoice_no: "CN-R2",
          receipt_type: "R",
          original_invoice_no: "INV-R2",
          refund_reason_code: "06",
        });
        const of = async (id: string, query: string) => Object((await show(id, query)).body.data);
        expect(await of(note.transaction_id, "")).to.include({
          receipt_type: "R",
          label: "NC",
          is_copy: false,
          original_invoice_no: "INV-R2",
          original_receipt_no: original.receipt_no,
          original_cu_invoice_no: `${original.sdc_id}/${original.receipt_no}`,
        });
        const { transactions } = test.clientFor(test.account.keys.owner);
        for (const [{ transaction_id: id }, label] of [
          [note, "CC"],
          [original, "CS"],
        ] as const) {
          const copy = await transactions.createReceiptCopy(id);
          expect(await of(id, `?copy_id=${copy.id}`)).to.deep.equal(copy.receipt);
          expect(copy.receipt).to.deep.equal({
            ...(await of(id, "")),
            ...{ label, printed_label: label, is_copy: true },
          });
        }
      });

      it("uses the payment type's name in the unit's table", async () => {
        await test.service.db.knex("codes").insert({
          data_set_id: branch.environmentId,
          code_class: "07",
          class_name: "Payment Type",
          code: "06",
          unit_code: "06",
          name: "M-Pesa",
          name_folded: "m-pesa",
          sort_order: 1,
          is_active: 1,
          synced_at: 0,
        });
        noteChange(test.service.db.knex, "codes");
        const signed = await submit({ payment_type: "06" });
        const { body } = await show(signed.transaction_id);
        expect(body.data).to.include({ payment_type: "06", payment_type_name: "M-Pesa" });
      });

      it("gives the client data, or the bytes of the file that it asks for", async () => {
        const { transaction_id } = await submit();
        const client = test.clientFor(test.account.keys.owner);
        expect(await client.transactions.receipt(transaction_id)).to.include({
          receipt_no: "1",
          label: "NS",
        });
        const file = await client.transactions.receipt(transaction_id, { format: "pdf", paper: "80mm" });
        expect((await readPdf(file))[0]?.lines.join("\n")).to.include("/1 NS");
        const failure = await failureOf(client.transactions.receipt(crypto.randomUUID(), { format: "pdf" }));
        expect(failure).to.include({ status: 404, code: "not_found" });
      });

      it("follows Accept without a format in the query, and returns data for */*", async () => {
        const { transaction_id } = await submit();
        const typeFor = async (Accept: string, query = "") =>
          (await show(transaction_id, query, { headers: { Accept } })).headers.get("content-type");
        expect(await typeFor("application/pdf")).to.equal("application/pdf");
        expect(await typeFor("application/pdf", "?format=json")).to.match(/^application\/json/);
        expect(await typeFor("application/json;q=0.5, application/pdf")).to.equal("application/pdf");
        for (const accept of ["*/*", "application/json", "text/html"]) {
          expect(await typeFor(accept)).to.match(/^application\/json/);
        }
      });

      it("returns a receipt without time or signature if a person entered no more", async () => {
        const signed = await submit();
        await test.service.db
          .knex("transactions")
          .where({ id: signed.transaction_id })
          .update({ receipt_date: null });
        const { status, body } = await show(signed.transaction_id);
        expect(status).to.equal(200);
        expect(Object(body.data).receipt_date).to.equal(null);
      });
    });

    describe("404", () => {
      it("knows no copy but those of the receipt", async () => {
        const [one, other] = [await submit(), await submit()];
        const { transactions } = test.clientFor(test.account.keys.owner);
        const { id: copy } = await transactions.createReceiptCopy(one.transaction_id);
        expect((await show(one.transaction_id, `?copy_id=${copy.toUpperCase()}`)).status).to.equal(200);
        for (const query of [`?copy_id=${copy}`, "?copy_id=1", `?copy_id=${copy}&format=pdf`]) {
          const { status, body } = await show(other.transaction_id, query);
          expect([status, body.code], query).to.deep.equal([404, "not_found"]);
        }
      });
    });

    describe("403", () => {
      it("keeps the receipts of another account to itself", async () => {
        const signed = await submit();
        const stranger = await test.openAccount();
        const rejected = await show(signed.transaction_id, "", { key: stranger.keys.owner });
        expect([rejected.status, rejected.body.code]).to.deep.equal([403, "resource_not_owned"]);
      });
    });

    describe("422", () => {
      const rejected = async (id: unknown, reason: RegExp, retryable: boolean) => {
        for (const query of ["", "?format=pdf"]) {
          const { status, body } = await show(String(id), query);
          expect([status, body.code, body.retryable]).to.deep.equal([422, "no_receipt", retryable]);
          expect(body.reason).to.match(reason);
          expect(body.transaction_id).to.equal(id);
        }
      };

      it("has no receipt for a rejected sale", async () => {
        const { body } = await test.call("POST", "/sales", { body: sale({ remark: "SIM-913" }) });
        await rejected(body.transaction_id, /rejected/, false);
      });

      it("has no receipt yet for a sale that waits for its unit", async () => {
        await closeLanes(test);
        const { body } = await test.call("POST", "/sales", { body: sale() });
        expect(body.code).to.equal("outcome_pending");
        await rejected(body.transaction_id, /not signed yet/, true);
      });

      it("has no receipt for a purchase", async () => {
        const { body } = await test.call("POST", "/purchases", { body: purchase() });
        await rejected(Object(body.data).transaction_id, /only sales/, false);
      });

      it("has no receipt if the unit's response was lost", async () => {
        const { transaction_id } = await submit();
        await test.service.db
          .knex("transactions")
          .where({ id: transaction_id })
          .update({ receipt_no: null, receipt_unrecovered: 1 });
        await rejected(transaction_id, /was lost/, false);
      });

      it("rejects other papers and formats by name", async () => {
        const { status, body } = await show("0199c1a2-6f2e-7d10-9a41-000000000000", "?paper=a5&format=png");
        expect(status).to.equal(422);
        expect(Object.keys(Object(body.errors)).sort()).to.deep.equal(["format", "paper"]);
      });
    });
  });
}
