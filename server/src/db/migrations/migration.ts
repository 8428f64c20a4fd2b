// One step of the schema: its definition, and helpers that create a table or add columns.
import { fieldOf } from "../../unknown.ts";
import {
  type Column,
  columnList,
  columnSql,
  createTableSql,
  type Family,
  type Queryable,
  string,
  type Table,
  type Tables,
} from "../sql/schema.ts";

/**
 * One step of the schema. On MySQL a step may have happened without being recorded (killed in between, or two processes at once),
 * so `up` and `down` must do nothing where their work is done already.
 */
export type Migration = {
  name: string;
  /** Names of earlier versions' migrations that this one replaces; recorded and removed with it. */
  replaces?: readonly string[];
  up(db: Queryable, family: Family): Promise<void>;
  down(db: Queryable, family: Family): Promise<void>;
};

/** The table, column or key was made by another process a moment ago, or dropped by it. */
const lostRaces = [1050, 1060, 1061, 1091];

/** Waits for one statement of a step; that another process was faster is no failure. */
export async function unlessDone(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!lostRaces.includes(Number(fieldOf(error, "errno")))) throw error;
  }
}

/** The migration that creates one table. */
export function createTable(number: string, name: string, table: Table): Migration {
  return {
    name: `${number}_${name}`,
    async up(db, family) {
      if (await db.schema.hasTable(name)) return;
      for (const statement of createTableSql(name, table, family)) await db.raw(statement);
    },
    async down(db) {
      await db.schema.dropTableIfExists(name);
    },
  };
}

/** Steps that create tables, each named like its table. */
export function tableSteps(tables: Tables): Migration[] {
  return Object.entries(tables).map(([name, table]) => ({ ...createTable("", name, table), name }));
}

/** The migration that adds columns to a table; as the table has rows, each is `optional` or has an initial value. */
export function addColumns(number: string, table: string, columns: Record<string, Column>): Migration {
  return {
    name: `${number}_${table}`,
    async up(db, family) {
      for (const [name, column] of Object.entries(columns)) {
        if (await db.schema.hasColumn(table, name)) continue;
        await db.raw(`alter table \`${table}\` add column ${columnSql(name, column, family)}`);
      }
    },
    async down(db) {
      for (const name of Object.keys(columns)) {
        if (!(await db.schema.hasColumn(table, name))) continue;
        await db.raw(`alter table \`${table}\` drop column \`${name}\``);
      }
    },
  };
}

/** Changes the length of a text column, whose rows must fit. SQLite can't change the check of a column, so the table is created again. */
export async function changeLength(
  db: Queryable,
  family: Family,
  { table, column, length }: { table: string; column: string; length: number },
): Promise<void> {
  if (family === "mysql") {
    await db.raw(`alter table \`${table}\` modify column ${columnSql(column, string(length), family)}`);
    return;
  }
  const parts: { type: string; sql: string }[] = await db("sqlite_master")
    .where({ tbl_name: table })
    .whereNotNull("sql")
    .select("type", "sql");
  const made = parts.find(({ type }) => type === "table")?.sql ?? "";
  const check = (value: string) => `check (length(\`${column}\`) <= ${value})`;
  const [before, after] = made.split(new RegExp(check("\\d+").replace(/[()]/g, "\\$&")));
  if (after === undefined) throw new Error(`${table}.${column} has no length`);
  await db.raw(`alter table \`${table}\` rename to \`${table}_before\``);
  await db.raw(`${before}${check(String(length))}${after}`);
  await db.raw(`insert into \`${table}\` select * from \`${table}_before\``);
  await db.raw(`drop table \`${table}_before\``);
  for (const { type, sql } of parts) if (type !== "table") await db.raw(sql);
}

type Indexes = Record<string, string[]>;

/** The migration that drops indexes of a table and adds others; in one statement where nothing could roll two back. */
export function changeIndexes(
  number: string,
  table: string,
  { drop, add }: { drop: Indexes; add: Indexes },
): Migration {
  const change = async (db: Queryable, family: Family, dropped: Indexes, added: Indexes): Promise<void> => {
    if (family === "mysql") {
      const rows: { Key_name: string; Column_name: string }[] = await db.raw(`show index from \`${table}\``);
      const present = Map.groupBy(rows, ({ Key_name }) => Key_name);
      const isDone = Object.keys({ ...dropped, ...added }).every(
        (name) => String(present.get(name)?.map(({ Column_name }) => Column_name)) === String(added[name]),
      );
      if (isDone) return;
      const drops = Object.keys(dropped).map((name) => `drop index \`${name}\``);
      const adds = Object.entries(added).map(([name, names]) => `add index \`${name}\` ${columnList(names)}`);
      await db.raw(`alter table \`${table}\` ${[...drops, ...adds].join(", ")}`);
      return;
    }
    for (const name of [...Object.keys(dropped), ...Object.keys(added)]) {
      await db.raw(`drop index if exists \`${table}_${name}\``);
    }
    for (const [name, names] of Object.entries(added)) {
      await db.raw(`create index \`${table}_${name}\` on \`${table}\` ${columnList(names)}`);
    }
  };
  return {
    name: `${number}_${table}_indexes`,
    up: (db, family) => change(db, family, drop, add),
    down: (db, family) => change(db, family, add, drop),
  };
}

/** The migration that adds an index. On SQLite it has only the rows for which a condition holds. */
export function partialIndex(
  number: string,
  table: string,
  { name, columns, where }: { name: string; columns: string[]; where: string },
): Migration {
  const whole = changeIndexes(number, table, { drop: {}, add: { [name]: columns } });
  return {
    ...whole,
    async up(db, family) {
      if (family === "mysql") return whole.up(db, family);
      await db.raw(`drop index if exists \`${table}_${name}\``);
      await db.raw(`create index \`${table}_${name}\` on \`${table}\` ${columnList(columns)} where ${where}`);
    },
  };
}
