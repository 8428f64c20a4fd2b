// Responsible for measuring the matcher: months of growing size, and the months that are hardest to match.
import { type Document, match, type Side } from "@taxctl/sdk/reconcile";

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

const MONTHS = { ordinary, alike, strangers, repeated };

process.stdout.write("month        documents a side   seconds   µs a document   pairs  approximate\n");
for (const [name, make] of Object.entries(MONTHS)) {
  for (const size of [5_000, 10_000, 20_000]) {
    const { authority, books } = make(size);
    const start = performance.now();
    const { pairs, approximate } = match(authority, books);
    const ms = performance.now() - start;
    const cells = [
      name.padEnd(12),
      String(size).padStart(16),
      (ms / 1000).toFixed(2).padStart(9),
      ((ms * 1000) / (authority.length + books.length)).toFixed(1).padStart(15),
      String(pairs.length).padStart(7),
      String(approximate).padStart(12),
    ];
    process.stdout.write(`${cells.join(" ")}\n`);
  }
}
