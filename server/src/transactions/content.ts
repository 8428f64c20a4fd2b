// The identity of content: a canonical form, its hash, and which fields of two contents differ.
import { hash } from "node:crypto";

/**
 * A text that equal content has in common and no other content has: keys sorted, absent values left out, every text with its
 * length, so that nothing needs to be escaped.
 */
function canonical(value: unknown): string {
  if (typeof value === "string") return `${value.length}"${value}`;
  if (typeof value !== "object" || value === null) return String(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined && inner !== null) text += `${key.length}"${key}:${canonical(inner)},`;
  }
  return `${text}}`;
}

/** SHA-256 of the canonical form, hex. */
export function contentHash(value: unknown): string {
  return hash("sha256", canonical(value));
}

const mostDifferences = 20;

/** Paths (`items[2].quantity`) whose values differ, at most 20. */
export function differences(before: unknown, after: unknown): string[] {
  const found: string[] = [];
  compare(before, after, "", found);
  return found.slice(0, mostDifferences);
}

function compare(before: unknown, after: unknown, path: string, found: string[]): void {
  if (found.length >= mostDifferences) return;
  if (isBranch(before) && isBranch(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const step = Array.isArray(before) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      compare(Reflect.get(before, key), Reflect.get(after, key), step, found);
    }
  } else if ((before ?? null) !== (after ?? null)) {
    found.push(path);
  }
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
