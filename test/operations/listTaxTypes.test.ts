// listTaxTypes: A to E with the rates of the synchronized table, the API's own before that.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openInitialized } from "../support/records.ts";
import { expectRevalidation } from "../support/revalidate.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listTaxTypes", () => {
  const test = forSuite(() => startTestService({ simulator: { itemClasses: 10 } }));

  it("200 before any synchronization", async () => {
    const types = await test.client.codes.taxTypes();
    expect(types.map(({ code, rate }) => [code, rate])).to.deep.equal([
      ["A", 16],
      ["B", 0],
      ["C", 0],
      ["D", 0],
      ["E", 0],
    ]);
    expect(types.every(({ is_active, unit_code }) => is_active && unit_code === null)).to.equal(true);
  });

  it("200 with the unit's letters and rates, translated", async () => {
    await openInitialized(test);
    const types = await test.client.codes.taxTypes();
    expect(types.map(({ code, unit_code, rate }) => [code, unit_code, rate])).to.deep.equal([
      ["A", "B", 16],
      ["B", "A", 0],
      ["C", "C", 0],
      ["D", "D", 0],
      ["E", "E", 8],
    ]);
    expect(types.every(({ name }) => name.length > 0)).to.equal(true);
  });

  it("200 shows a type out of use as inactive", async () => {
    const before = await test.call("GET", "/codes/tax-types");
    await test.service.db.knex("codes").where({ code_class: "04", code: "E" }).update({ is_active: 0 });
    noteChange(test.service.db.knex, "codes");
    const headers = { "If-None-Match": before.headers.get("etag") ?? "" };
    expect((await test.call("GET", "/codes/tax-types", { headers })).status).to.equal(200);
    const types = await test.client.codes.taxTypes();
    expect(types.filter(({ is_active }) => !is_active).map(({ code }) => code)).to.deep.equal(["E"]);
  });

  it("304 if the caller has the current version", () => expectRevalidation(test, "/codes/tax-types"));
});
