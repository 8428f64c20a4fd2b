// Measuring the matcher: months of growing size, and the months that are hardest to match.
import { type Document, match, type Side } from "@taxctl/sdk/reconcile";
import { compared } from "./support/figures.ts";
import type { Group } from "./support/report.ts";

type Month = { authority: Document[]; books: Document[] };

/** A small generator of repeatable pseudo-random numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function documentOf(side: Side, index: number, supplier: number, number: string, cents: number): Document {
  const tax = Math.round((cents * 16) / 116);
  return {
    id: `${side}-${index}`,
    side,
    supplier_tin: `P${String(supplier).padStart(9, "0")}Q`,
    supplier_name: `Supplier ${supplier} Ltd`,
    number,
    date: `2026-03-${String((index % 28) + 1).padStart(2, "0")}`,
    taxable: (cents - tax) / 100,
    tax: tax / 100,
    total: cents / 100,
  };
}

/** 85 % the same number and amounts, the rest spelled otherwise, rounded, wrong, or on one side only. */
function ordinary(size: number): Month {
  const next = random(7);
  const month: Month = { authority: [], books: [] };
  for (let index = 0; index < size; index++) {
    const supplier = Math.floor(next() ** 2 * (size / 20));
    const cents = 1_000 + Math.floor(next() * 5_000_000);
    const serial = String(index + 1);
    const kind = next();
    if (kind < 0.97) month.authority.push(documentOf("authority", index, supplier, serial, cents));
    if (kind < 0.03) continue;
    const number = kind > 0.85 && kind < 0.92 ? `INV-2026-${serial.padStart(7, "0")}` : serial;
    const wrong = kind > 0.82 && kind < 0.85 ? 100 + Math.floor(next() * 10_000) : 0;
    month.books.push(
      documentOf("books", index, supplier, kind > 0.8 && kind < 0.82 ? "" : number, cents + wrong),
    );
  }
  return month;
}

/** One supplier, one amount, no number in common: everything competes with everything. */
function alike(size: number): Month {
  const side = (name: Side) =>
    Array.from({ length: size }, (_, index) =>
      documentOf(name, index, 1, name === "books" ? "" : String(index + 1), 11_600),
    );
  return { authority: side("authority"), books: side("books") };
}

/** Nothing has a partner: everything is looked up for its nearest candidates. */
function strangers(size: number): Month {
  const next = random(11);
  const side = (name: Side, first: number) =>
    Array.from({ length: size }, (_, index) =>
      documentOf(name, index, index % 400, String(first + index), 1_000 + Math.floor(next() * 5_000_000_000)),
    );
  return { authority: side("authority", 1), books: side("books", 5_000_000) };
}

/** Suppliers whose every invoice has one of a few amounts, as with fuel or rent, and half of whose numbers are lost. */
function repeated(size: number): Month {
  const next = random(13);
  const month: Month = { authority: [], books: [] };
  for (let index = 0; index < size; index++) {
    const supplier = index % Math.max(1, Math.floor(size / 200));
    const cents = 100_000 + Math.floor(next() * 5) * 10;
    month.authority.push(documentOf("authority", index, supplier, String(index + 1), cents));
    month.books.push(documentOf("books", index, supplier, next() < 0.5 ? "" : String(index + 1), cents));
  }
  return month;
}

const months = { ordinary, alike, strangers, repeated };
const sizes = [5_000, 20_000] as const;
const goalSeconds = 5;

/** Seconds for one month, and how many pairs were found. */
function run(make: (size: number) => Month, size: number): { seconds: number; pairs: number } {
  const { authority, books } = make(size);
  const began = performance.now();
  const { pairs } = match(authority, books);
  return { seconds: (performance.now() - began) / 1000, pairs: pairs.length };
}

/** Each month in both sizes, in turns; the first round only warms up. */
export function measureReconcile({ rounds }: { rounds: number }): Group {
  const [small, large] = sizes;
  const figures = Object.entries(months).flatMap(([name, make]) => {
    const measured: { seconds: number; perSmall: number; perLarge: number; pairs: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const few = run(make, small);
      const many = run(make, large);
      if (round === 0) continue;
      const perDocument = (seconds: number, size: number) => (seconds * 1e6) / (2 * size);
      measured.push({
        seconds: many.seconds,
        pairs: many.pairs,
        perSmall: perDocument(few.seconds, small),
        perLarge: perDocument(many.seconds, large),
      });
    }
    const seconds = measured.map((one) => one.seconds);
    const limit = { name: `${goalSeconds} s`, values: seconds.map(() => goalSeconds), goal: "< 1" };
    const few = { name: `with ${small}`, values: measured.map((one) => one.perSmall), goal: "≈ 1: linear" };
    const pairs = `${measured[0]?.pairs} pairs`;
    return [
      compared(`${name}, ${large} documents a side`, "s", seconds, limit, pairs),
      compared(
        `${name}, a document`,
        "µs",
        measured.map((one) => one.perLarge),
        few,
      ),
    ];
  });
  return { name: "Matching", figures };
}
