// Figures as scaled integers: exact both ways, and rejected rather than rounded.
import { expect } from "chai";
import fc from "fast-check";
import { money, quantity } from "../../server/src/db/sql/scaled.ts";
import { fold, fromBlob, likePattern, toBlob, toCompactBlob } from "../../server/src/db/sql/values.ts";

const scales = [
  { name: "money", scale: money, decimals: 2 },
  { name: "quantity", scale: quantity, decimals: 4 },
];

describe("scaled figures", () => {
  for (const { name, scale, decimals } of scales) {
    it(`keep every ${name} of ${decimals} decimals exactly`, () => {
      const stored = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 });
      fc.assert(
        fc.property(stored, (integer) => {
          const figure = scale.fromDb(integer);
          expect(scale.toDb(figure)).to.equal(integer);
          expect(scale.fromDb(String(integer))).to.equal(figure);
          const digits = String(Math.abs(integer)).padStart(decimals + 1, "0");
          const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
          expect(figure).to.equal(Number(integer < 0 ? `-${text}` : text));
        }),
      );
    });

    it(`reject a ${name} of more decimals, or more digits than fit`, () => {
      for (const figure of [
        1 / 3,
        10 ** -(decimals + 1),
        10 ** (15 - decimals),
        1e21,
        Number.NaN,
        Number.NEGATIVE_INFINITY,
      ]) {
        expect(() => scale.toDb(figure), String(figure)).to.throw(RangeError);
      }
      expect(() => scale.fromDb(0.5)).to.throw(RangeError);
      expect(() => scale.fromDb("9007199254740993")).to.throw(RangeError);
      expect(() => scale.fromDb("much")).to.throw(RangeError);
    });
  }

  it("convert the figures that floating point gets wrong", () => {
    expect(money.toDb(1.15)).to.equal(115);
    expect(money.toDb(4.35)).to.equal(435);
    expect(money.toDb(-0))
      .to.equal(0)
      .and.satisfy((value: number) => !Object.is(value, -0));
    expect(quantity.toDb(0.0001)).to.equal(1);
    expect(() => money.toDb(0.1 + 0.2)).to.throw(RangeError);
  });
});

describe("stored texts and bytes", () => {
  it("give any JSON value back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const blob = toBlob(value);
        const again = JSON.parse(JSON.stringify(value));
        expect(fromBlob(blob)).to.deep.equal(again);
        expect(fromBlob(new Uint8Array(blob))).to.deep.equal(again);
        expect(fromBlob(blob.toString())).to.deep.equal(again);
      }),
    );
    expect(fromBlob(null)).to.equal(null);
  });

  it("give documents with lines back as they were, and plain ones of earlier days", () => {
    const line = fc.dictionary(
      fc.constantFrom("seq", "qty", "name", "__proto__", "\u0000", "~"),
      fc.jsonValue(),
    );
    const alike = fc.array(fc.record({ name: fc.string(), qty: fc.integer(), parts: fc.jsonValue() }));
    const lines = fc.oneof(alike, fc.array(line), fc.array(fc.oneof(line, fc.jsonValue())));
    const keys = fc.constantFrom("items", "number", "__proto__", "\u0000", "~", "toJSON");
    const document = fc.dictionary(keys, fc.oneof(lines, fc.jsonValue(), fc.record({ items: lines })));
    fc.assert(
      fc.property(document, (value) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(fromBlob(toCompactBlob(value)))).to.equal(text);
        expect(JSON.stringify(fromBlob(toBlob(value)))).to.equal(text);
      }),
      { numRuns: 300 },
    );
    for (const value of [
      [{ a: 1 }, { a: 2 }],
      "~",
      null,
      {
        items: [
          { a: undefined, b: 1 },
          { a: 2, b: 2 },
        ],
      },
      new Date(0),
      { toJSON: 1, taken: { "\u0000": [["a"], [1]] } },
      { within: { toJSON: 1, taken: { "\u0000": [["a"], [1]] } } },
      // Lists whose keys read alike when they stand in a row.
      { items: [{ "a\u0000b": 1 }, { "a\u0000b": 2 }] },
      {
        items: [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
      },
    ])
      expect(fromBlob(toCompactBlob(value))).to.deep.equal(JSON.parse(JSON.stringify(value)));
    expect(Object.getPrototypeOf(fromBlob(toCompactBlob(JSON.parse('{"__proto__":{"a":[]}}'))))).to.equal(
      Object.prototype,
    );
  });

  it("name the fields of many lines once", () => {
    const items = Array.from({ length: 10 }, (_, seq) => ({
      item_seq: seq,
      item_code: "KE1",
      unit_price: 116,
    }));
    const sale = { invoice_no: "INV-1", items };
    expect(toCompactBlob(sale).length).to.be.below(toBlob(sale).length / 2);
    expect(toCompactBlob(sale).toString().split("unit_price")).to.have.lengthOf(2);
  });

  it("fold to one form whatever case, accents, width or blanks", () => {
    expect(fold("  Café\tN°  ①Ｋ ")).to.equal(fold("cafe\u0301 n° 1k"));
    expect(fold("Σ")).to.equal("σ");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(fold(fold(text))).to.equal(fold(text));
        expect(Array.from(fold(text)).length).to.be.at.most(200);
      }),
    );
    expect(Array.from(fold("ﷺ".repeat(200))).length).to.be.within(195, 200);
  });

  it("escape wildcards of patterns", () => {
    expect(likePattern("50%_!")).to.equal("%50!%!_!!%");
  });
});
