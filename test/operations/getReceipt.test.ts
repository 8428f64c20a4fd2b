// getReceipt: the signed receipt, as data or on paper, from stored data only; an error without a receipt.

import { expect } from "chai";
import QRCode from "qrcode";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { fromBlob, toBlob } from "../../server/src/db/sql/values.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { dataUri, jpeg, png } from "../support/images.ts";
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
    const print = async (id: string, query: string) => {
      const response = await fetch(`${test.url}/transactions/${id}/receipt${query}`, {
        headers: { Authorization: `Bearer ${test.account.keys.owner}` },
      });
      expect(response.status).to.equal(200);
      return {
        headers: response.headers,
        pages: await readPdf(new Uint8Array(await response.arrayBuffer())),
      };
    };

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
          discount_amount: 11.6,
          taxable_amount: 90,
          tax_type: "A",
          authority_tax_type: "B",
          tax_rate: 16,
          tax_amount: 14.4,
          total_amount: 104.4,
          ...{ insurance_code: null, insurance_name: null, insurance_rate: null, insurance_amount: null },
        });
        expect(rest).to.deep.equal({
          transaction_id: signed.transaction_id,
          receipt_type: "S",
          sign: 1,
          label: "NS",
          is_copy: false,
          profile: "ke",
          language: "en",
          vat_registered: true,
          invoice_no: "INV-R1",
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
          qr_code: await QRCode.toDataURL(url, { errorCorrectionLevel: "M", margin: 4, scale: 4 }),
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
          taxes: [
            {
              ...{ tax_type: "B", authority_tax_type: "A", tax_rate: 0 },
              ...{ taxable_amount: 150, tax_amount: 0, total_amount: 150 },
            },
            {
              ...{ tax_type: "A", authority_tax_type: "B", tax_rate: 16 },
              ...{ taxable_amount: 1090, tax_amount: 174.4, total_amount: 1264.4 },
            },
          ],
          tax_table: [
            { authority_tax_type: "A", tax_rate: 0, taxable_amount: 150, tax_amount: 0 },
            { authority_tax_type: "B", tax_rate: 16, taxable_amount: 1090, tax_amount: 174.4 },
            { authority_tax_type: "C", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
            { authority_tax_type: "D", tax_rate: 0, taxable_amount: 0, tax_amount: 0 },
            { authority_tax_type: "E", tax_rate: 8, taxable_amount: 0, tax_amount: 0 },
          ],
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

      it("prints the values that were sent, whatever settings, branch and device have later", async () => {
        const owner = test.clientFor(test.account.keys.owner);
        await owner.account.update({ trade_name: "Duka", receipt_header: "Karibu", receipt_language: "sw" });
        await owner.branches.update("00", { address_line: "Moi Avenue 12", phone: "+254700000001" });
        const signed = await submit();
        await test.service.lanes.drain();
        const before = await show(signed.transaction_id);
        const file = await print(signed.transaction_id, "?format=pdf");
        expect(file.pages[0]?.lines).to.include("Moi Avenue 12").and.to.include("ANKARA YA KODI");
        await owner.account.update({ trade_name: "Other", receipt_header: null, vat_registered: false });
        const changes = {
          address_line: "Elsewhere",
          phone: null,
          name: "Other",
          receipt_language: "en",
        } as const;
        await owner.branches.update("00", changes);
        await test.service.db
          .knex("devices")
          .where({ branch_id: branch.branchId })
          .update({ profile: "plain" });
        expect((await show(signed.transaction_id)).body.data).to.deep.equal(before.body.data);
        expect((await print(signed.transaction_id, "?format=pdf")).pages).to.deep.equal(file.pages);
      });

      it("prints the logo that the account had when the sale was accepted", async () => {
        const owner = test.clientFor(test.account.keys.owner);
        const imagesOf = async (id: string, paper = "a4") =>
          (await print(id, `?format=pdf&paper=${paper}`)).pages[0]?.images;
        const without = await submit();
        await owner.account.update({ receipt_logo: dataUri(png(60, 40)) });
        const sold = await submit();
        await owner.account.update({ receipt_logo: dataUri(jpeg(30, 20)) });
        const later = await submit();
        await owner.account.update({ receipt_logo: null });
        for (const paper of ["a4", "80mm"]) {
          expect(await imagesOf(without.transaction_id, paper)).to.equal(1);
          expect(await imagesOf(sold.transaction_id, paper)).to.equal(2);
        }
        const file = await owner.transactions.receipt(later.transaction_id, { format: "pdf" });
        expect(Buffer.from(file).toString("latin1")).to.contain("/Filter /DCTDecode");
      });

      it("prints a sale of an earlier version with the texts that it was sent with", async () => {
        const signed = await submit();
        await test.service.lanes.drain();
        const { knex } = test.service.db;
        const where = { transaction_id: signed.transaction_id };
        const stored = await knex("transaction_bodies").where(where).first("document", "response");
        const { receipt: _, ...document } = Object(fromBlob(stored.document));
        const { profile: _profile, ...response } = Object(fromBlob(stored.response));
        const call = await knex("calls")
          .where({ ...where, kind: "sale" })
          .first("id", "wire");
        const wire = Object(fromBlob(call.wire));
        Object.assign(wire.body.receipt, { trdeNm: "Account with a long n", adrs: null, btmMsg: null });
        await knex("transaction_bodies")
          .where(where)
          .update({ document: toBlob(document), response: toBlob(response) });
        await knex("calls")
          .where({ id: call.id })
          .update({ wire: toBlob(wire) });
        const { body } = await show(signed.transaction_id);
        expect(body.data).to.include({ profile: "ke", language: "en", vat_registered: true, footer: null });
        expect(Object(body.data).seller).to.include({ trade_name: "Account with a long n", address: null });
      });

      it("warns of characters that can't be printed, and of no others", async () => {
        const items = [
          { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580, item_name: "茶 Чай čaj" },
        ];
        const { transaction_id } = await submit({ items, customer_name: "Ünal Ωmega" });
        const { body } = await show(transaction_id);
        const [warning, ...more] = Object(body.meta).warnings;
        expect([warning.code, more]).to.deep.equal(["characters_not_printable", []]);
        expect(warning.message).to.contain("lacks 茶:");
        const file = await print(transaction_id, "?format=pdf");
        expect(file.pages[0]?.lines.join("\n")).to.contain("\ufffd Чай čaj");
        const numbered = await submit({ invoice_no: "票-1" });
        const [ofNumber] = Object((await show(numbered.transaction_id)).body.meta).warnings ?? [];
        expect(ofNumber?.message).to.contain("lacks 票:");
        const usual = await submit({ customer_name: "Ünal Ωmega" });
        expect((await show(usual.transaction_id)).body.meta).not.to.have.property("warnings");
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
        expect(await of(note.transaction_id, "?copy=true")).to.include({ label: "CC", is_copy: true });
        expect(await of(original.transaction_id, "?copy=true")).to.include({ label: "CS", is_copy: true });
      });

      it("uses the payment type's name in the unit's table", async () => {
        await test.service.db.knex("codes").insert({
          data_set_id: branch.environmentId,
          code_class: "07",
          class_name: "Payment Type",
          code: "06",
          unit_code: "06",
          name: "M-Pesa",
          sort_order: 1,
          is_active: 1,
          synced_at: 0,
        });
        noteChange(test.service.db.knex, "codes");
        const signed = await submit({ payment_type: "06" });
        const { body } = await show(signed.transaction_id);
        expect(body.data).to.include({ payment_type: "06", payment_type_name: "M-Pesa" });
      });

      it("prints on A4 and on the roll, as the query says", async () => {
        const signed = await submit({ invoice_no: "INV/R3" });
        const page = await print(signed.transaction_id, "?format=pdf");
        expect(page.headers.get("content-type")).to.equal("application/pdf");
        expect(page.headers.get("content-disposition")).to.equal('inline; filename="receipt-1.pdf"');
        expect(page.pages).to.have.lengthOf(1);
        expect(Math.round(page.pages[0]?.width ?? 0)).to.equal(595);
        const words = page.pages[0]?.lines.join("\n");
        expect(words).to.include(`PIN: ${branch.tin}`);
        expect(words).to.include("RECEIPT NUMBER: INV/R3");
        expect(words).to.include(`${signed.sdc_id}/1`);
        expect(words).to.include(`${signed.sdc_id}/1 NS`);
        expect(words).to.include(signed.receipt_signature.replaceAll(/(.{4})(?=.)/g, "$1-"));
        const roll = await print(signed.transaction_id, "?format=pdf&paper=80mm&copy=true");
        expect(Math.round(roll.pages[0]?.width ?? 0)).to.equal(227);
        expect(roll.pages[0]?.lines.join("\n")).to.match(/COPY[\s\S]*\/1 CS/);
      });

      it("prints the words in the language of the query, and names and figures as they were sent", async () => {
        const signed = await submit({ invoice_no: "INV-R4" });
        const [usual, kiswahili] = await Promise.all(
          ["", "&language=sw"].map(async (language) => {
            const { pages } = await print(signed.transaction_id, `?format=pdf&copy=true${language}`);
            return pages[0]?.lines ?? [];
          }),
        );
        expect(usual).to.include("TAX INVOICE").and.to.include("COPY");
        expect(kiswahili).to.include("ANKARA YA KODI").and.to.include("NAKALA");
        const figures = (lines: string[] = []) => lines.join(" ").match(/[\d,]+\.\d\d/g);
        expect(figures(kiswahili)).to.deep.equal(figures(usual));
        const [data, plain] = [
          await show(signed.transaction_id, "?language=sw"),
          await show(signed.transaction_id),
        ];
        expect(data.body.data).to.deep.equal({ ...Object(plain.body.data), language: "sw" });
        const { status, body } = await show(signed.transaction_id, "?language=fr");
        expect([status, Object.keys(Object(body.errors))]).to.deep.equal([422, ["language"]]);
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
        await test.service.db
          .knex("lanes")
          .where({ id: branch.laneId })
          .update({ failures: 3, open_until: Date.now() + 60_000 });
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
