// Registered items by parts of their codes, names and barcodes: found by an index in the first blocks of their numbers, and row by row in
// those that are not indexed yet. What is answered never depends on how far that is.
import type { Knex } from "knex";
import { blockBits } from "./item-counters.ts";
import { type Item, itemKind } from "./level-kinds.ts";
import { byIndex, lookup, type Page, type PageRequest, pageMeta, tableOf } from "./page.ts";
import type { Queryable } from "./schema.ts";
import {
  gramBytes,
  gramLength,
  gramOfBytes,
  gramsFrom,
  gramsOfPart,
  inBoth,
  placesFromBytes,
  textsWithAll,
  textsWithAny,
} from "./text-grams.ts";
import { fold, likePattern } from "./values.ts";

export const blockSize = 1 << blockBits;

const lower = (text: string): string => text.toLowerCase();
const same = (text: string): string => text;

/** The texts that are looked in: as SQL, the column, how it is indexed, and how a part of it is given. */
export const fields = {
  code: { sql: "lower(items.item_code)", column: "item_code", indexed: lower, given: lower },
  name: { sql: "items.name_folded", column: "name_folded", indexed: same, given: fold },
  barcode: { sql: "lower(items.barcode)", column: "barcode", indexed: lower, given: lower },
} as const;
export type Field = keyof typeof fields;

/** Parts that texts have to have, whatever their case and, in names, their accents. */
export type TextFilter = { item_code?: string; item_name?: string; barcode?: string };
export type Part = { field: Field; letters: string };

/** What a filter looks for; a part without letters is in every text. */
export function partsOf({ item_code, item_name, barcode }: TextFilter): Part[] {
  const given: [Field, string | undefined][] = [
    ["code", item_code],
    ["name", item_name],
    ["barcode", barcode],
  ];
  return given
    .map(([field, text = ""]) => ({ field, letters: fields[field].given(text) }))
    .filter(({ letters }) => letters !== "");
}

/** Restricts a query over items to those that have these parts, by looking into each. */
export function whereParts(items: Knex.QueryBuilder, parts: readonly Part[]): Knex.QueryBuilder {
  for (const { field, letters } of parts)
    items.whereRaw(`${fields[field].sql} like ? escape '!'`, [likePattern(letters)]);
  return items;
}

type GramRow = { gram: Uint8Array; block: number; places: Uint8Array };
type Progress = { last_seq: number; text_blocks: number };

export async function progressOf(db: Queryable, data_set_id: number): Promise<Progress> {
  const found = await db("item_sequences").where({ data_set_id }).first("last_seq", "text_blocks");
  return found ?? { last_seq: 0, text_blocks: 0 };
}

/** Items by their places in indexed blocks. */
type Found = Map<number, number[]>;

/** The items of indexed blocks that have a part. */
async function findIndexed(
  db: Queryable,
  data_set_id: number,
  { field, letters }: Part,
  blocks: number,
): Promise<Found> {
  const rows = () => db("item_grams").where({ data_set_id, field }).where("block", "<", blocks);
  if (letters.length < gramLength) {
    const [from, to] = gramsFrom(letters);
    const some: GramRow[] = await rows()
      .where("gram", ">=", from)
      .where("gram", "<", to)
      .select("block", "places");
    return byBlock(some, (lists) =>
      textsWithAny(
        lists.map(({ places }) => placesFromBytes(places)),
        blockSize,
      ),
    );
  }
  const grams = gramsOfPart(letters);
  const distinct = [...new Set(grams.map(({ gram }) => gram))].map(gramBytes);
  const all = () => rows().whereIn("gram", distinct);
  // Keys alone tell where all of them are: what every block has is read in those that have the rare ones too.
  const whole: number[] = await all()
    .groupBy("block")
    .having(db.raw("count(*) = ?", [distinct.length]))
    .pluck("block");
  if (whole.length === 0) return new Map();
  const some: GramRow[] = await (whole.length < blocks ? all().whereIn("block", whole) : all()).select(
    "gram",
    "block",
    "places",
  );
  return byBlock(some, (lists) => {
    const byGram = new Map(lists.map(({ gram, places }) => [gramOfBytes(gram), placesFromBytes(places)]));
    return textsWithAll(grams.map(({ gram, behind }) => ({ behind, places: byGram.get(gram) ?? [] })));
  });
}

