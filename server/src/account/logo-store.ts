// The logo on receipts: an image of the authority, uploaded as a setting. Receipts name the one that they were accepted with.
import { createHash } from "node:crypto";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { ValidationError } from "../errors.ts";
import { type Image, readImage } from "./image.ts";

/** Bytes. */
const largest = 128 * 1024;

export type Logo = Image & { fingerprint: string };

type LogoRow = {
  fingerprint: string;
  media_type: Image["media_type"];
  width: number;
  height: number;
  bytes: number;
};

/** @throws ValidationError when the data URI holds no image that can be printed. */
export function readLogo(dataUri: string): Logo {
  const file = Buffer.from(dataUri.slice(dataUri.indexOf(",") + 1), "base64");
  const image = file.length > largest ? `takes more than ${largest / 1024} KiB` : readImage(file);
  if (typeof image === "string") throw new ValidationError({ receipt_logo: [image] });
  const fingerprint = createHash("sha256").update(image.content).digest("hex").slice(0, 32);
  return { ...image, fingerprint };
}

/** Stores a logo once. Logos are never deleted: receipts from before still print them. */
export async function storeLogo(trx: Trx, dataSetId: number, logo: Logo, nowMs: number): Promise<void> {
  const { fingerprint, media_type, width, height, content } = logo;
  const key = { data_set_id: dataSetId, fingerprint };
  if (await trx("receipt_logos").where(key).first("fingerprint")) return;
  const row = { ...key, media_type, width, height, bytes: content.length, content, created_at: nowMs };
  await trx("receipt_logos").insert(row);
}

/** What is said of a logo. */
export async function describeLogo(db: Queryable, dataSetId: number, fingerprint: string | null) {
  if (fingerprint === null) return null;
  const row: LogoRow | undefined = await db("receipt_logos")
    .where({ data_set_id: dataSetId, fingerprint })
    .first("fingerprint", "media_type", "width", "height", "bytes");
  return row ?? null;
}

export async function findLogo(
  db: Queryable,
  dataSetId: number,
  fingerprint: string | null,
): Promise<Uint8Array | null> {
  if (fingerprint === null) return null;
  const row: { content: Uint8Array } | undefined = await db("receipt_logos")
    .where({ data_set_id: dataSetId, fingerprint })
    .first("content");
  return row?.content ?? null;
}
