// Sends started uploads in the background, piece by piece. The results of a piece are stored after its sales: a process that dies
// in between leaves them to the next one, which gets the first answer for each by its number and content.
import { ServiceError } from "../../base/errors.ts";
import type { Context, Service } from "../../core/context/context.ts";
import { createRunner, longestWaiting, type Runner } from "../../core/jobs/runner.ts";
import { delayJob, endJob, type Job } from "../../core/jobs/store.ts";
import { mostInBatch } from "../../db/batching/batcher.ts";
import { requireRoom, storeEntry } from "../bulk/store-each.ts";
import { createReader } from "./entry.ts";
import { sendingContext } from "./sending-context.ts";
import * as store from "./store.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Sends started uploads of sales. */
    uploads: Runner;
  }
}

/** Sales of a piece: as many as two transactions store. */
const pieceSales = 2 * mostInBatch;
const scanEveryMs = 1_000;
/** Much longer than a piece takes. */
const leaseMs = 60_000;
/** One upload after another, so that they never take more than a share of a process. */
const atOnce = 1;
/** When an upload goes on that can't now: the account is suspended, or too much waits for the control unit. */
const pauseMs = 60_000;

export function createSender(service: Service): Runner {
  const { db, log } = service;
  const { clock } = service.presence;

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    const upload = await store.findUpload(db.knex, job.subject);
    if (upload?.status !== "sending") {
      await db.transaction((trx) => endJob(trx, job));
      return;
    }
    const context = await sendingContext(service, upload, signal);
    const ready = await store.findReady(db.knex, upload, pieceSales);
    if (!context || (ready.length > 0 && !(await hasRoom(context, ready.length)))) {
      const nowMs = clock.now();
      await delayJob(db.knex, job, nowMs + pauseMs, nowMs);
      return;
    }
    const sent = await sendPiece(context, ready);
    signal.throwIfAborted();
    const isAll = sent.length === ready.length;
    await db.transaction(async (trx) => {
      const nowMs = clock.now();
      const next = ready.length === 0 ? "finished" : { due_at: isAll ? nowMs : nowMs + pauseMs };
      await store.saveSent(trx, job, upload, sent, next, nowMs);
    });
  }

  async function hasRoom(context: Context, more: number): Promise<boolean> {
    try {
      await requireRoom(context, more);
      return true;
    } catch (error) {
      if (error instanceof ServiceError) return false;
      throw error;
    }
  }

  /** What came of the sales. One that failed by no fault of its own is left out: it is sent again. */
  async function sendPiece(
    context: Context,
    ready: Awaited<ReturnType<typeof store.findReady>>,
  ): Promise<store.Sent[]> {
    const read = createReader(context);
    const sendOne = async ({
      position,
      body: { document },
    }: (typeof ready)[number]): Promise<store.Sent | undefined> => {
      try {
        const result = await storeEntry(context, read(document ?? {}), position);
        const { transaction_id, code = "validation_failed", message = "", errors = {} } = result;
        const refusal = result.result === "rejected" ? { code, message, errors } : null;
        return { position, transaction_id, refusal };
      } catch (error) {
        log.error({ err: error, position }, "a sale of an upload could not be stored; it is sent again");
        return undefined;
      }
    };
    const isNote = ({ body }: (typeof ready)[number]) => body.document?.receipt_type === "R";
    const sent: store.Sent[] = [];
    for (const some of [ready.filter((one) => !isNote(one)), ready.filter(isNote)])
      for (const one of await Promise.all(some.map(sendOne))) if (one) sent.push(one);
    return sent;
  }

  return createRunner(
    { db, clock, log },
    {
      name: "uploads",
      atOnce,
      leaseMs,
      everyMs: scanEveryMs,
      choose: (room) => longestWaiting(db, "uploads", room),
      run,
    },
  );
}
