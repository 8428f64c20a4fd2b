// The identity of content: a canonical form, its hash, and which fields of two contents differ.
// Decisions about the API: 2, 76.
import { hash } from "node:crypto";

type Fields = Record<string, unknown>;

/** The same with its keys in the order of the alphabet and without nulls. */
function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = value as Fields;
  const ordered: Fields = {};
  for (const key of Object.keys(fields).sort()) ordered[key] = inOrder(fields[key] ?? undefined);
  return ordered;
}

/** SHA-256, hex, of a text that equal content has in common and no other content has: absent values and nulls are left out. */
export function contentHash(value: unknown): string {
  return hash("sha256", JSON.stringify(inOrder(value)));
}

const mostDifferences = 20;

export type Difference = { path: string; before: unknown; after: unknown };

/** The values that differ, at most 20, by their paths (`items[2].quantity`). */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(before, after, "", found);
  return found.slice(0, mostDifferences);
}

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
  if (found.length >= mostDifferences) return;
  if (isBranch(before) && isBranch(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const step = Array.isArray(before) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      compare(Reflect.get(before, key), Reflect.get(after, key), step, found);
    }
  } else if ((before ?? null) !== (after ?? null)) {
    found.push({ path, before, after });
  }
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Names of a line's fields that {@link differences} finds, and the other name that a caller may have given. */
const otherNames: Record<string, string> = { qty: "quantity", item_seq: "item_sequence" };

/** A path into normalized content with the name that the request has. */
export function asNamed(path: string, request: unknown): string {
  const [, index = "", field = ""] = /^items\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const other = otherNames[field];
  const line = memberOf(memberOf(request, "items"), index);
  return other !== undefined && memberOf(line, other) !== undefined ? `items[${index}].${other}` : path;
}

function memberOf(value: unknown, key: string): unknown {
  return isBranch(value) ? Reflect.get(value, key) : undefined;
}
