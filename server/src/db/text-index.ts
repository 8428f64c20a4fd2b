// Indexes what registered items are called. They never change, so a block of their numbers is indexed once, when it is full.
import { setImmediate } from "node:timers/promises";
import { blockSize, type Field, fields, kindByte, type NumberedItem, progressOf } from "./item-texts.ts";
import type { Database } from "./open.ts";
import { insertRows, selectByKeys } from "./rows.ts";
import type { Family, Queryable } from "./schema.ts";
import { GramPlaces, gramBytes, gramOfBytes, placesToBytes } from "./text-grams.ts";

/** Items whose texts are taken apart, and rows that are written, before others have their turn. */
const itemsAtOnce = 256;
const rowsAtOnce = 256;

type GramKey = { data_set_id: number; field: Field; gram: Buffer; block: number };
type GramRow = GramKey & { places: Buffer };
type Block = { data_set_id: number; block: number };
type IndexedBlock = { kinds: Buffer; rows: GramRow[] };

/** Takes the texts of a block apart, some at a time. */
async function takeApart(db: Queryable, { data_set_id, block }: Block): Promise<IndexedBlock> {
  const kinds = Buffer.alloc(blockSize);
  const gathered: Record<Field, GramPlaces> = {
    code: new GramPlaces(),
    name: new GramPlaces(),
    barcode: new GramPlaces(),
  };
  const names = Object.keys(fields) as Field[];
  for (let start = 0; start < blockSize; start += itemsAtOnce) {
    const from = block * blockSize + start;
    const items: (NumberedItem & Record<(typeof fields)[Field]["column"], string | null>)[] = await db(
      "items",
    )
      .where({ data_set_id })
      .whereBetween("seq", [from, from + itemsAtOnce - 1])
      .orderBy("seq")
      .select("seq", "is_active", "item_type", ...names.map((field) => fields[field].column));
    for (const item of items) {
      const text = item.seq % blockSize;
      kinds[text] = kindByte(item);
      for (const field of names) {
        const { column, indexed } = fields[field];
        gathered[field].add(text, indexed(item[column] ?? ""));
      }
    }
    await setImmediate();
  }
  const rows = names.flatMap((field) =>
    [...gathered[field].entries()].map(([gram, places]) => ({
      ...{ data_set_id, field, gram: gramBytes(gram), block, places: placesToBytes(places) },
    })),
  );
  return { kinds, rows };
}

const replacing: Record<Family, string> = {
  sqlite: " on conflict (data_set_id, field, gram, block) do update set places = excluded.places",
  mysql: " on duplicate key update places = values(places)",
};

async function write(db: Database, rows: readonly GramRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    await db.transaction((trx) => insertRows(trx, "item_grams", some, replacing[db.family]));
    await setImmediate();
  }
}

/**
 * Indexes the next block of a data set that is full. Ended in between, it is begun anew; two processes at once write the same.
 *
 * @returns False where there is none.
 */
export async function indexNextBlock(db: Database, data_set_id: number): Promise<boolean> {
  const { last_seq, text_blocks: block } = await progressOf(db.knex, data_set_id);
  if (last_seq < (block + 1) * blockSize - 1) return false;
  const { kinds, rows } = await takeApart(db.knex, { data_set_id, block });
  await write(db, rows);
  await db.transaction(async (trx) => {
    const key = ["data_set_id", "block"];
    await trx("item_text_blocks").insert({ data_set_id, block, kinds }).onConflict(key).merge(["kinds"]);
    await trx("item_sequences")
      .where({ data_set_id, text_blocks: block })
      .update({ text_blocks: block + 1 });
  });
  return true;
}

/** The data sets that have a full block which is not indexed. */
export async function dataSetsToIndex(db: Queryable): Promise<number[]> {
  return db("item_sequences")
    .whereRaw(`last_seq >= (text_blocks + 1) * ${blockSize} - 1`)
    .orderBy("data_set_id")
    .pluck("data_set_id");
}

/** That so many rows of an indexed block are missing, wrong or too many. */
export type TextDrift = { counted: "item_texts"; data_set_id: number; block: number; delta: number };

const nameOf = ({ field, gram }: Pick<GramKey, "field" | "gram">): string => `${field} ${gramOfBytes(gram)}`;

/** Holds the index against the items, block by block, and writes what is off anew, unless `isCheck`. */
export async function* textDrift(
  db: Database,
  data_set_id: number,
  isCheck: boolean,
): AsyncGenerator<TextDrift> {
  const { text_blocks } = await progressOf(db.knex, data_set_id);
  const counts: { block: number; count: number }[] = await db
    .knex("item_grams")
    .where({ data_set_id })
    .groupBy("block")
    .select("block")
    .count({ count: "*" });
  for (let block = 0; block < text_blocks; block++) {
    const of = { data_set_id, block };
    const right = await takeApart(db.knex, of);
    const lacking = await lackingOf(db, right.rows);
    const stored = counts.find((one) => one.block === block)?.count ?? 0;
    const foreign = stored + lacking.missing - right.rows.length;
    const row: { kinds: Buffer } | undefined = await db.knex("item_text_blocks").where(of).first("kinds");
    const isKindsRight = row !== undefined && right.kinds.equals(row.kinds);
    const delta = lacking.rows.length + foreign + (isKindsRight ? 0 : 1);
    if (delta === 0) continue;
    yield { counted: "item_texts", ...of, delta };
    if (isCheck) continue;
    await write(db, lacking.rows);
    if (foreign > 0) await forgetOthers(db, of, right.rows);
    await db
      .knex("item_text_blocks")
      .insert({ ...of, kinds: right.kinds })
      .onConflict(Object.keys(of))
      .merge();
  }
}

/** The rows that are stored otherwise, or not at all. */
async function lackingOf(
  db: Database,
  rows: readonly GramRow[],
): Promise<{ rows: GramRow[]; missing: number }> {
  const lacking: GramRow[] = [];
  let missing = 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const keys = some.map(({ places, ...key }) => key);
    const stored = await db.transaction((trx) => selectByKeys<GramRow>(trx, "item_grams", keys));
    const byName = new Map(stored.map((row) => [nameOf(row), row]));
    missing += some.length - byName.size;
    for (const row of some) {
      const known = byName.get(nameOf(row));
      if (!known || !row.places.equals(known.places)) lacking.push(row);
    }
    await setImmediate();
  }
  return { rows: lacking, missing };
}

/** Deletes the rows of a block that no text of it has. */
async function forgetOthers(db: Database, of: Block, rows: readonly GramRow[]): Promise<void> {
  const right = new Set(rows.map(nameOf));
  const stored: GramKey[] = await db.knex("item_grams").where(of).select("field", "gram");
  for (const { field, gram } of stored.filter((row) => !right.has(nameOf(row))))
    await db
      .knex("item_grams")
      .where({ ...of, field, gram })
      .delete();
}
