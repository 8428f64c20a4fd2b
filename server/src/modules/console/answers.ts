// The page that answers a form is kept for its session, and the browser is led to it: going back and loading it again send nothing.
import type { Context } from "koa";
import type { Service } from "../../core/context/context.ts";
import { createReplies, type Reply } from "../../http/replies.ts";
import { writePage, writeResponse } from "./write-response.ts";

/** The parameter of an address that names a reply. */
const name = "reply";

export function createAnswers(service: Pick<Service, "db" | "clock" | "log">) {
  const replies = createReplies(service);
  return {
    /** Sends a page. The answer to a form of a session is kept, and the browser is led to it. */
    async answer(ctx: Context, token: string | undefined, reply: Reply): Promise<void> {
      if (ctx.method !== "POST" || token === undefined) return writePage(ctx, reply);
      try {
        const key = await replies.keep(token, reply);
        // Only a page of people checks the session.
        const path = ctx.path.startsWith("/console/sign-in") ? "/console/me" : ctx.path;
        writeResponse(ctx, { kind: "redirect", to: `${path}?${name}=${key}` });
      } catch (error) {
        // A database that can't be written is no reason to withhold the answer.
        service.log.warn({ err: error }, "the answer to a form could not be kept");
        writePage(ctx, reply);
      }
    },

    /** Shows the kept answer that the address of a page names, or leads to the page itself; false if it names none. */
    async showAnswer(ctx: Context, token: string | undefined): Promise<boolean> {
      const key = ctx.method === "GET" ? new URLSearchParams(ctx.querystring).get(name) : null;
      if (key === null || token === undefined) return false;
      const reply = await replies.find(token, key);
      if (reply) writePage(ctx, reply);
      else writeResponse(ctx, { kind: "redirect", to: ctx.path });
      return true;
    },
  };
}
