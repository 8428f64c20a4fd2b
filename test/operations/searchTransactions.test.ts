// searchTransactions: a document by its number, receipt, TIN, name or amount, in a bounded number of documents.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`searchTransactions on ${family}`, () => {
    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    const as = (role: "owner" | "accountant" | "cashier" = "owner") =>
      test.clientFor(test.account.keys[role]);
    const find = (q: string, query: Record<string, unknown> = {}) =>
      as().transactions.search({ q, ...query });
    const numbers = async (q: string, query: Record<string, unknown> = {}) =>
      (await find(q, query)).documents.map(({ invoice_no }) => invoice_no);

    before(async () => {
      await switchAccount(test);
      await openBranch(test);
      await openBranch(test, { bhf_id: "01" });
      const send = (path: string, body: unknown) =>
        test.call("POST", path, { body, key: test.account.keys.owner });
      const cola = (quantity: number) => [{ item_code: "KE2NTXU0000001", quantity, unit_price: 580 }];
      await send("/sales", sale({ branch_id: "00", invoice_no: "INV-1", items: cola(2) }));
      await send("/sales", sale({ branch_id: "00", invoice_no: "INV-10", items: cola(5) }));
      await send(
        "/sales",
        sale({
          branch_id: "01",
          invoice_no: "INV-2",
          items: cola(7),
          customer_name: "Kilimani Evénts Ltd",
          customer_tin: "P051884120T",
        }),
      );
      const supplied = { supplier_invoice_no: "SUP/77", supplier_name: "Lakeside 100% Ltd" };
      await send("/purchases", purchase({ branch_id: "00", invoice_no: "PUR-1", ...supplied }));
    });

    describe("200", () => {
      it("finds a whole number before numbers that begin with it", async () => {
        const { documents, has_more, searched_from } = await find("inv-1");
        expect(documents.map(({ invoice_no, found_by }) => [invoice_no, found_by])).to.deep.equal([
          ["INV-1", ["invoice_no"]],
          ["INV-10", ["invoice_no_beginning"]],
        ]);
        expect([has_more, searched_from]).to.deep.equal([false, null]);
        expect(documents[0]).to.include({ tax_amount: 160, total_amount: 1160, document_date: "20260310" });
      });

      it("finds receipts, TINs, names, amounts and suppliers' numbers", async () => {
        const receipt = (await find("INV-2")).documents[0]?.receipt_no ?? "";
        expect(await numbers(`KRACU0400000001/${receipt} NS`)).to.include("INV-2");
        expect(await numbers("p051884120t")).to.deep.equal(["INV-2"]);
        expect(await numbers("kilimani EVENTS")).to.deep.equal(["INV-2"]);
        expect(await numbers("KES 4,060.00")).to.deep.equal(["INV-2"]);
        expect((await find("4060")).amount).to.equal(4060);
        expect(await numbers("SUP/77")).to.deep.equal(["PUR-1"]);
        expect((await find("SUP/77")).documents[0]?.found_by).to.deep.equal(["supplier_invoice_no"]);
        expect(await numbers("100%")).to.deep.equal(["PUR-1"]);
      });

      it("finds nothing where nothing has the text", async () => {
        for (const q of ["INV-3", "1160.01", "P051884120X", "_", "SUP", "KE2NTXU0000001"])
          expect(await numbers(q), q).to.deep.equal([]);
      });

      it("says that there are more than it shows", async () => {
        const { documents, has_more } = await find("INV", { limit: 2 });
        expect(documents.map(({ invoice_no }) => invoice_no)).to.deep.equal(["INV-2", "INV-10"]);
        expect(has_more).to.equal(true);
      });

      it("searches one branch, and days", async () => {
        expect(await numbers("INV", { branch_id: "01" })).to.deep.equal(["INV-2"]);
        expect(await numbers("INV-1", { branch_id: "01" })).to.deep.equal([]);
        for (const q of ["INV-1", "4060", "INV"])
          expect(await numbers(q, { to_date: "2020-01-01" }), q).to.deep.equal([]);
      });

      it("finds a sale by its amount for a cashier, and no purchase", async () => {
        const found = await as("cashier").transactions.search({ q: "4,060" });
        expect(found.documents.map(({ invoice_no }) => invoice_no)).to.deep.equal(["INV-2"]);
        for (const q of ["PUR-1", "SUP/77", "Lakeside"])
          expect((await as("cashier").transactions.search({ q })).documents, q).to.deep.equal([]);
      });

      it("finds no document of another account or environment", async () => {
        const account = { ...test.account };
        await switchAccount(test);
        const other = test.clientFor(test.account.keys.owner);
        Object.assign(test.account, account);
        for (const q of ["INV-1", "1", "P051884120T", "Kilimani", "4060", "SUP/77"])
          expect((await other.transactions.search({ q })).documents, q).to.deep.equal([]);
      });
    });

    describe("422", () => {
      it("rejects a blank text, days in the wrong order, and a limit out of bounds", async () => {
        for (const query of [
          "q=",
          "q=%20",
          "",
          "q=1&from_date=2026-02-02&to_date=2026-02-01",
          "q=1&limit=101",
          `q=${"x".repeat(101)}`,
        ])
          expect((await test.call("GET", `/search?${query}`)).status, query).to.equal(422);
      });
    });

    describe("401", () => {
      it("needs a key", async () => {
        const { status } = await failureOf(test.clientFor("sk_test_none").transactions.search({ q: "1" }));
        expect(status).to.equal(401);
      });
    });
  });
}
