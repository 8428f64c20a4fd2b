// Item classes: a large deterministic tree, served in pages by change stamp.
import {
  actClasses,
  actCode,
  classWords,
  commodityWords,
  knownClasses,
  segments,
  sizeWords,
} from "./class-words.ts";
import { addSeconds } from "./clock.ts";
import type { ClassTax, Country } from "./country.ts";

/** One item class on the wire. */
export interface ItemClass {
  itemClsCd: string;
  itemClsNm: string;
  itemClsLvl: number;
  taxTyCd: string | null;
  mjrTgYn: string | null;
  useYn: "Y";
}

/** A class before its country is known. */
type MadeClass = Omit<ItemClass, "taxTyCd"> & { tax: ClassTax | null };

/** The most rows of a response. */
export const pageSize = 1000;

/** Stamp of the oldest reference rows. */
export const baseStamp = "20240101000000";

// Rows that share a stamp. It divides the page size, so that no page cuts through a stamp.
const rowsPerStamp = 250;

function row(itemClsCd: string, itemClsNm: string, itemClsLvl: number, tax: ClassTax | null): MadeClass {
  return { itemClsCd, itemClsNm, itemClsLvl, tax, mjrTgYn: tax ? "N" : null, useYn: "Y" };
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

function* makeClasses(): Generator<MadeClass> {
  for (const [code, name, level, tax] of knownClasses) yield row(code, name, level, tax);
  for (const [parent, tax, names] of actClasses) {
    for (const [index, name] of names.split("|").entries())
      yield row(parent + twoDigits(index + 1), name, 4, tax);
  }
  for (const [code, name] of segments) yield row(`${code}000000`, name, 1, null);
  const commodities: [code: string, name: string][] = [];
  const classes: [code: string, name: string][] = [];
  for (const [code, , families] of segments) {
    for (const [index, family] of families.split("|").entries()) {
      const familyCode = code + twoDigits(index + 10);
      yield row(`${familyCode}0000`, family, 2, null);
      for (const [third, word] of classWords.entries()) {
        classes.push([familyCode + twoDigits(third + 15), `${word} ${family.toLowerCase()}`]);
      }
    }
  }
  for (const [code, name] of classes) yield row(`${code}00`, name, 3, null);
  for (const [code, name] of classes) {
    for (const [fourth, word] of commodityWords.entries()) {
      const commodity: [string, string] = [code + twoDigits(fourth + 1), `${name}, ${word}`];
      commodities.push(commodity);
      yield row(...commodity, 4, null);
    }
  }
  for (let leaf = 1; leaf <= 99; leaf++) {
    const size = `${sizeWords[leaf % sizeWords.length]}${leaf > sizeWords.length ? ` ${leaf}` : ""}`;
    for (const [code, name] of commodities)
      yield row(code + twoDigits(leaf), `${name}, ${size}`, 5, "standard");
  }
}

const made = new Map<number, MadeClass[]>();

/** The first `count` classes; the same rows at every call. */
function itemClasses(count: number): MadeClass[] {
  let rows = made.get(count);
  if (!rows) {
    // A class that is both named and generated from the word tables is listed once, under its own name.
    const byCode = new Map<string, MadeClass>();
    for (const entry of makeClasses()) {
      if (byCode.size >= count) break;
      if (!byCode.has(entry.itemClsCd)) byCode.set(entry.itemClsCd, entry);
    }
    rows = [...byCode.values()];
    made.set(count, rows);
  }
  return rows;
}

/** A page of classes changed after `lastReqDt`. `resultDt` is the next cursor, undefined on the last page. */
export function classPage(
  { itemClasses: count, country }: { itemClasses: number; country: Country },
  lastReqDt: string,
): { rows: ItemClass[]; resultDt: string | undefined } {
  const all = itemClasses(count);
  const stampOf = (index: number) => addSeconds(baseStamp, Math.floor(index / rowsPerStamp));
  let start = 0;
  while (start < all.length && stampOf(start) <= lastReqDt) start += rowsPerStamp;
  const rows = all.slice(start, start + pageSize).map(
    ({ tax, ...fields }): ItemClass => ({
      ...fields,
      ...(fields.itemClsCd === actCode ? { itemClsNm: country.act } : {}),
      taxTyCd: tax && country.classTaxes[tax],
    }),
  );
  return { rows, resultDt: rows.length === pageSize ? stampOf(start + pageSize - 1) : undefined };
}
