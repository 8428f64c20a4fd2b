// Values parsed from JSON.
const decoder = new TextDecoder();

/** The text or bytes as JSON; undefined for invalid JSON. */
export function parseJson(json: string | ArrayBuffer): unknown {
  try {
    return JSON.parse(typeof json === "string" ? json : decoder.decode(json));
  } catch {
    return undefined;
  }
}

export function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
