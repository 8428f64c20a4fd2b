// Dates of the authority: in the service's zone, whatever zone this machine has.
import { expect } from "chai";
import { Desk } from "./support/command.ts";
import type { FakeService } from "./support/fake-service.ts";

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
