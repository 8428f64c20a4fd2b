// Runs jobs on books in threads of their own, a few at a time: one that takes too long or too much memory ends alone.
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { ServiceError } from "../errors.ts";
import type { BooksProblem, JobKind, JobOutcome, Jobs } from "./jobs.ts";
import { longestMs, threadMegabytes, threadsAtOnce } from "./limits.ts";

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
    const outcome = await runThread(kind, job, limitMs);
    if ("problem" in outcome) throw unreadable(outcome.problem);
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function runThread<Kind extends JobKind>(
  kind: Kind,
  job: Jobs[Kind]["job"],
  limitMs: number,
): Promise<JobOutcome<Kind>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(createRequire(import.meta.url).resolve("@taxctl/server/books-thread"), {
      workerData: { kind, job },
      resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    });
    const tooMuch = () =>
      resolve({
        problem: {
          code: "bad_file",
          message: "Reading and matching the books takes more time or memory than the service allows",
          remedy: "Upload the books of a shorter period, or of one branch.",
          errors: undefined,
        },
      });
    const limit = setTimeout(() => {
      tooMuch();
      void thread.terminate();
    }, limitMs);
    thread.on("message", (outcome: JobOutcome<Kind>) => resolve(outcome));
    thread.on("error", (error: Error & { code?: string }) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") tooMuch();
      else reject(error);
    });
    thread.on("exit", () => {
      clearTimeout(limit);
      reject(new Error("the thread for books ended without a result"));
    });
  });
}

function unreadable({ message, remedy, errors }: BooksProblem): ServiceError {
  const sentence = remedy === undefined ? message : `${message.replace(/\.$/, "")}. ${remedy}`;
  return new ServiceError(422, "books_unreadable", sentence, errors ? { errors } : {});
}
