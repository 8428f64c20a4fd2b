// A history in order: calls with their responses, what was seen of each document, and what the unit has.
import { scaled } from "./content.ts";
import type {
  Body,
  Delivery,
  Device,
  FinalRecord,
  Header,
  Line,
  Request,
  Response,
  UnitDocument,
  UnitViolation,
} from "./format.ts";
import {
  type Asked,
  answerTo,
  askedBy,
  bodyOf,
  type DocumentType,
  isBody,
  isList,
  isRejection,
  listOf,
  type Seen,
  seenIn,
  splitPath,
  subjectOf,
  textOf,
} from "./interface.ts";

export type Call = {
  request: Request;
  line: number;
  path: string;
  query: Map<string, string>;
  response: Response | undefined;
  responseLine: number;
  /** When the caller had the response; a call without one never ended. */
  endsAt: number;
};

/** A document that a request asked for. */
export type Submission = Asked & { call: Call; answer: Seen | undefined; isRejected: boolean };

/** Something that was seen of a document, between two moments. */
export type Sighting = Seen & {
  from: number;
  to: number;
  /** The lines that prove it: a request and its response, or a record. */
  lines: number[];
  by: "submission" | "retry" | "read" | "event" | "record";
};

/** A document as all that was seen of it says. */
export type Document = {
  id: string;
  type: string | undefined;
  branch: string | undefined;
  number: string | undefined;
  /** The status and receipt at the end. */
  status: string | undefined;
  receipt_no: string | null | undefined;
  sightings: Sighting[];
  /** Requests that asked for it, as far as a response or the number says so. */
  submissions: Submission[];
  /** What `GET /transactions/{id}` says at the end. */
  detail: Body | undefined;
  /** Whether the final list has it; undefined without a list. */
  isListed: boolean | undefined;
};

/** An item as it was read at the end. */
export type Item = {
  type: string;
  taxType: string | undefined;
  taxRate: number | undefined;
  /** The default price; undefined if it may have been another one during the run. */
  price: number | undefined;
};

export type UnitEntry = UnitDocument & { line: number };
export type Records = (FinalRecord & { line: number; bare: string; query: Map<string, string> })[];

export type Run = {
  header: Header;
  calls: Call[];
  submissions: Submission[];
  documents: Map<string, Document>;
  unit: UnitEntry[];
  levels: Map<string, { line: number; quantity: number; balance: number | undefined }>;
  violations: (UnitViolation & { line: number })[];
  deliveries: (Delivery & { line: number })[];
  records: Records;
  /** Documents of the final list, page by page, if there is one. */
  listed: { entry: Body; line: number }[] | undefined;
  /** Units of each branch, the present one last. */
  devices: Map<string, string[]>;
  /** How a unit gets documents. */
  deviceAt(entry: { tin: string; branch: string }): Required<Pick<Device, "profile" | "amounts">>;
  items: Map<string, Item>;
  /** The branch that reports to a unit, by `tin/branch`. */
  branchAt(entry: { tin: string; branch: string }): string;
  isShared(entry: { tin: string; branch: string }, document: UnitDocument["document"]): boolean;
  openings: Map<string, number>;
  restoredAt: number;
  isService(item: string): boolean;
};

export const keyOf = (...parts: (string | undefined)[]): string => parts.join(" ");

const unitOf = ({ tin, branch }: { tin: string; branch: string }): string => `${tin}/${branch}`;

/** Calls with their responses, in the order of the lines. */
function pairCalls(lines: readonly Line[]): Call[] {
  const calls = new Map<string, Call>();
  for (const [index, line] of lines.entries()) {
    if (line.kind !== "request") continue;
    const { path, query } = splitPath(line.path);
    calls.set(line.id, {
      request: line,
      line: index + 1,
      path,
      query,
      response: undefined,
      responseLine: 0,
      endsAt: Number.POSITIVE_INFINITY,
    });
  }
  for (const [index, line] of lines.entries()) {
    const call = line.kind === "response" ? calls.get(line.request) : undefined;
    if (line.kind !== "response" || !call) continue;
    Object.assign(call, { response: line, responseLine: index + 1, endsAt: line.at });
  }
  return [...calls.values()];
}

/** Whether a final record is a page of the whole list. */
const isWholeList = ({ bare, query }: Records[number]): boolean =>
  bare === "/transactions" && [...query.keys()].every((name) => /^(page|per_page|cursor)$/.test(name));

