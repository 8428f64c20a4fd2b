// Threads for work that would delay requests. They are kept for the next job for a while, and never keep the process running.
import { createRequire } from "node:module";

export type ThreadPoolOptions = {
  /** Threads at once; further jobs wait. */
  maxThreads: number;
  /** How long a thread waits for its next job. */
  idleTimeout: number;
  /** Where the code is, if not in the module. */
  filename?: string;
};
export type RunInThread<Job, Result> = (job: Job) => Promise<Result>;

/** A pool of threads that run the default export of one of this package's modules. It does nothing before the first job. */
export function createThreadPool<Job, Result>(
  module: "print-thread",
  options: ThreadPoolOptions,
): RunInThread<Job, Result> {
  const open = async () => {
    const { Piscina } = await import("piscina");
    const pool = new Piscina<Job, Result>({
      filename: createRequire(import.meta.url).resolve(`@taxctl/server/${module}`),
      ...options,
      minThreads: 0,
      recordTiming: false,
    });
    // A thread that can't load its code has no job yet. Without a listener, its failure would end the process.
    const broken = Promise.withResolvers<never>();
    broken.promise.catch(() => undefined);
    pool.once("error", (error) => {
      opened = undefined;
      broken.reject(error);
      // Threads that are started meanwhile fail in the same way.
      pool.on("error", () => undefined);
      void pool.destroy();
    });
    return { pool, broken: broken.promise };
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (job) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { pool, broken } = await opened;
    return Promise.race([pool.run(job), broken]);
  };
}
