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
};

/** A table: its columns in order, its keys. Index names are the table's own; SQLite gets them prefixed. */
export type Table = {
  columns: Record<string, Column>;
  /** Left out where a column is `serial()`. */
  primary?: string[];
  unique?: Record<string, string[]>;
  index?: Record<string, string[]>;
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
/** At most `length` bytes, which may be part of a key. */
export const bytes = (length: number): Column => ({
  mysql: `varbinary(${length})`,
  sqlite: "blob",
  check: length,
});
export const blob = (): Column => ({ mysql: "mediumblob", sqlite: "blob" });
export const optional = (column: Column): Column => ({ ...column, isNull: true });
export const initially = (initial: number | string, column: Column): Column => ({ ...column, initial });

export const quote = (name: string): string => `\`${name}\``;
/** Columns in parentheses, as in the definition of an index. */
export const columnList = (names: readonly string[]): string => `(${names.map(quote).join(", ")})`;

/** The definition of one column, as in `create table` and `alter table`. */
export function columnSql(name: string, column: Column, family: Family): string {
  const parts = [quote(name), column[family], column.isNull ? "null" : "not null"];
  if (column.initial !== undefined) {
    parts.push(`default ${typeof column.initial === "string" ? `'${column.initial}'` : column.initial}`);
  }
  // SQLite ignores lengths; a text too long must fail on both families alike.
  if (family === "sqlite" && column.check) parts.push(`check (length(${quote(name)}) <= ${column.check})`);
  return parts.join(" ");
}

/** The statements that create a table: one on MySQL, where DDL can't be rolled back; table, then indexes on SQLite. */
export function createTableSql(name: string, table: Table, family: Family): string[] {
  const columns = Object.entries(table.columns).map(([column, definition]) =>
    columnSql(column, definition, family),
  );
  const unique = Object.entries(table.unique ?? {});
  const indexes = Object.entries(table.index ?? {});
  if (family === "mysql") {
    columns.push(table.primary ? `primary key ${columnList(table.primary)}` : "primary key (`id`)");
    for (const [key, names] of unique) columns.push(`unique key ${quote(key)} ${columnList(names)}`);
    for (const [key, names] of indexes) columns.push(`key ${quote(key)} ${columnList(names)}`);
    const options = "engine=InnoDB row_format=dynamic default charset=utf8mb4 collate=utf8mb4_bin";
    return [`create table ${quote(name)} (${columns.join(", ")}) ${options}`];
  }
  columns.push(
    table.primary ? `primary key ${columnList(table.primary)}` : "primary key (`id` autoincrement)",
  );
  const isComposite = (table.primary?.length ?? 0) > 1;
  return [
    `create table ${quote(name)} (${columns.join(", ")}) strict${isComposite ? ", without rowid" : ""}`,
    ...unique.map(
      ([key, names]) =>
        `create unique index ${quote(`${name}_${key}`)} on ${quote(name)} ${columnList(names)}`,
    ),
    ...indexes.map(
      ([key, names]) => `create index ${quote(`${name}_${key}`)} on ${quote(name)} ${columnList(names)}`,
    ),
  ];
}
