// The cached tables that this process has changed. Stores note each change, so that cached rows are dropped at once.

/** Tables with cached rows, and events, which the dispatcher waits for. */
export type CachedTable =
  | "account_settings"
  | "branches"
  | "codes"
  | "devices"
  | "events"
  | "insurances"
  | "items"
  | "key_epoch";

/** How often each table was changed by this process; one for each open database. */
export type Changes = {
  note(table: CachedTable): void;
  /** Grows with every change of one of the tables. */
  stampOf(tables: readonly CachedTable[]): number;
};

export function createChanges(): Changes {
  const counts = new Map<CachedTable, number>();
  const countOf = (table: CachedTable): number => counts.get(table) ?? 0;
  return {
    note: (table) => void counts.set(table, countOf(table) + 1),
    stampOf: (tables) => tables.reduce((sum, table) => sum + countOf(table), 0),
  };
}

type Note = (table: CachedTable) => void;
/** The receiver of noted changes of a database, or of one of its transactions. */
const notes = new WeakMap<object, Note>();

export function onChange(db: object, note: Note): void {
  notes.set(db, note);
}

/**
 * Notes that rows of a cached table were written. Call it after the write. Changes of a transaction count from its end,
 * because other connections don't see them before.
 */
export function noteChange(db: object, table: CachedTable): void {
  const note = notes.get(db);
  if (!note) throw new Error("changes are noted for an open database or one of its transactions");
  note(table);
}
