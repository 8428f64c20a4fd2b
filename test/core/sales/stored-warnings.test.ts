// Warnings of a document stay with it: the record shows them as the first response had them, and so does its event.
import { expect } from "chai";
import { fromBlob } from "../../../server/src/db/sql/values.ts";
import { purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";

const item_code = "KE2NTXU0000001";
/** 580 with tax: 500 and 80. */
const near = { item_code, quantity: 1, unit_price: 580, tax_amount: 80.01 };
const exact = { item_code, quantity: 1, unit_price: 580 };

type Warning = { code: string; message: string; field?: string };

for (const family of databaseFamilies()) {
  describe(`warnings of documents on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(async () => {
      await lane.open();
      await lane.test.call("POST", "/webhooks", { body: { url: "https://example.com/hook" } });
    });

    const post = async (path: string, body: unknown) => {
      const { body: response } = await lane.test.call("POST", `${path}?async=true`, { body });
      const { data, meta, transaction_id } = response;
      const warnings: Warning[] | undefined = Object(meta).warnings;
      return { data: Object(data), warnings, id: String(transaction_id ?? Object(data).transaction_id) };
    };
    const read = async (path: string, id: string) =>
      Object((await lane.test.call("GET", `/${path}/${id}`)).body.data);
    const eventOf = async (id: string) => {
      const row = await lane.db
        .knex("events")
        .where({ transaction_id: id, name: "transaction.completed" })
        .first();
      return Object(fromBlob<{ data: object }>(row.payload).data);
    };
    const codes = (warnings: Warning[] | undefined) => warnings?.map(({ code }) => code);

    it("are shown by the sale and the transaction, and sent with the event", async () => {
      const { id, warnings } = await post("/sales", sale({ items: [near], customer_tin: "P051234567Z" }));
      expect(codes(warnings)).to.have.members(["amount_adjusted", "customer_name_missing"]);
      expect((await read("sales", id)).warnings).to.deep.equal(warnings);
      expect((await read("transactions", id)).warnings).to.deep.equal(warnings);
      await lane.drain();
      expect(await eventOf(id)).to.deep.include({ status: "success", warnings });
      expect((await read("sales", id)).warnings).to.deep.equal(warnings);
    });

    it("are missing where there are none", async () => {
      const { id, warnings } = await post("/sales", sale({ items: [exact] }));
      await lane.drain();
      const found = [warnings, await read("sales", id), await read("transactions", id), await eventOf(id)];
      for (const one of found) expect(Object(one)).not.to.have.property("warnings");
    });

    it("are those of each sale of a bulk request", async () => {
      const sales = [sale({ items: [near] }), sale({ items: [exact] })];
      const { body } = await lane.test.call("POST", "/sales/bulk", { body: { sales } });
      const results: { transaction_id: string; warnings?: Warning[] }[] = Object(body.data).results;
      expect(results.map(({ warnings }) => codes(warnings))).to.deep.equal([["amount_adjusted"], undefined]);
      for (const { transaction_id, warnings } of results)
        expect((await read("sales", transaction_id)).warnings).to.deep.equal(warnings);
    });

    it("are those of a purchase and of a credit note", async () => {
      const [line] = purchase().items;
      if (!line) throw new Error("the purchase has no line");
      const items = [{ ...line, supply_amount: 5000.01 }];
      const bought = await post("/purchases", purchase({ items, supplier_tin: "K1" }));
      expect(codes(bought.warnings)).to.have.members(["amount_adjusted", "tin_malformed"]);
      expect((await read("purchases", bought.id)).warnings).to.deep.equal(bought.warnings);
      await post("/sales", sale({ invoice_no: "SOLD", items: [exact] }));
      await lane.drain();
      expect((await eventOf(bought.id)).warnings).to.deep.equal(bought.warnings);
      const note = { receipt_type: "R", original_invoice_no: "SOLD", refund_reason_code: "06" } as const;
      const credit = await post("/sales", sale({ ...note, items: [near], customer_name: "Another name" }));
      expect(codes(credit.warnings)).to.have.members(["amount_adjusted", "customer_name_replaced"]);
      expect((await read("sales", credit.id)).warnings).to.deep.equal(credit.warnings);
    });

    it("are those of the document that has them when two are stored at once", async () => {
      const { id } = await post("/sales", sale({ items: [exact] }));
      await lane.drain();
      const body = { customer_tin: "P051234567Z", items: [near] };
      const { id: saleId } = await post(`/sales/${id}/reissue`, body);
      expect(codes((await read("sales", saleId)).warnings)).to.deep.equal(["amount_adjusted"]);
      const [note] = (await read("sales", id)).credited_by;
      expect(await read("sales", note.transaction_id)).not.to.have.property("warnings");
    });
  });
}
