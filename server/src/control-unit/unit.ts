// The client of every control unit: saves, fetches, initialization and the connection test, each as a result.

import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { Clock } from "../base/clock.ts";
import {
  type CallLimits,
  createTransport,
  defaultLimits,
  type MaybeRelayedSend,
  type Sending,
  type Target,
  type Transport,
} from "./client.ts";
import type { Resolver } from "./connect.ts";
import { digits, findEnvelope, isFields, parseBody, parseTable, secretsIn, without } from "./envelope.ts";
import type { ItemClass } from "./fetched.ts";
import {
  readCodes,
  readCustomer,
  readInitInfo,
  readItemClasses,
  readItems,
  readNotices,
  rowsOf,
} from "./read-reference.ts";
import { readImportItems, readPendingStock, readSupplierSales } from "./read-trade.ts";
import { judgeInitialization, judgeSave, judgeSelect, type TransportResponse } from "./results.ts";
import type { ControlUnit, TestResult, UnitAddress, UnitReceipt, UnitResult } from "./types.ts";
import { identity } from "./wire-fields.ts";
import { type UnitFunction, unitWireOf } from "./wires/index.ts";

/** Item classes come at most this many at once; fewer means the last page. */
const pageRows = 1_000;

/** Read by the connection test when a unit does not serve its time: nothing was ever changed after it. */
const farFuture = "29991231235959";

type ControlUnitOptions = {
  clock: Clock;
  limits?: Partial<CallLimits>;
  /** How host names are resolved; the system's resolver when left out. */
  resolver?: Resolver;
  /** Makes the calls to units that only a relay reaches. */
  relayed?: MaybeRelayedSend;
  /** The network in place of the machine's. */
  transport?: Transport;
};

/** The connections to units, and the limits of calls. */
type Caller = { transport: Transport; limits: CallLimits };

/** One client for all units of the process; `close` cuts whatever is under way. */
export function createControlUnit(options: ControlUnitOptions): ControlUnit {
  const limits = { ...defaultLimits, ...options.limits };
  const transport = options.transport ?? createTransport(limits, options.resolver, options.relayed);
  const caller: Caller = { transport, limits };
  const fetchNew = <T>(address: UnitAddress, name: UnitFunction, lastReqDt: string, read: Reader<T>) =>
    select(caller, address, name, { lastReqDt }, read);

  return {
    async save(address, { path, body }) {
      const result = judgeSave(path, await send(caller, address, path, { body }));
      return withoutSecrets(withIdentifiers(result, address), address);
    },
    async initialize(address) {
      const { tin, bhf_id: bhfId, serial: dvcSrlNo } = address;
      const body = { tin, bhfId, dvcSrlNo };
      // It issues the key, and has none of its own.
      const { key: _key, ...keyless } = address;
      const reply = await send(caller, keyless, unitWireOf(address).paths.selectInitInfo, { body });
      return withoutSecrets(judgeInitialization(reply, readInitInfo), address);
    },
    selectCodes: (address, since) => fetchNew(address, "selectCodes", since, readCodes),
    selectItemClasses: (address, since) => pageItemClasses(caller, address, since),
    selectSupplierSales: (address, since) =>
      fetchNew(address, "selectTrnsPurchaseSales", since, readSupplierSales),
    selectNotices: (address, since) => fetchNew(address, "selectNotices", since, readNotices),
    selectImportItems: (address, since) => fetchNew(address, "selectImportItems", since, readImportItems),
    selectPendingStock: (address, since) => fetchNew(address, "selectStockItems", since, readPendingStock),
    selectItems: (address, since) => fetchNew(address, "selectItems", since, readItems),
    selectCustomer: (address, tin) =>
      select(caller, address, "selectCustomer", { custmTin: tin }, readCustomer),
    async serverTime(address) {
      return withoutSecrets(await readTime(caller, address), address);
    },
    test: (address) => test(caller, options.clock, address),
    close: () => transport.close(),
  };
}

