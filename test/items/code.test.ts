// Item codes: how they are made, read back, and taken over from a unit that has its own count.
import { expect } from "chai";
import fc from "fast-check";
import { makeItemCode, numberOfCode, readExpectedNumber } from "../../server/src/items/code.ts";

const parts = { origin_nation_code: "KE", item_type: "1", pkg_unit_code: "NT", qty_unit_code: "U" };

describe("item codes", () => {
  it("put an X before a quantity unit of one letter, and have 14 characters with usual units", () => {
    expect(makeItemCode(parts, 6)).to.equal("KE1NTXU0000006");
    expect(makeItemCode({ ...parts, qty_unit_code: "KG" }, 6)).to.equal("KE1NTKG0000006");
    expect(makeItemCode({ ...parts, qty_unit_code: "KGM" }, 1234567)).to.equal("KE1NTKGM1234567");
  });

  it("give their number back", () => {
    const unit = fc.constantFrom("U", "KG", "4B", "BX", "GRM");
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 9_999_999 }), (qty_unit_code, number) => {
        expect(numberOfCode(makeItemCode({ ...parts, qty_unit_code }, number))).to.equal(number);
      }),
    );
  });

  it("of another kind have no number", () => {
    for (const code of ["COLA-500", "KE9NTXU0000001", "0000001", "KE1NT000001"]) {
      expect(numberOfCode(code), code).to.equal(undefined);
    }
  });

  it("take the number that a unit expects from its rejection, and from nothing else", () => {
    expect(readExpectedNumber("Invalid itemCd Sequence. Expected sequence ending with: …12")).to.equal(12);
    expect(readExpectedNumber("Invalid itemCd Sequence. Expected sequence ending with 0000012")).to.equal(12);
    expect(readExpectedNumber("Invalid invcNo sequence, expected: 3 but found: 4")).to.equal(undefined);
    expect(readExpectedNumber("item not in inventory")).to.equal(undefined);
  });
});
