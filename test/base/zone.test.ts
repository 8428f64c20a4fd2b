// Which time zone counts: the setting's, if there is one, else the profile's.
import { expect } from "chai";
import { instantOf, localDate, localDateTime } from "../../server/src/base/clock.ts";
import { serviceZone, zoneOf, zonesInUse } from "../../server/src/base/zone.ts";
import { withMadeUpCountry, xx } from "../support/profiles/made-up-country.ts";

const unset = { timeZone: undefined };
const set = { timeZone: "Africa/Kigali" };

describe("the time zone", () => {
  withMadeUpCountry();

  it("is that of the profile, and of the service that of the default profile", () => {
    expect([
      zoneOf(unset, "ke"),
      zoneOf(unset, "plain"),
      zoneOf(unset, xx),
      serviceZone(unset),
    ]).to.deep.equal(["Africa/Nairobi", "UTC", "Pacific/Auckland", "Africa/Nairobi"]);
  });

  it("is that of the setting for every profile, once there is one", () => {
    expect([zoneOf(set, "ke"), zoneOf(set, xx), serviceZone(set)]).to.deep.equal(
      Array(3).fill("Africa/Kigali"),
    );
  });

  it("is not known of a profile that isn't registered", () => {
    expect(() => zoneOf(unset, "zz")).to.throw("There is no profile zz.");
  });

  it("is listed with the profiles that have it", () => {
    expect([...zonesInUse(unset)]).to.deep.equal([
      ["Africa/Nairobi", ["ke"]],
      ["UTC", ["plain"]],
      ["Africa/Kigali", ["rw"]],
      ["Pacific/Auckland", [xx]],
    ]);
    expect([...zonesInUse(set)]).to.deep.equal([["Africa/Kigali", ["ke", "plain", "rw", xx]]]);
  });
});

describe("times in two zones at once", () => {
  const ms = Date.parse("2026-03-10T20:30:00Z");

  it("are each their own, however they alternate, also within one second", () => {
    for (const extra of [0, 1, 999, 1_000, 0]) {
      expect(localDate(ms + extra, "Africa/Nairobi")).to.equal("20260310");
      expect(localDate(ms + extra, "Pacific/Auckland")).to.equal("20260311");
    }
    expect(localDateTime(ms, "Africa/Nairobi")).to.equal("20260310233000");
    expect(localDateTime(ms, "Pacific/Auckland")).to.equal("20260311093000");
  });

  it("are read back by the zone that wrote them", () => {
    for (const zone of ["Africa/Nairobi", "Pacific/Auckland", "Africa/Nairobi", "UTC"])
      expect(instantOf(localDateTime(ms, zone), zone), zone).to.equal(ms);
    expect(instantOf("20260310233000", "Pacific/Auckland")).to.equal(ms - 10 * 60 * 60_000);
    expect(instantOf("no time", "Pacific/Auckland")).to.equal(undefined);
  });
});
