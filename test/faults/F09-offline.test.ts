// F9: the unit has been away from the authority for too long and issues no more receipts.
import { expect } from "chai";
import { saying } from "../support/lane.ts";
import { describeFault, expectSignedInOrder, expectWaiting, minute, sellInVain } from "./fault-test.ts";

describeFault(
  "F9",
  (stage) => {
    for (const code of ["894", "838", "503"]) {
      it(`stops, reports and resumes in order (${code})`, async () => {
        await stage.play({ times: "always", path: "saveSales", params: { code } });
        const ids = [await stage.lane.sell(), await stage.lane.sell(), await stage.lane.sell()];
        for (let count = 0; count < 30; count++) await stage.lane.advance(minute);
        for (const id of ids) {
          expect(await stage.lane.row(id)).to.include({ retry_count: 0, failure_code: null });
          expect((await stage.lane.row(id)).status).to.be.oneOf(["pending", "processing"]);
        }
        const [first, second] = [await stage.health("device"), await stage.health("queue")];
        expect([first.status, second.status]).to.include("fail");
        await stage.stop();
        await stage.lane.settle();
        await expectSignedInOrder(stage, ids);
        await stage.lane.expectInvariants();
      });
    }

    it("shows red at the second failure of a unit that says only 503 or 894", async () => {
      const states = async () => {
        const checks = [await stage.health("device"), await stage.health("queue")];
        return checks.map(({ status }) => status);
      };
      await stage.play({ times: 1, path: "saveSales", params: { code: "894" } });
      await stage.lane.sell();
      await stage.lane.drain();
      expect(await states(), "one failure may pass").to.deep.equal(["pass", "pass"]);
      await stage.play({ times: 1, path: "saveSales", params: { code: "503" } });
      await stage.lane.advance(minute / 4);
      expect(await states()).to.include("fail");
      await stage.play({ times: "always", path: "saveSales", params: { code: "894" } });
      await stage.lane.advance(minute / 4);
      expect(await states(), "the other code doesn't hide the first").to.include("fail");
      const { message } = await stage.health("queue");
      expect(message).to.match(/is unknown for \d+ s, and later calls of sales wait/);
      await stage.stop();
      await stage.lane.settle();
      expect(await states()).to.deep.equal(["pass", "pass"]);
    });

    it("shows red at the second HTTP 503 of a server without the unit, and not at the second of another kind", async () => {
      for (const [status, health] of [
        [504, "pass"],
        [503, "fail"],
      ] as const) {
        stage.lane.unit.always(async ({ wire }) => saying(wire, "<h1>Sorry</h1>", status));
        await stage.lane.sell();
        await stage.lane.drain();
        expect((await stage.health("queue")).status).to.equal("pass");
        await stage.lane.advance(minute / 4);
        expect((await stage.health("queue")).status, `HTTP ${status}`).to.equal(health);
        stage.lane.unit.forget();
        await stage.lane.settle();
      }
    });

    it("sells on during the unit's grace, and stops after it", async () => {
      await stage.play({ times: "always", params: { code: "838", graceMs: 24 * 60 * minute } });
      const before = await stage.lane.sell();
      await stage.lane.drain();
      expect((await stage.lane.row(before)).status).to.equal("success");
      stage.lane.clock.advance(25 * 60 * minute);
      const after = await stage.lane.sell();
      await stage.lane.drain();
      await expectWaiting(stage, [after]);
    });

    it("shows the unit's own words as the reason for waiting", async () => {
      const hook = { url: "http://127.0.0.1:4999/events", events: ["device.unreachable"] };
      const { status, body: made } = await stage.post("/webhooks", hook);
      expect(status, JSON.stringify(made)).to.equal(201);
      await stage.play({ times: "always", params: { code: "838" } });
      await stage.lane.sell();
      await stage.lane.drain();
      const { body } = await sellInVain(stage);
      expect(body).to.include({ code: "outcome_pending" });
      expect(body.error).to.contain("838");
      const { body: devices } = await stage.get("/devices");
      expect((devices.data as { last_error: string }[])[0]?.last_error).to.contain("838");
      const events = await stage.lane.db
        .knex("events")
        .where({ data_set_id: stage.lane.branch.environmentId });
      expect(events.map(({ name }) => name)).to.deep.equal(["device.unreachable"]);
    });
  },
  { onBothFamilies: true },
);
