// The content of a response: JSON, a file, or data that the service never sent.
import { parseJson } from "../rules/json.ts";

/** `body` is parsed when it is JSON, bytes when it is a file, else text. */
export type HttpResponse = { ok: boolean; status: number; headers: Headers; body: unknown };

/** Files that the service returns on request: their bytes are the body. */
const file = /^application\/(pdf|octet-stream)\b/i;

/**
 * A success that is neither the service's envelope nor such a file didn't come from the service.
 *
 * @param bytes of a success
 * @param failure the body of other responses: parsed if it is JSON, else text
 */
export function readResponse(
  { ok, status, headers }: Response,
  bytes = new ArrayBuffer(0),
  failure: unknown = "",
): HttpResponse {
  if (!ok) return { ok, status, headers, body: failure };
  if (file.test(headers.get("content-type") ?? ""))
    return { ok, status, headers, body: new Uint8Array(bytes) };
  const body = parseJson(bytes) ?? new TextDecoder().decode(bytes);
  return { ok: isEnvelope(body), status, headers, body };
}

/** Every success of the service has one of the two; a proxy's response has neither. */
function isEnvelope(body: unknown): boolean {
  return typeof body === "object" && body !== null && ("data" in body || "meta" in body);
}
