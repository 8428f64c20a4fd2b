// Writes a history of a run, for the checker: test/checker/README.md describes it.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type {
  BranchView,
  LedgerEntry,
  RecordedRequest,
  Violation,
} from "../../server/src/simulator/index.ts";
import type {
  Body,
  Delivery,
  Device,
  FinalRecord,
  Foreign,
  Header,
  Json,
  Level,
  Line,
  Opening,
  Request,
  UnitDocument,
  UnitViolation,
} from "../checker/format.ts";
import { judge, sentenceOf, type Verdict } from "../checker/judge.ts";
import { noteFigure } from "./report.ts";

type Without<Kind, Optional extends keyof Kind = never> = Omit<Kind, "kind" | Optional> &
  Partial<Pick<Kind, Optional>>;

/** Any object that JSON can hold. */
type Content = object | string | number | boolean | null | undefined;

export type Recorder = {
  /** All lines until now, the head first. */
  readonly lines: readonly Line[];
  /** Changes the head: whether the history is complete, restored, settled, and has all events. */
  head(facts: Partial<Omit<Header, "kind" | "version">>): void;
  /** A request that may reach the service. Returns its id, for the response. */
  request(request: Without<Omit<Request, "body">, "id" | "at"> & { body?: Content }): string;
  /** What its caller got; a response that is lost has none. */
  response(request: string, status: number, body: Content, at?: number): void;
  /** A request with its response, or without one if `send` fails. */
  exchange<Reply extends { status: number; body: Content }>(
    request: Parameters<Recorder["request"]>[0],
    send: () => Promise<Reply>,
  ): Promise<Reply>;
  unit(document: Without<UnitDocument>): void;
  level(level: Without<Level>): void;
  violation(violation: Without<UnitViolation>): void;
  device(device: Without<Device>): void;
  foreign(foreign: Without<Foreign>): void;
  opening(opening: Without<Opening>): void;
  /** What callers did in another history; responses that name documents which are not among these `known` are lost here. */
  continue(earlier: Recorder, known: ReadonlySet<string>): void;
  /** The database was put back now: what was seen before may be gone. */
  restore(at?: number): void;
  delivery(delivery: Without<Omit<Delivery, "body">, "at"> & { body: object }): void;
  record(path: string, body: object, at?: number): void;
  judge(): Verdict;
  /** A sentence for each broken promise. */
  broken(): string[];
  /** Writes the history, and returns where. */
  save(): string;
  /** Fails with every broken promise, and says where the history is kept. */
  expectKept(): void;
};

export type RecorderOptions = {
  suite: string;
  seed: number;
  /** Where the history is kept; default: in the folder of temporary files. */
  file?: string;
  /** Milliseconds of a clock that never goes back; default: of this process. */
  now?: () => number;
} & Partial<Pick<Header, "complete" | "restored" | "settled" | "events">>;

const monotonic = (): number => performance.timeOrigin + performance.now();

/** As a file has it: dates and omitted fields are as JSON writes them. */
const plain = (value: Content): Json => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** The transactions that a response is about, one or the rows of a list. */
function namedBy(body: Json | undefined): string[] {
  const { data } = Object(body);
  return [body, ...(Array.isArray(data) ? data : [data])].flatMap((record) => {
    const { transaction_id: id } = Object(record);
    return typeof id === "string" ? [id] : [];
  });
}

/** No two requests of a process have one id: a recorder can have lines of another one. */
let requests = 0;

export function createRecorder(options: RecorderOptions): Recorder {
  const { suite, seed, now = monotonic } = options;
  const { complete = true, restored = false, settled = true, events = false } = options;
  const header: Header = { kind: "history", version: 1, suite, seed, complete, restored, settled, events };
  const lines: Line[] = [header];
  const file =
    options.file ?? join(tmpdir(), `history-${suite.replaceAll(/\W+/g, "-")}-${seed}-${process.pid}.jsonl`);
  const add = (line: Line): void => void lines.push(line);
  const recorder: Recorder = {
    lines,
    head: (facts) => void Object.assign(header, facts),
    request({ body, ...request }) {
      requests += 1;
      const { id = `r${requests}` } = request;
      add({
        kind: "request",
        id,
        at: now(),
        ...request,
        ...(body === undefined ? {} : { body: plain(body) }),
      });
      return id;
    },
    response: (request, status, body, at = now()) =>
      add({ kind: "response", request, at, status, body: plain(body) }),
    async exchange(request, send) {
      const id = recorder.request(request);
      const reply = await send();
      recorder.response(id, reply.status, reply.body);
      return reply;
    },
    unit: (document) => add({ kind: "unit", ...document }),
    level: (level) => add({ kind: "level", ...level }),
    violation: (violation) => add({ kind: "violation", ...violation }),
    device: (device) => add({ kind: "device", ...device }),
    foreign: (foreign) => add({ kind: "foreign", ...foreign }),
    opening: (opening) => add({ kind: "opening", ...opening }),
    continue(earlier, known) {
      for (const line of earlier.lines) {
        if (line.kind === "request") add(line);
        if (line.kind === "response" && namedBy(line.body).every((id) => known.has(id))) add(line);
      }
    },
    restore: (at = now()) => add({ kind: "restore", at }),
    delivery: ({ body, ...delivery }) =>
      add({ kind: "delivery", at: now(), ...delivery, body: plain(body) as Body }),
    record: (path, body, at = now()) =>
      add({ kind: "record", at, path, body: plain(body) as FinalRecord["body"] }),
    judge() {
      noteFigure("recorded runs judged", 1);
      return judge(lines);
    },
    broken() {
      const { violations, unjudged } = recorder.judge();
      return unjudged === undefined ? violations.map(sentenceOf) : [unjudged];
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
      return file;
    },
    expectKept() {
      const { violations, unjudged, figures } = recorder.judge();
      if (unjudged !== undefined) throw new Error(`${unjudged} (${figures})`);
      if (violations.length === 0) return;
      const list = violations.map((violation) => `\n  ${sentenceOf(violation)}`).join("");
      throw new Error(
        `${violations.length} promises were broken: ${figures}. The history is kept in ${recorder.save()}${list}`,
      );
    },
  };
  return recorder;
}

