// searchSales: sales by customer, number, state and document date.
import { expect } from "chai";
import { mostScanned } from "../../server/src/core/transactions/list-store.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { listenToQueries } from "../support/queries.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`searchSales on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: finds by part of the customer's name whatever its case, and by document date", async () => {
      const search = (body: unknown) => test.call("POST", "/sales/search", { body });
      const { status, body } = await search({ customer_name: "o'NEIL" });
      expect(status).to.equal(200);
      expect(body?.data).to.have.lengthOf(1);
      expect((await search({ from_date: "2026-03-11" })).body?.data).to.have.lengthOf(0);
      expect((await search({ from_date: "2026-03-10", to_date: "2026-03-10" })).body?.data).to.have.lengthOf(
        7,
      );
      expect((await search({ customer_name: "%" })).body?.data).to.have.lengthOf(0);
    });

    it("200: pages newest first with totals, by branch, state, number and customer", async () => {
      const search = async (body: object) => {
        const { body: found } = await test.call("POST", "/sales/search", { body });
        const listed = (found?.data ?? []) as Record<string, string>[];
        return [listed.map(({ invoice_no }) => invoice_no), Object(found?.meta).total];
      };
      expect(await search({ per_page: 3 })).to.deep.equal([["S-other", "S-failed", "S-cashier"], 7]);
      expect(await search({ per_page: 3, page: 3 })).to.deep.equal([["S-0"], 7]);
      expect(await search({ per_page: 3, page: 4 })).to.deep.equal([[], 7]);
      expect(await search({ branch_id: "01" })).to.deep.equal([["S-other"], 1]);
      expect(await search({ status: "failed" })).to.deep.equal([["S-failed"], 1]);
      expect(await search({ invoice_no: "S-2" })).to.deep.equal([["S-2"], 1]);
      expect(await search({ invoice_no: "S-2", branch_id: "01" })).to.deep.equal([[], 0]);
      const { knex } = test.service.db;
      await knex("transactions").where({ invoice_no: "S-1" }).update({ counterparty_tin: "P051000001Z" });
      expect(await search({ customer_tin: "P051000001Z" })).to.deep.equal([["S-1"], 1]);
    });

    it("400: dates must be in order, in one month as in two", async () => {
      for (const from_date of ["2026-03-11", "2026-04-01"]) {
        const body = { from_date, to_date: "2026-03-10" };
        const rejected = await test.call("POST", "/sales/search", { body });
        expect(rejected.status).to.equal(400);
        expect(rejected.body.errors).to.deep.equal({
          from_date: [`must not be after to_date: ${from_date} is after 2026-03-10`],
        });
      }
    });

    it("400: limits the documents that are searched for part of a name; the dates narrow them", async () => {
      const { knex } = test.service.db;
      const month = { document_month: "202602", local_month: "2026-02", user_id: 1 };
      const owner = await knex("transactions").where({ invoice_no: "S-1" }).first("data_set_id", "branch_id");
      const counter = { ...owner, ...month, type: "sales", status: "success" };
      await knex("monthly_counters").insert({ ...counter, count: mostScanned });
      const search = (body: object) => test.call("POST", "/sales/search", { body });
      const rejected = await search({ customer_name: "o'neil" });
      expect(rejected.status).to.equal(400);
      expect(rejected.body.errors).to.have.all.keys("customer_name");
      expect(rejected.text).to.contain(`not in ${mostScanned + 7}`);
      for (const narrow of [
        { from_date: "2026-03-10" },
        { invoice_no: "S-other" },
        { customer_tin: "P051000009Z" },
      ]) {
        const narrowed = await search({ customer_name: "o'neil", ...narrow });
        expect(narrowed.body.data).to.have.lengthOf("customer_tin" in narrow ? 0 : 1);
      }
      await knex("monthly_counters")
        .where(counter)
        .update({ count: mostScanned - 7 });
      expect((await search({ customer_name: "o'neil" })).body.data).to.have.lengthOf(1);
      await knex("monthly_counters").where(counter).delete();
    });

    it("200: shows figures by tax type, positive with the sign on a credit note, of all branches at once", async () => {
      const headers = { "X-Branch-ID": "01" };
      const milk = { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 };
      const [cola] = sale().items;
      const mixed = sale({ invoice_no: "S-mixed", items: [milk, ...(cola ? [cola] : []), milk] });
      await test.call("POST", "/sales", { body: mixed, headers });
      const back = { receipt_type: "R" as const, original_invoice_no: "S-mixed", refund_reason_code: "06" };
      await test.call("POST", "/sales", {
        body: sale({ invoice_no: "S-back", ...back, items: [milk] }),
        headers,
      });
      const search = async () => {
        const { body } = await test.call("POST", "/sales/search", { body: {} });
        return body.data as { invoice_no: string; branch_id: string; taxes: unknown[] }[];
      };
      const found = await search();
      expect(new Set(found.map(({ branch_id }) => branch_id))).to.deep.equal(new Set(["00", "01"]));
      const named = (no: string) => found.find(({ invoice_no }) => invoice_no === no);
      expect(named("S-mixed")).to.deep.include({
        receipt_type: "S",
        sign: 1,
        sale_date: "20260310",
        taxable_amount: 1300,
        tax_amount: 160,
        total_amount: 1460,
        taxes: [
          { tax_type: "A", tax_rate: 16, taxable_amount: 1000, tax_amount: 160, total_amount: 1160 },
          { tax_type: "B", tax_rate: 0, taxable_amount: 300, tax_amount: 0, total_amount: 300 },
        ],
      });
      expect(named("S-back")).to.deep.include({
        receipt_type: "R",
        sign: -1,
        taxes: [{ tax_type: "B", tax_rate: 0, taxable_amount: 150, tax_amount: 0, total_amount: 150 }],
      });
      // No document is read for its figures.
      const statements: string[] = [];
      const end = listenToQueries(test.service.db, ({ sql }) => statements.push(sql));
      expect(await search()).to.deep.equal(found);
      end();
      expect(statements.filter((sql) => sql.includes("transaction_bodies"))).to.deep.equal([]);
    });

    it("200: reads a number by branch, as numbers are kept, if no branch is given", async () => {
      const statements: string[] = [];
      const end = listenToQueries(test.service.db, ({ sql }) => statements.push(sql));
      const { body } = await test.call("POST", "/sales/search", { body: { invoice_no: "S-0" } });
      end();
      expect(Object(body.data)[0]).to.include({ invoice_no: "S-0" });
      const search = statements.find((sql) => /from .transactions. .*.invoice_no. = \?/.test(sql));
      expect(search).to.match(/.branch_id. in \(select .id. from .branches./);
    });
  });
}
