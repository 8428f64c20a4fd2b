// The background work on exports, as the rest of the service knows it.

export type ExportWriter = {
  /** An export was created: start at once. */
  wake(): void;
  /** Writes one part of each export that this process may work on. Returns whether there was anything to do. */
  look(): Promise<boolean>;
  /** Writes all unfinished exports, and deletes expired ones. */
  drain(): Promise<void>;
  start(): void;
  /** Ends after the part that is being written. */
  stop(): Promise<void>;
};
