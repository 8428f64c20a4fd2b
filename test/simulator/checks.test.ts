// What the unit rejects: fields, codes, sums, conventions, credit notes, order of stock, devices.

import type { SimulatorOptions } from "@taxctl/server/simulator";
import { expect } from "chai";
import {
  type Body,
  call,
  caller,
  closeAll,
  creditNote,
  line,
  master,
  move,
  paths,
  purchase,
  sale,
  sample,
  send,
  start,
} from "./support.ts";

async function rejection(path: string, body: Body, options: SimulatorOptions = {}): Promise<string> {
  const simulator = await start(options);
  const { resultCd, resultMsg } = await call(simulator, path, body);
  expect(simulator.ledger()).to.deep.equal([]);
  return `${resultCd} ${resultMsg}`;
}

describe("checks", () => {
  afterEach(closeAll);

  it("names every missing field", async () => {
    const { regrId, modrNm, trdInvcNo, ...rest } = sale(1);
    const text = await rejection(paths.sale, rest);
    expect(text).to.match(/^910 .*trdInvcNo is required.*regrId is required.*modrNm is required/);
  });

  for (const [what, changes, pattern] of [
    ["a text too long", { remark: "x".repeat(401) }, /^910 .*remark is longer than 400/],
    ["a number as text", { totAmt: "1160" }, /^910 .*totAmt must be a number/],
    ["three decimals", { totAmt: 1160.001 }, /^910 .*totAmt must fit NUMBER 18,2/],
    ["a negative amount", { totTaxAmt: -160 }, /^910 .*totTaxAmt must not be negative/],
    ["number zero", { invcNo: 0 }, /^910 .*invcNo must be above zero/],
    ["a date of another form", { salesDt: "2026-03-10" }, /^910 .*salesDt must have 8 digits/],
    ["a flag of another form", { prchrAcptcYn: "y" }, /^910 .*prchrAcptcYn must be Y or N/],
    ["a date in the future", { salesDt: "20260311" }, /^910 salesDt must not be in the future/],
    ["no tin", { tin: null }, /^910 .*tin cannot be Null/],
    ["an unknown code", { pmtTyCd: "09" }, /^913 .*\[<pmtTyCd>\]/],
    ["a pair that is not allowed", { salesTyCd: "P", rcptTyCd: "R" }, /^834/],
    ["another count of lines", { totItemCnt: 2 }, /^910 Invalid totItemCnt. Expected: 1, But Found: 2/],
    ["another sum", { totAmt: 1160.01 }, /^910 Invalid totAmt. Expected: 1160, But Found: 1160.01/],
    [
      "another bucket",
      { taxblAmtB: 900, taxblAmtA: 100 },
      /^910 Invalid taxblAmtA. Expected: 0, But Found: 100/,
    ],
    ["another rate", { taxRtE: 0 }, /^910 Rule taxRtE failed: Tax rate mismatch. Expected: 8, Found: 0/],
    ["an original in a sale", { orgInvcNo: 3 }, /^910 orgInvcNo/],
    ["no receipt", { receipt: null }, /^910 .*receipt is required/],
    ["no lines", { itemList: [] }, /^910 .*itemList is required/],
  ] as const) {
    it(`rejects a sale with ${what}`, async () => {
      expect(await rejection(paths.sale, sale(1, changes), { requireInit: false })).to.match(pattern);
    });
  }

  it("rejects a code in a line with its path", async () => {
    const text = await rejection(paths.sale, sale(1, {}, [line({ pkgUnitCd: "BX" })]));
    expect(text).to.match(/^913 .*\[<itemList><pkgUnitCd>\]/);
  });

  it("rejects a line number twice", async () => {
    expect(await rejection(paths.sale, sale(1, {}, [line(), line()]))).to.match(/^910 .*itemSeq/);
  });

  describe("conventions", () => {
    const gross = line({ taxblAmt: 1160 });
    const net = line({ prc: 500, splyAmt: 1000 });
    for (const [amounts, good, bad] of [
      ["S", line(), gross],
      ["G", gross, line()],
      ["N", net, line()],
    ] as const) {
      it(`enforces ${amounts}`, async () => {
        const simulator = await start({ amounts });
        expect((await call(simulator, paths.sale, sale(1, {}, [good]))).resultMsg).to.equal(
          "It is succeeded",
        );
        const rejected = await call(simulator, paths.sale, sale(2, {}, [bad]));
        expect(rejected.resultMsg).to.match(/^Invalid \w+ on item: 1. Expected: .*, But Found: /);
      });
    }

    it("accepts any line if only sums count, and everything if nothing does", async () => {
      const odd = line({ prc: 1, taxblAmt: 7 });
      const sums = await start({ amounts: "sums" });
      expect((await call(sums, paths.sale, sale(1, {}, [odd]))).resultCd).to.equal("000");
      expect((await call(sums, paths.sale, sale(2, { totAmt: 1 }, [odd]))).resultCd).to.equal("910");
      const none = await start({ amounts: "none" });
      expect((await call(none, paths.sale, sale(1, { totAmt: 1 }, [odd]))).resultCd).to.equal("000");
    });

    for (const [total, taxable, tax] of [
      [100, 86.21, 13.79],
      [999.99, 862.06, 137.93],
      [49.95, 43.06, 6.89],
      [0.01, 0.01, 0],
    ]) {
      it(`knows that ${total} is ${taxable} and ${tax}`, async () => {
        const simulator = await start();
        const amounts = { qty: 1, prc: total, splyAmt: total, taxblAmt: taxable, taxAmt: tax, totAmt: total };
        const { resultMsg } = await call(simulator, paths.sale, sale(1, {}, [line(amounts)]));
        expect(resultMsg).to.equal("It is succeeded");
      });
    }

    it("takes a discount off the total", async () => {
      const simulator = await start();
      const lines = [line({ dcRt: 10, dcAmt: 116, totAmt: 1044, taxblAmt: 900, taxAmt: 144 })];
      expect((await call(simulator, paths.sale, sale(1, {}, lines))).resultMsg).to.equal("It is succeeded");
    });
  });

  describe("credit notes", () => {
    for (const [what, changes, lines, pattern] of [
      ["no such original", { orgInvcNo: 9 }, undefined, /^930/],
      ["another buyer", { custTin: "A001234567B" }, undefined, /^935/],
      ["an item that was not sold", {}, [line({ itemCd: "KE2NTXU0000099" })], /^932/],
      ["more pieces", {}, [line({ qty: 3, prc: 386.67 })], /^934/],
      [
        "more money",
        {},
        [line({ prc: 600, splyAmt: 1200, totAmt: 1200, taxblAmt: 1034.48, taxAmt: 165.52 })],
        /^931/,
      ],
      ["no reason", { rfdRsnCd: null }, undefined, /^910 Invalid RfdRsnCd/],
      ["no time", { rfdDt: null }, undefined, /^910 Missing RfdDt/],
    ] as const) {
      it(`rejects one with ${what}`, async () => {
        const simulator = await start();
        await call(simulator, paths.sale, sale(1));
        const body = creditNote(2, 1, changes, lines && [...lines]);
        const { resultCd, resultMsg } = await call(simulator, paths.sale, body);
        expect(`${resultCd} ${resultMsg}`).to.match(pattern);
      });
    }

    it("counts earlier credit notes", async () => {
      const simulator = await start();
      await call(simulator, paths.sale, sale(1));
      const one = line({ qty: 1, splyAmt: 580, totAmt: 580, taxblAmt: 500, taxAmt: 80 });
      expect((await call(simulator, paths.sale, creditNote(2, 1, {}, [one]))).resultCd).to.equal("000");
      expect((await call(simulator, paths.sale, creditNote(3, 1, {}, [one]))).resultCd).to.equal("000");
      expect((await call(simulator, paths.sale, creditNote(4, 1, {}, [one]))).resultCd).to.equal("934");
    });
  });

  describe("purchases", () => {
    it("accepts a supplier's odd totals, but not those typed in by hand", async () => {
      const simulator = await start();
      const odd = { totAmt: 5799.99 };
      expect((await call(simulator, paths.purchase, purchase(1, odd))).resultCd).to.equal("000");
      const manual = await call(simulator, paths.purchase, purchase(2, { ...odd, regTyCd: "M" }));
      expect(manual.resultMsg).to.match(/^Invalid totAmt/);
    });
  });

  describe("stock", () => {
    it("rejects a movement dated tomorrow", async () => {
      expect(await rejection(paths.move, move(1, { ocrnDt: "20260311" }))).to.match(/^910 ocrnDt/);
    });

    it("accepts any master if lenient", async () => {
      const simulator = await start();
      expect((await call(simulator, paths.master, master("KE2NTXU0000001", -3))).resultCd).to.equal("000");
    });

    it("requires movement, then master, then sale if strict", async () => {
      const simulator = await start({ stockOrder: "strict" });
      const item = "KE2CTU0000003";
      const lines = [line({ itemCd: item })];
      expect((await call(simulator, paths.master, master(item, 10))).resultMsg).to.equal("Stock IO is empty");
      await call(simulator, paths.move, move(1));
      const unsold = await call(simulator, paths.sale, sale(1, {}, lines));
      expect(unsold.resultMsg).to.equal(`Item ${item} (itemSeq 1) does not exist in your stock master`);
      const wrong = await call(simulator, paths.master, master(item, 9));
      expect(wrong.resultMsg).to.equal("rsdQty mismatch. Expected: 10 but found: 9");
      expect((await call(simulator, paths.master, master(item, 10))).resultCd).to.equal("000");
      expect((await call(simulator, paths.sale, sale(1, {}, lines))).resultCd).to.equal("000");
    });

    it("requires registered items if strict", async () => {
      const simulator = await start({ itemOrder: "strict" });
      expect((await call(simulator, paths.sale, sale(1))).resultMsg).to.match(
        /does not exist in your inventory/,
      );
      await call(simulator, paths.saveItem, { ...sample("saveItems.request"), itemCd: "KE2NTXU0000001" });
      expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("000");
    });

    it("requires item codes without a gap if configured", async () => {
      const simulator = await start({ itemNumbering: "gapless" });
      const item = (itemCd: string) => ({ ...sample("saveItems.request"), itemCd });
      const rejected = await call(simulator, paths.saveItem, item("KE2NTXU0000002"));
      expect(rejected.resultMsg).to.match(/Expected sequence ending with: …0000001$/);
      expect((await call(simulator, paths.saveItem, item("KE2NTXU0000001"))).resultCd).to.equal("000");
      expect((await call(simulator, paths.saveItem, item("KE2NTXU0000001"))).resultCd).to.equal("000");
      expect((await call(simulator, paths.saveItem, item("KE2BGKG0000002"))).resultCd).to.equal("000");
    });
  });

  describe("devices", () => {
    const init = (dvcSrlNo: string) => ({ ...caller, dvcSrlNo });

    for (const [what, serial, code] of [
      ["a blank behind it", "SIM-DEV-0001 ", "901"],
      ["WRONG in it", "WRONG-1", "901"],
      ["KIND in it", "KIND-1", "903"],
    ] as const) {
      it(`rejects a serial with ${what}`, async () => {
        const simulator = await start({ devices: [] });
        expect(await call(simulator, paths.init, init(serial))).to.include({ resultCd: code, data: null });
        expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("901");
      });
    }

    it("rejects serials that are not on its list", async () => {
      const simulator = await start({ devices: [], serials: ["A-1"] });
      expect((await call(simulator, paths.init, init("A-2"))).resultCd).to.equal("901");
      expect((await call(simulator, paths.init, init("A-1"))).resultCd).to.equal("000");
    });

    it("gives its keys once", async () => {
      const simulator = await start({ devices: [] });
      expect((await call(simulator, paths.init, init("A-1"))).resultCd).to.equal("000");
      expect(await call(simulator, paths.init, init("A-1"))).to.include({ resultCd: "902", data: null });
    });

    it("continues counting behind a new device, and reports the counters or not", async () => {
      const simulator = await start();
      await call(simulator, paths.sale, sale(1));
      const { data } = await call(simulator, paths.init, init("A-2"));
      expect(data?.info).to.include({ lastSaleInvcNo: 1, lastInvcNo: 1 });
      const silent = await start({ devices: [], initCounters: false });
      expect((await call(silent, paths.init, init("A-1"))).data?.info).to.not.have.property("lastInvcNo");
    });
  });

  describe("transport", () => {
    for (const [what, path, init, status] of [
      ["an unknown path", "/trnsSales/saveSale", {}, 404],
      ["GET", paths.sale, { method: "GET", body: undefined }, 405],
      ["another content type", paths.sale, { headers: { "content-type": "text/plain" } }, 415],
      ["broken JSON", paths.sale, { body: "{" }, 400],
      ["a list", paths.sale, { body: "[]" }, 400],
      ["no body", paths.sale, { body: "" }, 200],
    ] as const) {
      it(`responds with ${status} to ${what}`, async () => {
        const simulator = await start();
        const response = await send(simulator, path, {}, init);
        expect(response.status).to.equal(status);
        if (what === "no body") expect(await response.json()).to.include({ resultCd: "911" });
        if (status === 405) expect(response.headers.get("allow")).to.equal("POST");
      });
    }
  });
});
