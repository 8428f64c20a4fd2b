// The check of a control unit's tax table against its profile.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import { readCodes } from "../../server/src/control-unit/read-reference.ts";
import { verifyProfile } from "../../server/src/control-unit/verify.ts";
import { taxTable } from "./unit-rows.ts";

const ke = rulesOf("ke");

describe("control unit profile check", () => {
  const check = (rates: Record<string, string | number | null>, useYn?: string) =>
    verifyProfile("ke", readCodes(taxTable(rates, useYn), ke));

  it("accepts the profile's own table, and missing data", () => {
    const tables: Parameters<typeof check>[0][] = [
      { A: 0, B: "16", C: 0, D: 0, E: 8 },
      {},
      { A: null, B: null },
      { B: 16 },
      { X: 3 },
    ];
    for (const rates of tables) {
      expect(check(rates)).to.deep.equal({ contradictions: [], warnings: [], disabled: [] });
    }
    expect(check({ B: 18 }, "N").contradictions).to.be.empty;
    expect(verifyProfile("ke", [])).to.deep.equal({ contradictions: [], warnings: [], disabled: [] });
  });

  it("rejects another rate in A to D and shows both tables", () => {
    const { contradictions } = check({ A: 16, B: 0, C: 0, D: 0, E: 8 });
    expect(contradictions).to.have.length(3);
    expect(contradictions[2]).to.equal(
      "Unit: A 16 %, B 0 %, C 0 %, D 0 %, E 8 %. Profile ke: A 0 %, B 16 %, C 0 %, D 0 %, E 8 %.",
    );
  });

  it("disables only E if only E differs", () => {
    expect(check({ A: 0, B: 16, E: 0 })).to.deep.include({ contradictions: [], disabled: ["E"] });
    expect(check({ E: 0 }).warnings).to.have.length(1);
  });
});
