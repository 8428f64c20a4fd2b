// Writes a response: sets the common headers, completes `meta`, and sends JSON or the bytes of a file.
import { Readable } from "node:stream";
import type { Context as KoaContext } from "koa";
import { iso } from "../base/clock.ts";
import { writeJson } from "../base/json-slices.ts";
import type { PlainResponse } from "../base/response.ts";
import type { Exchange } from "./exchange.ts";

/** Headers of every response. Pages under /docs override the content policy. */
export const securityHeaders = Object.entries({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
});

export function setSecurityHeaders(ctx: KoaContext): void {
  for (const [name, value] of securityHeaders) ctx.res.setHeader(name, value);
}

/** The body as it is sent, with `meta.timestamp` and `meta.request_id`. */
export function stamp(body: { meta?: unknown }, requestId: string, nowMs: number): Record<string, unknown> {
  const { meta, ...rest } = body;
  const given = typeof meta === "object" && meta !== null ? meta : {};
  return { ...rest, meta: { ...given, timestamp: iso(nowMs), request_id: requestId } };
}

/** The headers with the rest of the caller's allowance. */
export function setLimitHeaders({ res }: KoaContext, { limit }: Exchange): void {
  if (!limit) return;
  res.setHeader("X-RateLimit-Limit", limit.limit);
  res.setHeader("X-RateLimit-Remaining", limit.remaining);
  res.setHeader("X-RateLimit-Reset", limit.resetS);
}

/** Sends a response. */
export async function sendResponse(
  ctx: KoaContext,
  exchange: Exchange,
  reply: PlainResponse,
  nowMs: number,
): Promise<void> {
  const { res } = ctx;
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value);
  setLimitHeaders(ctx, exchange);
  if (!res.hasHeader("ETag")) res.setHeader("Cache-Control", "no-store");
  ctx.status = reply.status;
  if (reply.body instanceof Readable) {
    // The headers are gone: a caller notices a part that can't be read only by a connection that breaks off.
    reply.body.once("error", () => res.destroy());
    ctx.body = reply.body;
    return;
  }
  if (reply.body instanceof Uint8Array) {
    ctx.body = Buffer.from(reply.body.buffer, reply.body.byteOffset, reply.body.byteLength);
    return;
  }
  const body = stamp(reply.body, exchange.requestId, nowMs);
  ctx.type = "application/json; charset=utf-8";
  ctx.body = await writeJson(body);
  if (typeof body.code === "string" && reply.status >= 400) exchange.code = body.code;
}
