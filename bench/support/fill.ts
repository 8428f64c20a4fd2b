// Fills tables with millions of rows that the database makes itself, from the number of each.
import type { Database } from "../../server/src/db/open.ts";
import { char, createTableSql, int } from "../../server/src/db/sql/schema.ts";

/**
 * The values of a table's rows as SQL, by column, and which rows there are. `i` numbers all rows from 0. Halves take turns: `half` is
 * 0 or 1, and `own` numbers the rows of each. `local_day`, `day` (`YYYYMMDD`), `day_before` and `at` are the time of a row.
 */
export type Filling = { table: string; columns: Record<string, string>; where?: string };

const days = 730;
const dayMs = 86_400_000;
const firstDayMs = Date.UTC(2024, 2, 10);
/** Rows of one statement: a power of ten, as they are numbered by their digits. */
const rowsAtOnce = 10_000;
const longestMs = 3_600_000;

const dayOf = (day: number): string => new Date(firstDayMs + day * dayMs).toISOString().slice(0, 10);
const compact = (day: string): string => day.replaceAll("-", "");

/** The local day after so many of the filled days; a share of 1 is the last. */
export const dayAt = (share: number): string => dayOf(Math.floor((days - 1) * share));

/** Inserts the rows that `i` numbers from `first`. */
function insertion({ table, columns, where = "1 = 1" }: Filling, first: number, rows: number): string {
  const places = Array.from({ length: Math.log10(rowsAtOnce) }, (_, place) => `d${place}`);
  const number = places.map((name, place) => `${name}.n * ${rowsAtOnce / 10 ** (place + 1)}`).join(" + ");
  const ten = Array.from({ length: 10 }, (_, n) => `select ${n} as n`).join(" union all ");
  return `insert into ${table} (${Object.keys(columns).join(", ")})
    with digits as (${ten}),
      numbers as (select ${first} + ${number} as i from ${places.map((name) => `digits ${name}`).join(" cross join ")}),
      numbered as (
        select i, i % 2 as half, i >> 1 as own, floor(i * ${days} / ${rows}) as of_day,
          ${firstDayMs} + floor(i * ${days * dayMs} / ${rows}) as at
        from numbers where i < ${rows})
    select ${Object.values(columns).join(", ")}
    from numbered join bench_days on bench_days.n = of_day where ${where}`;
}

async function insertDays({ knex, family }: Database): Promise<void> {
  const table = {
    columns: { n: int(), local_day: char(10), day: char(8), day_before: char(8) },
    primary: ["n"],
  };
  for (const statement of createTableSql("bench_days", table, family)) await knex.raw(statement);
  const rows = Array.from({ length: days }, (_, n) => ({
    n,
    local_day: dayOf(n),
    day: compact(dayOf(n)),
    day_before: compact(dayOf(n - 1)),
  }));
  await knex.batchInsert("bench_days", rows, 200);
}

/** The statements that drop the secondary indexes of some tables, and those that make them as they were. */
async function indexesOf(
  { knex, family }: Database,
  tables: string[],
): Promise<Record<"drop" | "make", string[]>> {
  const list = tables.map((table) => `'${table}'`).join(", ");
  if (family === "sqlite") {
    const found: { name: string; sql: string }[] = await knex.raw(
      `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${list})`,
    );
    return { drop: found.map(({ name }) => `drop index ${name}`), make: found.map(({ sql }) => sql) };
  }
  const found: { of: string; name: string; is_plain: number; columns: string }[] = await knex.raw(
    `select table_name as \`of\`, index_name as name, max(non_unique) as is_plain,
       group_concat(column_name order by seq_in_index) as columns
     from information_schema.statistics
     where table_schema = database() and index_name <> 'PRIMARY' and table_name in (${list}) group by 1, 2`,
  );
  const altered = (table: string, change: (index: (typeof found)[number]) => string): string =>
    `alter table ${table} ${found
      .filter((index) => index.of === table)
      .map(change)
      .join(", ")}`;
  return {
    drop: tables.map((table) => altered(table, ({ name }) => `drop index \`${name}\``)),
    make: tables.map((table) =>
      altered(
        table,
        ({ is_plain, name, columns }) => `add ${is_plain ? "" : "unique "}index \`${name}\` (${columns})`,
      ),
    ),
  };
}

/** Fills empty tables with so many rows each, then runs what follows from them. A database that is lost with the power is made again. */
export async function fill(
  db: Database,
  fillings: readonly Filling[],
  rows: number,
  after: readonly string[],
): Promise<void> {
  const { knex, family } = db;
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const sql of statements) await knex.raw(sql).options({ timeout: longestMs });
  };
  const quick = family === "sqlite" ? ["pragma synchronous = off", "pragma cache_size = -500000"] : [];
  const usual = family === "sqlite" ? ["pragma synchronous = full", "pragma cache_size = -2000"] : [];
  await run(quick);
  await insertDays(db);
  // Made at the end, indexes are sorted; kept while rows come, they are read and written all over.
  const indexes = await indexesOf(
    db,
    fillings.map(({ table }) => table),
  );
  await run(indexes.drop);
  for (let first = 0; first < rows; first += rowsAtOnce) {
    await run(fillings.map((filling) => insertion(filling, first, rows)));
  }
  await run([...indexes.make, ...after, "drop table bench_days", ...usual]);
}
