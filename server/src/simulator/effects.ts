// The effects of each fault on a call before it is processed, and on the response afterwards.
import { STATUS_CODES } from "node:http";
import type { Call, FaultParams } from "./calls/call.ts";
import type { FaultId } from "./faults.ts";
import { SimulatedRejection, type SimulatorResponse } from "./response.ts";
import type { Body, Counters } from "./state.ts";
import type { Applies } from "./switches.ts";
import { linesOf, numberOf, textOf } from "./validate.ts";

/** A response that isn't the unit's envelope. */
export interface RawResponse {
  status: number;
  type: string;
  text: string;
}

type Hook<Result> = { applies?: (call: Call) => Applies; play: Result };
type Before = (call: Call, params: FaultParams) => Promise<RawResponse | undefined> | RawResponse | undefined;
type After = (
  response: SimulatorResponse,
  params: FaultParams,
  call: Call,
) => SimulatorResponse | RawResponse;

/** The response of nginx in front of a unit. */
const page = (status: number) => {
  const title = status === 504 ? "504 Gateway Time-out" : `${status} ${STATUS_CODES[status] ?? "OK"}`;
  const body = `<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>`;
  return `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n${body}\r\n</body>\r\n</html>\r\n`;
};

function outage({ kind }: FaultParams): RawResponse {
  if (kind === "empty") return { status: 200, type: "application/json", text: "" };
  const status = kind === "html200" ? 200 : Number(kind) || 504;
  return { status, type: "text/html", text: page(status) };
}

/** Tomcat's response if it has no program for a path, or doesn't take the body. */
function serverPage({ status }: FaultParams): RawResponse {
  const text =
    `<!doctype html><html lang="en"><head><title>HTTP Status ${status}</title></head>` +
    `<body><h1>HTTP Status ${status}</h1><hr class="line" /><h3>Apache Tomcat/9.0.85</h3></body></html>`;
  return { status: Number(status) || 404, type: "text/html;charset=utf-8", text };
}

function wait(ms: unknown): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, Number(ms), undefined).unref();
  });
}

const reject: Before = (_call, { code }) => {
  throw new SimulatedRejection(String(code));
};

const firstLine = (body: Body): Body => linesOf(body)[0] ?? {};

const streams: Record<string, keyof Counters> = {
  saveSales: "sales",
  savePurchases: "purchases",
  saveStockItems: "stock",
};

/** Played in this order before the call is processed; a response or a thrown rejection takes the call's place. */
export const before: Partial<Record<FaultId, Hook<Before>>> = {
  F2: { applies: () => (params) => params.when !== "after", play: (_call, { ms }) => wait(ms) },
  F5: { play: reject },
  F6: {
    async play(call, { by }) {
      const stream = streams[call.functionName];
      if (!stream) return undefined;
      const { tin, bhfId, branch, unit } = call;
      const moved = Math.max(0, branch.counters[stream] + Number(by));
      await unit.commit({ op: "counters", tin, bhfId, counters: { [stream]: moved } });
      call.isOffSequence = true;
      return undefined;
    },
  },
  F7: {
    async play({ unit, tin, bhfId }, { ms }) {
      unit.held.add(`${tin}/${bhfId}`);
      await wait(ms);
      unit.held.delete(`${tin}/${bhfId}`);
      return undefined;
    },
  },
  F9: {
    applies:
      ({ unit }) =>
      (params, { since }) =>
        // The online unit has no queue of its own to sign into.
        unit.settings.wire === "oscu" || unit.clock.ms() - since >= Number(params.graceMs),
    play(call, params) {
      return params.code === "503" ? outage({ kind: "503" }) : reject(call, params);
    },
  },
  F10: { applies: () => (params) => params.signed !== true, play: (_call, params) => outage(params) },
  F12: { play: reject },
  F13: { play: reject },
  F14: { play: reject },
  F15: {
    play(_call, { fields }) {
      throw new SimulatedRejection("910", `Request parameter error: ${fields} is required`);
    },
  },
  F16: {
    play(_call, { path }) {
      throw new SimulatedRejection("913", `A code value is not in its table ${path}`);
    },
  },
  F18: {
    play({ body }, { field }) {
      const line = firstLine(body);
      const found = numberOf(line, String(field));
      const expected = (found - 0.01).toFixed(2);
      const where = `${field} on item: ${numberOf(line, "itemSeq")}`;
      throw new SimulatedRejection("910", `Invalid ${where}. Expected: ${expected}, But Found: ${found}`);
    },
  },
  F20: {
    play({ body }) {
      const line = firstLine(body);
      const where = `Item ${textOf(line, "itemCd")} (itemSeq ${numberOf(line, "itemSeq")})`;
      throw new SimulatedRejection("910", `${where} does not exist in your stock master`);
    },
  },
  F21: {
    play({ body, branch }, { kind }) {
      if (kind === "empty") throw new SimulatedRejection("910", "Stock IO is empty");
      const found = numberOf(body, "rsdQty");
      const moved = branch.stock.get(textOf(body, "itemCd"))?.moved ?? 0;
      const expected = moved === found ? moved + 1 : moved;
      throw new SimulatedRejection("910", `rsdQty mismatch. Expected: ${expected} but found: ${found}`);
    },
  },
  F22: { play: reject },
  F24: {
    async play({ unit, tin, bhfId, branch, functionName }, { dclDe }) {
      if (functionName !== "selectImportItems") return undefined;
      for (const [index, { changedAt, row }] of branch.imports.entries()) {
        // Kept in the memory, since the caller must echo the key that it was shown.
        const odd = { ...row, dclDe: dclDe === "" ? row.dclDe : dclDe, itemNm: `${row.itemNm}\nSECOND LINE` };
        await unit.commit({ op: "import", tin, bhfId, index, row: odd, changedAt });
      }
      return undefined;
    },
  },
  F25: {
    play(call) {
      call.ignoresCursor = true;
      return undefined;
    },
  },
  F27: {
    applies:
      ({ body }) =>
      () =>
        body.rcptTyCd === "R",
    play: (call, { code }) => reject(call, { code: code === "late" ? "921" : code }),
  },
  F28: {
    play(call, params) {
      if (params.code !== "400") return reject(call, params);
      return { status: 400, type: "application/json", text: '{"message":"Bad Request"}' };
    },
  },
  F29: {
    play() {
      throw new SimulatedRejection("910", "Request parameter error: taxTyCd is invalid");
    },
  },
  F30: { play: reject },
  F33: { play: reject },
  F34: { play: (_call, params) => serverPage(params) },
};

