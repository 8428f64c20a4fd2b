// What each fault of a control unit does to its caller, and that the unit then acts as documented.
import type { Simulator } from "@taxctl/server/simulator";
import { expect } from "chai";
import {
  type Body,
  call,
  caller,
  creditNote,
  type Envelope,
  failure,
  move,
  paths,
  purchase,
  sale,
  sample,
  send,
  since,
} from "./support.ts";

const rows = (response: Envelope): Body[] => Object.values(response.data ?? {}).flat() as Body[];

/** The effect of a fault, in one call. The unit must respond as usual afterwards. */
export type FaultCase = (simulator: Simulator) => Promise<void>;

export const unitFaults: Record<string, FaultCase> = {
  F1: async (simulator) => {
    await simulator.setFault({ fault: "refused" });
    expect(await failure(simulator, paths.sale, sale(1))).to.equal("ECONNREFUSED");
    expect(await failure(simulator, paths.sale, sale(1))).to.equal("ECONNREFUSED");
    await simulator.clearFaults();
    await simulator.setFault({ fault: "F1", params: { how: "reset" } });
    expect(await failure(simulator, paths.sale, sale(1))).to.match(/ECONNRESET|UND_ERR_SOCKET/);
    expect(simulator.ledger()).to.deep.equal([]);
  },
  F2: async (simulator) => {
    await simulator.setFault({ fault: "F2", path: "saveSales", params: { ms: 40 } });
    const order: string[] = [];
    const slow = call(simulator, paths.sale, sale(1)).then(({ resultCd }) => order.push(`sale ${resultCd}`));
    await call(simulator, paths.codes, since).then(({ resultCd }) => order.push(`codes ${resultCd}`));
    await slow;
    expect(order).to.deep.equal(["codes 000", "sale 000"]);
    await simulator.setFault({ fault: "F2", params: { ms: 5000, when: "after" } });
    expect(await failure(simulator, paths.purchase, purchase(1), 300)).to.equal("time-out");
    expect(simulator.ledger().map(({ kind }) => kind)).to.deep.equal(["sale", "purchase"]);
  },
  F3: async (simulator) => {
    await simulator.setFault({ fault: "F3", path: "saveSales", times: 2 });
    expect(await failure(simulator, paths.sale, sale(1), 300)).to.equal("time-out");
    expect((await call(simulator, paths.sale, sale(1))).resultCd, "a replay gets a response").to.equal("994");
    await simulator.clearFaults();
    await simulator.setFault({ fault: "F3", params: { how: "reset" } });
    expect(await failure(simulator, paths.sale, sale(2))).to.match(/ECONNRESET|UND_ERR_SOCKET/);
    expect(simulator.ledger()).to.have.length(2);
  },
  F4: async (simulator) => {
    await simulator.setFault({ fault: "F4", params: { mode: "899" } });
    const { data } = await call(simulator, paths.sale, sale(1));
    expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("899");
    expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("994");
    await simulator.setFault({ fault: "F4" });
    expect((await call(simulator, paths.sale, sale(1))).data).to.deep.equal(data);
  },
  F6: async (simulator) => {
    await call(simulator, paths.sale, sale(1));
    await simulator.setFault({ fault: "F6", params: { by: 2 } });
    const ahead = await call(simulator, paths.sale, sale(2));
    expect(ahead.resultMsg).to.equal("Invalid invcNo sequence, expected: 4 but found: 2");
    expect((await call(simulator, paths.sale, sale(4))).resultCd).to.equal("000");
    await simulator.setFault({ fault: "F6", params: { by: -3 } });
    const behind = await call(simulator, paths.sale, sale(5));
    expect(behind.resultMsg).to.equal("Invalid invcNo sequence, expected: 2 but found: 5");
  },
  F7: async (simulator) => {
    await simulator.setFault({ fault: "F7", path: "saveSales", params: { ms: 100 } });
    const responses = await Promise.all([
      call(simulator, paths.sale, sale(1)),
      call(simulator, paths.move, move(1)),
    ]);
    expect(responses.map(({ resultCd }) => resultCd).sort()).to.deep.equal(["000", "899"]);
    await simulator.reset();
  },
  F8: async (simulator) => {
    await call(simulator, paths.sale, sale(1));
    await simulator.setFault({ fault: "F8" });
    expect((await call(simulator, paths.sale, sale(2, { trdInvcNo: "INV-1" }))).resultCd).to.equal("994");
    expect(simulator.ledger()).to.have.length(1);
    expect(simulator.violations).to.deep.equal([]);
  },
  F9: async (simulator) => {
    await simulator.setFault({ fault: "F9", times: "always", params: { graceMs: 86_400_000 } });
    expect((await call(simulator, paths.sale, sale(1))).resultCd).to.equal("000");
    await simulator.setClock(86_400_000);
    expect((await call(simulator, paths.sale, sale(2))).resultCd).to.equal("894");
    expect((await call(simulator, paths.codes, since)).resultCd).to.equal("894");
    await simulator.clearFaults();
    await simulator.setFault({ fault: "F9", params: { code: "503" } });
    expect((await send(simulator, paths.sale, sale(2))).status).to.equal(503);
  },
  F10: async (simulator) => {
    for (const kind of ["504", "500", "502", "503"]) {
      await simulator.setFault({ fault: "F10", params: { kind } });
      const response = await send(simulator, paths.sale, sale(1));
      expect(response.status).to.equal(Number(kind));
      expect(await response.text()).to.match(/^<html>/);
    }
    await simulator.setFault({ fault: "F10", params: { kind: "empty" } });
    expect(await (await send(simulator, paths.sale, sale(1))).text()).to.equal("");
    expect(simulator.ledger()).to.deep.equal([]);
    await simulator.setFault({ fault: "F10", params: { kind: "html200", signed: true } });
    const response = await send(simulator, paths.sale, sale(1));
    expect(response.status).to.equal(200);
    expect(await response.text()).to.match(/^<html>/);
    expect(simulator.ledger()).to.have.length(1);
  },
  F11: async (simulator) => {
    await simulator.setFault({ fault: "F11" });
    const wrapped = (await (await send(simulator, paths.codes, since)).json()) as Body;
    expect(wrapped).to.have.keys("responseHeader", "responseBody");
    expect(wrapped.responseBody).to.include({ resultCd: "000" });
    await simulator.setFault({ fault: "F11", params: { as: "status" } });
    const none = await send(simulator, paths.pendingMoves, since);
    expect(none.status).to.equal(400);
    expect(await none.json()).to.include({ resultCd: "001" });
  },
  F17: async (simulator) => {
    await simulator.setFault({ fault: "F17", times: 2 });
    for (const row of rows(await call(simulator, paths.imports, since))) {
      expect(row.qtyUnitCd).to.equal("KGM");
      expect(row.pkgUnitCd).to.be.oneOf([null, "BX"]);
    }
    const [sold] = rows(await call(simulator, paths.supplierSales, since));
    expect((sold?.itemList as Body[] | undefined)?.[0]).to.include({ qtyUnitCd: "KGM" });
    expect(rows(await call(simulator, paths.imports, since))[1]?.pkgUnitCd).to.equal("CT");
  },
  F19: async (simulator) => {
    await simulator.setFault({ fault: "F19" });
    const [sold] = rows(await call(simulator, paths.supplierSales, since));
    const lines = sold?.itemList as Body[];
    const sum = lines.reduce((total, { totAmt }) => total + Number(totAmt), 0);
    expect(Number(sold?.totAmt) - sum).to.be.closeTo(0.01, 0.0001);
    expect(String(lines[0]?.qty)).to.match(/\.1234$/);
  },
  F23: async (simulator) => {
    const [row] = rows(await call(simulator, paths.imports, since));
    const { taskCd, dclDe, itemSeq, hsCd } = row ?? {};
    const update = { ...sample("updateImportItems.request"), taskCd, dclDe, itemSeq, hsCd, remark: null };
    await simulator.setFault({ fault: "F23", times: "always" });
    expect((await call(simulator, paths.updateImport, update)).resultCd).to.equal("999");
    expect((await call(simulator, paths.updateImport, { ...update, remark: "yes" })).resultCd).to.equal(
      "000",
    );
    await simulator.clearFaults();
    await simulator.setFault({ fault: "F23", params: { stale: true } });
    const [stale] = rows(await call(simulator, paths.imports, since));
    expect(stale?.imptItemSttsCd).to.equal("2");
    expect(rows(await call(simulator, paths.imports, since))[0]?.imptItemSttsCd).to.equal("3");
  },
  F24: async (simulator) => {
    await simulator.setFault({ fault: "F24", times: 2 });
    const [row] = rows(await call(simulator, paths.imports, since));
    expect(row).to.include({ dclDe: "-1", imptItemsttsCd: "2" });
    expect(row).to.not.have.property("imptItemSttsCd");
    expect(row?.itemNm).to.contain("\n");
    expect(row?.qty).to.be.a("string");
    const [sold] = rows(await call(simulator, paths.supplierSales, since));
    expect(sold?.spplrInvcNo).to.equal("801");
    const { taskCd, itemSeq, hsCd } = row ?? {};
    const update = { ...sample("updateImportItems.request"), taskCd, dclDe: "-1", itemSeq, hsCd };
    expect((await call(simulator, paths.updateImport, update)).resultCd, "key echoed").to.equal("000");
  },
  F25: async (simulator) => {
    const first = await call(simulator, paths.supplierSales, since);
    const { spplrTin, spplrBhfId, spplrInvcNo } = rows(first)[0] ?? {};
    await call(simulator, paths.purchase, purchase(1, { spplrTin, spplrBhfId, spplrInvcNo }));
    await simulator.setFault({ fault: "F25" });
    const again = await call(simulator, paths.supplierSales, { ...caller, lastReqDt: first.resultDt });
    expect(rows(again)).to.have.length(12);
  },
  F26: async (simulator) => {
    await simulator.setFault({ fault: "F26" });
    const stalled = await call(simulator, paths.classes, since);
    expect(stalled.resultDt).to.equal(since.lastReqDt);
    expect(rows(stalled)).to.have.length(1000);
    expect((await call(simulator, paths.classes, since)).resultDt > since.lastReqDt).to.equal(true);
  },
  F27: async (simulator) => {
    await simulator.setFault({ fault: "F27", params: { code: "931" } });
    expect((await call(simulator, paths.sale, sale(1))).resultCd, "the sale is not recorded").to.equal("000");
    expect((await call(simulator, paths.sale, creditNote(2, 1))).resultCd).to.equal("931");
    await simulator.setFault({ fault: "F27", params: { code: "late" } });
    expect((await call(simulator, paths.sale, creditNote(2, 1))).resultCd).to.equal("921");
  },
  F28: async (simulator) => {
    await simulator.setFault({ fault: "F28", params: { code: "400" } });
    expect((await send(simulator, paths.sale, sale(1))).status).to.equal(400);
  },
  F31: async (simulator) => {
    await simulator.setFault({ fault: "F31", params: { count: 4 } });
    expect(rows(await call(simulator, paths.items, since))).to.have.length(4);
    expect(rows(await call(simulator, paths.items, since))).to.have.length(4);
  },
  F32: async (simulator) => {
    await simulator.setFault({ fault: "F32" });
    const rejected = await call(simulator, paths.move, move(1));
    expect(rejected.resultMsg).to.equal("ocrnDt must not be in the future");
    expect(rejected.resultDt).to.equal("20260309101500");
    expect((await call(simulator, paths.move, move(1))).resultDt).to.equal("20260310101500");
  },
  F34: async (simulator) => {
    for (const status of [404, 405, 413, 415, 501]) {
      await simulator.setFault({ fault: "F34", path: "saveSales", params: { status } });
      expect((await call(simulator, paths.codes, since)).resultCd).to.equal("000");
      const page = await send(simulator, paths.sale, sale(1));
      expect(page.status).to.equal(status);
      expect(page.headers.get("content-type")).to.match(/^text\/html/);
      expect(await page.text()).to.contain("Tomcat");
    }
    expect(simulator.ledger()).to.deep.equal([]);
  },
  F35: async (simulator) => {
    await call(simulator, paths.move, move(1));
    const texts = { duplicate: /^Duplicate entry '1'/, unique: /unique constraint/, none: /^Unknown error/ };
    for (const [text, pattern] of Object.entries(texts)) {
      await simulator.setFault({ fault: "F35", params: { text } });
      const replayed = await call(simulator, paths.move, move(1));
      expect(replayed.resultCd).to.equal("999");
      expect(replayed.resultMsg).to.match(pattern);
    }
    expect((await call(simulator, paths.move, move(2))).resultCd).to.equal("000");
  },
  F36: async (simulator) => {
    const first = (await call(simulator, paths.sale, sale(1))).data as Body;
    const own = (await call(simulator, paths.sale, sale(2, { trdInvcNo: "B" }))).data as Body;
    const replay = async (how: string) => {
      await simulator.setFault({ fault: "F36", params: { how } });
      return (await call(simulator, paths.sale, sale(2, { trdInvcNo: "B" }))).data as Body;
    };
    expect(await replay("other")).to.deep.equal(first);
    expect(await replay("early")).to.include({ rcptSign: own.rcptSign, vsdcRcptPbctDate: "20200101000000" });
    expect(await replay("total")).to.include({ rcptSign: own.rcptSign, totAmt: 0.01 });
  },
  F37: async (simulator) => {
    for (const code of ["0", "00", "0000"]) {
      await simulator.setFault({ fault: "F37", params: { code } });
      expect((await call(simulator, paths.codes, since)).resultCd).to.equal(code);
    }
    await simulator.setFault({ fault: "F37" });
    expect((await call(simulator, paths.pendingMoves, since)).resultCd, "nothing found").to.equal("001");
  },
};
