// The cost of the SDK next to a bare `fetch`: reading and submitting, against a server on loopback that responds at once.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Taxctl } from "@taxctl/sdk";
import { Responder } from "@taxctl/sdk/testing";
import { compared, type Figure, figure, median } from "./support/figures.ts";
import type { Group } from "./support/report.ts";

const callsATurn = 100;
const turnsARound = 20;
/** Calls are quick and vary a lot: fewer rounds show nothing. */
const leastRounds = 5;
const atOnce = 50;
/** At most 1.4 times the time of `fetch`. */
const goal = "≥ 0.71";
const key = `txs_${"b".repeat(60)}`;
const sale = {
  invoice_no: "INV-1",
  sale_date: "20260310",
  payment_type: "01",
  items: [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 }],
};

type Call = () => PromiseLike<unknown>;

/** Recorded examples of openapi.yaml, so that only the round trip is measured. */
async function recorded(method: string, path: string, body?: unknown): Promise<string> {
  const service = new Responder();
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return (await service.fetch(`${service.baseUrl}${path}`, { method, headers, body: sent })).text();
}

async function startResponder(): Promise<{ baseUrl: string; close(): void }> {
  const read = await recorded("GET", "/codes/tax-types");
  const submitted = await recorded("POST", "/sales", sale);
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json", "x-request-id": "bench" });
      response.end(request.method === "GET" ? read : submitted);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Milliseconds that the calls take. */
async function time(call: Call, calls: number, workers: number): Promise<number> {
  let left = calls;
  const began = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return performance.now() - began;
}

/** Calls a second of both, in turns of a few calls: what else the machine does meets both alike. */
async function round(bare: Call, sdk: Call, workers: number): Promise<{ bare: number; sdk: number }> {
  const spent = { bare: 0, sdk: 0 };
  for (let turn = 0; turn < turnsARound; turn++) {
    spent.bare += await time(bare, callsATurn, workers);
    spent.sdk += await time(sdk, callsATurn, workers);
  }
  const calls = turnsARound * callsATurn * 1_000;
  return { bare: calls / spent.bare, sdk: calls / spent.sdk };
}

/** The first round only warms up. */
async function pair(name: string, bare: Call, sdk: Call, workers: number, rounds: number): Promise<Figure[]> {
  await round(bare, sdk, workers);
  const measured: { bare: number; sdk: number }[] = [];
  for (let done = 0; done < rounds; done++) measured.push(await round(bare, sdk, workers));
  const limit = `fetch, ${name}`;
  const bareRates = measured.map((one) => one.bare);
  const sdkRates = measured.map((one) => one.sdk);
  const extraUs = 1e6 / median(sdkRates) - 1e6 / median(bareRates);
  const note = `${Math.round(extraUs)} µs more a call`;
  const other = { name: limit, values: bareRates, goal };
  return [figure(limit, "/s", bareRates), compared(`SDK, ${name}`, "/s", sdkRates, other, note)];
}

/** Everything of one run, so that the ratios do not depend on what else the machine was doing. */
export async function measureSdk(options: { rounds: number }): Promise<Group> {
  const rounds = Math.max(options.rounds, leastRounds);
  const { baseUrl, close } = await startResponder();
  const client = new Taxctl({ apiKey: key, baseUrl, branch: "00", pace: false });
  const bare = async (path: string, body?: unknown): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "x-branch-id": "00",
    };
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${baseUrl}${path}`, init)).json();
  };
  const reading: [Call, Call] = [() => bare("/codes/tax-types"), () => client.codes.taxTypes()];
  const submitting: [Call, Call] = [() => bare("/sales", sale), () => client.sales.create(sale)];
  const figures = [
    ...(await pair("reading one by one", ...reading, 1, rounds)),
    ...(await pair(`reading, ${atOnce} at once`, ...reading, atOnce, rounds)),
    ...(await pair("submitting one by one", ...submitting, 1, rounds)),
    ...(await pair(`submitting, ${atOnce} at once`, ...submitting, atOnce, rounds)),
  ];
  close();
  return { name: "SDK", figures };
}
