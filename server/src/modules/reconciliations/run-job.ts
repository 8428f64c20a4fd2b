// Runs jobs on books in processes of their own, accounts in turn. A thread that is out of memory can take the whole process with it.

import { ServiceError } from "../../base/errors.ts";
import { limitSignal } from "../../base/timers.ts";
import { createJobTurns, type JobOwner } from "./job-turns.ts";
import type { BooksJob, BooksProblem, JobKind, JobOutcome, Jobs } from "./jobs.ts";
import { jobMegabytes, jobsAtOnce, longestMs } from "./limits.ts";
import { keepProcess, takeProcess } from "./processes.ts";

/** How V8 ends a process whose heap is full, and the system one that takes too much. */
const outOfMemory: readonly unknown[] = ["SIGABRT", "SIGKILL", 134];

function tooMuch(kind: JobKind): BooksProblem {
  const what = kind === "report" ? "The report" : "Reading and matching the books";
  return {
    code: "bad_file",
    message: `${what} takes more than ${longestMs / 1000} seconds or ${jobMegabytes} MB, as much as the service allows`,
    remedy:
      kind === "report"
        ? "Take it as CSV or JSON, or for a shorter period or one branch."
        : "Upload the books of a shorter period, or of one branch.",
    errors: undefined,
  };
}

const inTurn = createJobTurns(jobsAtOnce);

/**
 * The result of a job. It waits until it is its owner's turn, and ends when the caller goes away.
 *
 * @throws ServiceError 422 `books_unreadable` when the file is at fault, or takes more than the limits
 */
export function runJob<Kind extends JobKind>(
  owner: JobOwner,
  kind: Kind,
  job: Jobs[Kind]["job"],
  limitMs = longestMs,
): Promise<Jobs[Kind]["result"]> {
  return inTurn(owner, async () => {
    const outcome = await runInProcess(owner, { kind, job }, limitMs);
    if ("problem" in outcome) throw unreadable(outcome.problem);
    if ("failure" in outcome) throw new Error(`a job on books failed: ${outcome.failure}`);
    return outcome.result as Jobs[Kind]["result"];
  });
}

/** The limit counts the job's own time, not its wait for a turn. */
async function runInProcess(
  { accountId, signal }: JobOwner,
  job: BooksJob,
  limitMs: number,
): Promise<JobOutcome<JobKind>> {
  const child = await takeProcess(accountId);
  const { promise, resolve, reject } = Promise.withResolvers<JobOutcome<JobKind>>();
  const limit = limitSignal(limitMs);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  const kill = () => child.kill("SIGKILL");
  const onMessage = (outcome: JobOutcome<JobKind>) => {
    release();
    keepProcess(accountId, child);
    resolve(outcome);
  };
  const onExit = (code: number | null, killedBy: NodeJS.Signals | null) => {
    release();
    if (signal?.aborted) reject(signal.reason);
    else if (limit.aborted || outOfMemory.includes(killedBy ?? code)) resolve({ problem: tooMuch(job.kind) });
    else reject(new Error(`a process for books ended early (${killedBy ?? `exit code ${code}`})`));
  };
  const onError = (error: Error) => {
    release();
    kill();
    reject(error);
  };
  const release = () => {
    stop.removeEventListener("abort", kill);
    child.off("message", onMessage).off("exit", onExit).off("error", onError);
  };
  child.once("message", onMessage).once("exit", onExit).once("error", onError);
  stop.addEventListener("abort", kill);
  if (stop.aborted) kill();
  // A process that ends before it has read its job says so by its exit.
  else child.send(job, () => undefined);
  return promise;
}

function unreadable({ message, remedy, errors }: BooksProblem): ServiceError {
  const sentence = remedy === undefined ? message : `${message.replace(/\.$/, "")}. ${remedy}`;
  return new ServiceError(422, "books_unreadable", sentence, errors ? { errors } : {});
}
