// Local times of a zone, with and without it being the process's own.
import { expect } from "chai";
import { adoptTimeZone, instantOf, localDateTime } from "../../server/src/base/clock.ts";

const zones = ["Africa/Nairobi", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "UTC"];
const minute = 60_000;

/** Instants of two years: across every change of summer time, whole minutes and odd ones. */
function* instants(): Generator<number> {
  const from = Date.UTC(2025, 0, 1);
  for (let at = from; at < Date.UTC(2027, 0, 1); at += 977 * minute + 13_007) yield at;
  for (const turn of [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)])
    for (const offset of [-1, 0, 1, 3_600_000 - 1, 3_600_000]) yield turn + offset;
}

describe("local time", () => {
  const before = process.env.TZ;

  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  for (const zone of zones) {
    it(`is the same for the process's own zone as for any other: ${zone}`, () => {
      const times = [...instants()];
      adoptTimeZone(zone === "UTC" ? "Asia/Kathmandu" : "UTC");
      const asked = times.map((time) => localDateTime(time, zone));
      adoptTimeZone(zone);
      // Another second in between: the last result is cached.
      localDateTime(0, "Asia/Tokyo");
      expect(times.map((time) => localDateTime(time, zone))).to.deep.equal(asked);
    });
  }

  it("is written with all its digits, and converts back to its instant", () => {
    adoptTimeZone("Africa/Nairobi");
    const time = Date.UTC(2026, 0, 2, 0, 4, 5);
    expect(localDateTime(time, "Africa/Nairobi")).to.equal("20260102030405");
    expect(instantOf("20260102030405", "Africa/Nairobi")).to.equal(time);
  });

  it("converts back to its instant whatever was converted before: another zone, another time, no time", () => {
    const hours = (hour: number): number => Date.UTC(2026, 0, 2, hour, 4, 5);
    expect(instantOf("20260102030405", "Africa/Nairobi")).to.equal(hours(0));
    expect(instantOf("20260102030405", "UTC")).to.equal(hours(3));
    expect(instantOf("20260102040405", "UTC")).to.equal(hours(4));
    expect(instantOf("2026", "UTC")).to.equal(undefined);
    expect(instantOf("20260102040405", "UTC")).to.equal(hours(4));
  });

  it("of one zone differs from the process's own", () => {
    adoptTimeZone("Africa/Nairobi");
    expect(localDateTime(Date.UTC(2026, 5, 30, 23), "Europe/Berlin")).to.equal("20260701010000");
  });
});
