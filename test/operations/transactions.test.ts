// listTransactions, getTransaction, getTransactionStats: what was submitted, page by page, one by one, and in numbers.
import { expect } from "chai";
import { mostScanned } from "../../server/src/transactions/list-store.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

for (const family of databaseFamilies()) {
  describe(`transactions on ${family}`, () => {
    let test: TestService;
    const list = async (query = "", key?: string) => test.call("GET", `/transactions${query}`, { key });
    const rows = async (query = "", key?: string) =>
      (await list(query, key)).body?.data as Record<string, string>[];

    before(async () => {
      test = await startTestService({ family, overrides: { syncWaitMs: 4_000 } });
      await openBranch(test);
      await openBranch(test, { bhf_id: "01" });
      const send = (path: string, body: unknown, key?: string) =>
        test.call("POST", path, { body, key, headers: { "X-Branch-ID": "00" } });
      for (let index = 0; index < 4; index++) await send("/sales", sale({ invoice_no: `S-${index}` }));
      await send("/sales", sale({ invoice_no: "S-cashier" }), test.keys.cashier);
      await send("/sales", sale({ invoice_no: "S-failed", remark: "SIM-884" }));
      await send("/purchases", purchase({ invoice_no: "P-0", supplier_name: "Café Müller" }));
      await test.call("POST", "/sales", {
        body: sale({ invoice_no: "S-other", customer_name: "Ann O'Neil" }),
        headers: { "X-Branch-ID": "01" },
      });
    });
    after(() => test.close());

    describe("listTransactions", () => {
      it("200: newest first, without a status key, with the page", async () => {
        const { status, body } = await list("?per_page=3");
        expect(status).to.equal(200);
        expect(body).not.to.have.property("status");
        const listed = (body?.data ?? []) as Record<string, string>[];
        expect(listed.map((row) => row.invoice_no)).to.deep.equal(["S-other", "P-0", "S-failed"]);
        expect(body?.meta).to.include({ current_page: 1, per_page: 3, total: 8, total_pages: 3 });
      });

      it("200: the pages together are the whole, none twice", async () => {
        const seen = [];
        for (const page of [1, 2, 3, 4]) seen.push(...(await rows(`?per_page=3&page=${page}`)));
        expect(new Set(seen.map((row) => row.transaction_id)).size).to.equal(8);
      });

      it("200: filters by type, status, branch, number and day", async () => {
        expect(await rows("?type=purchase")).to.have.lengthOf(1);
        expect(await rows("?status=failed")).to.have.lengthOf(1);
        expect(await rows("?type=import")).to.have.lengthOf(0);
        expect(await rows("?branch_id=01")).to.have.lengthOf(1);
        expect(await rows("?invoice_no=S-2")).to.have.lengthOf(1);
        expect(await rows("?to_date=2020-01-01")).to.have.lengthOf(0);
      });

      it("200: a cashier sees the transactions of the same user only", async () => {
        const own = await rows("", test.keys.cashier);
        expect(own.map((row) => row.invoice_no)).to.deep.equal(["S-cashier"]);
      });

      it("422: bounds are refused, never clamped, and days must be in order", async () => {
        expect((await list("?per_page=101")).status).to.equal(422);
        expect((await list("?from_date=2026-02-02&to_date=2026-02-01")).status).to.equal(422);
      });
    });

    describe("getTransaction", () => {
      it("200: shows what was submitted and what the unit answered", async () => {
        const [row] = await rows("?invoice_no=S-1");
        const { status, body } = await test.call("GET", `/transactions/${row?.transaction_id}`);
        expect(status).to.equal(200);
        const data = Object(body?.data);
        expect(data.request_data).to.deep.include({ invoice_no: "S-1", payment_type: "01" });
        expect(data.response_data).to.include({
          receipt_no: data.receipt_no,
          result_code: "000",
          attempts: 1,
        });
        expect(data.response_data.qr_code).to.match(/^data:image\/png;base64,/);
      });

      it("403: a cashier may not see another user's", async () => {
        const [row] = await rows("?invoice_no=S-1");
        const path = `/transactions/${row?.transaction_id}`;
        expect((await test.call("GET", path, { key: test.keys.cashier })).status).to.equal(403);
      });

      it("403: of another account, 404: in the caller's other environment", async () => {
        const [row] = await rows("?invoice_no=S-1");
        const other = await test.openAccount();
        const path = `/transactions/${row?.transaction_id}`;
        expect((await test.call("GET", path, { key: other.keys.owner })).status).to.equal(403);
        expect((await test.call("GET", path, { key: test.keys.live })).status).to.equal(404);
      });
    });

    describe("getTransactionStats", () => {
      it("200: counts every state and type, zeros included", async () => {
        const { status, body } = await test.call("GET", "/transactions/stats");
        expect(status).to.equal(200);
        expect(body?.data).to.deep.equal({
          total: 8,
          by_status: { pending: 0, processing: 0, success: 7, failed: 1 },
          by_type: { sales: 7, purchase: 1, stock: 0, import: 0 },
          success_rate: 87.5,
        });
        expect(Object(body?.period).from < Object(body?.period).to).to.equal(true);
      });

      it("422: days must be in order", async () => {
        const { status } = await test.call(
          "GET",
          "/transactions/stats?from_date=2026-02-02&to_date=2026-02-01",
        );
        expect(status).to.equal(422);
      });
    });

    describe("searchSales and getSale", () => {
      it("200: finds by part of the customer's name whatever its case, and by document date", async () => {
        const search = (body: unknown) => test.call("POST", "/sales/search", { body });
        const { status, body } = await search({ customer_name: "o'NEIL" });
        expect(status).to.equal(200);
        expect(body?.data).to.have.lengthOf(1);
        expect((await search({ from_date: "2026-03-11" })).body?.data).to.have.lengthOf(0);
        expect(
          (await search({ from_date: "2026-03-10", to_date: "2026-03-10" })).body?.data,
        ).to.have.lengthOf(7);
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

      it("400: a part of a name is looked for in so many documents at most, and the dates narrow them", async () => {
        const { knex } = test.service.db;
        const month = { document_month: "202602", local_month: "2026-02", user_id: 1 };
        const owner = await knex("transactions")
          .where({ invoice_no: "S-1" })
          .first("data_set_id", "branch_id");
        const counter = { ...owner, ...month, type: "sales", status: "success" };
        await knex("monthly_counters").insert({ ...counter, count: mostScanned });
        const search = (body: object) => test.call("POST", "/sales/search", { body });
        const refused = await search({ customer_name: "o'neil" });
        expect(refused.status).to.equal(400);
        expect(refused.body.errors).to.have.all.keys("customer_name");
        expect(refused.text).to.contain(`not in ${mostScanned + 7}`);
        const narrowed = await search({ customer_name: "o'neil", from_date: "2026-03-10" });
        expect(narrowed.body.data).to.have.lengthOf(1);
        await knex("monthly_counters").where(counter).delete();
      });

      it("200: shows a sale with its signed lines; 404 for a purchase's id", async () => {
        const [row] = await rows("?invoice_no=S-1");
        const { status, body } = await test.call("GET", `/sales/${row?.transaction_id}`);
        expect(status).to.equal(200);
        expect(Object(body?.data).items[0]).to.include({
          item_name: "Cola 500ml",
          quantity: 2,
          taxable_amount: 1000,
        });
        const [bought] = await rows("?type=purchase");
        expect((await test.call("GET", `/sales/${bought?.transaction_id}`)).status).to.equal(404);
      });
    });

    describe("searchPurchases and getPurchase", () => {
      it("200: finds by part of the supplier's name whatever its accents", async () => {
        const { status, body } = await test.call("POST", "/purchases/search", {
          body: { supplier_name: "cafe mull" },
        });
        expect(status).to.equal(200);
        expect(body?.data).to.have.lengthOf(1);
        expect(body).not.to.have.property("status");
      });

      it("200: shows a purchase; 404 for a sale's id", async () => {
        const [row] = await rows("?type=purchase");
        const { status, body } = await test.call("GET", `/purchases/${row?.transaction_id}`);
        expect(status).to.equal(200);
        expect(body?.data).to.include({ supplier_name: "Café Müller", total_amount: 5800, receipt_no: "1" });
        const [sold] = await rows("?type=sales");
        expect((await test.call("GET", `/purchases/${sold?.transaction_id}`)).status).to.equal(404);
      });
    });
  });
}
