// Names of codes and item classes as they are stored: overlong ones of the authority are cut between two letters.
import { expect } from "chai";
import { saveCodes, saveItemClasses } from "../../../server/src/core/codes/store.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("names of codes and item classes", (_family, open) => {
  const db = forSuite(open);
  const named = (name: string) => ({
    classes: [{ code: "5020230602", name, level: 5, tax_type: "B", is_active: true, use: true }],
    codes: [
      {
        code_class: "17",
        class_name: name,
        codes: [{ code: "U", unit_code: "U", name, sort_order: 1, rate: null, is_active: true }],
      },
    ],
  });

  async function stored(name: string): Promise<unknown[]> {
    const { classes, codes } = named(name);
    await db.transaction(async (trx) => {
      await saveItemClasses(trx, 1, classes as never, 0);
      await saveCodes(trx, 1, codes as never, [], 0);
    });
    const { name: ofClass } = await db.knex("item_classes").where({ data_set_id: 1 }).first("name");
    const code = await db.knex("codes").where({ data_set_id: 1 }).first("name", "class_name");
    return [ofClass, code.name, code.class_name];
  }

  it("are stored as they are if they fit", async () => {
    expect(await stored("Soft drinks 😀")).to.deep.equal(Array(3).fill("Soft drinks 😀"));
  });

  it("are cut where they don't fit, and no letter is cut in two", async () => {
    const letters = (most: number) => "x".repeat(most);
    expect(await stored(`${letters(199)}😀`)).to.deep.equal([letters(199), letters(199), letters(100)]);
    expect((await stored(`${letters(99)}😀${letters(99)}`))[2]).to.equal(letters(99));
  });
});
