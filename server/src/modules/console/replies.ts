// The page that answers a form is kept for its session, and the browser is led to it: going back and loading it again send nothing.
import { createHash, createHmac } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Context } from "koa";
import { randomBytes } from "../../base/chance.ts";
import { createSecrets } from "../../base/secrets.ts";
import type { Service } from "../../core/context/context.ts";
import { writePage, writeResponse } from "./write-response.ts";

/** A page as it is sent. */
type Reply = { status: number; html: string };

/** The parameter of an address that names a reply. */
const name = "reply";

/** As long as an unused session lasts by default, twice. */
const keptMs = 60 * 60_000;

const identity = "form_replies/content";

/** Without the session's token nobody reads a reply, not even who has the database. */
function sealOf(token: string, key: string) {
  const own = createHmac("sha256", token).update(`taxctl console reply ${key}`).digest();
  return {
    id: createHash("sha256").update(own).digest("hex"),
    secrets: createSecrets([{ id: "session", key: own }]),
  };
}

export function createReplies({ db, clock, log }: Pick<Service, "db" | "clock" | "log">) {
  async function keep(token: string, reply: Reply): Promise<string> {
    const key = randomBytes(16).toString("base64url");
    const { id, secrets } = sealOf(token, key);
    const content = secrets.encrypt(gzipSync(JSON.stringify(reply)), identity).ciphertext;
    await db.knex("form_replies").insert({ id, content, expires_at: clock.now() + keptMs });
    return key;
  }

  async function find(token: string, key: string): Promise<Reply | undefined> {
    const { id, secrets } = sealOf(token, key);
    const row = await db.knex("form_replies").where({ id }).first("content", "expires_at");
    if (!row || Number(row.expires_at) < clock.now()) return undefined;
    const packed = secrets.decryptBytes({ key_id: "session", ciphertext: row.content }, identity);
    return JSON.parse(gunzipSync(packed).toString()) as Reply;
  }

  return {
    /** Sends a page. The answer to a form of a session is kept, and the browser is led to it. */
    async answer(ctx: Context, token: string | undefined, reply: Reply): Promise<void> {
      if (ctx.method !== "POST" || token === undefined) return writePage(ctx, reply);
      try {
        const key = await keep(token, reply);
        // Only a page of people checks the session.
        const path = ctx.path.startsWith("/console/sign-in") ? "/console/me" : ctx.path;
        writeResponse(ctx, { kind: "redirect", to: `${path}?${name}=${key}` });
      } catch (error) {
        // A database that can't be written is no reason to withhold the answer.
        log.warn({ err: error }, "the answer to a form could not be kept");
        writePage(ctx, reply);
      }
    },

    /** Shows the kept answer that the address of a page names, or leads to the page itself; false if it names none. */
    async showAnswer(ctx: Context, token: string | undefined): Promise<boolean> {
      const key = ctx.method === "GET" ? new URLSearchParams(ctx.querystring).get(name) : null;
      if (key === null || token === undefined) return false;
      const reply = await find(token, key);
      if (reply) writePage(ctx, reply);
      else writeResponse(ctx, { kind: "redirect", to: ctx.path });
      return true;
    },
  };
}