/** A stored response never contains credentials that it may echo. */
function withoutSecrets<T>(result: UnitResult<T>, { headers, key }: UnitAddress): UnitResult<T> {
  if (!headers && !key) return result;
  const secrets = [...secretsIn(headers ?? {}), ...(key ? [key.value] : [])];
  const { answer, message } = result;
  const clean = answer && { ...answer, body: without(secrets, answer.body) };
  return { ...result, message: String(without(secrets, message)), ...(clean ? { answer: clean } : {}) };
}

/** The receipt of a unit that doesn't name itself in it gets the identifiers of the initialization. */
function withIdentifiers(
  result: UnitResult<UnitReceipt | null>,
  { identifiers }: UnitAddress,
): UnitResult<UnitReceipt | null> {
  if (!identifiers) return result;
  const named = (receipt: UnitReceipt | null) =>
    receipt && {
      ...receipt,
      sdc_id: receipt.sdc_id ?? identifiers.sdc_id,
      mrc_no: receipt.mrc_no ?? identifiers.mrc_no,
    };
  if (result.kind === "accepted") return { ...result, data: named(result.data) };
  return result.kind === "duplicate" ? { ...result, receipt: named(result.receipt) } : result;
}

function target(address: UnitAddress, path: string): Target & Pick<Sending, "path"> {
  const { url, allow_private: allowPrivate, blocked, relayed_branch: relayedBranch, tin, key } = address;
  const headers =
    key?.place === "headers"
      ? { ...address.headers, tin, bhfId: address.bhf_id, cmcKey: key.value }
      : address.headers;
  return { url, allowPrivate, headers, blocked, relayedBranch, path };
}

/** The body as it leaves. The key is added here, so that no stored message has it. */
function keyed({ key }: UnitAddress, body: unknown): unknown {
  return key?.place === "body" && isFields(body) ? { ...body, cmcKey: key.value } : body;
}

/** A call that may take as long as a save. */
function send(
  { transport, limits }: Caller,
  address: UnitAddress,
  path: string,
  content: Pick<Sending, "body" | "method">,
): Promise<TransportResponse> {
  const { saveMs: totalMs, saveBytes: maxBytes } = limits;
  const body = keyed(address, content.body);
  return transport.send({ ...target(address, path), ...content, body, totalMs, maxBytes });
}

/** Converts the rows of a unit; long tables in slices. */
type Reader<T> = (data: unknown, rules: Profile, resultDate: string) => T | Promise<T>;

async function select<T>(
  { transport, limits }: Caller,
  address: UnitAddress,
  name: UnitFunction,
  fields: Record<string, unknown>,
  read: Reader<T>,
  patience: Pick<Sending, "totalMs" | "idleMs"> = { totalMs: limits.selectMs },
): Promise<UnitResult<T>> {
  const reply = await transport.send({
    ...target(address, unitWireOf(address).paths[name]),
    body: keyed(address, { ...identity(address), ...fields }),
    ...patience,
    maxBytes: limits.selectBytes,
  });
  if (reply.kind === "answered") reply.parsed = { body: await parseTable(reply.text) };
  const result = withoutSecrets(
    judgeSelect(reply, (data) => data),
    address,
  );
  if (result.kind !== "accepted") return result;
  return { ...result, data: await read(result.data, rulesOf(address.profile), result.result_date) };
}

/**
 * The cursor of the next page is the time of the result, because the unit has no page numbers. Rows that share one
 * time can stall it: a page whose date does not advance, or that repeats the rows of the page before, is the last.
 */
