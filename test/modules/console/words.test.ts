// How amounts and counts read on pages.
import { expect } from "chai";
import { plural, withAmounts, withDates } from "../../../server/src/modules/console/words.ts";

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

  it("write dates as people do, and leave what is no date", () => {
    const page = { timeZone: "Africa/Nairobi", nowMs: 0 };
    expect(withDates(page, "due 2026-12-20, since 2026-12-01T03:17:00.000Z")).to.equal(
      "due 20 Dec 2026, since 1 Dec 2026, 06:17",
    );
    expect(withDates(page, "from 2026-99-99")).to.equal("from 2026-99-99");
  });
});
