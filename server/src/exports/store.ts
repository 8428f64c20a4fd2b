// Exports and the parts of their files.

import { findEnvironmentById } from "../accounts/store.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { isId } from "../ids.ts";
import type { ExportFormat, ExportType } from "./columns.ts";

export type ExportStatus = "pending" | "running" | "ready" | "failed";

export type ExportRecord = {
  id: string;
  data_set_id: number;
  user_id: number;
  type: ExportType;
  format: ExportFormat;
  /** Null for all branches. */
  branch_id: number | null;
  bhf_id: string | null;
  from_date: string;
  to_date: string;
  status: ExportStatus;
  /** How far the writing process came, as JSON. */
  progress: Uint8Array | null;
  parts: number;
  row_count: number;
  bytes: number;
  sha256: string | null;
  error: string | null;
  worker: string | null;
  worker_until: number;
  created_at: number;
  finished_at: number | null;
  expires_at: number;
};

export type ExportPart = {
  export_id: string;
  seq: number;
  start: number;
  size: number;
  key_id: string;
  body: Uint8Array;
};

const unfinished: readonly ExportStatus[] = ["pending", "running"];

/** The exports of an environment that have not expired, newest first. */
export function listExports(db: Queryable, data_set_id: number, nowMs: number): Promise<ExportRecord[]> {
  return db("exports").where({ data_set_id }).where("expires_at", ">", nowMs).orderBy("id", "desc");
}

export async function findExport(
  db: Queryable,
  id: string,
  nowMs: number,
): Promise<ExportRecord | undefined> {
  return isId(id) ? db("exports").where({ id }).where("expires_at", ">", nowMs).first() : undefined;
}

export const isUnfinished = ({ status }: ExportRecord): boolean => unfinished.includes(status);

export async function insertExport(trx: Trx, record: ExportRecord): Promise<void> {
  await trx("exports").insert(record);
}

/** Hides an export; its parts are deleted later. False where it was hidden before. */
export async function expireExport(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const changes = { expires_at: nowMs, status: "failed", worker: null };
  return (await trx("exports").where({ id }).where("expires_at", ">", nowMs).update(changes)) > 0;
}

/**
 * Claims unfinished exports that no other process works on, the oldest first, for a limited time.
 *
 * @param isAlone No other process can work on any of them.
 */
export async function claimExports(
  db: Queryable,
  worker: string,
  { nowMs, leaseMs, isAlone, most }: { nowMs: number; leaseMs: number; isAlone: boolean; most: number },
): Promise<ExportRecord[]> {
  const open = () => db("exports").whereIn("status", unfinished).where("expires_at", ">", nowMs);
  const free = () =>
    isAlone ? open() : open().where((own) => own.where({ worker }).orWhere("worker_until", "<", nowMs));
  const ids: string[] = await free().orderBy("worker_until").orderBy("id").limit(most).pluck("id");
  const claimed: ExportRecord[] = [];
  for (const id of ids) {
    const lease = { worker, worker_until: nowMs + leaseMs };
    if ((await free().where({ id }).update(lease)) === 0) continue;
    const record = await db("exports").where({ id, worker }).first();
    if (record) claimed.push(record);
  }
  return claimed;
}

/**
 * Changes an export, unless another process continued it or it was deleted: its number of parts is as this process last saw it.
 *
 * @returns Whether it was changed.
 */
export async function advance(
  trx: Trx,
  { id, parts, worker }: Pick<ExportRecord, "id" | "parts" | "worker">,
  changes: Partial<ExportRecord>,
): Promise<boolean> {
  const rows = trx("exports").where({ id, parts, worker }).whereIn("status", unfinished);
  return (await rows.update(changes)) > 0;
}

export async function insertPart(trx: Trx, part: ExportPart): Promise<void> {
  await trx("export_parts").insert(part);
}

/** The part of a file in which a byte lies. */
export function findPartAt(db: Queryable, export_id: string, byte: number): Promise<ExportPart | undefined> {
  return db("export_parts").where({ export_id }).where("start", "<=", byte).orderBy("seq", "desc").first();
}

export function findPart(db: Queryable, export_id: string, seq: number): Promise<ExportPart | undefined> {
  return db("export_parts").where({ export_id, seq }).first();
}

/** Deletes some parts of an expired export, the last ones with the export itself. Returns whether there was one. */
export async function deleteExpired(trx: Trx, nowMs: number, mostParts: number): Promise<boolean> {
  const expired: { id: string } | undefined = await trx("exports")
    .where("expires_at", "<=", nowMs)
    .orderBy("expires_at")
    .first("id");
  if (!expired) return false;
  const parts = () => trx("export_parts").where({ export_id: expired.id });
  const seqs: number[] = await parts().orderBy("seq").limit(mostParts).pluck("seq");
  if (seqs.length > 0) await parts().whereIn("seq", seqs).delete();
  if (seqs.length < mostParts) await trx("exports").where({ id: expired.id }).delete();
  return true;
}

/** The next branch of an environment by id, for exports that read branch by branch. */
export function nextBranch(
  db: Queryable,
  data_set_id: number,
  after: number,
): Promise<{ id: number; bhf_id: string } | undefined> {
  return db("branches").where({ data_set_id }).where("id", ">", after).orderBy("id").first("id", "bhf_id");
}

export async function findAccountId(db: Queryable, environmentId: number): Promise<number> {
  const environment = await findEnvironmentById(db, environmentId);
  if (!environment) throw new Error(`There is no environment ${environmentId}`);
  return environment.account_id;
}
