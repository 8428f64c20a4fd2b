// Uploads of sales, their rows as they were read, and the sales in them.

import { isId } from "../../base/ids.ts";
import { addJobs, delayJob, endJob, type Job } from "../../core/jobs/store.ts";
import type { Database } from "../../db/open.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { counted, type Page, type PageRequest, pageBy } from "../../db/sql/page.ts";
import { insertRows } from "../../db/sql/rows.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { UploadMapping } from "./jobs.ts";
import type { ReadAs } from "./read-as.ts";
import type { CheckedSale } from "./sale.ts";

export type UploadStatus = "draft" | "sending" | "finished" | "canceled";

export type UploadRow = {
  id: string;
  data_set_id: number;
  branch_id: number;
  name: string;
  status: UploadStatus;
  mapping: UploadMapping;
  read_as: ReadAs;
  reading: number;
  last_reading: number;
  sales: number;
  with_warnings: number;
  /** Money ×100. */
  total_amount: number;
  tax_amount: number;
  uploaded_by: number;
  uploaded_at: number;
  started_by: number | null;
  started_at: number | null;
  finished_at: number | null;
};

type RawUpload = Omit<UploadRow, "mapping" | "read_as"> & { mapping: Uint8Array; read_as: Uint8Array };

const read = (raw: RawUpload): UploadRow => ({
  ...raw,
  total_amount: Number(raw.total_amount),
  tax_amount: Number(raw.tax_amount),
  mapping: fromBlob<UploadMapping>(raw.mapping),
  read_as: fromBlob<ReadAs>(raw.read_as),
});

const packed = ({ mapping, read_as, ...rest }: Partial<UploadRow>): object => ({
  ...rest,
  ...(mapping && { mapping: toBlob(mapping) }),
  ...(read_as && { read_as: toBlob(read_as) }),
});

/** How many uploads of an environment wait to be started. */
export function countDrafts(db: Queryable, data_set_id: number): Promise<number> {
  return counted(db("sales_uploads").where({ data_set_id, status: "draft" }));
}

export async function insertUpload(trx: Trx, row: UploadRow): Promise<void> {
  await trx("sales_uploads").insert(packed(row));
}

export async function findUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  if (!isId(id)) return undefined;
  const raw: RawUpload | undefined = await db("sales_uploads").where({ id }).first();
  return raw && read(raw);
}

/** Pages by the time of the upload, the last one first. */
export async function pageOfUploads(
  db: Queryable,
  { data_set_id, branch_id }: { data_set_id: number; branch_id: number | undefined },
  request: PageRequest,
): Promise<Page<UploadRow>> {
  const rows = db("sales_uploads").where({ data_set_id });
  if (branch_id !== undefined) rows.where({ branch_id });
  const page = await pageBy<RawUpload>(rows, sortBy("desc", "uploaded_at", "id"), request);
  return { ...page, rows: page.rows.map(read) };
}

/** Changes an upload that is still as it was read: not started, and with the same mapping. False otherwise. */
export async function updateDraft(
  trx: Trx,
  { id, reading }: Pick<UploadRow, "id" | "reading">,
  changes: Partial<UploadRow>,
): Promise<boolean> {
  const draft = trx("sales_uploads").where({ id, reading, status: "draft" });
  return (await draft.update(packed(changes))) === 1;
}

/** Takes the number of the next mapping; undefined if another request was faster. */
export async function takeReading(
  db: Queryable,
  { id, last_reading }: Pick<UploadRow, "id" | "last_reading">,
): Promise<number | undefined> {
  const next = last_reading + 1;
  const taken = await db("sales_uploads")
    .where({ id, last_reading, status: "draft" })
    .update({ last_reading: next });
  return taken === 1 ? next : undefined;
}

/** The job that sends an upload. */
export async function addSending(trx: Trx, id: string, nowMs: number): Promise<void> {
  await addJobs(trx, [{ queue: "uploads", subject: id, due_at: nowMs }], nowMs);
}

/** Stores the table of a file, a part at a time. */
export async function saveParts(db: Database, upload_id: string, parts: readonly string[]): Promise<void> {
  for (const [part, body] of parts.entries())
    await db.transaction((trx) =>
      trx("sales_upload_parts").insert({ upload_id, part, body: Buffer.from(body) }),
    );
}

export async function readParts(db: Queryable, upload_id: string): Promise<string[]> {
  const rows: { body: Uint8Array }[] = await db("sales_upload_parts")
    .where({ upload_id })
    .orderBy("part")
    .select("body");
  return rows.map(({ body }) => Buffer.from(body).toString());
}

