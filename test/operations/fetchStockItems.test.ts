// fetchStockItems: items sent here by other branches stay listed until a movement books them in.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`fetchStockItems on ${family}`, () => {
    let branch: TestBranch;
    const fetchItems = async () => {
      const { status, body } = await test.call("POST", "/stock/items", { body: { branch_id: "00" } });
      return { status, body, rows: body.data as Record<string, unknown>[] };
    };
    const shipment = (qty: number, sarNo: number) => ({
      custTin: branch.tin,
      custBhfId: "01",
      sarNo,
      ocrnDt: "20260309",
      totItemCnt: 1,
      totTaxblAmt: 1000,
      totTaxAmt: 160,
      totAmt: 1160,
      remark: null,
      itemList: [
        {
          itemSeq: 1,
          itemCd: "KE2NTXU0000001",
          itemClsCd: "5020230602",
          itemNm: "Cola 500ml",
          bcd: null,
          pkgUnitCd: "NT",
          pkg: 1,
          qtyUnitCd: "U",
          qty,
          itemExprDt: null,
          prc: 580,
          splyAmt: 1160,
          totDcAmt: 0,
          taxblAmt: 1000,
          taxTyCd: "B",
          taxAmt: 160,
          totAmt: 1160,
        },
      ],
    });

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
      await test.simulator.addStockMoves(branch.tin, "00", [shipment(2, 6), shipment(3, 7)]);
    });

    it("200: in the API's letters, with the time of the fetch", async () => {
      const { status, rows } = await fetchItems();
      expect(status).to.equal(200);
      expect(rows).to.have.lengthOf(2);
      expect(rows[0]).to.include({ itemCd: "KE2NTXU0000001", taxTyCd: "A", qty: 2, totAmt: 1160 });
      expect(rows[0]?.lastReqDt).to.match(/^\d{14}$/);
    });

    it("200: the same rows again while nobody booked them, also when the unit sends rows twice", async () => {
      await fetchItems();
      await test.simulator.setFault({ fault: "F25", path: "selectStockItems" });
      expect((await fetchItems()).rows).to.have.lengthOf(2);
    });

    it("200: with the figures of the last fetch while nobody booked them", async () => {
      await fetchItems();
      const [line] = shipment(2, 6).itemList;
      const corrected = { ...shipment(2, 6), itemList: [{ ...line, totAmt: 1161 }] };
      await test.simulator.addStockMoves(branch.tin, "00", [corrected]);
      const { rows } = await fetchItems();
      expect(rows.map(({ qty, totAmt }) => [qty, totAmt])).to.deep.equal([
        [2, 1161],
        [3, 1160],
      ]);
    });

    it("200: omits items that a movement has booked in", async () => {
      await fetchItems();
      expect((await test.call("POST", "/stock", { body: movement("11", [{ qty: 3 }]) })).status).to.equal(
        200,
      );
      const { rows } = await fetchItems();
      expect(rows.map(({ qty }) => qty)).to.deep.equal([2]);
      await test.call("POST", "/stock", { body: movement("12", [{ qty: 2 }]) });
      expect((await fetchItems()).rows).to.have.lengthOf(1);
    });

    it("200: an empty fetch succeeds", async () => {
      await test.simulator.setFault({ fault: "F14", path: "selectStockItems" });
      const { status, rows } = await fetchItems();
      expect(status).to.equal(200);
      expect(rows).to.deep.equal([]);
    });

    it("422: explains the unit's rejection", async () => {
      await test.simulator.setFault({ fault: "F13", path: "selectStockItems" });
      const { status, body } = await fetchItems();
      expect(status).to.equal(422);
      expect(body.code).to.match(/^unit_90/);
    });

    it("500: says that the unit gave no usable response, and keeps the cursor", async () => {
      await test.simulator.setFault({ fault: "F10", path: "selectStockItems" });
      const { status, body } = await fetchItems();
      expect(status).to.equal(500);
      expect(body.code).to.equal("unit_unreachable");
      expect((await fetchItems()).rows).to.have.lengthOf(2);
    });
  });
}
