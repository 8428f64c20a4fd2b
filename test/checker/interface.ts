// What a call means by the interface: which documents it submits, and what its response says about documents.
import type { Body, Json, Request, Response } from "./format.ts";

export type DocumentType = "sales" | "purchase" | "stock" | "import";

export const isBody = (value: Json | undefined): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const bodyOf = (value: Json | undefined): Body => (isBody(value) ? value : {});

export const listOf = (value: Json | undefined): Body[] => (Array.isArray(value) ? value.filter(isBody) : []);

export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === "number" ? value : undefined;

/** The path below the version prefix, and its query. */
export function splitPath(path: string): { path: string; query: Map<string, string> } {
  const mark = path.indexOf("?");
  const query = new Map<string, string>();
  if (mark >= 0)
    for (const [name, value] of new URLSearchParams(path.slice(mark + 1))) query.set(name, value);
  const whole = mark >= 0 ? path.slice(0, mark) : path;
  return { path: whole.replace(/^(\/sandbox)?\/api\/v1(?=\/)/, ""), query };
}

/** A document that a request asks the service to store. */
export type Asked = {
  type: DocumentType;
  branch: string | undefined;
  /** The caller's number; undefined where the service makes it. */
  number: string | undefined;
  body: Body;
  /** The position in a bulk request. */
  index?: number;
  /** The part of a request that stores two documents. */
  part?: "outgoing" | "incoming" | "credit_note" | "sale";
};

const branchOf = (request: Request, body: Body): string | undefined =>
  textOf(body.branch_id) ?? textOf(body.bhf_id) ?? request.branch;

const simple: Readonly<Record<string, { type: DocumentType; number: string }>> = {
  "/sales": { type: "sales", number: "invoice_no" },
  "/purchases": { type: "purchase", number: "invoice_no" },
  "/stock": { type: "stock", number: "sar_no" },
};

const transferParts = { outgoing: ["from_branch_id", "-OUT"], incoming: ["to_branch_id", "-IN"] } as const;

function transferOf(body: Body): Asked[] {
  const items = listOf(body.items).map(({ item_code = null, quantity = null, unit_price = null }) => ({
    item_code,
    quantity,
    prc: unit_price,
  }));
  const { transfer_date = null, remark = null } = body;
  return (["outgoing", "incoming"] as const).map((part) => {
    const [branch, ending] = transferParts[part];
    return {
      type: "stock",
      branch: textOf(body[branch]),
      number: `${textOf(body.reference)}${ending}`,
      body: { sar_ty_cd: part === "outgoing" ? "12" : "11", sar_dt: transfer_date, remark, items },
      part,
    };
  });
}

/** The documents that a request asks for; none for a read or another change. */
export function askedBy(request: Request, path: string): Asked[] {
  if (request.method !== "POST") return [];
  const body = bodyOf(request.body);
  const kind = simple[path];
  if (kind) {
    return [{ type: kind.type, branch: branchOf(request, body), number: textOf(body[kind.number]), body }];
  }
  if (path === "/sales/bulk") {
    const branch = branchOf(request, body);
    return listOf(body.sales).map((entry, index) => ({
      type: "sales",
      branch: branchOf(request, entry) ?? branch,
      number: textOf(entry.invoice_no),
      body: entry,
      index,
    }));
  }
  if (path === "/stock/transfers") return transferOf(body);
  if (path === "/stock/master")
    return [{ type: "stock", branch: branchOf(request, body), number: undefined, body }];
  if (path === "/imports/process") {
    const key = [body.task_code, body.declaration_date, body.item_sequence, body.hs_code];
    return [{ type: "import", branch: branchOf(request, body), number: key.map(textOf).join("/"), body }];
  }
  if (/^\/sales\/[^/]+\/reissue$/.test(path)) {
    const credit = {
      type: "sales" as const,
      branch: undefined,
      number: textOf(body.credit_note_no),
      body: {},
    };
    return [
      { ...credit, part: "credit_note" },
      { ...credit, number: textOf(body.invoice_no), part: "sale" },
    ];
  }
  return [];
}

/** What somebody saw of a document. What was not said is undefined. */
export type Seen = {
  id: string;
  status?: string;
  receipt_no?: string | null;
  type?: string;
  branch?: string;
  number?: string;
  total?: number;
  tax?: number;
  retries?: number;
  signature?: string;
  /** Whether the service announced a retry of its own: the status is not the last one. */
  isPassing?: boolean;
};

const receiptOf = (body: Body): string | null | undefined =>
  body.receipt_no === null ? null : textOf(body.receipt_no);