function changeRows(
  response: SimulatorResponse,
  change: (row: Body, index: number) => Body,
): SimulatorResponse {
  const data = structuredClone(response.data) as Record<string, Body[]> | null;
  for (const [key, rows] of Object.entries(data ?? {})) if (data) data[key] = rows.map(change);
  return { ...response, data };
}

/** Codes outside the tables, on customs rows and on the lines of supplier sales alike. */
function foreignCodes(row: Body): Body {
  const lines = linesOf(row);
  if (lines.length) return { ...row, itemList: lines.map(foreignCodes) };
  return { ...row, qtyUnitCd: "KGM", pkgUnitCd: row.pkgUnitCd === "CT" ? "BX" : null };
}

function offByACent(row: Body): Body {
  const lines = linesOf(row).map((line) => ({ ...line, qty: numberOf(line, "qty") + 0.1234 }));
  return { ...row, totAmt: Number((numberOf(row, "totAmt") + 0.01).toFixed(2)), itemList: lines };
}

/** Played in this order on the response to a processed call. */
export const after: Partial<Record<FaultId, Hook<After>>> = {
  F10: { applies: () => (params) => params.signed === true, play: (_answer, params) => outage(params) },
  F11: {
    play(response, { as }, { unit }) {
      if (as === "status") {
        const status = response.resultCd === "000" ? 200 : 400;
        return { status, type: "application/json", text: JSON.stringify(response) };
      }
      const isGood = response.resultCd === "000";
      const responseHeader = {
        responseCode: isGood ? "200" : "400",
        responseMessage: response.resultMsg,
        debugMessage: response.resultMsg,
        customerMessage: response.resultMsg,
        requestRefId: "00000000-0000-4000-8000-000000000000",
        timestamp: unit.clock.stamp(),
      };
      const text = JSON.stringify({ responseHeader, responseBody: isGood ? response : null });
      return { status: 200, type: "application/json", text };
    },
  },
  F37: {
    play: (response, { code }) =>
      response.resultCd === "000" ? { ...response, resultCd: String(code) } : response,
  },
  F17: { play: (response) => changeRows(response, foreignCodes) },
  F19: { play: (response) => changeRows(response, offByACent) },
  F23: {
    applies: ({ functionName }) => {
      return (params) => params.stale === true && functionName === "selectImportItems";
    },
    play: (response) => changeRows(response, (row) => ({ ...row, imptItemSttsCd: "2" })),
  },
  F24: {
    play: (response, _params, { unit }) =>
      changeRows(response, ({ imptItemSttsCd, ...row }) =>
        imptItemSttsCd === undefined
          ? {
              ...row,
              spplrInvcNo: String(row.spplrInvcNo),
              spplrNm: `${row.spplrNm}\n${unit.settings.country.town}`,
            }
          : { ...row, imptItemsttsCd: imptItemSttsCd, qty: String(row.qty) },
      ),
  },
};
