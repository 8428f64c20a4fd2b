// The cache of taxpayers: what is kept of a unit's response, and that environments keep theirs apart.
import { expect } from "chai";
import { taxpayerRow } from "../../../server/src/core/taxpayers/row.ts";
import {
  deleteTaxpayer,
  findTaxpayer,
  keptMs,
  saveTaxpayer,
} from "../../../server/src/core/taxpayers/store.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forSuite } from "../../support/suite.ts";

const tin = "A001234567B";
const found = { name: "Duka Ltd", is_active: true, address: ["KONGOWEA", "MOMBASA"] };

describe("a taxpayer as it is kept", () => {
  const kept = (overrides: Partial<typeof found>) =>
    taxpayerRow({ data_set_id: 1, tin }, { ...found, ...overrides }, 0);

  for (const [what, name, expected] of [
    ["a usual name as it is", "Duka la Mama Wanjiku", "Duka la Mama Wanjiku"],
    ["control and invisible characters as blanks", " Duka\r\n\u0000Ltd\u202e\t", "Duka Ltd"],
    ["60 characters", `${"x".repeat(60)}y`, "x".repeat(60)],
    ["no half of a letter at the end", `${"x".repeat(59)}😀`, "x".repeat(59)],
    ["no half of a letter that the unit cut", "Duka \ud83d", "Duka"],
    ["letters of any script", "متجر ソーダ 😀", "متجر ソーダ 😀"],
    ["nothing where the unit gives only blanks", " \u0000 ", ""],
  ] as const)
    it(`has of a name: ${what}`, () => {
      expect(kept({ name }).name).to.equal(expected);
    });

  it("has one line of an address, or none", () => {
    expect(kept({}).address).to.equal("KONGOWEA, MOMBASA");
    expect(kept({ address: ["P.O. Box 1\nNairobi", "x".repeat(600)] }).address)
      .to.match(/^P\.O\. Box 1 Nairobi, x+$/)
      .and.to.have.lengthOf(500);
    for (const address of [[], [" "], ["\u0000"]]) expect(kept({ address }).address).to.equal(null);
  });
});

describeEachFamily("the cache of taxpayers", (_family, open) => {
  let environmentId = 0;
  const database = forSuite(open);
  beforeEach(() => {
    environmentId += 10;
  });

  const save = (
    row: { tin?: string; name?: string; data_set_id?: number },
    fetched_at: number,
    most?: number,
  ) => {
    const { tin: of = tin, data_set_id = environmentId, name = "Duka Ltd" } = row;
    const stored = taxpayerRow({ data_set_id, tin: of }, { ...found, name }, fetched_at);
    return database.transaction((trx) => saveTaxpayer(trx, stored, most));
  };
  const find = (of = tin, nowMs = 0, id = environmentId) => findTaxpayer(database.knex, id, of, nowMs);

  it("gives back what was kept, for 90 days and no longer", async () => {
    await save({ name: "متجر 😀" }, 1_000);
    const row = {
      data_set_id: environmentId,
      tin,
      name: "متجر 😀",
      is_active: 1,
      address: "KONGOWEA, MOMBASA",
    };
    expect(await find(tin, 1_000 + keptMs)).to.deep.equal({ ...row, fetched_at: 1_000 });
    expect(await find(tin, 1_001 + keptMs)).to.equal(undefined);
  });

  it("replaces a taxpayer that is looked up again, which is then the newest", async () => {
    const tins = ["A1", "A2", "A3"];
    for (const [at, of] of tins.entries()) await save({ tin: of }, at, 3);
    await save({ tin: "A1", name: "Renamed" }, 10, 3);
    expect(await find("A1")).to.include({ name: "Renamed", fetched_at: 10 });
    await save({ tin: "A4" }, 11, 3);
    const kept = await Promise.all(["A1", "A2", "A3", "A4"].map((of) => find(of)));
    expect(kept.map((row) => row !== undefined)).to.deep.equal([true, false, true, true]);
  });

  it("forgets a taxpayer of one environment, and of no other", async () => {
    const other = environmentId + 1;
    await save({}, 0);
    await save({ data_set_id: other, name: "Theirs" }, 0);
    await database.transaction((trx) => deleteTaxpayer(trx, environmentId, tin));
    expect(await find()).to.equal(undefined);
    expect(await find(tin, 0, other)).to.include({ name: "Theirs" });
  });
});