const kinds = { sale: "sale", purchase: "purchase", move: "movement" } as const;

const millisecondsOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z"));

const saleKey = ({ tin, bhfId, invcNo, trdInvcNo, totAmt }: Record<string, unknown>): string =>
  [tin, bhfId, invcNo, trdInvcNo, totAmt].join("/");

/** What the simulated unit got of a document, as far as it still knows. */
function bodyAt(
  branch: BranchView | undefined,
  { kind, tin, bhfId, number, trdInvcNo, totAmt }: LedgerEntry,
  sent: ReadonlyMap<string, object>,
): Body {
  const whole = sent.get(saleKey({ tin, bhfId, invcNo: number, trdInvcNo, totAmt }));
  if (kind === "sale" && whole) return plain(whole) as Body;
  const sale = kind === "sale" ? branch?.sales.find((one) => one.number === number) : undefined;
  if (sale) {
    const { rcptTyCd, orgInvcNo, custTin, custNm, remark = null, lines } = sale;
    return plain({ rcptTyCd, orgInvcNo, custTin, custNm, remark, totAmt, itemList: lines }) as Body;
  }
  const found =
    kind === "purchase"
      ? branch?.purchases.find(({ invcNo }) => Number(invcNo) === number)
      : kind === "move"
        ? branch?.moves.find(({ sarNo }) => Number(sarNo) === number)
        : undefined;
  return plain(found ?? { totAmt }) as Body;
}

/** The number that a sale has with its sender. A unit without a field for it has it at the end of the remark, where the suites put it. */
export const numberIn = (trdInvcNo: string | null, { rcptTyCd, remark }: Body): string | null =>
  trdInvcNo ?? (/^[SR]$/.test(String(rcptTyCd)) ? (/\S+$/.exec(String(remark ?? ""))?.[0] ?? null) : null);

/** What the simulated unit has: its ledger, its levels, and what it saw wrong. */
export function recordUnit(
  recorder: Recorder,
  unit: {
    ledger: readonly LedgerEntry[];
    branches: readonly BranchView[];
    violations?: readonly Violation[];
    requests?: readonly RecordedRequest[];
  },
): void {
  const sent = new Map<string, object>();
  for (const { function: name, body } of unit.requests ?? [])
    if (name === "saveSales" && body) sent.set(saleKey(body), body);
  const branches = new Map(unit.branches.map((branch) => [`${branch.tin}/${branch.bhfId}`, branch]));
  for (const entry of unit.ledger) {
    const { kind, tin, bhfId, number, trdInvcNo, rcptNo, rcptSign, at } = entry;
    const body = bodyAt(branches.get(`${tin}/${bhfId}`), entry, sent);
    recorder.unit({
      at: millisecondsOf(at),
      tin,
      branch: bhfId,
      document: kinds[kind],
      number,
      invoice_no: kind === "sale" ? numberIn(trdInvcNo, body) : trdInvcNo,
      receipt_no: rcptNo === null ? null : String(rcptNo),
      ...(rcptSign === null ? {} : { signature: rcptSign }),
      body,
    });
  }
  for (const { tin, bhfId, stock } of unit.branches) {
    for (const { itemCd, moved, master } of stock) {
      const balance = master === null ? {} : { balance: master };
      recorder.level({ tin, branch: bhfId, item_code: itemCd, quantity: moved, ...balance });
    }
  }
  for (const { tin, kind, detail } of unit.violations ?? [])
    recorder.violation({ tin, what: `${kind}: ${detail}` });
}

type Get = (path: string) => Promise<Record<string, unknown>>;

async function recordPages(recorder: Recorder, get: Get, path: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let cursor = "";
  for (;;) {
    const page = `${path}${path.includes("?") ? "&" : "?"}per_page=100${cursor}`;
    const body = await get(page);
    recorder.record(page, body);
    rows.push(...(body.data as Record<string, unknown>[]));
    const next = Object(body.meta).next_cursor;
    if (typeof next !== "string") return rows;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
}

/**
 * What the API of an account says at the end: every document with its details, statistics, the tax report, totals, stock and devices.
 *
 * @param get Returns the body of a GET, with the account's key.
 */
export async function recordAccount(recorder: Recorder, get: Get): Promise<void> {
  const read = async (path: string) => recorder.record(path, await get(path));
  const devices = (await get("/devices")).data as (Pick<Device, "tin" | "profile"> & {
    bhf_id: string;
    settings: Pick<Device, "amounts">;
  })[];
  for (const { bhf_id, tin, profile, settings } of devices)
    recorder.device({ branch: bhf_id, tin, profile, amounts: settings.amounts });
  await recordPages(recorder, get, "/items");
  for (const { transaction_id } of await recordPages(recorder, get, "/transactions"))
    await read(`/transactions/${transaction_id}`);
  // Documents may be dated long before they were submitted.
  await read("/transactions/stats?from_date=2020-01-01&to_date=2099-12-31");
  await read("/reports/tax?from_date=2020-01-01&to_date=2099-12-31");
  for (const status of ["pending", "processing", "success", "failed"])
    await read(`/transactions?status=${status}&per_page=1`);
  for (const { bhf_id } of devices) await recordPages(recorder, get, `/stock?branch_id=${bhf_id}`);
}
