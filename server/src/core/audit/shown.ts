// Makes values safe to record: secrets are masked, long values are replaced by their size and hash.
import { createHash } from "node:crypto";
import { iso } from "../../base/clock.ts";

const secretName = /secret|password|token|credential|authorization|cookie|signature_key|api_?key|cmc_?key/i;
const mask = "***";
/** Longer values, as JSON, are recorded as size and hash: entries are kept for ever. */
const longestValue = 2_000;

/** The values as the audit keeps them; null if there are none. */
export function shown(values: object | null | undefined): Record<string, unknown> | null {
  if (values === undefined || values === null) return null;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        secretName.test(name) ? masked(value) : bounded(withoutSecrets(readable(name, value))),
      ]),
  );
}

/** Times of the database, in milliseconds, as the API writes times. */
function readable(name: string, value: unknown): unknown {
  return name.endsWith("_at") && typeof value === "number" ? iso(value) : value;
}

/** The names inside a secret object stay, to show which values were given. */
function masked(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === "boolean") return value;
  if (typeof value !== "object" || Array.isArray(value) || ArrayBuffer.isView(value)) return mask;
  return bounded(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner)])));
}

function withoutSecrets(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return mask;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) ? masked(inner) : withoutSecrets(inner),
    ]),
  );
}

function bounded(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined || text.length <= longestValue) return value;
  return { bytes: Buffer.byteLength(text), sha256: createHash("sha256").update(text).digest("hex") };
}
