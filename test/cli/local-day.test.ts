// Dates and times of the authority: in the service's zone, whatever zone this machine has.
import { expect } from "chai";
import { localTime, momentOf } from "../../cli/src/local-day.ts";
import { Desk } from "./support/command.ts";
import type { FakeService } from "./support/fake-service.ts";

describe("local times of a service's zone", () => {
  const zones = ["Africa/Nairobi", "Asia/Kathmandu", "America/New_York", "Europe/Berlin", "UTC"];

  it("are read back as a moment of that local time, also on days when clocks change", () => {
    for (const zone of zones)
      for (let ms = Date.UTC(2026, 0, 1, 0, 30); ms < Date.UTC(2027, 0, 1); ms += 11 * 3_600_000) {
        const local = localTime(ms, zone);
        expect(localTime(momentOf(local, zone) ?? 0, zone), zone).to.equal(local);
      }
    expect(momentOf("20260310101501", "Africa/Nairobi")).to.equal(Date.UTC(2026, 2, 10, 7, 15, 1));
  });

  it("are none where a text is no time", () => {
    expect(momentOf("20260310", "UTC")).to.equal(undefined);
    expect(momentOf("20261310101501", "UTC")).to.equal(undefined);
  });
});

describe("today", () => {
  let service: FakeService;
  let desk: Desk;
  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn());
  });
  afterEach(() => desk.clear());

  const health = (time: string, time_zone: string) => {
    service.before = ({ path }) =>
      path === "/health"
        ? { status: 200, body: { status: "success", data: { time, time_zone, checks: [], lanes: [] } } }
        : undefined;
  };

  it("is the service's day, by its clock and zone", async () => {
    for (const [time, zone, day] of [
      ["2026-03-10T21:30:00.000Z", "Africa/Nairobi", "2026-03-11"],
      ["2026-03-10T21:30:00.000Z", "America/New_York", "2026-03-10"],
      ["2026-03-10T03:30:00.000Z", "America/New_York", "2026-03-09"],
    ] as const) {
      health(time, zone);
      const ran = await desk.run(["reports", "day", "--json"]);
      const asked = service.seen.map(({ path, body }) => `${path}${JSON.stringify(body ?? "")}`).join("\n");
      expect(`${asked}${ran.stdout}`, zone).to.contain(day);
      service.seen.length = 0;
    }
  });
});
