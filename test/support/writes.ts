// Counts what a service writes into an embedded database: rows of each table, statements, commits, and bytes of write-ahead log.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Database } from "../../server/src/db/open.ts";
import { listenToQueries } from "./queries.ts";
import { logState } from "./write-ahead-log.ts";

export type Writes = {
  /** Rows that were inserted, changed or deleted, by table. */
  rows: Record<string, number>;
  /** Reads and writes, without what begins or ends a transaction; one that is run for several rows counts once. */
  statements: number;
  commits: number;
  /** What was appended to the write-ahead log. */
  logBytes: number;
};

export type Counter = {
  /** What was counted up to the last write, since this was last called: reads of a service that only looks for work are no part. */
  taken(): Writes;
  /** How many statements were run, since `taken` was last called. */
  statements(): number;
  /** How many commits there were, ever. */
  commits(): number;
  end(): void;
};

type Run = (...values: SQLInputValue[]) => unknown;
/** A statement was run. Without a table it has ended a transaction. */
type Ran = (table: string | undefined, rows: number, isOver: boolean) => void;

/** Who counts, by the file of the database. */
const counting = new Map<string, Ran>();
const write =
  /^\s*(?:insert(?:\s+or\s+\w+)?\s+into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+[`"]?(\w+)/i;
const ending = /^\s*(?:commit|rollback)\b/i;
const bracket = /^\s*(?:begin|commit|rollback|savepoint|release|pragma)\b/i;

const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (sql, ...others): StatementSync {
  const statement = prepare.call(this, sql, ...others);
  const table = write.exec(sql)?.[1];
  if (table === undefined && !ending.test(sql)) return statement;
  const counted =
    (run: Run, rowsOf: (result: unknown) => number): Run =>
    (...values) => {
      const result = run.apply(statement, values);
      const rows = table === undefined ? 0 : rowsOf(result);
      counting.get(this.location() ?? "")?.(table, rows, !this.isTransaction);
      return result;
    };
  return Object.assign(statement, {
    run: counted(statement.run as Run, (result) => Number(Object(result).changes)),
    // One that returns the rows it wrote.
    all: counted(statement.all as Run, (result) => (result as unknown[]).length),
  });
};

const nothing = (): Writes => ({ rows: {}, statements: 0, commits: 0, logBytes: 0 });

/** Counts from now on. The database must have been opened after this file was loaded. */
export function countWrites(db: Database): Counter {
  const { filename: file }: { filename: string } = db.knex.client.connectionSettings;
  let log = logState(file);
  let writes = nothing();
  let statements = 0;
  let commits = 0;
  const endListening = listenToQueries(db, ({ sql }) => {
    if (!bracket.test(sql)) statements += 1;
  });
  let written: [table: string, rows: number][] = [];
  counting.set(file, (table, rows, isOver) => {
    if (table !== undefined && rows > 0) written.push([table, rows]);
    if (!isOver) return;
    const ended = written;
    written = [];
    const now = logState(file);
    // Rolled back, or nothing was written.
    if (!now || (now.salt === log?.salt && now.bytes === log.bytes)) return;
    for (const [name, count] of ended) writes.rows[name] = (writes.rows[name] ?? 0) + count;
    // Once the database has all of a log, SQLite begins it anew.
    writes.logBytes += now.bytes - (now.salt === log?.salt ? log.bytes : 0);
    writes.statements = statements;
    writes.commits += 1;
    commits += 1;
    log = now;
  });
  return {
    taken() {
      const taken = writes;
      writes = nothing();
      statements = 0;
      return taken;
    },
    statements: () => statements,
    commits: () => commits,
    end() {
      counting.delete(file);
      endListening();
    },
  };
}
