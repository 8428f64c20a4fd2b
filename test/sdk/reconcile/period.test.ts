// The days that registered purchases are read for.
import { expect } from "chai";
import { readingPeriod } from "../../../sdk/src/reconcile/period.ts";
import { booked } from "./documents.ts";

describe("the days that purchases are read for", () => {
  const books = ["2026-03-20", "2026-03-02", "2026-03-11"].map((date) => booked({ date }));

  it("are those of the period, and as many around it as partners may be apart", () => {
    const period = { since: "2026-03-01", until: "2026-03-31" };
    expect(readingPeriod(period, books, 10)).to.deep.equal({ from: "2026-02-19", to: "2026-04-10" });
  });

  it("begin and end with the books where the period is open", () => {
    expect(readingPeriod({}, books, 5)).to.deep.equal({ from: "2026-02-25", to: "2026-03-25" });
  });

  it("are all days if neither the period nor the books have any", () => {
    expect(readingPeriod({}, [], 5)).to.deep.equal({ from: undefined, to: undefined });
    expect(readingPeriod({ since: "2026-03-01" }, [], 5)).to.deep.equal({
      from: "2026-02-24",
      to: undefined,
    });
  });
});
