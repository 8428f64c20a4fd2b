// listCountries: the authority's table of countries.
import { expect } from "chai";
import { openInitialized } from "../support/records.ts";
import { expectRevalidation } from "../support/revalidate.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listCountries", () => {
  const test = forSuite(() => startTestService({ simulator: { itemClasses: 10 } }));

  it("200 is empty before any synchronization", async () => {
    expect(await test.client.codes.countries()).to.deep.equal([]);
  });

  it("200 lists all of them afterwards", async () => {
    await openInitialized(test);
    const countries = await test.client.codes.countries();
    expect(countries.length).to.be.above(100);
    expect(countries.find(({ code }) => code === "KE")?.name.toLowerCase()).to.contain("kenya");
  });

  it("304 if the caller has the current version", () => expectRevalidation(test, "/codes/countries"));
});
