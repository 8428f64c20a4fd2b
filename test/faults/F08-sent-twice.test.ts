// F8: a client that sends the same invoice again and again.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { allWires, describeFault } from "./fault-test.ts";

describeFault(
  "F8",
  (stage) => {
    it("signs one of many, and gives all of them the same transaction", async () => {
      await stage.play({ times: "always" });
      const body = sale();
      const storm = await Promise.all(Array.from({ length: 6 }, () => stage.post("/sales?async=true", body)));
      await stage.lane.settle();
      const late = await stage.post("/sales", body);
      const ids = [...storm, late].map((response) => Object(response.body.data).transaction_id);
      expect(new Set(ids).size).to.equal(1);
      expect(late.status).to.equal(200);
      expect(late.body.meta).to.include({ duplicate: true });
      expect(stage.responses("saveSales")).to.deep.equal(["000"]);
    });

    it("rejects other content under the number of the first", async () => {
      const body = sale();
      await stage.post("/sales?async=true", body);
      await stage.lane.settle();
      const other = await stage.post("/sales", { ...body, remark: "changed" });
      expect(other.status).to.equal(409);
      expect(other.body).to.include({ code: "invoice_conflict" });
      expect(stage.booked()).to.deep.equal([1]);
    });
  },
  { onBothFamilies: true, wires: allWires },
);
