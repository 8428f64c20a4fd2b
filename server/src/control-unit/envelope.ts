// Reads a unit's response: the envelope, inside any wrapper, and values of any type.

import { parseInSlices } from "../base/json-slices.ts";

/** A parsed JSON object, nothing known of its fields. */
export type Fields = Record<string, unknown>;

/** The envelope of the response, wherever it was. */
export type Envelope = {
  code: string;
  message: string;
  resultDate: string;
  data: unknown;
  /** True if a gateway responded in its own words and dropped the unit's code. */
  isGateways?: boolean;
};

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses a body. Integers beyond exact numbers stay text, so that a long invoice number doesn't change.
 *
 * @returns undefined for a text that isn't JSON
 */
export function parseBody(text: string): unknown {
  try {
    return parse(withoutMark(text));
  } catch {
    return undefined;
  }
}

/** The same in slices, for tables that may be long. */
export async function parseTable(text: string): Promise<unknown> {
  try {
    return await parseInSlices(withoutMark(text), parse);
  } catch {
    return undefined;
  }
}

const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

function parse(json: string): unknown {
  return /\d{16}/.test(json) ? JSON.parse(json, keepLongIntegers) : JSON.parse(json);
}

function keepLongIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  const isLong = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong && source && /^-?\d+$/.test(source) ? source : value;
}

const wrappers = ["responseBody", "response", "body", "result", "data"];

/** Finds the envelope in a parsed body: at the top, inside a gateway's wrapper, or as the gateway's own header. */
export function findEnvelope(body: unknown, depth = 0): Envelope | undefined {
  if (!isFields(body)) return undefined;
  if ("resultCd" in body) {
    const code = resultCode(body.resultCd);
    if (code === undefined) return undefined;
    return {
      code,
      message: text(body.resultMsg),
      resultDate: digits(body.resultDt),
      data: body.data ?? null,
    };
  }
  if (depth < 2) {
    for (const name of wrappers) {
      const inner = findEnvelope(body[name], depth + 1);
      if (inner) return inner;
    }
  }
  const header = body.responseHeader ?? body.header;
  if (!isFields(header)) return undefined;
  const code = resultCode(header.responseCode);
  if (code === undefined || code === "200") return undefined;
  const message = text(header.debugMessage) || text(header.customerMessage) || text(header.responseMessage);
  return { code, message, resultDate: digits(header.timestamp).slice(0, 14), data: null, isGateways: true };
}

function resultCode(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isInteger(value)) return String(value).padStart(3, "0");
  if (typeof value !== "string" || value.trim() === "") return undefined;
  return value.trim();
}

/** Text of a field: trimmed, numbers written out, everything else empty. */
export function text(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}

/** Like {@link text}, null when empty. */
export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** Number of a field, also from text; null if it isn't a number. */
export function numberOrNull(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value.trim().replace(/,/g, ""));
  return Number.isFinite(number) ? number : null;
}

/** Like {@link numberOrNull}, but 0 if it isn't a number. */
export function number(value: unknown): number {
  return numberOrNull(value) ?? 0;
}

/** The digits of a date or time, whatever separates them. */
export function digits(value: unknown): string {
  return text(value).replace(/\D/g, "");
}

/** The objects of a list; anything else in it is passed over. */
export function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A field under the first spelling that is present, letter case ignored. */
export function field(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    if (fields[name] !== undefined && fields[name] !== null) return fields[name];
  }
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return Object.entries(fields).find(([key, value]) => lower.has(key.toLowerCase()) && value !== null)?.[1];
}

const secretFields = new Set(["cmckey", "intrlkey", "signkey", "pwd"]);

/** A shorter secret may occur by chance. */
const leastSecret = 4;

/** The secrets in the headers of a call: values, and the decoded parts of an Authorization. */
export function secretsIn(headers: Record<string, string>): string[] {
  return Object.values(headers)
    .flatMap((value) => {
      const [scheme, coded] = value.split(" ");
      if (scheme !== "Basic" || coded === undefined) return [coded ?? value, value];
      const text = Buffer.from(coded, "base64").toString();
      return [coded, text.slice(text.indexOf(":") + 1)];
    })
    .filter(({ length }) => length >= leastSecret);
}

/** A copy of a value without these secrets, wherever a unit or a gateway has echoed them. */
export function without(secrets: string[], value: unknown): unknown {
  if (typeof value === "string")
    return secrets.reduce((text, secret) => text.replaceAll(secret, "***"), value);
  if (Array.isArray(value)) return value.map((inner) => without(secrets, inner));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(secrets, inner)]));
}

/** A copy of a body fit for storage: keys and passwords masked. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretFields.has(key.toLowerCase()) && inner != null && inner !== "" ? "***" : masked(inner),
    ]),
  );
}
