// The identity of content: equal content has one hash, and other content has another.
import { expect } from "chai";
import { contentHash } from "../../server/src/transactions/content.ts";

describe("Hash of content", () => {
  it("is the same for every order of the keys, in objects, lines and nested objects", () => {
    const content = { customer: { name: "A", tin: "B" }, items: [{ code: "X", qty: 1 }], no: "1" };
    const mixed = { no: "1", items: [{ qty: 1, code: "X" }], customer: { tin: "B", name: "A" } };
    expect(contentHash(mixed)).to.equal(contentHash(content));
  });

  it("is the same for a flat object in any order, whichever order came before", () => {
    const ordered = contentHash({ a: 1, b: 2, c: 3 });
    for (const other of [
      { c: 3, b: 2, a: 1 },
      { a: 1, c: 3, b: 2 },
      { b: 2, a: 1, c: 3 },
      { a: 1, b: 2, c: 3 },
    ])
      expect(contentHash(other)).to.equal(ordered);
  });

  it("is the same for absent values and nulls", () => {
    expect(contentHash({ a: 1, b: null, c: undefined })).to.equal(contentHash({ a: 1 }));
  });

  it("differs for other values, other keys and another order of the lines", () => {
    const all = [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: 1, c: 2 },
      { a: 1 },
      { a: [1, 2] },
      { a: [2, 1] },
      { a: "1" },
    ].map(contentHash);
    expect(new Set(all).size).to.equal(all.length);
  });
});
