// The file of an export: parts that are compressed and encrypted when they are stored, and read one at a time.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { Secrets } from "../../base/secrets.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { type ExportPart, type ExportRecord, findPart, findPartAt } from "./store.ts";

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);

const identityOf = (exportId: string, seq: number): string => `exports/${exportId}/${seq}`;

/** A part as it is stored. */
export async function sealPart(
  secrets: Secrets,
  { export_id, seq, start }: Pick<ExportPart, "export_id" | "seq" | "start">,
  bytes: Buffer,
): Promise<ExportPart> {
  const { key_id, ciphertext } = secrets.encrypt(await compress(bytes), identityOf(export_id, seq));
  return { export_id, seq, start, size: bytes.length, key_id, body: ciphertext };
}

async function openPart(secrets: Secrets, part: ExportPart): Promise<Buffer> {
  const { export_id, seq, key_id, body } = part;
  return decompress(secrets.decryptBytes({ key_id, ciphertext: body }, identityOf(export_id, seq)));
}

/** The bytes of a file from one position up to another, which is not included. */
export async function* readFile(
  db: Queryable,
  secrets: Secrets,
  { id }: Pick<ExportRecord, "id">,
  from: number,
  until: number,
): AsyncGenerator<Buffer> {
  let at = from;
  let part = await findPartAt(db, id, at);
  while (at < until) {
    // Deleted or expired in the middle of a download.
    if (!part) throw new Error(`The file of the export ${id} has no byte ${at}`);
    const bytes = await openPart(secrets, part);
    const begin = at - Number(part.start);
    const piece = bytes.subarray(begin, begin + until - at);
    if (piece.length > 0) yield piece;
    at += piece.length;
    if (at < until) part = await findPart(db, id, part.seq + 1);
  }
}

/** SHA-256 of the whole file. */
export async function checksumOf(
  db: Queryable,
  secrets: Secrets,
  record: Pick<ExportRecord, "id" | "bytes">,
): Promise<string> {
  const sum = createHash("sha256");
  for await (const piece of readFile(db, secrets, record, 0, Number(record.bytes))) sum.update(piece);
  return sum.digest("hex");
}