function byBlock(rows: readonly GramRow[], find: (rows: GramRow[]) => number[]): Found {
  const blocks = Map.groupBy(rows, ({ block }) => block);
  return new Map([...blocks].map(([block, some]) => [block, find(some)]));
}

/** What an item is counted as, in one byte; 0 where there is no item. */
const kindNames = ["", "good", "unused_good", "service", "unused_service"];
export const kindByte = (item: Item): number => kindNames.indexOf(itemKind(item));

export type NumberedItem = Item & { seq: number };

/** Items of blocks that are not indexed yet. */
function findElsewhere(
  db: Queryable,
  data_set_id: number,
  parts: readonly Part[],
  blocks: number,
): Promise<NumberedItem[]> {
  const items = db.from(byIndex(db, "items", "by_seq")).where("items.data_set_id", data_set_id);
  return whereParts(items.where("items.seq", ">=", blocks * blockSize), parts)
    .orderBy("items.seq")
    .select("items.seq", "items.is_active", "items.item_type");
}

/**
 * The numbers of the registered items that have some parts, ascending.
 *
 * @param groups What items are counted as: of each group there is a list.
 */
export async function findByParts(
  db: Queryable,
  data_set_id: number,
  parts: readonly Part[],
  groups: readonly (readonly string[])[],
): Promise<number[][]> {
  // Before the blocks are read: one that is indexed meanwhile is looked through all the same.
  const { text_blocks } = await progressOf(db, data_set_id);
  const [elsewhere, ...indexed] = await Promise.all([
    findElsewhere(db, data_set_id, parts, text_blocks),
    ...(text_blocks > 0 ? parts.map((part) => findIndexed(db, data_set_id, part, text_blocks)) : []),
  ]);
  const groupOf = (kind: string): number => groups.findIndex((group) => group.includes(kind));
  const lists = groups.map((): number[] => []);
  const [first, ...others] = indexed;
  const found = [...(first ?? [])]
    .map(([block, texts]): [number, number[]] => [
      block,
      others.reduce((left, other) => inBoth(left, other.get(block) ?? []), texts),
    ])
    .filter(([, texts]) => texts.length > 0)
    .sort(([one], [other]) => one - other);
  const kinds = await kindsOf(
    db,
    data_set_id,
    found.map(([block]) => block),
  );
  const groupOfByte = kindNames.map(groupOf);
  for (const [block, texts] of found) {
    const bytes = kinds.get(block);
    for (const text of texts) lists[groupOfByte[bytes?.[text] ?? 0] ?? -1]?.push(block * blockSize + text);
  }
  for (const item of elsewhere) lists[groupOf(itemKind(item))]?.push(item.seq);
  return lists;
}

/** A query over the items that have some numbers; they are looked up in the order of these. */
export function numbered(db: Queryable, data_set_id: number, seqs: readonly number[]): Knex.QueryBuilder {
  return db
    .from(tableOf(db, seqs, "wanted"))
    .joinRaw(`${lookup(db)} ? on items.data_set_id = ? and items.seq = wanted.value`, [
      byIndex(db, "items", "by_seq"),
      data_set_id,
    ]);
}

/** One page of the items that have some numbers, the last registered first; `finish` selects from a query over them. */
export async function pageOfNumbers<Row extends { seq: number | null }>(
  db: Queryable,
  data_set_id: number,
  ascending: readonly number[],
  { page, per_page }: PageRequest,
  finish: (items: Knex.QueryBuilder) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const meta = pageMeta(page, per_page, ascending.length);
  const end = ascending.length - (page - 1) * per_page;
  const some = end > 0 ? ascending.slice(Math.max(0, end - per_page), end) : [];
  const rows = some.length > 0 ? await finish(numbered(db, data_set_id, some)) : [];
  return { rows: rows.sort((one, other) => Number(other.seq) - Number(one.seq)), meta };
}

async function kindsOf(
  db: Queryable,
  data_set_id: number,
  blocks: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const rows: { block: number; kinds: Uint8Array }[] = await db("item_text_blocks")
    .where({ data_set_id })
    .whereIn("block", blocks)
    .select("block", "kinds");
  return new Map(rows.map(({ block, kinds }) => [block, kinds]));
}
