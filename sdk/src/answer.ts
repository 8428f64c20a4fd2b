// Responsible for what an answer holds: JSON, a file, or something that the service never gave.
import { type Delivered, parseJson } from "./deliver.ts";

/** `body` is parsed when it is JSON, bytes when it is a file, else text. */
export type Answer = { ok: boolean; status: number; headers: Headers; body: unknown };

/** Files that the service answers where one is asked for: their bytes are the body. */
const FILE = /^application\/pdf\b/i;

/** A success that is neither the service's envelope nor such a file was not given by it. */
export function readAnswer({ response, bytes }: Delivered): Answer {
  const { status, headers } = response;
  if (response.ok && FILE.test(headers.get("content-type") ?? "")) {
    return { ok: true, status, headers, body: new Uint8Array(bytes) };
  }
  const body = parseJson(bytes);
  return {
    ok: response.ok && isEnvelope(body),
    status,
    headers,
    body: body ?? new TextDecoder().decode(bytes),
  };
}

/** Every success of the service has one of the two; what something on the way answers in its place has none. */
function isEnvelope(body: unknown): boolean {
  return typeof body === "object" && body !== null && ("data" in body || "meta" in body);
}
