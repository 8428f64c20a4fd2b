// The logo on receipts: an image of the authority, uploaded as a setting. Receipts name the one that they were accepted with.
import { createHash } from "node:crypto";
import { ValidationError } from "../../base/errors.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { type Image, readImage } from "./image.ts";

/** Bytes. */
const largest = 128 * 1024;

export type Logo = Image & { fingerprint: string };

type LogoRow = Omit<Logo, "content"> & { bytes: number };

/** @throws ValidationError when the data URI holds no image that can be printed. */
export function readLogo(dataUri: string): Logo {
  const file = Buffer.from(dataUri.slice(dataUri.indexOf(",") + 1), "base64");
  const image = file.length > largest ? `takes more than ${largest / 1024} KiB` : readImage(file);
  if (typeof image === "string") throw new ValidationError({ receipt_logo: [image] });
  const fingerprint = createHash("sha256").update(image.content).digest("hex").slice(0, 32);
  return { ...image, fingerprint };
}

/** Stores a logo once. It is kept while it is the setting, and for ever once a sale was accepted with it. */
export async function storeLogo(trx: Trx, environmentId: number, logo: Logo, nowMs: number): Promise<void> {
  const { fingerprint, media_type, width, height, content } = logo;
  const key = { data_set_id: environmentId, fingerprint };
  const row = { ...key, media_type, width, height, bytes: content.length, content, created_at: nowMs };
  await trx("receipt_logos").insert(row).onConflict(Object.keys(key)).merge({ replaced_at: null });
}

/** From now on, new sales don't use the logo. */
export async function markReplaced(
  trx: Trx,
  environmentId: number,
  fingerprint: string,
  nowMs: number,
): Promise<void> {
  await trx("receipt_logos")
    .where({ data_set_id: environmentId, fingerprint })
    .update({ replaced_at: nowMs });
}

/** A sale may be stored a while after the settings were read for it, by the clock of another process. */
const marginMs = 24 * 60 * 60_000;

/**
 * Deletes at most this many replaced logos without a sale from their time, and returns how many. The others are kept for ever:
 * their receipts print them.
 */
export async function deleteUnusedLogos(trx: Trx, beforeMs: number, most: number): Promise<number> {
  const replaced: { data_set_id: number; fingerprint: string; created_at: number; replaced_at: number }[] =
    await trx("receipt_logos")
      .where("replaced_at", "<", beforeMs)
      .limit(most)
      .select("data_set_id", "fingerprint", "created_at", "replaced_at");
  let deleted = 0;
  for (const { data_set_id, fingerprint, created_at, replaced_at } of replaced) {
    const sale = await trx("transactions")
      .where({ data_set_id, type: "sales" })
      .whereBetween("created_at", [created_at - marginMs, replaced_at + marginMs])
      .first("id");
    // The logo may have become the setting again meanwhile.
    const logo = trx("receipt_logos").where({ data_set_id, fingerprint, replaced_at });
    if (sale) await logo.update({ replaced_at: null });
    else deleted += await logo.delete();
  }
  return deleted;
}

/** The description of a logo in responses. */
export async function describeLogo(db: Queryable, environmentId: number, fingerprint: string | null) {
  if (fingerprint === null) return null;
  const row: LogoRow | undefined = await db("receipt_logos")
    .where({ data_set_id: environmentId, fingerprint })
    .first("fingerprint", "media_type", "width", "height", "bytes");
  return row ?? null;
}

export async function findLogo(
  db: Queryable,
  environmentId: number,
  fingerprint: string | null,
): Promise<Uint8Array | null> {
  if (fingerprint === null) return null;
  const row: { content: Uint8Array } | undefined = await db("receipt_logos")
    .where({ data_set_id: environmentId, fingerprint })
    .first("content");
  return row?.content ?? null;
}
