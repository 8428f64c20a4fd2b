// The identity of content: equal content has one hash, and other content has another.
import { expect } from "chai";
import { asNamed, contentHash, differences } from "../../../server/src/core/transactions/content.ts";

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

describe("Differences of content", () => {
  it("are the paths of values that differ, by field and line", () => {
    const before = { no: "1", customer: { tin: "B" }, items: [{ qty: 1 }, { qty: 2 }] };
    const after = { no: "2", customer: { tin: "B" }, items: [{ qty: 1 }, { qty: 3, bcd: "7" }] };
    expect(differences(before, after)).to.deep.equal([
      { path: "no", before: "1", after: "2" },
      { path: "items[1].qty", before: 2, after: 3 },
      { path: "items[1].bcd", before: undefined, after: "7" },
    ]);
  });

  it("name what only one side has once, not by its parts", () => {
    const paths = (before: unknown, after: unknown) => differences(before, after).map(({ path }) => path);
    expect(paths({ customer: { tin: "B" } }, {})).to.deep.equal(["customer"]);
    expect(paths({}, { items: [{ qty: 1 }] })).to.deep.equal(["items"]);
    expect(paths({ items: [1, 2] }, { items: [1] })).to.deep.equal(["items[1]"]);
    expect(paths({ customer: { tin: "B" } }, { customer: "B" })).to.deep.equal(["customer"]);
  });

  it("don't exist between absent values and nulls", () => {
    expect(differences({ a: null, b: { c: undefined } }, { b: {} })).to.deep.equal([]);
  });

  it("are 20 at most", () => {
    const fields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, index]));
    expect(differences(fields, {})).to.have.lengthOf(20);
  });

  it("have the names of the fields that the caller used", () => {
    const request = { items: [{ quantity: 1, item_sequence: 3 }, { qty: 2 }] };
    expect(asNamed("items[0].item_seq", request)).to.equal("items[0].item_sequence");
    expect(asNamed("items[0].qty", request)).to.equal("items[0].quantity");
    expect(asNamed("items[1].qty", request)).to.equal("items[1].qty");
    expect(asNamed("items[2].qty", request)).to.equal("items[2].qty");
    expect(asNamed("items[0].qty", {})).to.equal("items[0].qty");
    expect(asNamed("qty", request)).to.equal("qty");
  });
});