/** A record of a document, wherever it stands in a body. */
function recordOf(body: Body): Seen | undefined {
  const id = textOf(body.transaction_id);
  if (id === undefined) return undefined;
  const response = isBody(body.response_data) ? body.response_data : bodyOf(body.response);
  return {
    id,
    status: textOf(body.status),
    receipt_no: receiptOf(body),
    type: textOf(body.type),
    branch: textOf(body.branch_id),
    number: textOf(body.invoice_no) ?? textOf(body.sar_no),
    total: numberOf(body.total_amount),
    tax: numberOf(body.tax_amount),
    retries: numberOf(body.retry_count),
    signature: textOf(body.receipt_signature) ?? textOf(response.receipt_signature),
  };
}

/** Codes of a stored submission that has not ended, with what its status is as far as they tell. */
const openCodes: Readonly<Record<string, string>> = {
  outcome_pending: "pending",
  branch_paused: "pending",
  lane_stopped: "pending",
  receipt_mismatch: "processing",
  outcome_unknown: "processing",
};

export const isOpenCode = (code: string | undefined): boolean =>
  code !== undefined && Object.hasOwn(openCodes, code);

/** What the response to one submitted document says about it; undefined: nothing was stored, or nobody knows. */
export function answerTo(asked: Asked, response: Response): Seen | undefined {
  const body = bodyOf(response.body);
  const data = bodyOf(body.data);
  const { status } = response;
  if (asked.index !== undefined) {
    const entry = listOf(data.results).find(({ index }) => index === asked.index);
    if (!entry || entry.result === "rejected") return undefined;
    return { ...recordOf(entry), id: textOf(entry.transaction_id) ?? "", type: asked.type };
  }
  if (status === 200) {
    const part = asked.part === undefined ? data : bodyOf(data[asked.part]);
    const seen = recordOf(part);
    return seen && { ...seen, type: asked.type, status: "success" };
  }
  // A pair names the document that comes second.
  if (asked.part === "credit_note" || asked.part === "outgoing") return undefined;
  if (status === 202) {
    const seen = recordOf(data);
    return seen && { ...seen, type: asked.type };
  }
  const id = textOf(body.transaction_id) ?? textOf(data.transaction_id);
  if ((status !== 422 && status !== 400) || id === undefined) return undefined;
  const code = textOf(body.code) ?? "";
  const isPassing = (data.next_retry_at ?? body.next_retry_at) != null;
  const open = openCodes[code];
  return { id, status: open ?? textOf(data.status), type: asked.type, isPassing };
}

/** Whether a response says that nothing was stored for the request. */
export function isRejection(response: Response): boolean {
  const { code, transaction_id } = bodyOf(response.body);
  if (response.status < 400 || response.status >= 500) return false;
  // The first request with the key may have stored it.
  if (code === "idempotency_response_lost" || code === "idempotency_in_progress") return false;
  return response.status === 409 || transaction_id === undefined;
}

const single = /^\/(transactions|sales|purchases)\/([^/]+)$/;
const retried = /^\/transactions\/([^/]+)\/(retry|settle)$/;

/** The transaction that a call reads, retries or settles. */
export function subjectOf(method: string, path: string): { id: string; call: string } | undefined {
  if (method === "GET") {
    const found = single.exec(path);
    const id = found?.[2];
    return id === undefined || id === "stats" || id === "sales" ? undefined : { id, call: "read" };
  }
  const found = method === "POST" ? retried.exec(path) : null;
  return found?.[1] === undefined ? undefined : { id: found[1], call: found[2] ?? "" };
}

const lists = new Set(["GET /transactions", "POST /sales/search", "POST /purchases/search"]);

/** Whether a call lists documents. */
export const isList = (method: string, path: string): boolean => lists.has(`${method} ${path}`);

/** What a body read by an interface's call says about documents. */
export function seenIn(method: string, path: string, status: number, content: Json | undefined): Seen[] {
  const body = bodyOf(content);
  if (isList(method, path)) {
    const type = path === "/sales/search" ? "sales" : path === "/purchases/search" ? "purchase" : undefined;
    return listOf(body.data).flatMap((entry) => {
      const seen = recordOf(entry);
      return seen ? [type === undefined ? seen : { ...seen, type }] : [];
    });
  }
  const subject = subjectOf(method, path);
  if (!subject) return [];
  const data = bodyOf(body.data);
  if (status !== 200) {
    const open = openCodes[textOf(body.code) ?? ""];
    return subject.call === "retry" && open !== undefined ? [{ id: subject.id, status: open }] : [];
  }
  const seen = recordOf(data) ?? { id: subject.id };
  if (path.startsWith("/transactions/") || seen.id !== subject.id) return [seen];
  return [{ ...seen, type: path.startsWith("/sales/") ? "sales" : "purchase" }];
}
