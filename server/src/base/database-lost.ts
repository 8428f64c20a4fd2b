// The failure of everything that needs the database while it can't be used.

/** Why a database can't be used at present; `busy` and `unreachable` usually pass. */
export type LossReason = "unreachable" | "busy" | "full" | "read-only" | "damaged" | "moved";

/**
 * The database can't be used at present: connection rejected or lost, disk full, read-only, or busy beyond patience.
 * The message is one sentence for people, with the remedy, and names neither SQL nor values; the driver's error is the `cause`.
 * Thrown while a transaction commits, the outcome of that transaction is unknown.
 */
export class DatabaseLost extends Error {
  override readonly name = "DatabaseLost";
  readonly reason: LossReason;
  /** Host and port of the server, for the log: callers don't see it. */
  readonly place: string | undefined;

  constructor(reason: LossReason, message: string, cause?: unknown, place?: string) {
    super(message, { cause });
    this.reason = reason;
    this.place = place;
    // knex puts the statement in front of the message of every error that passes through it.
    Object.defineProperty(this, "message", { get: () => message, set: () => undefined });
  }
}
