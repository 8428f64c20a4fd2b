// Exports and the parts of their files.

import { isId } from "../../base/ids.ts";
import { findEnvironmentById } from "../../core/accounts/store.ts";
import { addJobs, delayJob, type Job, restartJob } from "../../core/jobs/store.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
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

/** How many exports of an environment are being made. */
export async function countUnfinished(db: Queryable, data_set_id: number): Promise<number> {
  const row = await db("exports")
    .where({ data_set_id })
    .whereIn("status", unfinished)
    .count({ count: "*" })
    .first();
  return Number(row?.count);
}

export async function findExport(
  db: Queryable,
  id: string,
  nowMs: number,
): Promise<ExportRecord | undefined> {
  return isId(id) ? db("exports").where({ id }).where("expires_at", ">", nowMs).first() : undefined;
}

export const isUnfinished = ({ status }: ExportRecord): boolean => unfinished.includes(status);

const jobOf = (id: string, due_at: number) => ({ queue: "exports" as const, subject: id, due_at });

export async function insertExport(trx: Trx, record: ExportRecord): Promise<void> {
  await trx("exports").insert(record);
  await addJobs(trx, [jobOf(record.id, record.created_at)], record.created_at);
}

/** Hides an export; its parts are deleted later. False where it was hidden before. */
export async function expireExport(trx: Trx, id: string, nowMs: number): Promise<boolean> {
  const changes = { expires_at: nowMs, status: "failed" };
  if ((await trx("exports").where({ id }).where("expires_at", ">", nowMs).update(changes)) === 0)
    return false;
  await restartJob(trx, jobOf(id, nowMs), nowMs);
  return true;
}

/** An export for its job, expired ones too. */
export function findAnyExport(db: Queryable, id: string): Promise<ExportRecord | undefined> {
  return db("exports").where({ id }).first();
}

/**
 * Changes an export, and plans its next step. Not if another process continued it or it was deleted: its number of parts is as this
 * process last saw it.
 *
 * @returns Whether it was changed.
 */
export async function advance(
  trx: Trx,
  job: Job,
  { id, parts }: Pick<ExportRecord, "id" | "parts">,
  changes: Partial<ExportRecord>,
  { due_at, nowMs }: { due_at: number; nowMs: number },
): Promise<boolean> {
  if (!(await delayJob(trx, job, due_at, nowMs))) return false;
  return (await trx("exports").where({ id, parts }).whereIn("status", unfinished).update(changes)) > 0;
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

/** Deletes some parts of an expired export, the last ones with the export itself. Returns whether it is gone. */
export async function deleteSomeParts(trx: Trx, id: string, most: number): Promise<boolean> {
  const parts = () => trx("export_parts").where({ export_id: id });
  const seqs: number[] = await parts().orderBy("seq").limit(most).pluck("seq");
  if (seqs.length > 0) await parts().whereIn("seq", seqs).delete();
  if (seqs.length < most) await trx("exports").where({ id }).delete();
  return seqs.length < most;
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
