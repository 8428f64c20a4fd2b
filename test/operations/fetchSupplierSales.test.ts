// fetchSupplierSales: reported invoices that nobody has registered yet; a crash or a second fetch loses none.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`fetchSupplierSales on ${family}`, () => {
    let branch: TestBranch;
    const fetchSales = (headers = {}) => test.call("POST", "/purchases/sales", { body: {}, headers });

    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    it("200: returns the suppliers' sales in the API's letters", async () => {
      const { status, body } = await fetchSales({ "X-Branch-ID": "00" });
      expect(status).to.equal(200);
      expect(body.message).to.equal("12 supplier sales wait to be registered.");
      const sales = body?.data as Record<string, unknown>[];
      expect(sales).to.have.lengthOf(12);
      expect(sales.some((sale) => Number(sale.taxblAmtA) > 0)).to.equal(true);
      expect(sales[0]?.regDt).to.match(/^\d{14}$/);
      expect(sales[0]?.rcptTyCd).to.equal("S");
      for (const { cu_invoice_no, spplrInvcNo } of sales)
        expect(cu_invoice_no).to.match(new RegExp(`^KRACU02\\d+/${spplrInvcNo}$`));
    });

    it("200: counts a single sale in words", async () => {
      await fetchSales();
      const stored = test.service.db.knex("supplier_sales").where({ branch_id: branch.branchId });
      const [, ...others] = await stored.clone().pluck("id");
      await stored.clone().whereIn("id", others).update({ registered_by: "purchase" });
      expect((await fetchSales()).body.message).to.equal("1 supplier sale waits to be registered.");
    });

    it("200: gives the date of the sale next to the time of its confirmation", async () => {
      const late = { spplrInvcNo: 7001, salesDt: "20260228", cfmDt: "2026-03-02 08:15:00" };
      const undated = { spplrInvcNo: 7002, salesDt: null, cfmDt: "2026-03-02 08:15:00" };
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [late, undated]);
      const sales = (await fetchSales()).body?.data as Record<string, unknown>[];
      const found = (no: string) => sales.find(({ spplrInvcNo }) => spplrInvcNo === no);
      expect(found("7001")).to.include({ sale_date: "20260228", regDt: "20260302081500" });
      expect(found("7002")).to.include({ sale_date: "20260302", regDt: "20260302081500" });
    });

    it("200: gives the same candidates again, and new ones with them", async () => {
      await fetchSales();
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, 2);
      const { body } = await fetchSales();
      expect(body?.data).to.have.lengthOf(14);
    });

    it("200: shows our item behind a supplier's code that was set, of that supplier alone", async () => {
      type Shown = { spplrTin: string; itemList: { itemCd: string; item_code: string | null }[] };
      const before = (await fetchSales()).body?.data as Shown[];
      expect(before.flatMap(({ itemList }) => itemList.map(({ item_code }) => item_code))).to.satisfy(
        (codes: unknown[]) => codes.every((code) => code === null),
      );
      const [{ spplrTin, itemList } = { spplrTin: "", itemList: [] }] = before;
      const code = itemList[0]?.itemCd ?? "";
      await test.call("PUT", "/items/external-codes", {
        body: {
          source: `supplier:${spplrTin}`,
          codes: [{ external_code: code, item_code: "KE2NTXU0000001" }],
        },
      });
      const after = (await fetchSales()).body?.data as Shown[];
      for (const { spplrTin: tin, itemList: lines } of after)
        for (const { itemCd, item_code } of lines)
          expect(item_code, `${tin} ${itemCd}`).to.equal(
            tin === spplrTin && itemCd === code ? "KE2NTXU0000001" : null,
          );
    });

    it("200: an empty fetch succeeds", async () => {
      await fetchSales();
      await test.simulator.setFault({ fault: "F14", path: "selectTrnsPurchaseSales" });
      const { status, body } = await fetchSales();
      expect(status).to.equal(200);
      expect(body?.data).to.have.lengthOf(12);
    });

    it("403: of a branch that the account does not own", async () => {
      const { status, body } = await fetchSales({ "X-Branch-ID": "77" });
      expect(status).to.equal(403);
      expect(body).to.include({ code: "branch_not_owned" });
    });

    it("422: header and body must not name different branches", async () => {
      await openBranch(test, { bhf_id: "01" });
      const { status, body } = await test.call("POST", "/purchases/sales", {
        body: { branch_id: "00" },
        headers: { "X-Branch-ID": "01" },
      });
      expect(status).to.equal(400);
      expect(body?.message).to.match(/00.*01|01.*00/);
    });

    it("422: explains the unit's rejection", async () => {
      await test.simulator.setFault({ fault: "F13", path: "selectTrnsPurchaseSales" });
      const { status, body } = await fetchSales();
      expect(status).to.equal(422);
      expect(body?.code).to.match(/^unit_90/);
    });

    it("500: says that the unit gave no usable response, and keeps the cursor", async () => {
      await test.simulator.setFault({ fault: "F10", path: "selectTrnsPurchaseSales" });
      const { status, body } = await fetchSales();
      expect(status).to.equal(500);
      expect(body).to.include({ code: "unit_unreachable" });
      expect((await fetchSales()).body?.data).to.have.lengthOf(12);
    });
  });
}