export function openRun(lines: readonly Line[]): Run {
  const [header] = lines;
  if (header?.kind !== "history") throw new Error("A history begins with its head.");
  const run: Run = {
    header,
    calls: pairCalls(lines),
    submissions: [],
    documents: new Map(),
    unit: [],
    levels: new Map(),
    violations: [],
    deliveries: [],
    records: [],
    listed: undefined,
    devices: new Map(),
    deviceAt(entry) {
      const { profile = "ke", amounts } = units.get(unitOf(entry)) ?? {};
      return { profile, amounts: amounts ?? (profile === "plain" ? "as_submitted" : "tax_included") };
    },
    items: new Map(),
    branchAt: ({ branch }) => branch,
    isShared: (entry, document) => shared.has(keyOf(unitOf(entry), document)),
    openings: new Map(),
    restoredAt: Number.NEGATIVE_INFINITY,
    isService: (item) => (run.items.get(item)?.type ?? item[2]) === "3",
  };
  const shared = new Set<string>();
  const units = new Map<string, Device>();
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    switch (line.kind) {
      case "unit":
        run.unit.push({ ...line, line: at });
        break;
      case "level":
        run.levels.set(keyOf(unitOf(line), line.item_code), {
          line: at,
          quantity: scaled(line.quantity),
          balance: line.balance === undefined ? undefined : scaled(line.balance),
        });
        break;
      case "violation":
        run.violations.push({ ...line, line: at });
        break;
      case "device":
        run.devices.set(line.branch, [...(run.devices.get(line.branch) ?? []), line.tin]);
        units.set(unitOf(line), line);
        break;
      case "foreign":
        shared.add(keyOf(unitOf(line), line.document));
        break;
      case "opening":
        run.openings.set(keyOf(line.branch, line.item_code), scaled(line.quantity));
        break;
      case "restore":
        run.restoredAt = Math.max(run.restoredAt, line.at);
        break;
      case "delivery":
        run.deliveries.push({ ...line, line: at });
        break;
      case "record": {
        const { path, query } = splitPath(line.path);
        run.records.push({ ...line, line: at, bare: path, query });
        break;
      }
    }
  }
  readItems(run);
  const seers = new Documents(run);
  for (const call of run.calls) seers.readCall(call);
  for (const delivery of run.deliveries) seers.readDelivery(delivery);
  for (const record of run.records) seers.readRecord(record);
  seers.finish();
  return run;
}

/** Items as they are at the end. What nobody may change is as it was, a price only if nobody changed an item. */
function readItems(run: Run): void {
  const isChanged = run.calls.some(
    ({ path, request }) => path.startsWith("/items") && /^(PUT|PATCH)$/.test(request.method),
  );
  for (const record of run.records) {
    if (record.bare !== "/items") continue;
    for (const item of listOf(record.body.data))
      run.items.set(textOf(item.item_code) ?? "", {
        type: textOf(item.item_type) ?? "",
        taxType: textOf(item.tax_type_code),
        taxRate: typeof item.tax_rate === "number" ? item.tax_rate : undefined,
        price: isChanged || typeof item.default_price !== "number" ? undefined : item.default_price,
      });
  }
}

/** Collects what was seen of each document. */
class Documents {
  private readonly run: Run;
  private readonly onlyBranch: string | undefined;
  /** When each key was used first. */
  private readonly firsts = new Map<string, number>();

  constructor(run: Run) {
    this.run = run;
    this.onlyBranch = run.devices.size === 1 ? [...run.devices.keys()][0] : undefined;
  }

  private see(seen: Seen, rest: Pick<Sighting, "from" | "to" | "lines" | "by">): Document {
    const { documents } = this.run;
    let document = documents.get(seen.id);
    if (!document) {
      document = {
        id: seen.id,
        type: undefined,
        branch: undefined,
        number: undefined,
        status: undefined,
        receipt_no: undefined,
        sightings: [],
        submissions: [],
        detail: undefined,
        isListed: undefined,
      };
      documents.set(seen.id, document);
    }
    document.type ??= seen.type;
    document.branch ??= seen.branch;
    document.number ??= seen.number;
    document.sightings.push({ ...seen, ...rest });
    return document;
  }

