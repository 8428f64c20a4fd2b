// Writes exports in the background, one part of each in turn. A part and the position after it are stored in one transaction, so a
// killed process loses only its current part, and another one continues.
import type { TaxLetter } from "@taxctl/sdk/rules/profiles";
import type { Logger } from "pino";
import { type Clock, iso, monotonicMs } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { Slice } from "../../base/event-loop.ts";
import type { Secrets } from "../../base/secrets.ts";
import { lettersOfEnvironment } from "../../core/devices/words-store.ts";
import { accountZone } from "../../core/devices/zones.ts";
import { createRunner, longestWaiting, type Runner } from "../../core/jobs/runner.ts";
import { delayJob, endJob, type Job } from "../../core/jobs/store.ts";
import { insertEvent } from "../../core/webhooks/event-store.ts";
import type { Database } from "../../db/open.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import { columnsOf, type ExportRow } from "./columns.ts";
import { checksumOf, sealPart } from "./file.ts";
import { writers } from "./formats.ts";
import type { FormatState } from "./part.ts";
import { type Place, readRows } from "./rows.ts";
import * as store from "./store.ts";
import { TooLargeError } from "./zip.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Writes exports in the background. */
    exports: Runner;
  }
}

/** Rows of a file: more would not fit into a workbook. */
export const mostRows = 1_000_000;
/** Rows of a part. */
const partRows = 2_000;
/** Reading for a part ends after this. */
const partMs = 5_000;
const scanEveryMs = 1_000;
/** Much longer than a part takes. */
const leaseMs = 30_000;
/** One part after another: exports never take more than a share of a process. */
const atOnce = 1;
/** Parts that are deleted in one transaction. */
const deletedAtOnce = 10;

/** `place` is missing once all rows are written. All parts have the columns of the first one: `letters` are those of its tax types. */
type Progress = { place?: Place | undefined; letters?: readonly TaxLetter[]; state: FormatState };

export function createExportWriter(dependencies: {
  db: Database;
  /** The database's clock. */
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  config: Pick<Config, "timeZone">;
  /** Called after an event was written. */
  written(): void;
}): Runner {
  const { db, clock, log, secrets, config, written } = dependencies;
  /** Reads the rows of the next part. */
  async function nextRows(record: store.ExportRecord, from: Place) {
    const rows: ExportRow[] = [];
    const slice = new Slice();
    const startedMs = monotonicMs();
    let place: Place | undefined = from;
    const timeZone = await accountZone({ db, config }, record.data_set_id);
    // A long time without matching rows ends the part too, so the lease never runs out.
    while (place && rows.length < partRows && monotonicMs() - startedMs < partMs) {
      // Queries of SQLite run on the event loop.
      if (slice.isOver) await slice.next();
      const page = await readRows(db.knex, record, place, timeZone);
      rows.push(...page.rows);
      place = page.next;
    }
    return { rows, next: place };
  }

  async function writePart(job: Job, record: store.ExportRecord): Promise<void> {
    const { id, parts, type, format } = record;
    const progress: Progress = record.progress ? fromBlob(record.progress) : { place: {}, state: {} };
    if (!progress.place) return finish(job, record);
    const { rows, next } = await nextRows(record, progress.place);
    const row_count = record.row_count + rows.length;
    if (row_count > mostRows)
      throw new TooLargeError(`There are more than ${mostRows} rows: shorten the period`);
    const letters = progress.letters ?? (await lettersOfEnvironment(db.knex, record.data_set_id));
    const { bytes, state } = await writers[format]({
      columns: columnsOf[type](letters),
      rows,
      isFirst: parts === 0,
      isLast: next === undefined,
      state: progress.state,
    });
    const start = Number(record.bytes);
    const part = await sealPart(secrets, { export_id: id, seq: parts, start }, bytes);
    const after: Progress = { place: next, letters, state };
    const changes = {
      status: "running" as const,
      progress: toBlob(after),
      parts: parts + 1,
      row_count,
      bytes: start + bytes.length,
    };
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      // Due again at once, behind the others that wait: all grow by turns.
      if (await store.advance(trx, job, record, changes, { due_at: nowMs, nowMs }))
        await store.insertPart(trx, part);
    });
  }

  async function finish(job: Job, record: store.ExportRecord): Promise<void> {
    const sha256 = await checksumOf(db.knex, secrets, record);
    await conclude(job, record, { status: "ready", sha256, error: null });
    log.info(
      { export_id: record.id, rows: record.row_count, bytes: Number(record.bytes) },
      "an export is ready",
    );
  }

  /** Stores the end of an export with its event; its job waits to delete it. */
  async function conclude(
    job: Job,
    record: store.ExportRecord,
    end: { status: "ready" | "failed"; sha256: string | null; error: string | null },
  ): Promise<void> {
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      const changes = { ...end, progress: null, finished_at: nowMs };
      const next = { due_at: Number(record.expires_at), nowMs };
      if (!(await store.advance(trx, job, record, changes, next))) return;
      const { id, type, format, from_date, to_date, row_count, bytes, expires_at } = record;
      const data = {
        export_id: id,
        type,
        format,
        branch_id: record.bhf_id,
        from_date,
        to_date,
        ...end,
        rows: row_count,
        bytes: Number(bytes),
        expires_at: iso(Number(expires_at)),
      };
      const event = {
        name: "export.completed" as const,
        data_set_id: record.data_set_id,
        transaction: null,
        data,
      };
      await insertEvent(trx, event, nowMs);
    });
    written();
  }

  async function remove(job: Job): Promise<void> {
    const nowMs = clock.now();
    await db.transaction(async (trx) => {
      if (await store.deleteSomeParts(trx, job.subject, deletedAtOnce)) await endJob(trx, job);
      else await delayJob(trx, job, nowMs, nowMs);
    });
  }

  async function work(job: Job): Promise<void> {
    const record = await store.findAnyExport(db.knex, job.subject);
    if (!record || Number(record.expires_at) <= clock.now()) return remove(job);
    // A clock was set back since.
    if (!store.isUnfinished(record)) {
      await delayJob(db.knex, job, Number(record.expires_at), clock.now());
      return;
    }
    try {
      await writePart(job, record);
    } catch (error) {
      // The next run tries again.
      if (error instanceof DatabaseLost) throw error;
      log.error({ err: error, export_id: record.id }, "an export failed");
      const message =
        error instanceof TooLargeError ? error.message : "The service could not write the file.";
      await conclude(job, record, { status: "failed", sha256: null, error: message });
    }
  }

  return createRunner(
    { db, clock, log },
    {
      name: "exports",
      atOnce,
      leaseMs,
      everyMs: scanEveryMs,
      run: work,
      choose: (room) => longestWaiting(db, "exports", room),
    },
  );
}
