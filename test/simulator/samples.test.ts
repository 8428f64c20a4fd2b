// Every sample of the wire: requests are accepted, responses have the samples' form.
import { expect } from "chai";
import { bhfId, call, caller, closeAll, sample, since, start, tin } from "./support.ts";

type Json = Record<string, unknown>;

/** The first element of the first list in a response's data, or the object in it. */
function rowOf(response: Json): Json {
  const [value] = Object.values(response.data as Json);
  return (Array.isArray(value) ? value[0] : value) as Json;
}

const kindOf = (value: unknown) => (value === null ? "null" : typeof value);

/** Same keys, and the same type wherever neither is null. */
function expectShape(found: Json, wanted: Json): void {
  expect(Object.keys(found)).to.have.members(Object.keys(wanted));
  for (const [key, value] of Object.entries(wanted)) {
    if (value !== null && found[key] !== null) expect(kindOf(found[key]), key).to.equal(kindOf(value));
  }
}

describe("samples of the wire", () => {
  afterEach(closeAll);

  it("initializes a device on all three paths", async () => {
    for (const path of ["/initializer/selectInitInfo", "/selectInitInfo", "/selectInitOsdcInfo"]) {
      const simulator = await start({ devices: [] });
      const response = await call(simulator, path, sample("selectInitInfo.request"));
      expect(response.resultCd).to.equal("000");
      expectShape(rowOf({ ...response }), rowOf(sample("selectInitInfo.response")));
    }
  });

  for (const [name, path] of [
    ["saveBrancheCustomers", "/branches/saveBrancheCustomers"],
    ["saveBrancheUsers", "/branches/saveBrancheUsers"],
    ["saveBrancheInsurances", "/branches/saveBrancheInsurances"],
    ["saveItems", "/items/saveItems"],
    ["saveItemComposition", "/items/saveItemComposition"],
    ["saveStockMaster", "/stockMaster/saveStockMaster"],
  ] as const) {
    it(`accepts ${name} with data null`, async () => {
      const simulator = await start();
      const response = await call(simulator, path, sample(`${name}.request`));
      expect(response).to.include({ resultCd: "000", data: null });
    });
  }

  it("accepts saveSales and returns a receipt", async () => {
    const simulator = await start();
    await simulator.setCounters(tin, bhfId, { sales: 40 });
    const response = await call(simulator, "/trnsSales/saveSales", sample("saveSales.request"));
    expect(response.resultCd, response.resultMsg).to.equal("000");
    const data = response.data as Json;
    expectShape(data, sample("saveSales.response").data as Json);
    expect(data.intrlData).to.match(/^[A-Z2-7]{26}$/);
    expect(data.rcptSign).to.match(/^[A-Z2-7]{16}$/);
    expect(data.vsdcRcptPbctDate).to.equal("20260310101500");
  });

  it("accepts savePurchases and saveStockItems with data null", async () => {
    const simulator = await start();
    await simulator.setCounters(tin, bhfId, { purchases: 8, stock: 16 });
    const purchase = await call(simulator, "/trnsPurchase/savePurchases", sample("savePurchases.request"));
    expect(purchase).to.include({ resultCd: "000", data: null });
    const move = await call(simulator, "/stock/saveStockItems", sample("saveStockItems.request"));
    expect(move).to.include({ resultCd: "000", data: null });
  });

  it("accepts updateImportItems for a row it has sent", async () => {
    const simulator = await start({ imports: 0 });
    await simulator.addImports(tin, bhfId, [rowOf(sample("selectImportItems.response"))]);
    const sent = await call(simulator, "/imports/selectImportItems", since);
    expect(rowOf({ ...sent })).to.deep.equal(rowOf(sample("selectImportItems.response")));
    const response = await call(simulator, "/imports/updateImportItems", sample("updateImportItems.request"));
    expect(response).to.include({ resultCd: "000", data: null });
    const [row] = simulator.state.branches[0]?.imports ?? [];
    expect(row).to.include({ imptItemSttsCd: "3" });
  });

  it("looks a taxpayer up, and finds nothing for an unknown PIN", async () => {
    const simulator = await start();
    const response = await call(simulator, "/customers/selectCustomer", sample("selectCustomer.request"));
    expectShape(rowOf({ ...response }), rowOf(sample("selectCustomer.response")));
    const none = await call(simulator, "/customers/selectCustomer", { ...caller, custmTin: "Z000000000Z" });
    expect(Object.keys(none)).to.have.members(Object.keys(sample("nothingFound.response")));
    expect(none).to.include({ resultCd: "001", data: null, resultMsg: "There is no search result" });
  });

  for (const [name, path] of [
    ["selectCodes", "/code/selectCodes"],
    ["selectItemsClass", "/itemClass/selectItemsClass"],
    ["selectBranches", "/branches/selectBranches"],
    ["selectNotices", "/notices/selectNotices"],
    ["selectItems", "/items/selectItems"],
    ["selectTrnsPurchaseSales", "/trnsPurchase/selectTrnsPurchaseSales"],
    ["selectImportItems", "/imports/selectImportItems"],
    ["selectStockItems", "/stock/selectStockItems"],
  ] as const) {
    it(`responds to ${name} in the sample's shape`, async () => {
      const simulator = await start();
      await call(simulator, "/items/saveItems", sample("saveItems.request"));
      await simulator.addStockMoves(tin, bhfId, 1);
      const response = await call(simulator, path, since);
      const wanted = sample(`${name}.response`);
      expect(response.resultCd).to.equal("000");
      expect(Object.keys(response)).to.deep.equal(Object.keys(wanted));
      expect(Object.keys(response.data as Json)).to.deep.equal(Object.keys(wanted.data as Json));
      const row = rowOf({ ...response });
      const wantedRow = rowOf(wanted);
      expectShape(row, wantedRow);
      for (const list of ["itemList", "dtlList"]) {
        const inner = row[list];
        const wantedInner = wantedRow[list];
        if (Array.isArray(inner) && Array.isArray(wantedInner)) expectShape(inner[0], wantedInner[0]);
      }
    });
  }

  it("carries the rate of class 04 as a text", async () => {
    const simulator = await start();
    const response = await call(simulator, "/code/selectCodes", since);
    const tables = (response.data as { clsList: { cdCls: string; dtlList: Json[] }[] }).clsList;
    expect(tables).to.have.length(23);
    const rates = tables.find(({ cdCls }) => cdCls === "04")?.dtlList.map((row) => row.userDfnCd1);
    expect(rates).to.deep.equal(["0", "16", "0", "0", "8"]);
  });

  it("returns its time and echoes", async () => {
    const simulator = await start();
    const time = await fetch(`${simulator.url}/main/selectServerTime`);
    expect(await time.json()).to.include({ resultCd: "000", resultDt: "20260310101500" });
    const echo = await call(simulator, "/test/echoTest", { ...caller, word: "hello" });
    expect(echo.data).to.include({ word: "hello" });
  });
});
