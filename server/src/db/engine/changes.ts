// Which cached tables this process has changed. Stores note each change, so that what is remembered of it is forgotten at once.

/** Tables whose rows are remembered between requests, and events, which the dispatcher waits for. */
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
/** What becomes of the changes noted for a database, or for one of its transactions. */
const notes = new WeakMap<object, Note>();

export function onChange(db: object, note: Note): void {
  notes.set(db, note);
}

/**
 * Notes that rows of a cached table were written. Call it after the write. Changes of a transaction count from its end on,
 * since nobody else sees them before.
 */
export function noteChange(db: object, table: CachedTable): void {
  const note = notes.get(db);
  if (!note) throw new Error("changes are noted for an open database or one of its transactions");
  note(table);
}
