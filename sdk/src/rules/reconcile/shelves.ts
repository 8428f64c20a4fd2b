// Finding the documents worth comparing: by number and by amount, never everything with everything.
import type { Prepared } from "./prepared.ts";
import type { ResolvedOptions } from "./types.ts";

/** Documents under one key, sorted by size of the total, then day: neighbors are near in both. */
export type Shelf = Prepared[];

/** A shelf up to this length is walked whole; 200 × 200 documents are still assigned as a whole. */
const whole = 200;
/** So many of a longer one are compared with one document, the nearest ones. */
const mostShelved = 24;

/** Sorts documents of one side onto shelves. */
export function shelve(
  documents: readonly Prepared[],
  keysOf: (prepared: Prepared) => string[],
): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const prepared of documents) {
    for (const key of keysOf(prepared)) {
      const shelf = shelves.get(key);
      if (shelf) shelf.push(prepared);
      else shelves.set(key, [prepared]);
    }
  }
  for (const shelf of shelves.values()) {
    shelf.sort((a, b) => sizeOf(a) - sizeOf(b) || a.day - b.day || a.order - b.order);
  }
  return shelves;
}

/** The keys for the spellings of a number, and for the control unit's number. */
export function numberKeys({ group, number, unit }: Prepared): string[] {
  const keys = unit && unit.text !== "" ? [`${group} ${unit.compact}`] : [];
  if (number.text === "") return keys;
  keys.push(`${group} ${number.compact}`, `${group} ${number.serial}`);
  return [...new Set(keys)];
}

/** The key for all documents of a taxpayer. */
export function groupKey({ group }: Prepared): string[] {
  return [String(group)];
}

/** Walks the pairs of documents on shelves of the same key. Where a shelf is long, only the nearest are walked. */
export function* meet(
  left: Map<string, Shelf>,
  right: Map<string, Shelf>,
  within?: ResolvedOptions["tolerance"],
): Generator<{ left: Prepared; right: Prepared[]; cut: boolean }> {
  for (const [key, shelf] of left) {
    const other = right.get(key);
    if (!other) continue;
    let first = 0;
    for (const [index, prepared] of shelf.entries()) {
      const before = shelf[first];
      if (before && (sizeOf(before) !== sizeOf(prepared) || before.day !== prepared.day)) first = index;
      const from = within ? placeOf(other, smallest(prepared, within)) : 0;
      const to = within ? placeOf(other, largest(prepared, within)) : other.length;
      if (to <= from) continue;
      // Of documents alike in amount and day, the third of one side begins with the third of the other.
      yield {
        left: prepared,
        right: slice(other, prepared, index - first, {
          from,
          to,
          most: to - from > whole ? mostShelved : whole,
        }),
        cut: to - from > whole,
      };
    }
  }
}

/** The documents of a shelf nearest in amount, then day. */
export function nearest(shelf: Shelf | undefined, prepared: Prepared, most: number): Prepared[] {
  return shelf ? slice(shelf, prepared, 0, { from: 0, to: shelf.length, most }) : [];
}

function slice(
  shelf: Shelf,
  prepared: Prepared,
  shift: number,
  { from, to, most }: { from: number; to: number; most: number },
): Prepared[] {
  if (to - from <= most) return shelf.slice(from, to);
  const center = placeOf(shelf, sizeOf(prepared), prepared.day) + shift;
  const start = Math.max(from, Math.min(to - most, center - (most >> 1)));
  return shelf.slice(start, start + most);
}

/** The place of the first document that is not smaller, or of the same size and not earlier. */
function placeOf(shelf: Shelf, size: number, day = Number.NEGATIVE_INFINITY): number {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = shelf[middle];
    if (at && (sizeOf(at) < size || (sizeOf(at) === size && at.day < day))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The total in cents without sign: a side without kinds writes credit notes positive. */
function sizeOf({ cents }: Prepared): number {
  return Math.abs(cents.total);
}

function smallest(prepared: Prepared, { absolute, relative }: ResolvedOptions["tolerance"]): number {
  const size = sizeOf(prepared);
  return Math.min(size - Math.round(absolute * 100), Math.floor(size * (1 - relative)) - 1);
}

function largest(prepared: Prepared, { absolute, relative }: ResolvedOptions["tolerance"]): number {
  const size = sizeOf(prepared);
  return Math.max(size + Math.round(absolute * 100), Math.ceil(size / (1 - relative)) + 1) + 1;
}
