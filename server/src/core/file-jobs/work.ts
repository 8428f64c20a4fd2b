// The side of the process: gets jobs on files, does the work of their kind, and sends what came of it.
import { SheetError } from "@taxctl/sdk/rules/books";
import type { FileJob, FileOutcome, FileWork } from "./jobs.ts";

async function outcomeOf(work: FileWork, { kind, job }: FileJob): Promise<FileOutcome> {
  try {
    const run = work[kind];
    if (!run) throw new Error(`there is no work for jobs of the kind ${kind}`);
    return { result: await run(job as never) };
  } catch (error) {
    if (error instanceof SheetError) {
      const { code, message, remedy, errors } = error;
      return { problem: { code, message, remedy, errors } };
    }
    return { failure: String(Object(error).stack) };
  }
}

/** Works until the service closes the channel, or is gone. */
export function workOnFiles(work: FileWork): void {
  process.on("message", async (job: FileJob) => {
    process.send?.(await outcomeOf(work, job));
  });
}
