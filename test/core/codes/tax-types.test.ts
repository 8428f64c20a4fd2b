// The tax types of an environment, before and after its codes were synchronized.

import { expect } from "chai";
import { defaultTaxTypes, taxTypeName, taxTypesOf } from "../../../server/src/core/codes/tax-types.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

type Row = { code: string; name: string; rate: number | null; is_active?: boolean };

function codeRow(row: Row, environmentId = 1) {
  return {
    data_set_id: environmentId,
    code_class: "04",
    class_name: "Taxation Type",
    unit_code: row.code,
    sort_order: 1,
    is_active: true,
    synced_at: 0,
    name_folded: row.name.toLowerCase(),
    ...row,
  };
}

describeEachFamily("tax types of an environment", (_family, open) => {
  const db = forEachTest(open);

  it("are the API's before any synchronization", async () => {
    const types = await taxTypesOf(db.knex, 1);
    expect([...types.entries()]).to.deep.equal([...defaultTaxTypes("ke").entries()]);
    expect(types.get("A")).to.deep.equal({ rate: 16, name: "A 16%", kind: "standard", own_rate: false });
    expect(types.get("D")?.kind).to.equal("outside_vat");
    expect(["B", "C", "D", "E"].map((letter) => types.get(letter)?.rate)).to.deep.equal([0, 0, 0, 0]);
  });

  it("follow the synchronized table, its rates and names", async () => {
    await db
      .knex("codes")
      .insert([
        codeRow({ code: "A", name: "VAT 16.5%", rate: 1650 }),
        codeRow({ code: "B", name: " ", rate: 0 }),
        codeRow({ code: "C", name: "Zero Rated", rate: null }),
        codeRow({ code: "E", name: "VAT 8%", rate: 800 }),
      ]);
    noteChange(db.knex, "codes");
    const types = await taxTypesOf(db.knex, 1);
    expect(Object.fromEntries(types)).to.deep.equal({
      A: { rate: 16.5, name: "VAT 16.5%", kind: "standard", own_rate: false },
      B: { rate: 0, name: "B 0%", kind: "exempt", own_rate: false },
      C: { rate: 0, name: "Zero Rated", kind: "zero_rated", own_rate: false },
      D: { rate: 0, name: "D 0%", kind: "outside_vat", own_rate: false },
      E: { rate: 8, name: "VAT 8%", kind: "reduced", own_rate: true },
    });
  });

  it("omit a letter that is out of use, and those of other environments and classes", async () => {
    await db
      .knex("codes")
      .insert([
        codeRow({ code: "E", name: "VAT 8%", rate: 800, is_active: false }),
        codeRow({ code: "TOT", name: "Turnover", rate: 300 }),
        codeRow({ code: "B", name: "Other", rate: 900 }, 2),
        { ...codeRow({ code: "C", name: "Cash", rate: 100 }), code_class: "07" },
      ]);
    noteChange(db.knex, "codes");
    const types = await taxTypesOf(db.knex, 1);
    expect([...types.keys()]).to.deep.equal(["A", "B", "C", "D"]);
    expect(types.get("B")).to.include({ rate: 0, name: "B 0%" });
    expect(types.get("C")).to.include({ rate: 0, name: "C 0%" });
    expect(taxTypeName(types, "A")).to.equal("A 16%");
    expect(taxTypeName(types, "E")).to.equal("E");
  });
});
