// A repeatable month of purchases with differences of every kind, and what matching must make of each.
import type { Document, Status } from "@taxctl/sdk/reconcile";
import { amounts, booked, reported } from "./documents.ts";

/** What must come out for one planted document or pair. */
export type Planted = {
  kind: string;
  authority?: string;
  books?: string;
  status?: Status;
  rule?: string;
  /** The fields that differ, in their order. */
  fields?: string[];
};

export type Month = { authority: Document[]; books: Document[]; planted: Planted[] };

type Sides = { authority: Partial<Document>; books: Partial<Document> };
type Recipe = {
  kind: string;
  count: number;
  status: Status;
  rule: string;
  fields: string[];
  change: (sides: Sides, helpers: Helpers) => void;
};
type Helpers = { index: number; pick: (below: number) => number; unused: (candidates: string[]) => string };

const amountFields = ["total", "tax", "taxable"];
const letterAmounts = ["taxable_A", "tax_A", "taxable_E", "tax_E"];

/** 1,850 pairs: with what stands on one side only, 2,000 supplier sales and 1,900 purchases in the books. */
const recipes: readonly Recipe[] = [
  recipe("identical", 1_300, "exact", "exact", [], () => {}),
  recipe("booked weeks later", 70, "exact", "exact", ["date"], ({ books }, { pick }) => {
    books.date = `2026-05-${pick(18) + 10}`;
  }),
  recipe("credit note, signed in the books", 20, "exact", "exact", [], ({ authority, books }) => {
    authority.kind = "credit_note";
    books.kind = "credit_note";
    Object.assign(books, negative(books));
  }),
  recipe(
    "credit note, a kind the authority does not tell",
    10,
    "exact",
    "exact",
    [],
    ({ authority, books }) => {
      authority.kind = undefined;
      books.kind = "credit_note";
      Object.assign(books, negative(books));
    },
  ),
  recipe("spelled otherwise", 100, "suggested", "number-alike", ["number"], ({ books }, { index }) => {
    books.number = spellings(books.number ?? "")[index % 6] ?? "";
  }),
  recipe("rounded", 80, "suggested", "rounding", ["total", "tax"], ({ books }, { pick }) => {
    shift(books, "tax", (pick(100) + 1) / 100);
  }),
  recipe(
    "spelled otherwise and rounded",
    40,
    "suggested",
    "number-alike-rounding",
    ["number", ...amountFields],
    ({ books }) => {
      books.number = `INV/2026/${books.number}`;
      shift(books, "tax", 0.4);
      shift(books, "taxable", 0.5);
    },
  ),
  recipe("wrong amount", 60, "mismatch", "same-number", amountFields, ({ books }, { pick }) => {
    Object.assign(books, amounts(Math.round((books.total ?? 0) * 100) + 5_000 + pick(90_000)));
  }),
  recipe("tax left out", 20, "mismatch", "same-number", ["tax", "taxable"], ({ books }) => {
    Object.assign(books, { tax: 0, taxable: books.total });
  }),
  recipe("wrong tax letter", 10, "mismatch", "same-number", letterAmounts, ({ authority, books }) => {
    const { taxable = 0, tax = 0 } = authority;
    authority.by_letter = { A: { taxable, tax } };
    books.by_letter = { E: { taxable, tax } };
  }),
  recipe("booked in another own branch", 20, "mismatch", "same-number", ["own_branch"], ({ books }) => {
    books.own_branch = "02";
  }),
  recipe(
    "another branch of the supplier",
    30,
    "mismatch",
    "other-branch",
    ["supplier_branch"],
    ({ books }) => {
      books.supplier_branch = "03";
    },
  ),
  recipe("mistyped TIN", 20, "mismatch", "other-branch", ["supplier_tin"], ({ books }) => {
    books.supplier_tin = books.supplier_tin?.replace("P0", "P8");
  }),
  recipe(
    "spelled otherwise, wrong amount",
    20,
    "mismatch",
    "similar-number",
    ["number", ...amountFields],
    ({ books }) => {
      books.number = `LW-${books.number}`;
      Object.assign(books, amounts(Math.round((books.total ?? 0) * 100) + 7_700));
    },
  ),
  recipe("digit mistyped", 25, "residual", "keying-slip", ["number"], ({ books }, { unused }) => {
    const number = books.number ?? "";
    books.number = unused([..."0123456789"].map((digit) => number.slice(0, -2) + digit + number.slice(-1)));
  }),
  recipe(
    "another number",
    25,
    "residual",
    "amounts-only",
    ["number", "date"],
    ({ authority, books }, { index }) => {
      books.number = `DN ${900_000 + index * 7}`;
      authority.date = "2026-03-12";
      books.date = "2026-03-15";
    },
  ),
];

