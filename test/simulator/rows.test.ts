// Fetches: cursors, pages of item classes, seeded rows and how they are finished.
import { sharedRulesOf } from "@taxctl/sdk/profiles";
import { expect } from "chai";
import { ke } from "../../server/src/simulator/countries/ke/index.ts";
import { makeStockMoves } from "../../server/src/simulator/seed.ts";
import {
  type Body,
  bhfId,
  call,
  caller,
  closeAll,
  type Envelope,
  move,
  paths,
  purchase,
  sample,
  since,
  start,
  tin,
} from "./support.ts";

const rows = (response: Envelope): Body[] => Object.values(response.data ?? {}).flat() as Body[];
const from = (lastReqDt: string) => ({ ...caller, lastReqDt });

describe("rows to fetch", () => {
  afterEach(closeAll);

  for (const count of [999, 1000, 3000, 3300]) {
    it(`pages ${count} item classes by the response's time`, async () => {
      const simulator = await start({ itemClasses: count });
      const codes = new Set<unknown>();
      let cursor = "20180101000000";
      for (let page = 0; page <= Math.ceil(count / 1000); page++) {
        const response = await call(simulator, paths.classes, from(cursor));
        if (response.resultCd === "001") break;
        expect(rows(response).length).to.be.at.most(1000);
        expect(response.resultDt > cursor).to.equal(true);
        cursor = response.resultDt;
        for (const row of rows(response)) codes.add(row.itemClsCd);
        if (rows(response).length < 1000) break;
      }
      expect(codes.size).to.equal(count);
      expect((await call(simulator, paths.classes, from(cursor))).resultCd).to.equal("001");
    });
  }

  it("makes items whose codes follow the rule of the authority, so that a service can register them", () => {
    const lines = makeStockMoves(ke, tin, bhfId, 20, 1, "20260310101500").flatMap(
      ({ itemList }) => itemList as Body[],
    );
    for (const { itemCd, pkgUnitCd, qtyUnitCd } of lines) {
      const parts = {
        origin_nation_code: "KE",
        item_type: "2",
        pkg_unit_code: String(pkgUnitCd),
        qty_unit_code: String(qtyUnitCd),
      };
      expect(sharedRulesOf("ke").itemCodes.problem(String(itemCd), parts), String(itemCd)).to.equal(
        undefined,
      );
    }
  });

  it("makes 20,000 distinct classes of five levels", async () => {
    const simulator = await start({ itemClasses: 20_000 });
    const seen = new Set<unknown>();
    const levels = new Set<unknown>();
    let cursor = "20180101000000";
    for (;;) {
      const response = await call(simulator, paths.classes, from(cursor));
      for (const row of rows(response)) {
        seen.add(row.itemClsCd);
        levels.add(row.itemClsLvl);
        expect(String(row.itemClsCd)).to.match(row.itemClsLvl === 5 ? /^\d{10}$/ : /^\d{8}$/);
        expect(String(row.itemClsNm).length).to.be.within(3, 200);
      }
      if (rows(response).length < 1000) break;
      cursor = response.resultDt;
    }
    expect(seen.size).to.equal(20_000);
    expect([...levels].sort()).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it("returns rows changed after the cursor, none lost within one second", async () => {
    const simulator = await start();
    const first = await call(simulator, paths.supplierSales, since);
    expect(rows(first)).to.have.length(12);
    expect((await call(simulator, paths.supplierSales, from(first.resultDt))).resultCd).to.equal("001");
    await simulator.addSupplierSales(tin, bhfId, 2);
    const second = await call(simulator, paths.supplierSales, from(first.resultDt));
    expect(rows(second).map((row) => row.spplrInvcNo)).to.deep.equal([813, 814]);
    expect((await call(simulator, paths.supplierSales, from(second.resultDt))).resultCd).to.equal("001");
  });

  it("makes supplier sales that add up to the cent under the split convention", async () => {
    const simulator = await start({ supplierSales: 200 });
    for (const sale of rows(await call(simulator, paths.supplierSales, since))) {
      const lines = sale.itemList as Body[];
      const sum = (field: string) =>
        lines.reduce((total, line) => total + Math.round(Number(line[field]) * 100), 0);
      for (const [total, field] of [
        ["totTaxblAmt", "taxblAmt"],
        ["totTaxAmt", "taxAmt"],
        ["totAmt", "totAmt"],
      ] as const) {
        expect(sum(field)).to.equal(Math.round(Number(sale[total]) * 100));
      }
      for (const line of lines) {
        const rate = { B: 0.16, E: 0.08 }[String(line.taxTyCd)] ?? 0;
        expect(Number(line.taxblAmt)).to.be.closeTo(Number(line.totAmt) / (1 + rate), 0.0051);
      }
      expect(sale.cfmDt).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    }
  });

  it("makes supplier sales of other conventions if configured", async () => {
    const simulator = await start({ supplierSales: 40, oddSales: true });
    const kinds = new Set<string>();
    for (const sale of rows(await call(simulator, paths.supplierSales, since))) {
      const lines = sale.itemList as Body[];
      const sum = lines.reduce((total, line) => total + Math.round(Number(line.totAmt) * 100), 0);
      if (sum !== Math.round(Number(sale.totAmt) * 100)) kinds.add("total");
      for (const line of lines.filter(({ taxTyCd }) => taxTyCd === "B")) {
        if (line.taxblAmt === line.totAmt) kinds.add("gross");
        if (line.splyAmt === line.taxblAmt && line.taxblAmt !== line.totAmt) kinds.add("net");
      }
    }
    expect([...kinds]).to.have.members(["total", "gross", "net"]);
  });

  it("shows imports of any status", async () => {
    const simulator = await start({ imports: 0 });
    const statuses = ["1", "2", "3", "4"];
    await simulator.addImports(
      tin,
      bhfId,
      statuses.map((imptItemSttsCd) => ({ imptItemSttsCd })),
    );
    const found = rows(await call(simulator, paths.imports, since));
    expect(found.map((row) => row.imptItemSttsCd)).to.deep.equal(statuses);
    expect(new Set(found.map((row) => `${row.taskCd}/${row.itemSeq}`)).size).to.equal(4);
  });

  it("makes the same rows for the same seed, others for another branch", async () => {
    const [one, two] = [await start(), await start()];
    const fetch = async (simulator: typeof one) => (await call(simulator, paths.imports, since)).data;
    expect(await fetch(one)).to.deep.equal(await fetch(two));
    const other = await start({ seed: 2 });
    expect(await fetch(other)).to.not.deep.equal(await fetch(one));
  });

  it("no longer returns a supplier sale that a purchase has confirmed", async () => {
    const simulator = await start({ supplierSales: 2 });
    const [sale] = rows(await call(simulator, paths.supplierSales, since));
    const { spplrTin, spplrBhfId, spplrInvcNo } = sale ?? {};
    await call(simulator, paths.purchase, purchase(1, { spplrTin, spplrBhfId, spplrInvcNo }));
    const left = rows(await call(simulator, paths.supplierSales, since));
    expect(left.map((row) => row.spplrInvcNo)).to.deep.equal([802]);
  });

  it("returns imports in status 2 again once they have changed", async () => {
    const simulator = await start({ imports: 2 });
    const first = await call(simulator, paths.imports, since);
    const [row] = rows(first);
    expect(row).to.include({ imptItemSttsCd: "2", dclDe: "10032026" });
    const { taskCd, dclDe, itemSeq, hsCd } = row ?? {};
    const update = { ...sample("updateImportItems.request"), taskCd, dclDe, itemSeq, hsCd };
    expect((await call(simulator, paths.updateImport, { ...update, dclDe: "20260310" })).resultCd).to.equal(
      "910",
    );
    expect((await call(simulator, paths.updateImport, update)).resultCd).to.equal("000");
    const changed = rows(await call(simulator, paths.imports, from(first.resultDt)));
    expect(changed).to.have.length(1);
    expect(changed[0]).to.include({ taskCd, imptItemSttsCd: "3" });
  });

  it("ships items from branch to branch until they are booked in", async () => {
    const simulator = await start({ requireInit: false });
    await call(simulator, paths.move, move(1, { sarTyCd: "13", custTin: tin, custBhfId: "01" }));
    const there = { bhfId: "01" };
    const [pending] = rows(await call(simulator, paths.pendingMoves, { ...since, ...there }));
    expect(pending).to.include({ custBhfId: "00", sarNo: 1 });
    await call(simulator, paths.move, move(1, { ...there, sarTyCd: "04", custTin: tin, custBhfId: "00" }));
    expect((await call(simulator, paths.pendingMoves, { ...since, ...there })).resultCd).to.equal("001");
    const stock = simulator.state.branches.map((branch) => [branch.bhfId, branch.stock[0]?.moved]);
    expect(stock).to.deep.equal([
      ["00", -10],
      ["01", 10],
    ]);
  });

  it("updates an item that is saved again", async () => {
    const simulator = await start();
    const item = sample("saveItems.request");
    await call(simulator, paths.saveItem, item);
    await call(simulator, paths.saveItem, { ...item, itemNm: "Cola half a litre" });
    const items = rows(await call(simulator, paths.items, since));
    expect(items.map((row) => row.itemNm)).to.deep.equal(["Cola half a litre"]);
  });

  it("writes local time of its zone, with the skew it was given", async () => {
    const zone = await start({ timeZone: "UTC" });
    expect((await call(zone, paths.codes, since)).resultDt).to.equal("20260310071500");
    await zone.setClock(-60_000);
    expect((await call(zone, paths.customer, { ...caller, custmTin: "A001234567B" })).resultDt).to.equal(
      "20260310071400",
    );
  });
});
