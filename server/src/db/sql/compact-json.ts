// JSON whose lists of similar objects are written as field names and rows of values: in a document of ten lines, half is field names.

import { isRecord } from "../../base/unknown.ts";
import { rowMaker } from "./row-maker.ts";

/** In the place of a list: its keys, then a row of values for each of its objects. */
const mark = "\u0000";
/** The prefix of a compact text; no JSON begins with it. */
const beginning = "~";

type Plain = Record<string, unknown>;

/** The keys that all objects of a list have, in one order, and a row of values for each of them; `undefined` for any other list. */
function asTable(list: readonly unknown[]): unknown[][] | undefined {
  const [first] = list;
  if (list.length < 2 || !isRecord(first)) return undefined;
  const keys = Object.keys(first);
  const rows: unknown[][] = [keys];
  for (const one of list) {
    if (!isRecord(one) || !isSame(Object.keys(one), keys)) return undefined;
    const values = Object.values(one);
    if (values.includes(undefined)) return undefined;
    rows.push(values);
  }
  return keys.includes("__proto__") ? undefined : rows;
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, at) => key === others[at]);
}

/**
 * The value with its lists as rows, as deep as objects are nested; `undefined` if an object has a reserved key, or
 * a form of its own in JSON.
 */
function compact(value: Plain): Plain | undefined {
  if ("toJSON" in value) return undefined;
  const result = { ...value };
  for (const key in value) {
    if (key === mark || key === "__proto__") return undefined;
    const part = value[key];
    if (Array.isArray(part)) {
      const table = asTable(part);
      if (table) result[key] = { [mark]: table };
    } else if (isRecord(part)) {
      const inner = compact(part);
      if (inner === undefined) return undefined;
      result[key] = inner;
    }
  }
  return result;
}

/** JSON of a value, compact where that is possible; {@link parseCompact} reads it, and plain JSON. */
export function stringifyCompact(value: unknown): string {
  const shorter = isRecord(value) ? compact(value) : undefined;
  return shorter ? beginning + JSON.stringify(shorter) : JSON.stringify(value);
}

function restore(value: Plain): Plain {
  for (const key in value) {
    const part = value[key];
    if (!isRecord(part)) continue;
    const table = part[mark] as [string[], ...unknown[][]] | undefined;
    if (!table) {
      restore(part);
      continue;
    }
    const [keys, ...rows] = table;
    value[key] = rows.map(rowMaker(keys));
  }
  return value;
}

export function parseCompact(text: string): unknown {
  return text.startsWith(beginning) ? restore(JSON.parse(text.slice(beginning.length))) : JSON.parse(text);
}
