// listCodes: the stored tables in pages, by class and by text.

import { expect } from "chai";
import { saveCodes } from "../../server/src/core/codes/store.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, openInitialized } from "../support/records.ts";
import { expectRevalidation } from "../support/revalidate.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listCodes", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 120 } }));
  before(async () => {
    await openInitialized(test);
  });

  describe("200", () => {
    it("gives each code of the API with the unit's own", async () => {
      const cards = (await test.client.codes.list({ code_class: "07" })).data;
      expect(cards.find(({ code }) => code === "02")?.unit_code).to.equal("05");
      expect(cards.find(({ code }) => code === "05")?.unit_code).to.equal("02");
      expect(cards.map(({ sort_order }) => sort_order)).to.deep.equal(
        cards.map(({ sort_order }) => sort_order).sort((a, b) => a - b),
      );
    });

    it("orders all classes and pages through them without a gap", async () => {
      const all = await test.client.codes.list({ per_page: 100 }).toArray({ limit: 5_000 });
      const { total = 0 } = await test.client.codes.list();
      expect(all).to.have.lengthOf(total);
      expect(new Set(all.map((row) => `${row.code_class}/${row.code}`)).size).to.equal(total);
      const classes = all.map((row) => row.code_class);
      expect(classes).to.deep.equal([...classes].sort());
    });

    it("lists item classes on request", async () => {
      const page = await test.client.codes.list({ code_class: "item_class", per_page: 10 });
      expect(page.meta.total).to.equal(120);
      expect(page.data[0]).to.include({ code_class: "item_class" });
      const [first] = page.data;
      const found = await test.client.codes.list({ code_class: "item_class", q: first?.code });
      expect(found.data.map(({ code }) => code)).to.include(first?.code);
    });

    it("gives an item class the tax type of the authority's table, if that has one", async () => {
      const list = async (q: string) => (await test.client.codes.list({ code_class: "item_class", q })).data;
      // The unit's letter of exempt classes is A.
      expect((await list("wheat flour"))[0]).to.include({ code: "99011019", tax_type_code: "B" });
      expect((await list("exempt goods"))[0])
        .to.include({ code: "99011000" })
        .and.not.have.key("tax_type_code");
    });

    it("finds text in code or name whatever its case, and takes wildcards as text", async () => {
      const found = await test.client.codes.list({ code_class: "05", q: "kENya" });
      expect(found.data.map(({ code }) => code)).to.deep.equal(["KE"]);
      expect((await test.client.codes.list({ q: "%_%" })).meta.total).to.equal(0);
      expect((await test.client.codes.list({ code_class: "nowhere" })).data).to.deep.equal([]);
    });

    it("finds letters of any alphabet whatever their case and accents", async () => {
      const { db, clock } = test.service;
      const { data_set_id } = await db.knex("devices").first("data_set_id");
      const place = (code: string, name: string) => ({
        code,
        unit_code: code,
        name,
        sort_order: 1,
        rate: null,
        is_active: true,
      });
      const codes = [place("CW", "CURAÇAO"), place("AX", "Åland Islands"), place("GR", "ΕΛΛΆΔΑ")];
      const countries = { code_class: "05", class_name: "Country", codes };
      await db.transaction((trx) => saveCodes(trx, data_set_id, [countries], [], clock.now()));
      const found = async (q: string) =>
        (await test.client.codes.list({ code_class: "05", q })).data.map(({ code }) => code);
      for (const q of ["curaçao", "Curacao", "CURAÇ"]) expect(await found(q), q).to.deep.equal(["CW"]);
      expect(await found("åLAND iSL")).to.deep.equal(["AX"]);
      expect(await found("Ελλάδα")).to.deep.equal(["GR"]);
      await db.knex("codes").where({ data_set_id }).whereIn("code", ["CW", "AX", "GR"]).delete();
      noteChange(db.knex, "codes");
    });

    it("omits codes that the unit no longer uses", async () => {
      const { db, clock } = test.service;
      const { data_set_id } = await db.knex("devices").first("data_set_id");
      const { total: before = 0 } = await test.client.codes.list({ code_class: "17" });
      const gone = { code: "NT", unit_code: "NT", name: "Net", sort_order: 1, rate: null, is_active: false };
      const packaging = { code_class: "17", class_name: "Packaging Unit", codes: [gone] };
      await db.transaction((trx) => saveCodes(trx, data_set_id, [packaging], [], clock.now()));
      const after = await test.client.codes.list({ code_class: "17", per_page: 100 });
      expect(after.meta.total).to.equal(before - 1);
      expect(after.data.map(({ code }) => code)).not.to.include("NT");
    });

    it("shows one environment nothing of another", async () => {
      expect((await test.clientFor(test.keys.live).codes.list()).meta.total).to.equal(0);
    });
  });

  it("422 for an empty search", async () => {
    expect((await failureOf(test.client.codes.list({ q: "" }))).errors).to.have.key("q");
  });

  it("304 if the caller has the current version", () => expectRevalidation(test, "/codes?code_class=04"));
});
