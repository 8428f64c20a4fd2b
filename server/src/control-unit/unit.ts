// The client of every control unit: saves, fetches, initialization and the connection test, each as a result.
import type { Clock } from "../clock.ts";
import {
  type CallLimits,
  createTransport,
  defaultLimits,
  type RelayedSend,
  type Sending,
  type Target,
  type Transport,
} from "./client.ts";
import type { Resolver } from "./connect.ts";
import { digits, findEnvelope, isFields, parseBody, parseTable, secretsIn, without } from "./envelope.ts";
import type { ItemClass } from "./fetched.ts";
import { rulesOf } from "./profiles/profile.ts";
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
import type { ControlUnit, TestResult, UnitAddress, UnitResult } from "./types.ts";

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
  relayed?: RelayedSend;
};

/** One client for all units of the process; `close` cuts whatever is under way. */
export function createControlUnit(options: ControlUnitOptions): ControlUnit {
  const limits = { ...defaultLimits, ...options.limits };
  const transport = createTransport(limits, options.resolver, options.relayed);
  const fetchRows = <T>(
    address: UnitAddress,
    path: string,
    fields: Record<string, unknown>,
    read: Reader<T>,
  ) => select(transport, limits, address, path, fields, read);

  return {
    async save(address, call, saving) {
      const reply = await transport.send({
        ...target(address, call.path),
        body: call.body,
        totalMs: limits.saveMs,
        maxBytes: limits.saveBytes,
        signal: saving?.signal,
      });
      return withoutSecrets(judgeSave(call.path, reply), address.headers);
    },
    async initialize(address, saving) {
      const { tin, bhf_id: bhfId, serial: dvcSrlNo } = address;
      const reply = await transport.send({
        ...target(address, "/initializer/selectInitInfo"),
        body: { tin, bhfId, dvcSrlNo },
        totalMs: limits.saveMs,
        maxBytes: limits.saveBytes,
        signal: saving?.signal,
      });
      return withoutSecrets(judgeInitialization(reply, readInitInfo), address.headers);
    },
    selectCodes(address, since) {
      const rules = rulesOf(address.profile);
      return fetchRows(address, "/code/selectCodes", { lastReqDt: since }, (data) => readCodes(data, rules));
    },
    selectItemClasses: (address, since) => pageItemClasses(transport, limits, address, since),
    selectSupplierSales(address, since) {
      const rules = rulesOf(address.profile);
      const path = "/trnsPurchase/selectTrnsPurchaseSales";
      return fetchRows(address, path, { lastReqDt: since }, (data) => readSupplierSales(data, rules));
    },
    selectNotices(address, since) {
      return fetchRows(address, "/notices/selectNotices", { lastReqDt: since }, readNotices);
    },
    selectImportItems(address, since) {
      return fetchRows(address, "/imports/selectImportItems", { lastReqDt: since }, readImportItems);
    },
    selectPendingStock(address, since) {
      const rules = rulesOf(address.profile);
      return fetchRows(address, "/stock/selectStockItems", { lastReqDt: since }, (data, resultDate) =>
        readPendingStock(data, resultDate, rules),
      );
    },
    selectItems(address, since) {
      const rules = rulesOf(address.profile);
      return fetchRows(address, "/items/selectItems", { lastReqDt: since }, (data) => readItems(data, rules));
    },
    selectCustomer(address, tin) {
      return fetchRows(address, "/customers/selectCustomer", { custmTin: tin }, readCustomer);
    },
    async serverTime(address) {
      return withoutSecrets(readServerTime(await askServerTime(transport, limits, address)), address.headers);
    },
    test: (address) => test(transport, limits, options.clock, address),
    close: () => transport.close(),
  };
}

/** A stored response never contains credentials that it may echo. */
function withoutSecrets<T>(result: UnitResult<T>, headers: UnitAddress["headers"]): UnitResult<T> {
  if (!headers) return result;
  const secrets = secretsIn(headers);
  const { answer, message } = result;
  const clean = answer && { ...answer, body: without(secrets, answer.body) };
  return { ...result, message: String(without(secrets, message)), ...(clean ? { answer: clean } : {}) };
}

function target(address: UnitAddress, path: string): Target & Pick<Sending, "path"> {
  const { url, allow_private: allowPrivate, headers, blocked, relayed_branch: relayedBranch } = address;
  return { url, allowPrivate, headers, blocked, relayedBranch, path };
}

/** Converts the rows of a unit; long tables in slices. */
type Reader<T> = (data: unknown, resultDate: string) => T | Promise<T>;

async function select<T>(
  transport: Transport,
  limits: CallLimits,
  address: UnitAddress,
  path: string,
  fields: Record<string, unknown>,
  read: Reader<T>,
  patience: Pick<Sending, "totalMs" | "idleMs"> = { totalMs: limits.selectMs },
): Promise<UnitResult<T>> {
  const reply = await transport.send({
    ...target(address, path),
    body: { tin: address.tin, bhfId: address.bhf_id, ...fields },
    ...patience,
    maxBytes: limits.selectBytes,
  });
  if (reply.kind === "answered") reply.parsed = { body: await parseTable(reply.text) };
  const result = withoutSecrets(
    judgeSelect(reply, (data) => data),
    address.headers,
  );
  if (result.kind !== "accepted") return result;
  return { ...result, data: await read(result.data, result.result_date) };
}

/**
 * The cursor of the next page is the time of the result, because the unit has no page numbers. Rows that share one
 * time can stall it: a page whose date does not advance, or that repeats the rows of the page before, is the last.
 */
async function* pageItemClasses(
  transport: Transport,
  limits: CallLimits,
  address: UnitAddress,
  since: string,
): AsyncGenerator<UnitResult<ItemClass[]>> {
  const rules = rulesOf(address.profile);
  let cursor = since;
  let lastFirstCode: string | undefined;
  for (;;) {
    let rows = 0;
    const result = await select(
      transport,
      limits,
      address,
      "/itemClass/selectItemsClass",
      { lastReqDt: cursor },
      (data) => {
        rows = rowsOf(data, "itemClsList").length;
        return readItemClasses(data, rules);
      },
      { idleMs: limits.itemClassesIdleMs },
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

function askServerTime(
  transport: Transport,
  limits: CallLimits,
  address: UnitAddress,
): Promise<TransportResponse> {
  const asked = { method: "GET" as const, totalMs: limits.saveMs, maxBytes: limits.saveBytes };
  return transport.send({ ...target(address, "/main/selectServerTime"), ...asked });
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
async function test(
  transport: Transport,
  limits: CallLimits,
  clock: Clock,
  address: UnitAddress,
): Promise<TestResult> {
  const start = clock.now();
  const passed = () => Math.max(0, Math.round(clock.now() - start));
  const first = await askServerTime(transport, limits, address);
  if (first.kind !== "answered") return { ok: false, response_time_ms: passed(), message: first.message };
  const timeResult = readServerTime(first);
  if (isUnit(first) || timeResult.kind === "accepted") {
    const unit_time = timeResult.kind === "accepted" ? timeResult.data : timeResult.result_date;
    return { ok: true, response_time_ms: passed(), message: "The control unit responded.", unit_time };
  }
  const second = await transport.send({
    ...target(address, "/notices/selectNotices"),
    body: { tin: address.tin, bhfId: address.bhf_id, lastReqDt: farFuture },
    totalMs: limits.saveMs,
    maxBytes: limits.saveBytes,
  });
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
