// One step of the schema: its definition, and helpers that create a table or add columns.
import { fieldOf } from "../../base/unknown.ts";
import {
  type Column,
  columnSql,
  createTableSql,
  type Family,
  type Queryable,
  type Table,
} from "../sql/schema.ts";

/**
 * One step of the schema. On MySQL a step may have happened without being recorded (killed in between, or two processes at once),
 * so `up` and `down` must do nothing where their work is done already.
 */
export type Migration = {
  name: string;
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

/** Creates a table, unless it is there. */
export async function makeTable(db: Queryable, family: Family, name: string, table: Table): Promise<void> {
  if (await db.schema.hasTable(name)) return;
  for (const statement of createTableSql(name, table, family)) await db.raw(statement);
}

/** The migration that creates one table. */
export function createTable(number: string, name: string, table: Table): Migration {
  return {
    name: `${number}_${name}`,
    up: (db, family) => makeTable(db, family, name, table),
    async down(db) {
      await db.schema.dropTableIfExists(name);
    },
  };
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
