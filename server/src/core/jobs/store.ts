// Jobs: work that is still to be done, each claimed under a lease by one process at a time.
import type { Database } from "../../db/open.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";

export type QueueName = "codes" | "deliveries" | "exports" | "fetches" | "mails" | "nightly" | "uploads";

export type Job = {
  queue: QueueName;
  /** The record that the work is about; within its queue, it has one job. */
  subject: string;
  /** What shares the queue with others and must not hold them up, such as a webhook; empty if nothing does. */
  part: string;
  /** By the service's clock. */
  due_at: number;
  owner: string | null;
  /** By the database's clock. */
  lease_until: number;
  /** Counted by the claim, so that an attempt that its process did not survive counts too. */
  attempts: number;
  /** How far earlier runs came, where a job has steps. */
  progress: string | null;
  /** When it was planned or claimed last, by the service's clock. */
  touched_at: number;
};

export type NewJob = Pick<Job, "queue" | "subject" | "due_at"> & Partial<Pick<Job, "part" | "attempts">>;

const rowsAtOnce = 100;

const jobRow = ({ part = "", attempts = 0, ...job }: NewJob, nowMs: number): Job => ({
  ...job,
  part,
  attempts,
  owner: null,
  lease_until: 0,
  progress: null,
  touched_at: nowMs,
});

/** Part of the transaction that causes the work: it is done if, and only if, that commits. */
export async function addJobs(trx: Queryable, jobs: readonly NewJob[], nowMs: number): Promise<void> {
  for (let start = 0; start < jobs.length; start += rowsAtOnce)
    await trx("jobs").insert(jobs.slice(start, start + rowsAtOnce).map((job) => jobRow(job, nowMs)));
}

/** Adds a job, unless there is one. */
export async function ensureJob(db: Queryable, job: NewJob, nowMs: number): Promise<void> {
  await db("jobs").insert(jobRow(job, nowMs)).onConflict(["queue", "subject"]).ignore();
}

/** Adds a job, or takes it from the process that has it: what that one reports no longer counts. */
export async function restartJob(trx: Trx, job: NewJob, nowMs: number): Promise<void> {
  await trx("jobs")
    .insert(jobRow(job, nowMs))
    .onConflict(["queue", "subject"])
    .merge(["due_at", "owner", "lease_until", "touched_at"]);
}

const keyOf = ({ queue, subject }: Pick<Job, "queue" | "subject">) => ({ queue, subject });
const ownedBy = ({ owner, ...job }: Job) => ({ ...keyOf(job), owner });

/** The due jobs of a queue that no process has. */
export function freeJobs(db: Database, queue: QueueName, nowMs: number): QueryBuilder {
  return db
    .knex("jobs")
    .where({ queue })
    .where("jobs.due_at", "<=", nowMs)
    .where("jobs.lease_until", "<", db.now());
}

/** Due jobs of a part of a queue that no process has, the longest waiting first. */
export async function findDue(
  db: Database,
  { queue, part = "", nowMs }: { queue: QueueName; part?: string; nowMs: number },
  except: readonly string[],
  limit: number,
): Promise<Job[]> {
  return freeJobs(db, queue, nowMs)
    .where({ part })
    .whereNotIn("subject", except)
    .orderBy("due_at")
    .orderBy("subject")
    .limit(limit);
}

/** Claims a job as it was read; undefined if another process was faster. */
export async function claimJob<Found extends Job>(
  db: Database,
  job: Found,
  owner: string,
  nowMs: number,
  leaseMs: number,
): Promise<Found | undefined> {
  const { due_at, lease_until } = job;
  const changed = await db
    .knex("jobs")
    .where({ ...keyOf(job), due_at, lease_until })
    .update({
      owner,
      lease_until: db.knex.raw("? + ?", [db.now(), leaseMs]),
      attempts: db.knex.raw("attempts + 1"),
      touched_at: nowMs,
    });
  return changed === 1 ? { ...job, owner, attempts: job.attempts + 1, touched_at: nowMs } : undefined;
}

/** Adds a job that this process has from the beginning. */
export async function addClaimed(
  trx: Trx,
  db: Database,
  job: NewJob,
  { owner, nowMs, leaseMs }: { owner: string; nowMs: number; leaseMs: number },
): Promise<Job> {
  const row = { ...jobRow(job, nowMs), owner, attempts: 1 };
  await trx("jobs").insert({ ...row, lease_until: trx.raw("? + ?", [db.now(), leaseMs]) });
  return row;
}

/** Ends a job; false if this process lost it meanwhile. */
export async function endJob(trx: Queryable, job: Job): Promise<boolean> {
  return (await trx("jobs").where(ownedBy(job)).delete()) === 1;
}

/** Gives a job back, due again at a time; false if this process lost it meanwhile. */
export async function delayJob(trx: Queryable, job: Job, due_at: number, nowMs: number): Promise<boolean> {
  const changes = { due_at, owner: null, lease_until: 0, progress: null, touched_at: nowMs };
  return (await trx("jobs").where(ownedBy(job)).update(changes)) === 1;
}

/** Gives a job back without an outcome, due again at a time. */
export async function releaseJob(db: Queryable, job: Job, due_at: number): Promise<void> {
  await db("jobs").where(ownedBy(job)).update({ due_at, owner: null, lease_until: 0 });
}

/** Writes down how far a job came; false if this process lost it meanwhile. */
export async function saveProgress(trx: Trx, job: Job, progress: string): Promise<boolean> {
  return (await trx("jobs").where(ownedBy(job)).update({ progress })) === 1;
}

/** Deletes a job, also one that a process has. */
export async function dropJob(trx: Trx, queue: QueueName, subject: string): Promise<void> {
  await trx("jobs").where({ queue, subject }).delete();
}

/** Deletes the jobs of a part that no process has. A running one ends itself. */
export async function dropFreeJobs(trx: Trx, db: Database, queue: QueueName, part: string): Promise<void> {
  await trx("jobs").where({ queue, part }).where("lease_until", "<", db.now()).delete();
}

/** Clocks of different machines may differ by less than this. */
const clockToleranceMs = 3_600_000;
/** Most jobs that one statement makes due. */
const madeDueAtOnce = 500;

/** Makes jobs due that a clock ahead of its time has put off. */
export async function makeFutureJobsDue({ knex }: Database, queue: QueueName, nowMs: number): Promise<void> {
  const latestMs = nowMs + clockToleranceMs;
  const future = () =>
    knex("jobs").where({ queue }).where("due_at", ">", latestMs).where("touched_at", ">", latestMs);
  const subjects: string[] = await future().limit(madeDueAtOnce).pluck("subject");
  if (subjects.length > 0)
    await future().whereIn("subject", subjects).update({ due_at: nowMs, touched_at: nowMs });
}

/** An embedded database has one process: leases of an earlier one that died mean nothing. */
export async function releaseAllJobs({ knex }: Database): Promise<void> {
  await knex("jobs").whereNotNull("owner").update({ owner: null, lease_until: 0 });
}
