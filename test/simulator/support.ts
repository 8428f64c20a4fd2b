// What the simulator's tests share: samples of the wire, calls, and documents that pass its checks.
import { readFileSync } from "node:fs";
import { type Simulator, type SimulatorOptions, startSimulator } from "@taxctl/server/simulator";

export type Body = Record<string, unknown>;

/** A response's envelope. */
export interface Envelope {
  resultCd: string;
  resultMsg: string;
  resultDt: string;
  data: Record<string, unknown> | null;
}

export const tin = "P051234567Z";
export const bhfId = "00";
export const caller = { tin, bhfId };
const audit = { regrId: "u1", regrNm: "User One", modrId: "u1", modrNm: "User One" };

/** The moment of the samples. */
const sampleTime = new Date("2026-03-10T10:15:00+03:00");

/** Reads a sample of the wire, such as `saveSales.request`. */
export function sample(name: string): Body {
  return JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), "utf8"));
}

/** A simulator at the moment of the samples, its device installed, which is closed by `closeAll`. */
const running: Simulator[] = [];
export async function start(options: SimulatorOptions = {}): Promise<Simulator> {
  const simulator = await startSimulator({
    now: () => sampleTime,
    devices: [{ ...caller, dvcSrlNo: "SIM-DEV-0001" }],
    ...options,
  });
  running.push(simulator);
  return simulator;
}

export async function closeAll(): Promise<void> {
  for (const simulator of running.splice(0)) await simulator.close();
}

/** Sends a request as it is. */
export function send(
  simulator: Simulator,
  path: string,
  body: Body,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(simulator.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });
}

/** Calls the unit and reads its envelope. */
export async function call(simulator: Simulator, path: string, body: Body): Promise<Envelope> {
  return (await (await send(simulator, path, body)).json()) as Envelope;
}

/** Calls a control endpoint. */
export async function control(
  simulator: Simulator,
  method: string,
  path: string,
  body?: Body,
): Promise<Body> {
  const init: RequestInit = { method };
  if (body) init.body = JSON.stringify(body);
  return (await (await fetch(`${simulator.url}/_control/${path}`, init)).json()) as Body;
}

const letters = ["A", "B", "C", "D", "E"];

/** Buckets and totals over lines. */
export function totals(lines: Body[]): Body {
  const sum = (field: string, letter?: string) =>
    Number(
      lines
        .filter((line) => letter === undefined || line.taxTyCd === letter)
        .reduce((total, line) => total + Number(line[field]), 0)
        .toFixed(2),
    );
  const result: Body = { totItemCnt: lines.length };
  for (const letter of letters) {
    result[`taxblAmt${letter}`] = sum("taxblAmt", letter);
    result[`taxRt${letter}`] = { B: 16, E: 8 }[letter] ?? 0;
    result[`taxAmt${letter}`] = sum("taxAmt", letter);
  }
  return {
    ...result,
    totTaxblAmt: sum("taxblAmt"),
    totTaxAmt: sum("taxAmt"),
    totAmt: sum("totAmt"),
  };
}

/** A line of a sale: 2 × 580.00 at 16 %. */
export function line(changes: Body = {}): Body {
  return {
    itemSeq: 1,
    itemCd: "KE2NTXU0000001",
    itemClsCd: "5020230602",
    itemNm: "Cola 500ml",
    bcd: null,
    pkgUnitCd: "NT",
    pkg: 1,
    qtyUnitCd: "U",
    qty: 2,
    prc: 580,
    splyAmt: 1160,
    dcRt: 0,
    dcAmt: 0,
    taxTyCd: "B",
    taxblAmt: 1000,
    taxAmt: 160,
    totAmt: 1160,
    ...changes,
  };
}

/** A sale that passes every check. */
export function sale(invcNo: number, changes: Body = {}, lines: Body[] = [line()]): Body {
  return {
    ...caller,
    trdInvcNo: `INV-${invcNo}`,
    invcNo,
    orgInvcNo: 0,
    custTin: null,
    custNm: null,
    salesTyCd: "N",
    rcptTyCd: "S",
    pmtTyCd: "01",
    salesSttsCd: "02",
    cfmDt: "20260310101500",
    salesDt: "20260310",
    stockRlsDt: null,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: null,
    rfdRsnCd: null,
    ...totals(lines),
    prchrAcptcYn: "N",
    remark: null,
    ...audit,
    receipt: { custTin: null, custMblNo: null, rptNo: 1, prchrAcptcYn: "N" },
    itemList: lines,
    ...changes,
  };
}

/** A credit note over a sale. */
export function creditNote(invcNo: number, orgInvcNo: number, changes: Body = {}, lines?: Body[]): Body {
  const refund = { rcptTyCd: "R", orgInvcNo, rfdRsnCd: "06", rfdDt: "20260310101500" };
  return sale(invcNo, { trdInvcNo: `CRN-${invcNo}`, ...refund, ...changes }, lines);
}

/** A purchase that passes every check. */
export function purchase(invcNo: number, changes: Body = {}): Body {
  return { ...sample("savePurchases.request"), invcNo, spplrInvcNo: 5000 + invcNo, ...changes };
}

/** A stock movement that passes every check: 10 pieces in. */
export function move(sarNo: number, changes: Body = {}): Body {
  return { ...sample("saveStockItems.request"), sarNo, ...changes };
}

/** A stock balance. */
export function master(itemCd: string, rsdQty: number): Body {
  return { ...caller, itemCd, rsdQty, ...audit };
}

export const paths = {
  init: "/initializer/selectInitInfo",
  codes: "/code/selectCodes",
  classes: "/itemClass/selectItemsClass",
  customer: "/customers/selectCustomer",
  items: "/items/selectItems",
  saveItem: "/items/saveItems",
  sale: "/trnsSales/saveSales",
  supplierSales: "/trnsPurchase/selectTrnsPurchaseSales",
  purchase: "/trnsPurchase/savePurchases",
  imports: "/imports/selectImportItems",
  updateImport: "/imports/updateImportItems",
  pendingMoves: "/stock/selectStockItems",
  move: "/stock/saveStockItems",
  master: "/stockMaster/saveStockMaster",
};

/** Any fetch since the beginning. */
export const since = { ...caller, lastReqDt: "20180101000000" };

/** The error code of a call that got no response, or `time-out`. */
export async function failure(
  simulator: Simulator,
  path: string,
  body: Body,
  limitMs = 5000,
): Promise<string> {
  try {
    const response = await send(simulator, path, body, { signal: AbortSignal.timeout(limitMs) });
    await response.text();
    return `answered ${response.status}`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === "TimeoutError") return "time-out";
    const { cause } = error;
    const code = cause instanceof Error && "code" in cause ? cause.code : error.message;
    return String(code);
  }
}
