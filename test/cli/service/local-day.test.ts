// Dates of the authority: in the service's zone, whatever zone this machine has.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { dayAtAll, dayAtService, localTimes, todayFor } from "../../../cli/src/service/local-day.ts";
import { signedInDesk } from "../support/command.ts";

describe("today", () => {
  const { service, desk } = signedInDesk();

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

  it("gives the times of tables, while JSON and CSV have the API's", async () => {
    const device = { bhf_id: "00", is_active: true, last_initialized_at: "2026-03-10T21:30:05.118Z" };
    const settings = { amounts: "tax_included" };
    service.before = ({ path }) => {
      if (path === "/health") return undefined;
      const data = path.startsWith("/devices/")
        ? { ...device, settings, credential_keys: { used: [], stored_only: [] } }
        : [device];
      return { status: 200, body: { status: "success", data, meta: {} } };
    };
    for (const words of [["list"], ["list", "--fields", "last_initialized_at"], ["show", "00"]]) {
      const shown = await desk.run(["devices", ...words]);
      expect(shown.stdout, shown.stderr).to.contain("2026-03-11 00:30").and.to.not.contain("21:30");
      for (const format of [["--json"], ["--format", "csv"], ["--format", "json"]]) {
        const { stdout } = await desk.run(["devices", ...words, ...format]);
        expect(stdout, `${words} ${format}`).to.contain(device.last_initialized_at);
      }
    }
    expect(service.calls("GET", "/health").length).to.equal(3);
  });

  it("is UTC in tables if the service doesn't say its zone", async () => {
    const device = { bhf_id: "00", last_initialized_at: "2026-03-10T21:30:05.118Z" };
    service.before = ({ path }) =>
      path === "/health"
        ? { status: 403, body: { status: "error", message: "no", code: "role_not_allowed" } }
        : { status: 200, body: { status: "success", data: [device], meta: {} } };
    const ran = await desk.run(["devices", "list"]);
    expect([ran.exitCode, ran.stderr]).to.deep.equal([0, ""]);
    expect(ran.stdout).to.contain("2026-03-10T21:30:05Z");
  });

  it("is the day on which a month was closed", async () => {
    const none = { taxable_amount: 0, tax_amount: 0, total_amount: 0 };
    const data = {
      from_date: "2026-03-01",
      to_date: "2026-03-31",
      branch_id: null,
      documents: 0,
      rows: [],
      totals: {
        sales: { ...none, outside_vat: 0 },
        purchases: { ...none, outside_vat: 0 },
        tax_difference: 0,
        non_deductible_tax: 0,
      },
      imports: { documents: 0, total_amount: 0 },
      left_out: { sales: {}, purchases: {}, imports: {} },
      closed_at: "2026-04-08T21:30:00.000Z",
      late_documents: 0,
    };
    service.before = ({ path }) =>
      path.startsWith("/reports/tax") ? { status: 200, body: { status: "success", data } } : undefined;
    const ran = await desk.run(["reports", "period", "--month", "2026-03"]);
    expect(ran.stderr).to.contain("The month is closed: these are the figures of 2026-04-09");
  });
});

describe("today at a branch", () => {
  const time = "2026-03-10T20:30:00.000Z";
  const at = (time_zone: string, lanes: [bhf_id: string, time_zone: string][]) => {
    const health = { time, time_zone, lanes: lanes.map(([bhf_id, zone]) => ({ bhf_id, time_zone: zone })) };
    return { health: { get: async () => health } } as unknown as Taxctl;
  };
  const nairobi = { today: "20260310", timeZone: "Africa/Nairobi" };
  const auckland = { today: "20260311", timeZone: "Pacific/Auckland" };
  const both = at(nairobi.timeZone, [
    ["00", nairobi.timeZone],
    ["01", auckland.timeZone],
  ]);
  const one = at(nairobi.timeZone, [["00", nairobi.timeZone]]);

  it("is that of its zone, and of the account without a branch or for one without a device", async () => {
    expect(await dayAtService(both, "01")).to.deep.equal(auckland);
    for (const branch of ["00", "02", undefined])
      expect(await dayAtService(both, branch), branch).to.deep.equal(nairobi);
  });

  it("is the last that has begun at any branch, for documents of several", async () => {
    expect(await todayFor(async () => both)).to.deep.equal(auckland);
    expect(await todayFor(async () => one)).to.deep.equal(nairobi);
  });

  it("is the one that has begun at both ends, for a transfer", async () => {
    expect(await dayAtAll(both, ["01", "00"])).to.deep.equal(nairobi);
    expect(await dayAtAll(both, ["00", "01"])).to.deep.equal(nairobi);
    expect(await dayAtAll(both, ["01", "01"])).to.deep.equal(auckland);
  });

  it("tells the time of a branch's document by its zone", async () => {
    expect((await localTimes(both, "01"))(time)).to.equal("2026-03-11 09:30");
    expect((await localTimes(both))(time)).to.equal("2026-03-10 23:30");
  });
});
