// Runs jobs on files of sales.
import { type FileFault, runFileJob } from "../../core/file-jobs/run.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import type { SalesJobs } from "./jobs.ts";

const unreadable: FileFault = {
  code: "sales_file_unreadable",
  what: "Reading the file",
  remedy: "Upload the sales of fewer days.",
};

/**
 * The result of a job. It waits until it is its owner's turn, and ends when the caller goes away.
 *
 * @throws ServiceError 422 `sales_file_unreadable` when the file is at fault, or takes more than the limits
 */
export async function runJob<Kind extends keyof SalesJobs>(
  owner: JobOwner,
  kind: Kind,
  job: SalesJobs[Kind]["job"],
): Promise<SalesJobs[Kind]["result"]> {
  return (await runFileJob(owner, { kind, job }, unreadable)) as SalesJobs[Kind]["result"];
}
