// The public pages of receipts, under /r/TOKEN and /r/TOKEN/receipt.pdf. Whatever is wrong with a link, the response is the same.
import type { Context as KoaContext, Next } from "koa";
import { DatabaseLost } from "../../base/database-lost.ts";
import type { Service } from "../../core/context/context.ts";
import { createAddressFinder, limitGroup } from "../../http/address.ts";
import type { Exchange } from "../../http/exchange.ts";
import { createAddressLimiter } from "../../http/rate-limit.ts";
import { linkPath } from "./links.ts";
import { noticePage, pagePolicy } from "./public-page.ts";
import { printLinked, showLinked } from "./public-receipt.ts";

/** Pages that one IP address may open in a minute: many customers of a mobile network share one. */
const readerLimits = { rate_per_minute: 120, burst: 120 };
/** As how many pages a PDF counts. */
const pdfPages = 5;
/** PDFs that may be waiting to be printed for all readers together. */
const mostPdfs = 20;

const pages = /^\/r\/([A-Za-z0-9_-]{43})(\/receipt\.pdf)?$/;

/** Serves the pages of receipts; passes everything else on. */
export function createReceiptPages({ db, clock, log, config }: Service) {
  const readers = createAddressLimiter(clock, readerLimits);
  const findAddress = createAddressFinder(config.trustedProxies);
  let printing = 0;

  function sendPage(ctx: KoaContext, status: number, html: string): void {
    ctx.status = status;
    ctx.type = "text/html; charset=utf-8";
    ctx.body = html;
  }

  /** The seconds to wait until the address may open this; 0 when it may now. */
  function limit(ctx: KoaContext, isPdf: boolean): number {
    const address = limitGroup(findAddress(ctx.req));
    for (let taken = 0; taken < (isPdf ? pdfPages : 1); taken += 1) {
      const { waitS } = readers.take(address);
      if (waitS > 0) return waitS;
    }
    return isPdf && printing >= mostPdfs ? 5 : 0;
  }

  async function respond(ctx: KoaContext, token: string, isPdf: boolean): Promise<void> {
    if (!isPdf) {
      const html = await showLinked(db.knex, token, clock.now());
      if (html === undefined) sendPage(ctx, 404, noticePage("gone"));
      else sendPage(ctx, 200, html);
      return;
    }
    printing += 1;
    try {
      const file = await printLinked(db.knex, token, { nowMs: clock.now(), config });
      if (!file) return sendPage(ctx, 404, noticePage("gone"));
      ctx.type = "application/pdf";
      ctx.set("Content-Disposition", `attachment; filename="${file.name}"`);
      ctx.body = Buffer.from(file.content);
    } finally {
      printing -= 1;
    }
  }

  return async (ctx: KoaContext, next: Next): Promise<void> => {
    if (!ctx.path.startsWith(linkPath)) return next();
    const exchange = ctx.state.exchange as Exchange;
    // A person who knows the URL can see the receipt, so no log has the URL.
    exchange.shownPath = "/r/{token}";
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      ctx.set("Allow", "GET, HEAD");
      return sendPage(ctx, 405, noticePage("gone"));
    }
    ctx.set("Content-Security-Policy", pagePolicy);
    ctx.set("X-Robots-Tag", "noindex, nofollow, noarchive");
    ctx.set("Cache-Control", "private, no-store");
    const [, token = "", pdf] = pages.exec(ctx.path) ?? [];
    const waitS = limit(ctx, pdf !== undefined);
    if (waitS > 0) {
      ctx.set("Retry-After", String(waitS));
      return sendPage(ctx, 429, noticePage("busy"));
    }
    try {
      await respond(ctx, token, pdf !== undefined);
    } catch (error) {
      if (error instanceof DatabaseLost) exchange.lost = error;
      else log.error({ err: error, request_id: exchange.requestId }, "unexpected failure");
      ctx.set("Retry-After", "30");
      sendPage(ctx, error instanceof DatabaseLost ? 503 : 500, noticePage("broken"));
    }
  };
}
