// The business day of a moment, and the numbers of Z reports over days without sales.
import { expect } from "chai";
import { businessDayOf, daysUntil, firstZ, onDay } from "../../../server/src/core/business-days/open-z.ts";

const nairobi = "Africa/Nairobi";
const at = (time: string): number => Date.parse(`${time}+03:00`);

describe("business days", () => {
  it("begin at five where the branch doesn't say, and at its own time otherwise", () => {
    expect(businessDayOf(at("2026-03-10T04:59:59"), null, nairobi)).to.equal("20260309");
    expect(businessDayOf(at("2026-03-10T05:00:00"), null, nairobi)).to.equal("20260310");
    expect(businessDayOf(at("2026-03-10T02:59:00"), "03:00", nairobi)).to.equal("20260309");
    expect(businessDayOf(at("2026-03-10T03:00:00"), "03:00", nairobi)).to.equal("20260310");
    expect(businessDayOf(at("2026-03-01T00:00:00"), "00:00", nairobi)).to.equal("20260301");
  });

  it("are counted over months and years, and not backwards", () => {
    expect(daysUntil("20251230", "20260102")).to.deep.equal(["20251231", "20260101", "20260102"]);
    expect(daysUntil("20280228", "20280301")).to.deep.equal(["20280229", "20280301"]);
    expect(daysUntil("20260310", "20260310")).to.deep.equal([]);
    expect(daysUntil("20260310", "20260308")).to.deep.equal([]);
  });
});

describe("the open Z report", () => {
  it("is the first of a branch, on the day of its first sale", () => {
    expect(onDay(firstZ, "20260310")).to.deep.equal({ number: 1, business_day: "20260310", last_day: null });
  });

  it("keeps its day and number once it has a sale", () => {
    const open = { number: 7, business_day: "20260310", last_day: "20260309" };
    expect(onDay(open, "20260314")).to.deep.equal(open);
  });

  it("leaves a number for each day without sales", () => {
    const open = { number: 7, business_day: null, last_day: "20260309" };
    expect(onDay(open, "20260310")).to.include({ number: 7, business_day: "20260310" });
    expect(onDay(open, "20260313")).to.include({ number: 10, business_day: "20260313" });
  });

  it("is of the next day after an early Z report, and where the clock was set back", () => {
    const open = { number: 7, business_day: null, last_day: "20260310" };
    expect(onDay(open, "20260310")).to.include({ number: 7, business_day: "20260311" });
    expect(onDay(open, "20260301")).to.include({ number: 7, business_day: "20260311" });
  });
});
