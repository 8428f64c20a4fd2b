// The lines of a history. README.md says what each of them means.
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Body = { [name: string]: Json };

export type Header = {
  kind: "history";
  version: 1;
  suite: string;
  seed: number;
  /** Whether the history has every submission that may have reached the service. */
  complete: boolean;
  /** Whether the service's records were put back: the unit may have documents that they lack. */
  restored: boolean;
  /** Whether all work has ended: nothing waits, nothing is on its way. */
  settled: boolean;
  /** Whether a receiver took `transaction.completed` during the whole run, and got all that was due. */
  events: boolean;
};

export type Request = {
  kind: "request";
  id: string;
  caller: string;
  at: number;
  method: string;
  path: string;
  /** The header `X-Branch-ID`. */
  branch?: string;
  idempotency_key?: string;
  body?: Json;
};

export type Response = { kind: "response"; request: string; at: number; status: number; body?: Json };

export type UnitDocument = {
  kind: "unit";
  at: number;
  tin: string;
  branch: string;
  document: "sale" | "purchase" | "movement";
  number: number;
  invoice_no: string | null;
  receipt_no: string | null;
  signature?: string;
  body: Body;
};

export type Level = {
  kind: "level";
  tin: string;
  branch: string;
  item_code: string;
  quantity: number;
  balance?: number;
};
export type UnitViolation = { kind: "violation"; tin: string; what: string };
export type Device = {
  kind: "device";
  branch: string;
  tin: string;
  /** Which codes the unit has; default `ke`. */
  profile?: "ke" | "rw" | "plain";
  /** Whether the unit gets prices and amounts with tax; default that of the profile. */
  amounts?: "tax_included" | "tax_excluded" | "as_submitted";
};
export type Foreign = {
  kind: "foreign";
  tin: string;
  branch: string;
  document: UnitDocument["document"];
};
export type Opening = { kind: "opening"; branch: string; item_code: string; quantity: number };
export type Restore = { kind: "restore"; at: number };
export type Delivery = { kind: "delivery"; at: number; id: string; receiver?: string; body: Body };
export type FinalRecord = { kind: "record"; at: number; path: string; body: Body };

export type Line =
  | Header
  | Request
  | Response
  | UnitDocument
  | Level
  | UnitViolation
  | Device
  | Foreign
  | Opening
  | Restore
  | Delivery
  | FinalRecord;

type Field = "text" | "number" | "boolean" | "object" | "any" | "text or null" | readonly string[];

/** What each kind of line has; `?` marks what may be left out. */
export const fields: { [kind in Line["kind"]]: Readonly<Record<string, Field>> } = {
  history: {
    version: "number",
    suite: "text",
    seed: "number",
    complete: "boolean",
    restored: "boolean",
    settled: "boolean",
    events: "boolean",
  },
  request: {
    id: "text",
    caller: "text",
    at: "number",
    method: "text",
    path: "text",
    "branch?": "text",
    "idempotency_key?": "text",
    "body?": "any",
  },
  response: { request: "text", at: "number", status: "number", "body?": "any" },
  unit: {
    at: "number",
    tin: "text",
    branch: "text",
    document: ["sale", "purchase", "movement"],
    number: "number",
    invoice_no: "text or null",
    receipt_no: "text or null",
    "signature?": "text",
    body: "object",
  },
  level: { tin: "text", branch: "text", item_code: "text", quantity: "number", "balance?": "number" },
  violation: { tin: "text", what: "text" },
  device: {
    branch: "text",
    tin: "text",
    "profile?": ["ke", "rw", "plain"],
    "amounts?": ["tax_included", "tax_excluded", "as_submitted"],
  },
  foreign: { tin: "text", branch: "text", document: ["sale", "purchase", "movement"] },
  opening: { branch: "text", item_code: "text", quantity: "number" },
  restore: { at: "number" },
  delivery: { at: "number", id: "text", "receiver?": "text", body: "object" },
  record: { at: "number", path: "text", body: "object" },
};

export type { Field };
