// Runs jobs on books.
import type { FileFault } from "../../core/file-jobs/run.ts";
import { runFileJob } from "../../core/file-jobs/run.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import type { JobKind, Jobs } from "./jobs.ts";

const unreadable: FileFault = {
  code: "books_unreadable",
  what: "Reading and matching the books",
  remedy: "Upload the books of a shorter period, or of one branch.",
};
const unwritable: FileFault = {
  ...unreadable,
  what: "The report",
  remedy: "Take it as CSV or JSON, or for a shorter period or one branch.",
};

/**
 * The result of a job. It waits until it is its owner's turn, and ends when the caller goes away.
 *
 * @throws ServiceError 422 `books_unreadable` when the file is at fault, or takes more than the limits
 */
export async function runJob<Kind extends JobKind>(
  owner: JobOwner,
  kind: Kind,
  job: Jobs[Kind]["job"],
  limitMs?: number,
): Promise<Jobs[Kind]["result"]> {
  const fault = kind === "report" ? unwritable : unreadable;
  return (await runFileJob(owner, { kind, job }, fault, limitMs)) as Jobs[Kind]["result"];
}
