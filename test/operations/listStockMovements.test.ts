// listStockMovements: the history across items, by item, type and day.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listStockMovements on ${family}`, () => {
    const list = (query = "") => test.call("GET", `/stock/movements${query}`);
    const types = async (query = "") =>
      ((await list(query)).body.data as Record<string, unknown>[]).map(({ movement_type }) => movement_type);

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    before(async () => {
      await openBranch(test);
      await test.call("POST", "/purchases", { body: purchase({ invoice_no: "PUR-L" }) });
      await test.call("POST", "/stock", {
        body: movement("11", [{ item_cd: "KE2NTXL0000002", qty: 4, prc: 50, tax_ty_cd: "B" }]),
      });
      await test.call("POST", "/sales", { body: sale({ invoice_no: "INV-L" }) });
    });

    it("200: newest first, with figures", async () => {
      const { status, body } = await list();
      expect(status).to.equal(200);
      expect(body.meta).to.include({ total: 3, current_page: 1, total_pages: 1 });
      const [newest, second, oldest] = body.data as Record<string, unknown>[];
      expect(newest).to.include({
        item_code: "KE2NTXU0000001",
        item_name: "Cola 500ml",
        type: "sales",
        movement_type: "SALE",
        direction: "OUT",
        qty: 2,
        unit_price: 580,
        total_amount: 1160,
        invoice_no: "INV-L",
        reference: "Sale INV-L",
      });
      expect(second).to.include({
        type: "stock",
        movement_type: "11",
        direction: "IN",
        qty: 4,
        invoice_no: null,
      });
      expect(oldest).to.include({ type: "purchase", direction: "IN", qty: 10, invoice_no: "PUR-L" });
    });

    it("200: filters by item, type and day, sorts and pages", async () => {
      expect(await types("?item_code=KE2NTXL0000002")).to.deep.equal(["11"]);
      expect(await types("?item_code=NOPE")).to.deep.equal([]);
      expect(await types("?type=purchase")).to.deep.equal(["PURCHASE"]);
      expect(await types("?sort_order=asc")).to.deep.equal(["PURCHASE", "11", "SALE"]);
      expect(await types("?per_page=1&page=2")).to.deep.equal(["11"]);
      expect(await types("?to_date=2020-01-01")).to.deep.equal([]);
      expect(await types("?from_date=2020-01-01")).to.have.lengthOf(3);
    });

    it("422: days in the wrong order, and an unknown type", async () => {
      const { status, body } = await list("?from_date=2026-03-02&to_date=2026-03-01");
      expect(status).to.equal(422);
      expect(Object(body.errors)).to.have.keys("from_date");
      expect((await list("?type=import")).status).to.equal(422);
    });

    it("403: a cashier", async () => {
      const { status } = await test.call("GET", "/stock/movements", { key: test.keys.cashier });
      expect(status).to.equal(403);
    });
  });
}
