// Earlier decisions about foreign lines: plain JSON that grows with each mapping.
import { isRecord } from "../json.ts";

/** The parts of a supplier's or customs line that identify the own item. */
export type ForeignLine = {
  supplier_tin?: string | null | undefined;
  /** Replaces the supplier if there is no TIN, as on imports. */
  supplier_name?: string | null | undefined;
  /** The supplier's own code of the item. */
  item_code?: string | null | undefined;
  item_name: string;
  /** The item class, or the HS code of an import. */
  class_code?: string | null | undefined;
  barcode?: string | null | undefined;
  quantity_unit?: string | null | undefined;
  package_unit?: string | null | undefined;
  country?: string | null | undefined;
  tax_type?: string | null | undefined;
};

/** One decision about a line, as it is remembered. */
export type Mapping = {
  /** TIN or name; null if the line had neither. */
  supplier: string | null;
  foreign_code: string | null;
  /** The words of the name, as they are compared. */
  foreign_name: string;
  class_code: string | null;
  /** The own item. */
  item_code: string;
  author: string;
  /** ISO 8601, of the last time. */
  time: string;
  /** How often it was decided so. */
  count: number;
};

/** Every mapping decided so far. */
export type ItemMemory = { version: 1; mappings: Mapping[] };

/** A memory of nothing. */
export function emptyMemory(): ItemMemory {
  return { version: 1, mappings: [] };
}

/**
 * A memory from parsed JSON.
 *
 * @throws RangeError naming the place of the first entry that is no mapping
 */
export function readMemory(value: unknown): ItemMemory {
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.mappings)) {
    throw new RangeError("an item memory must have version 1 and a list of mappings");
  }
  return { version: 1, mappings: value.mappings.map(readMapping) };
}

/** The memory with one more decision; the one given stays as it is. */
export function remember(
  memory: ItemMemory,
  line: ForeignLine,
  item_code: string,
  { author, time }: { author: string; time: string },
): ItemMemory {
  const key = { ...keyOf(line), item_code };
  const names = ["supplier", "foreign_code", "foreign_name", "class_code", "item_code"] as const;
  const same = (mapping: Mapping) => names.every((name) => mapping[name] === key[name]);
  const known = memory.mappings.find(same);
  if (!known) return { version: 1, mappings: [...memory.mappings, { ...key, author, time, count: 1 }] };
  const again = { ...known, author, time, count: known.count + 1 };
  return { version: 1, mappings: memory.mappings.map((mapping) => (mapping === known ? again : mapping)) };
}

/** The stored parts of a line. */
export function keyOf(
  line: ForeignLine,
): Pick<Mapping, "supplier" | "foreign_code" | "foreign_name" | "class_code"> {
  return {
    supplier: textOf(line.supplier_tin) ?? textOf(line.supplier_name),
    foreign_code: textOf(line.item_code),
    foreign_name: wordsOf(line.item_name).join(" "),
    class_code: textOf(line.class_code),
  };
}

/** The words of a name: without accents, case, plural and punctuation; `500ml` is two words. */
export function wordsOf(name: string): string[] {
  const plain = name.slice(0, 400).normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  const words = plain.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [];
  return words.map((word) => (word.length > 3 && /[^S]S$/.test(word) ? word.slice(0, -1) : word));
}

function textOf(value: string | null | undefined): string | null {
  return value?.trim().toUpperCase() || null;
}

function readMapping(value: unknown, index: number): Mapping {
  const invalid = (field: string) => new RangeError(`mappings[${index}] has no ${field}`);
  if (!isRecord(value)) throw invalid("fields");
  const { supplier, foreign_code, foreign_name, class_code, item_code, author, time, count } = value;
  if (!isTextOrNull(supplier)) throw invalid("supplier");
  if (!isTextOrNull(foreign_code)) throw invalid("foreign_code");
  if (typeof foreign_name !== "string") throw invalid("foreign_name");
  if (!isTextOrNull(class_code)) throw invalid("class_code");
  if (typeof item_code !== "string" || item_code === "") throw invalid("item_code");
  if (typeof author !== "string") throw invalid("author");
  if (typeof time !== "string" || Number.isNaN(Date.parse(time))) throw invalid("time");
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1) throw invalid("count");
  return { supplier, foreign_code, foreign_name, class_code, item_code, author, time, count };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
