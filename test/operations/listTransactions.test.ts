// listTransactions: submissions, newest first, page by page.
import { expect } from "chai";
import { purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { movement } from "../support/stock.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listTransactions on ${family}`, () => {
    const list = async (query = "", key?: string) => test.call("GET", `/transactions${query}`, { key });
    const rows = async (query = "", key?: string) =>
      (await list(query, key)).body?.data as Record<string, string>[];

    const test = forSuite(() => startSubmitted(family));

    it("200: newest first, without a status key, with the page", async () => {
      const { status, body } = await list("?per_page=3");
      expect(status).to.equal(200);
      expect(body).not.to.have.property("status");
      const listed = (body?.data ?? []) as Record<string, string>[];
      expect(listed.map((row) => row.invoice_no)).to.deep.equal(["S-other", "P-0", "S-failed"]);
      expect(body?.meta).to.include({ current_page: 1, per_page: 3, total: 8, total_pages: 3 });
    });

    it("200: the pages together list each transaction once", async () => {
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

    it("200: a cashier sees all sales, as in the search of sales, and nothing else", async () => {
      const listed = await rows("", test.keys.cashier);
      const found = await test.clientFor(test.keys.cashier).sales.search({});
      const ids = found.data.map((row) => row.transaction_id);
      expect(listed.map((row) => row.transaction_id)).to.deep.equal(ids);
      expect(listed.map((row) => row.invoice_no)).to.include.members(["S-cashier", "S-1"]);
      expect(new Set(listed.map((row) => row.type))).to.deep.equal(new Set(["sales"]));
    });

    it("403: a cashier may not list other types", async () => {
      const { status, body } = await list("?type=purchase", test.keys.cashier);
      expect([status, body.code]).to.deep.equal([403, "role_not_allowed"]);
    });

    it("422: bounds are rejected, never clamped, and days must be in order", async () => {
      expect((await list("?per_page=101")).status).to.equal(422);
      expect((await list("?from_date=2026-02-02&to_date=2026-02-01")).status).to.equal(422);
    });

    it("200: says whose each document is, over which total, and which are credit notes", async () => {
      await test.client.account.update({ credit_note_window: "none" });
      const headers = { "X-Branch-ID": "00" };
      const send = (path: string, body: unknown) => test.call("POST", path, { body, headers });
      const credit = { receipt_type: "R", original_invoice_no: "S-0", refund_reason_code: "06" } as const;
      await send("/sales", sale({ invoice_no: "S-0-CN", ...credit }));
      await send("/purchases", purchase({ invoice_no: "P-0-CN", receipt_type: "R" }));
      await send("/stock", movement("11", [{ qty: 10 }], { sar_no: "SAR-1" }));
      const newest = await rows("?per_page=5");
      expect(
        newest.map(({ invoice_no, type, receipt_type }) => [invoice_no, type, receipt_type]),
      ).to.deep.equal([
        ["SAR-1", "stock", null],
        ["P-0-CN", "purchase", "R"],
        ["S-0-CN", "sales", "R"],
        ["S-other", "sales", "S"],
        ["P-0", "purchase", "P"],
      ]);
      expect(
        newest.map(({ counterparty_name, total_amount }) => [counterparty_name, total_amount]),
      ).to.deep.equal([
        [null, 5800],
        ["Wholesale Ltd", 5800],
        ["Walk-in customer", 1160],
        ["Ann O'Neil", 1160],
        ["Café Müller", 5800],
      ]);
      expect(newest.map(({ in_doubt }) => in_doubt)).to.deep.equal([false, false, false, false, false]);
      const [note] = await rows("?invoice_no=S-0-CN");
      const { body } = await test.call("GET", `/transactions/${note?.transaction_id}`);
      expect(body.data).to.include({ receipt_type: "R" });
    });
  });
}