async function* pageItemClasses(
  caller: Caller,
  address: UnitAddress,
  since: string,
): AsyncGenerator<UnitResult<ItemClass[]>> {
  let cursor = since;
  let lastFirstCode: string | undefined;
  for (;;) {
    let rows = 0;
    const result = await select(
      caller,
      address,
      "selectItemsClass",
      { lastReqDt: cursor },
      (data, rules) => {
        rows = rowsOf(data, "itemClsList").length;
        return readItemClasses(data, rules);
      },
      { idleMs: caller.limits.itemClassesIdleMs },
    );
    if (result.kind !== "accepted") {
      yield result;
      return;
    }
    const firstCode = result.data[0]?.code;
    if (firstCode !== undefined && firstCode === lastFirstCode) return;
    yield result;
    if (rows < pageRows || result.result_date <= cursor) return;
    cursor = result.result_date;
    lastFirstCode = firstCode;
  }
}

/** The response with the unit's time; undefined if the unit has no function for it. */
async function askServerTime(caller: Caller, address: UnitAddress): Promise<TransportResponse | undefined> {
  const { timePath } = unitWireOf(address);
  return timePath === null ? undefined : send(caller, address, timePath, { method: "GET" });
}

/** A fetch that brings no rows: nothing was ever changed after its cursor. */
function askNothing(caller: Caller, address: UnitAddress): Promise<TransportResponse> {
  const body = { ...identity(address), lastReqDt: farFuture };
  return send(caller, address, unitWireOf(address).paths.selectNotices, { body });
}

/** The unit's time, from its own function or from the response to a fetch. */
async function readTime(caller: Caller, address: UnitAddress): Promise<UnitResult<string>> {
  const first = await askServerTime(caller, address);
  if (first) return readServerTime(first);
  const result = judgeSelect(await askNothing(caller, address), (_data, resultDate) => resultDate);
  // Some units return the time in the request, which doesn't show their clock.
  return result.result_date === farFuture ? { ...result, result_date: "" } : result;
}

/** The time is in the envelope, in its data, or alone as text. */
function readServerTime(reply: TransportResponse): UnitResult<string> {
  const result = judgeSelect(reply, (data, resultDate) => timeIn(data) ?? resultDate);
  if (result.kind !== "doubt" || reply.kind !== "answered" || reply.status !== 200) return result;
  const time = timeIn(parseBody(reply.text)) ?? timeIn(reply.text);
  if (time === undefined) return result;
  return {
    kind: "accepted",
    code: "000",
    message: "The control unit sent its time.",
    result_date: time,
    data: time,
  };
}

function timeIn(value: unknown): string | undefined {
  if (isFields(value))
    return Object.values(value)
      .map(timeIn)
      .find((time) => time !== undefined);
  const time = digits(value).slice(0, 14);
  return /^20\d{12}$/.test(time) ? time : undefined;
}

/** Any envelope proves a unit. A server that only speaks HTTP does not. */
async function test(caller: Caller, clock: Clock, address: UnitAddress): Promise<TestResult> {
  const start = clock.now();
  const passed = () => Math.max(0, Math.round(clock.now() - start));
  const first = await askServerTime(caller, address);
  if (first && first.kind !== "answered")
    return { ok: false, response_time_ms: passed(), message: first.message };
  const timeResult = first && readServerTime(first);
  if (first && timeResult && (isUnit(first) || timeResult.kind === "accepted")) {
    const unit_time = timeResult.kind === "accepted" ? timeResult.data : timeResult.result_date;
    return { ok: true, response_time_ms: passed(), message: "The control unit responded.", unit_time };
  }
  const second = await askNothing(caller, address);
  if (isUnit(second)) {
    const { result_date } = judgeSelect(second, () => null);
    // Some units return the time in the request, which doesn't show their clock.
    const unit_time = result_date === farFuture ? undefined : result_date;
    return { ok: true, response_time_ms: passed(), message: "The control unit responded.", unit_time };
  }
  const message =
    second.kind === "answered"
      ? `HTTP ${second.status} came back, but not from a control unit: check the URL.`
      : second.message;
  return { ok: false, response_time_ms: passed(), message };
}

function isUnit(reply: TransportResponse): boolean {
  return reply.kind === "answered" && findEnvelope(parseBody(reply.text)) !== undefined;
}
