// Item codes: how they are made, read back, and taken over from a unit that has its own count.

import { sharedRulesOf } from "@taxctl/sdk/profiles";
import { expect } from "chai";
import fc from "fast-check";
import { readExpectedNumber } from "../../../server/src/core/items/code.ts";
import { codeTables } from "../../../server/src/simulator/countries/ke/code-tables.ts";

const {
  make: makeItemCode,
  problem: itemCodeProblem,
  numberOf: numberOfCode,
} = sharedRulesOf("ke").itemCodes;
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

  it("of callers follow the rule for the item's own parts, with or without the X", () => {
    const cola = { ...parts, item_type: "2", pkg_unit_code: "CT" };
    const gas = { ...parts, item_type: "2", qty_unit_code: "KGM" };
    for (const [item, code] of [
      [cola, "KE2CTU0000044"],
      [cola, "KE2CTXU0000044"],
      [gas, "KE2NTKGM0000001"],
      [gas, makeItemCode(gas, 9_999_999)],
    ] as const)
      expect(itemCodeProblem(code, item), code).to.equal(undefined);
    for (const code of [
      "COLA-500",
      "KE2NTKG0000001",
      "KE2NTXKGM0000001",
      "KE1NTKGM0000001",
      "KE2NTKGM000001",
      "KE2NTKGM000000A",
    ])
      expect(itemCodeProblem(code, gas), code).to.contain("KE2NTKGM0000001");
  });

  it("of the service follow the rule for every unit of the tables, and give their number back", () => {
    const table = (cdCls: string) => {
      const { rows } = codeTables.find((one) => one.cdCls === cdCls) ?? { rows: "" };
      return fc.constantFrom(...rows.split("|").map((row) => row.split(" ")[0] ?? ""));
    };
    const someParts = fc.record({
      origin_nation_code: table("05"),
      item_type: fc.constantFrom("1", "2", "3"),
      pkg_unit_code: table("17"),
      qty_unit_code: table("10"),
    });
    fc.assert(
      fc.property(someParts, fc.integer({ min: 1, max: 9_999_999 }), (some, number) => {
        const code = makeItemCode(some, number);
        expect(itemCodeProblem(code, some)).to.equal(undefined);
        expect(numberOfCode(code)).to.equal(number);
        expect(code).to.have.length.at.most(20);
      }),
      { numRuns: 2_000 },
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
