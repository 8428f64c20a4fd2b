// Threads for work that would delay requests. They are kept for the next job for a while, and never keep the process running.
import { createRequire } from "node:module";
import type { Piscina } from "piscina";

export type ThreadPoolOptions = {
  /** Threads at once; further jobs wait. */
  maxThreads: number;
  /** How long a thread waits for its next job. */
  idleTimeout: number;
  resourceLimits?: { maxOldGenerationSizeMb: number };
};
/** Runs one job. When `signal` aborts, the job's thread ends and the promise rejects. */
export type RunInThread<Job, Result> = (job: Job, signal?: AbortSignal) => Promise<Result>;

/** A pool of threads that run the default export of one of this package's modules. It does nothing before the first job. */
export function createThreadPool<Job, Result>(
  module: "books-thread" | "print-thread",
  options: ThreadPoolOptions,
): RunInThread<Job, Result> {
  let pool: Piscina<Job, Result> | undefined;
  return async (job, signal) => {
    const { Piscina } = await import("piscina");
    pool ??= new Piscina({
      ...options,
      filename: createRequire(import.meta.url).resolve(`@taxctl/server/${module}`),
      minThreads: 0,
      recordTiming: false,
    });
    return pool.run(job, { signal });
  };
}
