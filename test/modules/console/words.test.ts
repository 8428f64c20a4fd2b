// How amounts and counts read on pages.
import { expect } from "chai";
import { plural, withAmounts } from "../../../server/src/modules/console/words.ts";

describe("the console's words", () => {
  it("separate thousands, in texts of the service too", () => {
    expect([plural(1, "purchase"), plural(1_000, "purchase")]).to.deep.equal([
      "1 purchase",
      "1,000 purchases",
    ]);
    expect(
      withAmounts("total differs by -7569.65 (authority 8729.65, books 160.00), invoice 20260310"),
    ).to.equal("total differs by −7,569.65 (authority 8,729.65, books 160.00), invoice 20260310");
  });
});
