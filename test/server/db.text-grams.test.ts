// Parts of texts by what three letters stand where: against looking into each text.
import { expect } from "chai";
import fc from "fast-check";
import {
  GramPlaces,
  gramBytes,
  gramOfBytes,
  gramsFrom,
  gramsOfPart,
  merged,
  placesFromBytes,
  placesToBytes,
  textsWithAll,
  textsWithAny,
} from "../../server/src/db/text-grams.ts";

/** Few letters, so that they repeat, of two units and of halves of such ones among them. */
const letters = (most: number) =>
  fc
    .array(fc.constantFrom("a", "b", "ab", " ", "%", "é", "\u{1f34e}", "\ud83c"), { maxLength: most })
    .map((all) => all.join(""));

type Index = Map<string, Uint32Array>;

function indexed(texts: readonly string[]): Index {
  const places = new GramPlaces();
  for (const [text, all] of texts.entries()) places.add(text, all);
  return new Map([...places.entries()].map(([gram, at]) => [gram, placesFromBytes(placesToBytes(at))]));
}

/** As rows are found: by the bytes of grams. */
function find(index: Index, part: string, texts: number): number[] {
  if (part.length < 3) {
    const [from, to] = gramsFrom(part);
    const isOfPart = (gram: string) =>
      Buffer.compare(gramBytes(gram), from) >= 0 && Buffer.compare(gramBytes(gram), to) < 0;
    return textsWithAny(
      [...index].filter(([gram]) => isOfPart(gram)).map(([, places]) => places),
      texts,
    );
  }
  return textsWithAll(
    gramsOfPart(part).map(({ gram, behind }) => ({ behind, places: index.get(gram) ?? [] })),
  );
}

describe("grams of texts", () => {
  it("find the texts that have a part, and no others", () => {
    const texts = fc.array(letters(12), { minLength: 1, maxLength: 12 });
    const property = fc.property(texts, letters(8), fc.nat(), fc.nat(), (all, other, which, from) => {
      const index = indexed(all);
      const text = all[which % all.length] ?? "";
      const begin = from % (text.length + 1);
      const parts = [other, text, text.slice(begin), text.slice(begin, begin + 4), text.slice(0, begin)];
      for (const part of parts.filter((one) => one !== "")) {
        const expected = all.flatMap((one, at) => (one.includes(part) ? [at] : []));
        expect(find(index, part, all.length), JSON.stringify(part)).to.deep.equal(expected);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("say all of a part by as few of them as can be", () => {
    expect(gramsOfPart("cola")).to.deep.equal([
      { gram: "col", behind: 0 },
      { gram: "ola", behind: 1 },
    ]);
    expect(gramsOfPart("abcdef").map(({ gram }) => gram)).to.deep.equal(["abc", "def"]);
  });

  it("find a part at the end of the longest text, and none that goes on in the next text", () => {
    const index = indexed([`${"x".repeat(397)}end`, "ab", "cd"]);
    expect(find(index, "xend", 3)).to.deep.equal([0]);
    expect(find(index, "abcd", 3)).to.deep.equal([]);
    expect(find(index, "b", 3)).to.deep.equal([1]);
  });

  it("are found in lists that are merged in their order", () => {
    const ascending = fc.uniqueArray(fc.nat(60)).map((all) => all.toSorted((one, other) => one - other));
    const property = fc.property(ascending, fc.nat(3), (all, rest) => {
      const [one, other] = [
        all.filter((value) => value % 4 > rest),
        all.filter((value) => value % 4 <= rest),
      ];
      expect(merged(one, other)).to.deep.equal(all);
      expect(merged(other, one)).to.deep.equal(all);
    });
    fc.assert(property);
  });

  it("keep halves of letters of two units apart", () => {
    for (const gram of ["\ud83c\udf4e!", "\ud83cab", "\udf4eab"])
      expect(gramOfBytes(gramBytes(gram))).to.equal(gram);
  });
});
