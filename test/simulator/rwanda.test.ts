// The simulated unit of Rwanda: four letters at 18 %, amounts that contain the tax, purchase codes, and a cursor that must rise.
import { expect } from "chai";
import { countries } from "../../server/src/simulator/countries/index.ts";
import type { Country } from "../../server/src/simulator/country.ts";
import { type Body, call, closeAll, sample, start } from "./support.ts";

const caller = { tin: "100600570", bhfId: "00" };
const rw = countries.rw as Country;
const open = (devices = [{ ...caller, dvcSrlNo: "EBM-1" }]) => start({ country: rw, devices });
const letters = ["A", "B", "C", "D"];

/** A sale of 118, 18 of it tax. */
function sale(invcNo: number, changes: Body = {}, line: Body = {}): Body {
  const { trdInvcNo: _, ...fields } = sample("saveSales.request");
  const [first] = fields.itemList as Body[];
  const amounts = {
    prc: 118,
    qty: 1,
    splyAmt: 118,
    dcRt: 0,
    dcAmt: 0,
    taxblAmt: 118,
    taxAmt: 18,
    totAmt: 118,
  };
  const common = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !/^tax(bl)?(Amt|Rt)[A-E]$/.test(name)),
  );
  const buckets = letters.flatMap((letter) => [
    [`taxblAmt${letter}`, letter === "B" ? 118 : 0],
    [`taxRt${letter}`, letter === "B" ? 18 : 0],
    [`taxAmt${letter}`, letter === "B" ? 18 : 0],
  ]);
  return {
    ...common,
    ...caller,
    ...Object.fromEntries(buckets),
    ...{ invcNo, custTin: null, custNm: null, prcOrdCd: null, totItemCnt: 1 },
    ...{ totTaxblAmt: 118, totTaxAmt: 18, totAmt: 118 },
    receipt: { ...Object(fields.receipt), custTin: null, rptNo: 1 },
    itemList: [{ ...first, ...amounts, itemSeq: 1, taxTyCd: "B", ...line }],
    ...changes,
  };
}

describe("the simulated unit of Rwanda", () => {
  afterEach(closeAll);

  it("lists four letters with their rates, and gives its counters", async () => {
    const simulator = await open([]);
    const init = await call(simulator, "/initializer/selectInitInfo", { ...caller, dvcSrlNo: "EBM-1" });
    const { sdcId, mrcNo, lastSaleInvcNo } = Object(init.data?.info);
    expect(sdcId).to.match(/^SDC\d{9}$/);
    expect(mrcNo).to.have.length(11);
    expect(lastSaleInvcNo).to.equal(0);
    const codes = await call(simulator, "/code/selectCodes", { ...caller, lastReqDt: "20180520000000" });
    const classes: Body[] = Object(codes.data).clsList;
    const tax = classes.find(({ cdCls }) => cdCls === "04");
    const rows: Body[] = Object(tax).dtlList;
    expect(rows.map(({ cd, userDfnCd1 }) => [cd, userDfnCd1])).to.deep.equal([
      ["A", "0"],
      ["B", "18"],
      ["C", "0"],
      ["D", "0"],
    ]);
  });

  it("signs amounts that contain the tax, and rejects those that don't, another rate and a discount without one", async () => {
    const simulator = await open();
    const save = (...of: Parameters<typeof sale>) => call(simulator, "/trnsSales/saveSales", sale(...of));
    const net = { taxblAmtB: 100, totTaxblAmt: 100 };
    expect((await save(1, net, { taxblAmt: 100 })).resultMsg).to.match(/Invalid taxblAmt.*Expected: 118/);
    expect((await save(1, { taxRtB: 16 })).resultMsg).to.match(/Tax rate mismatch. Expected: 18/);
    expect((await save(1, {}, { prc: 120, splyAmt: 120, dcAmt: 2 })).resultMsg).to.match(
      /Invalid dcRt on item: 1/,
    );
    expect((await save(1, {}, { taxTyCd: "E" })).resultCd).to.equal("913");
    expect((await save(1, { receipt: { ...Object(sale(1).receipt), rptNo: 0 } })).resultMsg).to.match(
      /rptNo/,
    );
    const signed = await save(1);
    expect([signed.resultCd, signed.data?.rcptNo, signed.data?.totRcptNo]).to.deep.equal(["000", 1, 1]);
  });

  it("gives a repeated number 924 without data", async () => {
    const simulator = await open();
    await call(simulator, "/trnsSales/saveSales", sale(1));
    const { resultCd, data } = await call(simulator, "/trnsSales/saveSales", sale(1));
    expect([resultCd, data]).to.deep.equal(["924", null]);
    // Without the trader's number, two sales are two sales.
    expect((await call(simulator, "/trnsSales/saveSales", sale(2))).resultCd).to.equal("000");
    expect(simulator.violations).to.deep.equal([]);
  });

  it("wants a purchase code for a buyer, each once", async () => {
    const simulator = await open();
    const codeOf = async (invcNo: number, custTin: string | null, prcOrdCd: string | null) =>
      (await call(simulator, "/trnsSales/saveSales", sale(invcNo, { custTin, custNm: "Buyer", prcOrdCd })))
        .resultCd;
    expect(await codeOf(1, "100600571", null)).to.equal("881");
    expect(await codeOf(1, "100600571", "000000")).to.equal("882");
    expect(await codeOf(1, "000600571", "AB12CD")).to.equal("884");
    expect(await codeOf(1, "100600571", "AB12CD")).to.equal("000");
    expect(await codeOf(2, "100600571", "AB12CD")).to.equal("883");
    expect(await codeOf(2, null, null)).to.equal("000");
  });

  it("rejects a fetch of customs records whose time doesn't rise", async () => {
    const simulator = await open();
    const fetchSince = async (lastReqDt: string) =>
      (await call(simulator, "/imports/selectImportItems", { ...caller, lastReqDt })).resultCd;
    expect(await fetchSince("20180520000000")).to.equal("000");
    expect(await fetchSince("20180520000000")).to.equal("910");
    expect(await fetchSince("20180520000001")).to.equal("000");
  });
});
