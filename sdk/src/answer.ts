// Responsible for what an answer holds: JSON, a file, or something that the service never gave.
import { parseJson } from "./json.ts";

/** `body` is parsed when it is JSON, bytes when it is a file, else text. */
export type Answer = { ok: boolean; status: number; headers: Headers; body: unknown };

/** Files that the service answers where one is asked for: their bytes are the body. */
const FILE = /^application\/(pdf|octet-stream)\b/i;

/**
 * A success that is neither the service's envelope nor such a file was not given by it.
 *
 * @param bytes of a success
 * @param failure the body of anything else: parsed when it is JSON, else text
 */
export function readAnswer(
  { ok, status, headers }: Response,
  bytes = new ArrayBuffer(0),
  failure: unknown = "",
): Answer {
  if (!ok) return { ok, status, headers, body: failure };
  if (FILE.test(headers.get("content-type") ?? ""))
    return { ok, status, headers, body: new Uint8Array(bytes) };
  const body = parseJson(bytes) ?? new TextDecoder().decode(bytes);
  return { ok: isEnvelope(body), status, headers, body };
}

/** Every success of the service has one of the two; what something on the way answers in its place has none. */
function isEnvelope(body: unknown): boolean {
  return typeof body === "object" && body !== null && ("data" in body || "meta" in body);
}
