// Runs jobs on books in threads of their own, a few at a time: one that takes too long or too much memory ends alone.
import { ServiceError } from "../errors.ts";
import { createThreadPool } from "../thread-pool.ts";
import type { BooksJob, BooksProblem, JobKind, JobOutcome, Jobs } from "./jobs.ts";
import { longestMs, threadMegabytes, threadsAtOnce } from "./limits.ts";

const runInThread = createThreadPool<BooksJob, JobOutcome<JobKind>>("books-thread", {
  maxThreads: threadsAtOnce,
  // Short: after large books, a thread holds much memory.
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
});
const tooMuch: BooksProblem = {
  code: "bad_file",
  message: "Reading and matching the books takes more time or memory than the service allows",
  remedy: "Upload the books of a shorter period, or of one branch.",
  errors: undefined,
};

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The result of a job.
 *
 * @throws ServiceError 422 `books_unreadable` when the file is at fault, or takes more than the limits
 */
export async function runJob<Kind extends JobKind>(
  kind: Kind,
  job: Jobs[Kind]["job"],
  limitMs = longestMs,
): Promise<Jobs[Kind]["result"]> {
  if (running >= threadsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    const outcome = await runLimited(kind, job, limitMs);
    if ("problem" in outcome) throw unreadable(outcome.problem);
    return outcome.result;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** The limit counts the job's own time, not its wait for a thread. */
async function runLimited<Kind extends JobKind>(
  kind: Kind,
  job: Jobs[Kind]["job"],
  limitMs: number,
): Promise<JobOutcome<Kind>> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    return (await runInThread({ kind, job }, limit)) as JobOutcome<Kind>;
  } catch (error) {
    if (limit.aborted || Object(error).code === "ERR_WORKER_OUT_OF_MEMORY") throw unreadable(tooMuch);
    throw error;
  }
}

function unreadable({ message, remedy, errors }: BooksProblem): ServiceError {
  const sentence = remedy === undefined ? message : `${message.replace(/\.$/, "")}. ${remedy}`;
  return new ServiceError(422, "books_unreadable", sentence, errors ? { errors } : {});
}
