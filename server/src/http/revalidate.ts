// Saves transfers: an ETag with documents and code tables, 304 for callers that hold that version, gzip for the others.
// Decisions about the API: 97.
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context as KoaContext, Next } from "koa";
import type { Exchange } from "./exchange.ts";

const compress = promisify(gzip);
/** Bytes below which compression saves less than its headers cost. */
const leastCompressed = 1024;

/** The tag of a content; weak, since the compressed form has the same. */
export const tagOf = (content: string | Uint8Array): string =>
  `W/"${hash("sha256", content, "base64url").slice(0, 27)}"`;

// Koa's own test fails for every `fetch`, which sends `Cache-Control: no-cache` together with the caller's tag.
function hasVersion(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (one: string): string => one.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((one) => one.trim() === "*" || opaque(one) === opaque(tag)) === true;
}

/** Lets the caller keep the response and check whether it is current. True if the caller's copy is: 304, no body. */
export function revalidate(ctx: KoaContext, exchange: Exchange, tag: string): boolean {
  exchange.isCompressible = true;
  ctx.res.setHeader("ETag", tag);
  ctx.res.setHeader("Vary", "Accept-Encoding, Authorization");
  ctx.res.setHeader("Cache-Control", "private, no-cache");
  ctx.status = 200;
  if (!hasVersion(ctx.req.headers["if-none-match"], tag)) return false;
  ctx.status = 304;
  return true;
}

/** The outermost middleware: compresses only the bodies that `revalidate` marked. The length of a compressed secret could reveal it. */
export async function compressMarked(ctx: KoaContext, next: Next): Promise<void> {
  await next();
  const { exchange } = ctx.state as { exchange: Exchange };
  const { body } = ctx;
  if (!exchange.isCompressible || !(typeof body === "string" || Buffer.isBuffer(body))) return;
  if (Buffer.byteLength(body) < leastCompressed || ctx.acceptsEncodings("gzip", "identity") !== "gzip")
    return;
  ctx.res.setHeader("Content-Encoding", "gzip");
  ctx.body = await compress(body);
}
