// F13: the authority does not know the device, or it is of the wrong kind.
import { expect } from "chai";
import { branchInput, deviceInput } from "../support/records.ts";
import { factsOf } from "../support/unit-wires.ts";
import { bothWires, describeFault, expectSignedInOrder, expectWaiting } from "./fault-test.ts";

describeFault(
  "F13",
  (stage) => {
    for (const code of ["901", "903"]) {
      it(`shows ${code} with its text and remedy, and leaves the device inactive`, async () => {
        await stage.post("/branches", branchInput({ bhf_id: "01" }));
        const { tin, ...device } = deviceInput(stage.lane.test, {
          bhf_id: "01",
          ...factsOf[stage.wire].device,
        });
        await stage.post("/devices", { tin, ...device });
        await stage.lane.test.simulator.setFault({ fault: "F13", tin, params: { code } });
        const { status, body } = await stage.post("/devices/01/initialize");
        expect(status).to.equal(422);
        expect(body).to.include({ code: "initialization_failed" });
        expect(body.data).to.include({ result_code: code, error: body.error });
        expect(Object(body.data).remedy).to.be.a("string");
        const shown = await stage.get("/devices/01");
        expect(shown.body.data).to.include({ is_active: false, last_error: body.error });
      });
    }

    it("by value: a serial number with SIM-F13-903", async () => {
      await stage.post("/branches", branchInput({ bhf_id: "01" }));
      await stage.post(
        "/devices",
        deviceInput(stage.lane.test, {
          bhf_id: "01",
          dvc_srl_no: "DEV-SIM-F13-903",
          ...factsOf[stage.wire].device,
        }),
      );
      const { body } = await stage.post("/devices/01/initialize");
      expect(body.data).to.include({ result_code: "903" });
    });

    it("lets sales wait when a device loses its approval while it is in use", async () => {
      await stage.play({ path: "saveSales", times: "always", params: { code: "901" } });
      const ids = [await stage.lane.sell(), await stage.lane.sell()];
      await stage.lane.drain();
      await expectWaiting(stage, ids);
      expect(stage.responses("saveSales")).to.deep.equal(["901"]);
      await stage.stop();
      await stage.lane.settle();
      await expectSignedInOrder(stage, ids);
    });
  },
  { wires: bothWires },
);
