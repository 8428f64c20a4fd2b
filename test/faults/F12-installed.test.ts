// F12: the unit says that the device was installed before, and repeats nothing.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F12",
  (stage) => {
    const initialize = () => stage.post("/devices/00/initialize", { force: true });

    it("makes the device active and fetches its tables", async () => {
      await stage.lane.db
        .knex("devices")
        .where({ lane_id: stage.lane.branch.laneId })
        .update({ is_active: 0 });
      noteChange(stage.lane.db.knex, "devices");
      await stage.play();
      const { status, body } = await initialize();
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.data).to.include({ bhf_id: "00", is_active: true });
      const counts = Object(Object(body.data).synced_data) as Record<string, number>;
      expect(Object.keys(counts)).to.have.lengthOf(6);
      for (const [table, count] of Object.entries(counts)) expect(count, table).to.be.above(0);
    });

    it("keeps the unit's earlier data", async () => {
      const storedDevice = () =>
        stage.lane.db.knex("devices").where({ lane_id: stage.lane.branch.laneId }).first();
      await stage.lane.test.simulator.reset();
      await initialize();
      const before = await storedDevice();
      await stage.play();
      await initialize();
      const after = await storedDevice();
      expect(before.unit_info).not.to.equal(null);
      expect(Buffer.from(after.unit_info).equals(Buffer.from(before.unit_info))).to.equal(true);
    });
  },
  { wires: bothWires },
);
