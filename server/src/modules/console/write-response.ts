// The response to a browser: a page, a redirect, a file, a download, a stream of events.
import { Readable } from "node:stream";
import type { Context } from "koa";
import type { PageResponse } from "./page.ts";

export function writePage(ctx: Context, { status, html }: { status: number; html: string }): void {
  ctx.status = status;
  ctx.type = "text/html; charset=utf-8";
  ctx.body = html;
}

/** Writes a response other than a page. */
export function writeResponse(
  ctx: Context,
  reply: Extract<PageResponse, { kind: "redirect" | "file" | "download" }>,
): void {
  if (reply.kind === "redirect") {
    ctx.status = 303;
    ctx.res.setHeader("Location", reply.to);
  } else if (reply.kind === "file") {
    ctx.type = reply.type;
    // A PDF is shown to be printed; other files are kept.
    const way = reply.type.startsWith("application/pdf") ? "inline" : "attachment";
    const name = reply.name.replaceAll(/[^\w.-]/g, "_");
    ctx.res.setHeader("Content-Disposition", `${way}; filename="${name}"`);
    ctx.body = reply.bytes;
  } else {
    ctx.status = reply.status;
    ctx.type = "application/octet-stream";
    for (const [name, value] of Object.entries(reply.headers)) ctx.res.setHeader(name, value);
    reply.body.once("error", () => ctx.res.destroy());
    ctx.body = reply.body;
  }
}

/** Server-sent events, which no proxy may hold back. */
export function writeChanges(ctx: Context, events: AsyncIterable<string>): void {
  ctx.type = "text/event-stream; charset=utf-8";
  ctx.res.setHeader("X-Accel-Buffering", "no");
  ctx.body = Readable.from(events);
}
