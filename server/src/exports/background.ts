// The background work on exports, as the rest of the service knows it.
import type { Loop } from "../loop.ts";

/** An export that was created wakes it; it stops after the part that is being written. */
export type ExportWriter = Omit<Loop, "isStopping"> & {
  /** Writes one part of each export that this process may work on. Returns whether there was anything to do. */
  look(): Promise<boolean>;
  /** Writes all unfinished exports, and deletes expired ones. */
  drain(): Promise<void>;
};