  /** A repeated key may get the response of its first request, which says what was so then. */
  private firstOf({ at, idempotency_key, caller, path }: Request): number {
    if (idempotency_key === undefined) return at;
    const key = keyOf(caller, path, idempotency_key);
    const first = this.firsts.get(key) ?? at;
    this.firsts.set(key, first);
    return first;
  }

  readCall(call: Call): void {
    const { request, response, path } = call;
    const asked = askedBy(request, path);
    const span = { from: this.firstOf(request), to: call.endsAt, lines: [call.line, call.responseLine] };
    for (const one of asked) {
      const answer = response && answerTo(one, response);
      const submission: Submission = {
        ...one,
        branch: one.branch ?? this.onlyBranch,
        call,
        answer,
        isRejected: response !== undefined && !answer && isRejection(response),
      };
      this.run.submissions.push(submission);
      if (!answer) continue;
      const document = this.see(answer, { ...span, by: "submission" });
      document.submissions.push(submission);
      document.branch ??= submission.branch;
      document.number ??= submission.number;
    }
    if (!response || asked.length > 0) return;
    const by =
      subjectOf(request.method, path)?.call === "read" || isList(request.method, path) ? "read" : "retry";
    for (const seen of seenIn(request.method, path, response.status, response.body)) {
      this.see(seen, { ...span, by });
    }
  }

  readDelivery({ at, body, line }: Run["deliveries"][number]): void {
    const data = bodyOf(body.data);
    const id = textOf(data.transaction_id);
    if (body.event !== "transaction.completed" || id === undefined) return;
    const receipt_no = data.receipt_no === null ? null : textOf(data.receipt_no);
    const seen: Seen = {
      id,
      status: textOf(data.status),
      receipt_no,
      type: textOf(data.type),
      number: textOf(data.invoice_no),
    };
    // An event may arrive long after it was written: it says nothing about the moment of its arrival.
    this.see(seen, { from: Number.NEGATIVE_INFINITY, to: at, lines: [line], by: "event" });
  }

  readRecord(record: Records[number]): void {
    const { run } = this;
    const isWhole = isWholeList(record);
    if (isWhole) run.listed ??= [];
    const span = { from: record.at, to: record.at, lines: [record.line], by: "record" as const };
    for (const seen of seenIn("GET", record.bare, 200, record.body)) {
      const document = this.see(seen, span);
      Object.assign(document, {
        type: seen.type ?? document.type,
        branch: seen.branch ?? document.branch,
        number: seen.number ?? document.number,
        status: seen.status ?? document.status,
        receipt_no: seen.receipt_no === undefined ? document.receipt_no : seen.receipt_no,
      });
      const { data } = record.body;
      if (isBody(data) && record.bare.startsWith("/transactions/")) document.detail = data;
    }
    if (isWhole) for (const entry of listOf(record.body.data)) run.listed?.push({ entry, line: record.line });
  }

  finish(): void {
    const { run } = this;
    const inList = run.listed && new Set(run.listed.map(({ entry }) => textOf(entry.transaction_id)));
    for (const document of run.documents.values()) {
      document.isListed = inList?.has(document.id);
      if (document.status !== undefined) continue;
      // Without a final record, the last thing that was seen.
      let last: Sighting | undefined;
      for (const sighting of document.sightings) {
        if (sighting.status === undefined) continue;
        if (!last || sighting.to >= last.to || sighting.status === "success") last = sighting;
        if (last.status === "success") break;
      }
      document.status = last?.status;
      document.receipt_no = last?.receipt_no;
    }
    this.claimByNumber();
  }

  /** Requests without an answer may have made a document: its number says so. */
  private claimByNumber(): void {
    const { run } = this;
    const open = new Map<string, Submission[]>();
    for (const submission of run.submissions) {
      if (submission.answer || submission.isRejected || submission.number === undefined) continue;
      const key = keyOf(submission.branch, submission.type, submission.number);
      const found = open.get(key);
      if (found) found.push(submission);
      else open.set(key, [submission]);
    }
    if (open.size === 0) return;
    for (const document of run.documents.values()) {
      if (document.submissions.length > 0) continue;
      document.submissions.push(...(open.get(keyOf(document.branch, document.type, document.number)) ?? []));
    }
  }
}

/** The type of document that a line of the unit belongs to. */
export const typeOf: Readonly<Record<UnitDocument["document"], DocumentType>> = {
  sale: "sales",
  purchase: "purchase",
  movement: "stock",
};
