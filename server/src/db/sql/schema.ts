// Tables as data, and the one statement that creates each on either database family.
import type { Knex } from "knex";

/** The SQL dialect of a connection; MariaDB counts as `mysql`. */
export type Family = "sqlite" | "mysql";

/** A transaction of the database. Only `db/` imports knex: other folders take its types from here. */
export type Trx = Knex.Transaction;

export type QueryBuilder = Knex.QueryBuilder;

/** The first parameter of a store function: the database outside a transaction, or a transaction. */
export type Queryable = Knex | Trx;

/** The family of a connection or transaction. */
export function familyOf(db: Queryable): Family {
  return db.client.dialect === "mysql" ? "mysql" : "sqlite";
}

export type Column = {
  mysql: string;
  sqlite: string;
  check?: number;
  isNull?: boolean;
  initial?: number | string;
  isComputed?: boolean;
};

/** Columns of an index. On SQLite it can have only the rows for which `where` holds, and other columns (`sqlite`). */
export type Index = string[] | { columns: string[]; where: string; sqlite?: string[] };

/** A table: its columns in order, its keys. Index names are the table's own; SQLite gets them prefixed. */
export type Table = {
  columns: Record<string, Column>;
  /** Left out where a column is `serial()`. */
  primary?: string[];
  unique?: Record<string, Index>;
  index?: Record<string, Index>;
  /** Rows never change and are never deleted. Triggers see to it on SQLite; on a server, grants do: see docs/operators/databases.md. */
  isAppendOnly?: boolean;
};

/** Tables by name. */
export type Tables = Record<string, Table>;

/** An integer that the database counts up, as primary key; never given twice. */
export const serial = (): Column => ({ mysql: "int auto_increment", sqlite: "integer" });
/** Text of at most `length` characters, compared exactly. */
export const string = (length: number): Column => ({
  mysql: `varchar(${length})`,
  sqlite: "text",
  check: length,
});
/** ASCII text of exactly or at most `length` characters: ids, hashes, dates. */
export const char = (length: number): Column => ({
  mysql: `char(${length}) character set ascii collate ascii_bin`,
  sqlite: "text",
  check: length,
});
/** An id of our own. */
export const uuid = (): Column => char(36);
export const int = (): Column => ({ mysql: "int", sqlite: "integer" });
export const bigint = (): Column => ({ mysql: "bigint", sqlite: "integer" });
/** Epoch milliseconds. */
export const time = (): Column => bigint();
/** A boolean as 0 or 1; reading gives the number on both families. */
export const flag = (): Column => ({ mysql: "tinyint", sqlite: "integer" });
export const text = (): Column => ({ mysql: "text", sqlite: "text" });
export const blob = (): Column => ({ mysql: "mediumblob", sqlite: "blob" });
export const optional = (column: Column): Column => ({ ...column, isNull: true });
export const initially = (initial: number | string, column: Column): Column => ({ ...column, initial });

/** A whole number that the database computes; stored on servers, where indexes over columns that are computed when read have had faults. */
export const computed = (expression: string): Column => ({
  mysql: `tinyint generated always as (${expression}) stored`,
  sqlite: `integer generated always as (${expression}) virtual`,
  isComputed: true,
});

export const quote = (name: string): string => `\`${name}\``;
/** Columns in parentheses, as in the definition of an index. */
export const columnList = (names: readonly string[]): string => `(${names.map(quote).join(", ")})`;

/** The definition of one column, as in `create table` and `alter table`. */
export function columnSql(name: string, column: Column, family: Family): string {
  const parts = [quote(name), column[family]];
  if (!column.isComputed) parts.push(column.isNull ? "null" : "not null");
  if (column.initial !== undefined) {
    parts.push(`default ${typeof column.initial === "string" ? `'${column.initial}'` : column.initial}`);
  }
  // SQLite ignores lengths; a text too long must fail on both families alike.
  if (family === "sqlite" && column.check) parts.push(`check (length(${quote(name)}) <= ${column.check})`);
  return parts.join(" ");
}

/** Statements on audit tables that must fail. `replace into` deletes without running the trigger of deletions. */
const forbidden = (table: string): Record<string, string> => ({
  update: `update on ${table}`,
  delete: `delete on ${table}`,
  replace: `insert on ${table} when exists (select 1 from ${table} where id = new.id)`,
});

/** What an index has: all rows on MySQL. */
function indexSql(index: Index, family: Family): string {
  if (Array.isArray(index)) return columnList(index);
  const { columns, where, sqlite = columns } = index;
  return family === "mysql" ? columnList(columns) : `${columnList(sqlite)} where ${where}`;
}

/** The statements that create a table: one on MySQL, where DDL can't be rolled back; table, then indexes and triggers on SQLite. */
export function createTableSql(name: string, table: Table, family: Family): string[] {
  const columns = Object.entries(table.columns).map(([column, definition]) =>
    columnSql(column, definition, family),
  );
  const unique = Object.entries(table.unique ?? {});
  const indexes = Object.entries(table.index ?? {});
  if (family === "mysql") {
    columns.push(table.primary ? `primary key ${columnList(table.primary)}` : "primary key (`id`)");
    for (const [key, index] of unique) columns.push(`unique key ${quote(key)} ${indexSql(index, family)}`);
    for (const [key, index] of indexes) columns.push(`key ${quote(key)} ${indexSql(index, family)}`);
    const options = "engine=InnoDB row_format=dynamic default charset=utf8mb4 collate=utf8mb4_bin";
    return [`create table ${quote(name)} (${columns.join(", ")}) ${options}`];
  }
  columns.push(
    table.primary ? `primary key ${columnList(table.primary)}` : "primary key (`id` autoincrement)",
  );
  const createIndex = (what: string, key: string, index: Index): string =>
    `create ${what} ${quote(`${name}_${key}`)} on ${quote(name)} ${indexSql(index, family)}`;
  const isComposite = (table.primary?.length ?? 0) > 1;
  return [
    `create table ${quote(name)} (${columns.join(", ")}) strict${isComposite ? ", without rowid" : ""}`,
    ...unique.map(([key, index]) => createIndex("unique index", key, index)),
    ...indexes.map(([key, index]) => createIndex("index", key, index)),
    ...Object.entries(table.isAppendOnly ? forbidden(name) : {}).map(
      ([change, when]) =>
        `create trigger ${name}_no_${change} before ${when} ` +
        `begin select raise(abort, 'entries of the ${name} are never changed'); end`,
    ),
  ];
}