const onlyReported = 150;
const onlyBooked = 40;
const bookedTwice = 10;

/** A month in an order that means nothing. The same seed gives the same month. */
export function makeMonth(seed: number): Month {
  const next = random(seed);
  const pick = (below: number) => Math.floor(next() * below);
  const month: Month = { authority: [], books: [], planted: [] };
  let made = 0;
  const used = new Set<string>();
  const fresh = (): Partial<Document> => {
    const supplier = Math.floor(next() ** 2 * 60);
    const number = String(10_007 + made * 13);
    used.add(number);
    const cents = 20_000 + made * 317;
    made++;
    return {
      supplier_tin: `P0${51_000_000 + supplier * 111}Q`,
      supplier_name: `Supplier ${supplier} Ltd`,
      number,
      date: `2026-03-${String(pick(28) + 1).padStart(2, "0")}`,
      ...amounts(cents),
    };
  };
  const unused = (candidates: string[]) => candidates.find((number) => !used.has(number)) ?? "";
  for (const { kind, count, status, rule, fields, change } of recipes) {
    for (let index = 0; index < count; index++) {
      const document = fresh();
      const sides = { authority: { ...document }, books: { ...document } };
      change(sides, { index, pick, unused });
      const [a, b] = [
        reported({ ...sides.authority, id: `A${made}` }),
        booked({ ...sides.books, id: `B${made}` }),
      ];
      month.authority.push(a);
      month.books.push(b);
      month.planted.push({ kind, authority: a.id, books: b.id, status, rule, fields });
    }
  }
  for (let index = 0; index < bookedTwice; index++) {
    const first = month.books[index * 5];
    const again = booked({ ...first, id: `${first?.id} again` });
    month.books.push(again);
    month.planted.push({ kind: "booked twice", books: again.id });
  }
  for (let index = 0; index < onlyReported; index++) {
    const document = reported({ ...fresh(), id: `A${made}` });
    month.authority.push(document);
    month.planted.push({ kind: "only reported", authority: document.id });
  }
  for (let index = 0; index < onlyBooked; index++) {
    const document = booked({ ...fresh(), id: `B${made}` });
    month.books.push(document);
    month.planted.push({ kind: "only booked", books: document.id });
  }
  shuffle(month.authority, pick);
  shuffle(month.books, pick);
  return month;
}

/** Puts a list into an order that means nothing. */
export function shuffle<T>(list: T[], pick: (below: number) => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = pick(last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
}

/** Repeatable pseudo-random numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function recipe(
  kind: string,
  count: number,
  status: Status,
  rule: string,
  fields: string[],
  change: Recipe["change"],
): Recipe {
  return { kind, count, status, rule, fields, change };
}

function spellings(number: string): string[] {
  return [
    `000${number}`,
    `INV-${number}`,
    `2026/${number}`,
    `FY2025-26/${number}`,
    `Invoice No. ${number}`,
    `2026000${number}`,
  ];
}

function negative({ taxable = 0, tax = 0, total = 0 }: Partial<Document>) {
  return { taxable: -taxable, tax: -tax, total: -total };
}

/** Changes an amount and the total with it. */
function shift(document: Partial<Document>, field: "taxable" | "tax", by: number): void {
  document[field] = Math.round(((document[field] ?? 0) + by) * 100) / 100;
  document.total = Math.round(((document.total ?? 0) + by) * 100) / 100;
}
