// Answers to the forms of a session, kept for an hour. Without the session's token nobody reads one, not even who has the database.
import { createHash, createHmac } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { randomBytes } from "../base/chance.ts";
import { createSecrets } from "../base/secrets.ts";
import type { Service } from "../core/context/context.ts";
import { findReply, insertReply } from "./reply-store.ts";

/** A page as it is sent. */
export type Reply = { status: number; html: string };

/** As long as an unused session lasts by default, twice. */
const keptMs = 60 * 60_000;

const identity = "form_replies/content";

function sealOf(token: string, key: string) {
  const own = createHmac("sha256", token).update(`taxctl console reply ${key}`).digest();
  return {
    id: createHash("sha256").update(own).digest("hex"),
    secrets: createSecrets([{ id: "session", key: own }]),
  };
}

export function createReplies({ db, clock }: Pick<Service, "db" | "clock">) {
  return {
    /** @returns the key by which the session finds it */
    async keep(token: string, reply: Reply): Promise<string> {
      const key = randomBytes(16).toString("base64url");
      const { id, secrets } = sealOf(token, key);
      const content = secrets.encrypt(gzipSync(JSON.stringify(reply)), identity).ciphertext;
      await insertReply(db.knex, { id, content, expires_at: clock.now() + keptMs });
      return key;
    },

    async find(token: string, key: string): Promise<Reply | undefined> {
      const { id, secrets } = sealOf(token, key);
      const row = await findReply(db.knex, id, clock.now());
      if (!row) return undefined;
      const packed = secrets.decryptBytes({ key_id: "session", ciphertext: row.content }, identity);
      return JSON.parse(gunzipSync(packed).toString()) as Reply;
    },
  };
}
