// Receipts of signed sales on paper: they keep the values that were sent, on each paper and in each language.
import { expect } from "chai";
import { fromBlob, toBlob } from "../../../server/src/db/sql/values.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { dataUri, jpeg, png } from "../../support/images.ts";
import { readPdf } from "../../support/pdf.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`receipts as sent on ${family}`, () => {
    let branch: TestBranch;

    const submit = async (overrides: Parameters<typeof sale>[0] = {}) => {
      const { status, body } = await test.call("POST", "/sales", { body: sale(overrides) });
      expect(status, JSON.stringify(body)).to.equal(200);
      return Object(body.data);
    };
    const show = (id: string, query = "") => test.call("GET", `/transactions/${id}/receipt${query}`);
    const copyOf = async (id: string): Promise<string> =>
      (await test.clientFor(test.account.keys.owner).transactions.createReceiptCopy(id)).id;
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

    it("shows each line as the unit got it", async () => {
      const { transaction_id } = await submit();
      const { knex } = test.service.db;
      const { id: call_id } = await knex("calls").where({ transaction_id, kind: "sale" }).first("id");
      const { body } = await knex("wires").where({ call_id }).first("body");
      const request = fromBlob<{ body: { itemList: object[] } }>(body);
      for (const line of request.body.itemList) Object.assign(line, { itemNm: "As it was sent" });
      await knex("wires")
        .where({ call_id })
        .update({ body: toBlob(request) });
      const { items } = Object((await show(transaction_id)).body.data);
      expect(items.map(({ item_name }: { item_name: string }) => item_name)).to.deep.equal([
        "As it was sent",
      ]);
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

    it("warns of characters that can't be printed, and of no others", async () => {
      const items = [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580, item_name: "茶 Чай čaj" }];
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
      const copy = await copyOf(signed.transaction_id);
      const roll = await print(signed.transaction_id, `?format=pdf&paper=80mm&copy_id=${copy}`);
      expect(Math.round(roll.pages[0]?.width ?? 0)).to.equal(227);
      expect(roll.pages[0]?.lines.join("\n")).to.match(/COPY[\s\S]*\/1 CS/);
    });

    it("prints the words in the language of the query, and names and figures as they were sent", async () => {
      const signed = await submit({ invoice_no: "INV-R4" });
      const copy = await copyOf(signed.transaction_id);
      const [usual, kiswahili] = await Promise.all(
        ["", "&language=sw"].map(async (language) => {
          const { pages } = await print(signed.transaction_id, `?format=pdf&copy_id=${copy}${language}`);
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
  });
}