/** Sales that are stored in one transaction. */
const salesAtOnce = 500;

export async function saveSales(
  db: Database,
  { id, reading }: Pick<UploadRow, "id" | "reading">,
  sales: readonly CheckedSale[],
): Promise<void> {
  for (let start = 0; start < sales.length; start += salesAtOnce) {
    const rows = sales.slice(start, start + salesAtOnce).map((sale, index) => ({
      upload_id: id,
      reading,
      position: start + index,
      invoice_no: sale.invoice_no,
      state: sale.state,
      is_note: Number(sale.is_note),
      is_earlier: Number(sale.transaction_id !== null),
      transaction_id: sale.transaction_id,
      body: toBlob(sale.body),
      refusal: null,
    }));
    await db.transaction((trx) => insertRows(trx, "sales_upload_sales", rows));
  }
}

/** What is left to send: sales before credit notes, in the order of the file. */
export async function findReady(
  db: Queryable,
  { id, reading }: UploadRow,
  most: number,
): Promise<{ position: number; body: CheckedSale["body"] }[]> {
  const rows: { position: number; body: Uint8Array }[] = await db("sales_upload_sales")
    .where({ upload_id: id, reading, state: "ready" })
    .orderBy(["is_note", "position"])
    .limit(most)
    .select("position", "body");
  return rows.map(({ position, body }) => ({ position, body: fromBlob<CheckedSale["body"]>(body) }));
}

export type Refusal = { code: string; message: string; errors: Record<string, string[]> };

/** What came of sending a sale. */
export type Sent = { position: number; transaction_id: string | null; refusal: Refusal | null };

/** Stores what came of sales, and plans the next piece or ends the job. False if another process has the job: then nothing is stored. */
export async function saveSent(
  trx: Trx,
  job: Job,
  { id, reading }: UploadRow,
  sent: readonly Sent[],
  next: { due_at: number } | "finished",
  nowMs: number,
): Promise<boolean> {
  const isOurs = next === "finished" ? await endJob(trx, job) : await delayJob(trx, job, next.due_at, nowMs);
  if (!isOurs) return false;
  for (const { position, transaction_id, refusal } of sent)
    await trx("sales_upload_sales")
      .where({ upload_id: id, reading, position })
      .update({
        state: refusal ? "refused" : "sent",
        transaction_id,
        refusal: refusal && toBlob(refusal),
      });
  if (next === "finished") {
    // The rows of the file stay with it: what was rejected is mended from them.
    await trx("sales_uploads").where({ id }).update({ status: "finished", finished_at: nowMs });
  }
  return true;
}

/** Deletes sales of other mappings than the upload's, or all; some in each transaction. */
export async function deleteSales(
  db: Database,
  { id, reading }: Pick<UploadRow, "id" | "reading">,
  which: "left over" | "all",
): Promise<void> {
  for (;;) {
    const rows = db.knex("sales_upload_sales").where({ upload_id: id });
    if (which === "left over") rows.whereNot({ reading });
    const found: { reading: number; position: number }[] = await rows
      .orderBy(["reading", "position"])
      .limit(salesAtOnce)
      .select("reading", "position");
    const [first] = found;
    if (!first) return;
    const last = found.findLast((row) => row.reading === first.reading) ?? first;
    await db.transaction((trx) =>
      trx("sales_upload_sales")
        .where({ upload_id: id, reading: first.reading })
        .whereBetween("position", [first.position, last.position])
        .delete(),
    );
  }
}

export async function deleteParts(trx: Trx, upload_id: string): Promise<void> {
  await trx("sales_upload_parts").where({ upload_id }).delete();
}

/** Old uploads, with how long each status is kept. One that is being sent is never old. */
export async function findOld(
  db: Queryable,
  { draftsBefore, othersBefore }: { draftsBefore: number; othersBefore: number },
  most: number,
): Promise<Pick<UploadRow, "id" | "reading">[]> {
  return db("sales_uploads")
    .where((old) =>
      old
        .where((draft) =>
          draft.whereIn("status", ["draft", "canceled"]).where("uploaded_at", "<", draftsBefore),
        )
        .orWhere((other) => other.where({ status: "finished" }).where("uploaded_at", "<", othersBefore)),
    )
    .orderBy(["uploaded_at", "id"])
    .limit(most)
    .select("id", "reading");
}

export async function deleteUpload(trx: Trx, id: string): Promise<void> {
  await deleteParts(trx, id);
  await trx("sales_uploads").where({ id }).delete();
}
