// What holds for any documents at all: order means nothing, nothing is used twice, nothing is lost.

import { type Document, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";
import { amounts, booked, reported } from "./documents.ts";

/** Documents from so small a world that most of them compete. */
const crowded = fc.record({
  supplier_tin: fc.constantFrom("P1", "P2", ""),
  supplier_name: fc.constantFrom("Lakeside", "Hillside", undefined),
  supplier_branch: fc.constantFrom("00", "01", undefined),
  own_branch: fc.constantFrom("00", "01", undefined),
  number: fc.constantFrom("812", "0812", "INV-812", "813", "77", "A-77", ""),
  date: fc.constantFrom("2026-03-01", "2026-03-09", "2026-03-15", "2026-12-30", "20270102"),
  kind: fc.constantFrom("invoice", "credit_note", undefined),
  total: fc.constantFrom(100, 100.5, 101, 250, -100, 0),
});

const sides = fc.record({
  authority: fc.array(crowded, { maxLength: 12 }),
  books: fc.array(crowded, { maxLength: 12 }),
});

type Drawn = typeof crowded extends fc.Arbitrary<infer One> ? One : never;

function documentsOf(side: "authority" | "books", drawn: readonly Drawn[]): Document[] {
  const make = side === "authority" ? reported : booked;
  return drawn.map((one, index) =>
    make({ ...one, ...amounts(Math.round(one.total * 100)), id: `${side} ${index}` }),
  );
}

describe("any two sides", () => {
  it("give the same result in every order", () => {
    fc.assert(
      fc.property(sides, fc.infiniteStream(fc.nat()), (drawn, keys) => {
        const authority = documentsOf("authority", drawn.authority);
        const books = documentsOf("books", drawn.books);
        const mixed = <T>(list: T[]) =>
          list
            .map((value) => ({ value, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ value }) => value);
        expect(match(mixed(authority), mixed(books))).to.deep.equal(match(authority, books));
      }),
      { numRuns: 300 },
    );
  });

  it("have each document once: in a pair or missing", () => {
    fc.assert(
      fc.property(sides, (drawn) => {
        const authority = documentsOf("authority", drawn.authority);
        const books = documentsOf("books", drawn.books);
        const { pairs, missing_in_books, missing_at_authority } = match(authority, books);
        const ids = (list: Document[]) => list.map(({ id }) => id).sort();
        const left = [...pairs.map((one) => one.authority), ...missing_in_books.map((one) => one.document)];
        const right = [...pairs.map((one) => one.books), ...missing_at_authority.map((one) => one.document)];
        expect(ids(left)).to.deep.equal(ids(authority));
        expect(ids(right)).to.deep.equal(ids(books));
      }),
    );
  });

  it("leave no two documents over that a rule would take", () => {
    fc.assert(
      fc.property(sides, (drawn) => {
        const result = match(documentsOf("authority", drawn.authority), documentsOf("books", drawn.books));
        for (const { candidates } of [...result.missing_in_books, ...result.missing_at_authority]) {
          for (const { failed, taken } of candidates) expect(failed !== null || taken).to.equal(true);
        }
      }),
    );
  });

  it("always find documents on both sides, whatever else exists", () => {
    const planted = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }), { maxLength: 15 });
    fc.assert(
      fc.property(planted, sides, fc.nat({ max: 100_000 }), (numbers, noise, cents) => {
        const both = numbers.map((number, index) => ({
          id: `planted ${number}`,
          supplier_tin: "P1",
          number: String(number),
          ...amounts(cents + index * 10),
        }));
        const authority = [...documentsOf("authority", noise.authority), ...both.map(reported)];
        const books = [...documentsOf("books", noise.books), ...both.map(booked)];
        const { pairs } = match(authority, books);
        const exact = pairs.filter(
          ({ status, authority: one }) => status === "exact" && one.id.startsWith("planted"),
        );
        expect(exact.map((pair) => [pair.authority.id, pair.books.id])).to.have.deep.members(
          both.map(({ id }) => [id, id]),
        );
      }),
    );
  });

  it("differ by books − authority in every amount, to the cent", () => {
    fc.assert(
      fc.property(sides, (drawn) => {
        const { pairs } = match(documentsOf("authority", drawn.authority), documentsOf("books", drawn.books));
        for (const { amounts: found, differences } of pairs) {
          for (const field of ["taxable", "tax", "total"] as const) {
            const cents = Math.round(found.books[field] * 100) - Math.round(found.authority[field] * 100);
            expect(found.difference[field]).to.equal(cents / 100 || 0);
            expect(differences.some((one) => one.field === field)).to.equal(cents !== 0);
          }
        }
      }),
    );
  });
});
