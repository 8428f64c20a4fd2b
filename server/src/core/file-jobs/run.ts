// Runs jobs on uploaded files in processes of their own, accounts in turn. A thread that is out of memory can take the whole process with it.

import { ServiceError } from "../../base/errors.ts";
import { limitSignal } from "../../base/timers.ts";
import type { FileJob, FileOutcome, FileProblem } from "./jobs.ts";
import { jobMegabytes, jobsAtOnce, longestMs } from "./limits.ts";
import { keepProcess, takeProcess } from "./processes.ts";
import { createJobTurns, type JobOwner } from "./turns.ts";

/** How V8 ends a process whose heap is full, and the system one that takes too much. */
const outOfMemory: readonly unknown[] = ["SIGABRT", "SIGKILL", 134];

/** What is said of a file that can't be read. */
export type FileFault = {
  code: "books_unreadable" | "sales_file_unreadable";
  /** The work that takes too much, as the beginning of a sentence, and the remedy. */
  what: string;
  remedy: string;
};

const inTurn = createJobTurns(jobsAtOnce);

/**
 * The result of a job. It waits until it is its owner's turn, and ends when the caller goes away.
 *
 * @throws ServiceError 422 with the code of `fault` when the file is at fault, or takes more than the limits
 */
export function runFileJob(
  owner: JobOwner,
  job: FileJob,
  fault: FileFault,
  limitMs = longestMs,
): Promise<unknown> {
  return inTurn(owner, async () => {
    const outcome = await runInProcess(owner, job, limitMs);
    if (outcome === "too much") throw unreadable(fault.code, tooMuch(fault));
    if ("problem" in outcome) throw unreadable(fault.code, outcome.problem);
    if ("failure" in outcome) throw new Error(`a job on a file failed: ${outcome.failure}`);
    return outcome.result;
  });
}

const tooMuch = ({ what, remedy }: FileFault) => ({
  message: `${what} takes more than ${longestMs / 1000} seconds or ${jobMegabytes} MB, as much as the service allows`,
  remedy,
  errors: undefined,
});

/** The limit counts the job's own time, not its wait for a turn. */
async function runInProcess(
  { accountId, signal }: JobOwner,
  job: FileJob,
  limitMs: number,
): Promise<FileOutcome | "too much"> {
  const child = await takeProcess(accountId);
  const { promise, resolve, reject } = Promise.withResolvers<FileOutcome | "too much">();
  const limit = limitSignal(limitMs);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  const kill = () => child.kill("SIGKILL");
  const onMessage = (outcome: FileOutcome) => {
    release();
    keepProcess(accountId, child);
    resolve(outcome);
  };
  const onExit = (code: number | null, killedBy: NodeJS.Signals | null) => {
    release();
    if (signal?.aborted) reject(signal.reason);
    else if (limit.aborted || outOfMemory.includes(killedBy ?? code)) resolve("too much");
    else reject(new Error(`a process for files ended early (${killedBy ?? `exit code ${code}`})`));
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

function unreadable(
  code: FileFault["code"],
  { message, remedy, errors }: Omit<FileProblem, "code">,
): ServiceError {
  const sentence = remedy === undefined ? message : `${message.replace(/\.$/, "")}. ${remedy}`;
  return new ServiceError(422, code, sentence, errors ? { errors } : {});
}
