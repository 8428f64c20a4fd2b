// The headers of the responder's responses, and 304 to callers that have the content.
import { createHash } from "node:crypto";
import type { ExampleResponse } from "./examples.ts";
import { type Operation, resolve } from "./operations.ts";

/** What the headers depend on. `isSecure`: the base URL is https. */
export type Received = { headers: Headers; timestamp: string; requestId: string; isSecure: boolean };

/** A response with the headers that the service sends. */
export function withHeaders(
  operation: Operation | undefined,
  response: ExampleResponse,
  { headers, timestamp, requestId, isSecure }: Received,
): ExampleResponse {
  const found = operation ? revalidated(operation, response, headers) : response;
  const isBare = found.status === 304;
  return {
    ...found,
    headers: {
      ...(!isBare && { "content-type": "application/json" }),
      // The limit is far above the real one, so that no client slows down for it.
      "x-ratelimit-limit": "60000",
      "x-ratelimit-remaining": "59999",
      "x-ratelimit-reset": String(Math.ceil(Date.parse(timestamp) / 1000) + 1),
      ...(operation && sessionCookie(operation, found.status, isSecure)),
      ...found.headers,
      "x-request-id": requestId,
    },
  };
}

/** The response with its version, or 304 without a body if the caller has that version. */
function revalidated(operation: Operation, response: ExampleResponse, sent: Headers): ExampleResponse {
  if (response.status !== operation.success || !operation.responses.has(304)) return response;
  const digest = createHash("sha256").update(JSON.stringify(response.body)).digest("base64url");
  const headers = { ...response.headers, etag: `W/"${digest.slice(0, 27)}"` };
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const held = (sent.get("if-none-match") ?? "").split(",").map(opaque);
  const isHeld = held.includes("*") || held.includes(opaque(headers.etag));
  return isHeld ? { status: 304, headers, body: {}, file: "" } : { ...response, headers };
}

/** The cookie of a response that opens or ends a session. */
function sessionCookie(operation: Operation, status: number, isSecure: boolean): Record<string, string> {
  const { headers } = resolve(operation.responses.get(status) ?? "").value;
  if (!("Set-Cookie" in Object(headers))) return {};
  const value = operation.method === "DELETE" ? "; Max-Age=0" : crypto.randomUUID();
  const name = isSecure ? "__Host-taxctl" : "taxctl-session";
  return { "set-cookie": `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}` };
}
