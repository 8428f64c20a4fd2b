// How long statements take, commits included: both dialects report it to one listener.
import { monotonicMs } from "../../base/clock.ts";

/** The listener of a database; it travels in knex' own place for what belongs to its user. */
export type Timings = { listen: ((seconds: number) => void) | undefined };

type Client = { config?: { userParams?: { timings?: Timings } } };

/** Runs a statement of a client, and reports how long it took, also when it fails. */
export async function timed<Result>(client: unknown, run: () => Promise<Result>): Promise<Result> {
  const listen = (client as Client).config?.userParams?.timings?.listen;
  if (!listen) return run();
  const startedMs = monotonicMs();
  try {
    return await run();
  } finally {
    listen((monotonicMs() - startedMs) / 1_000);
  }
}
