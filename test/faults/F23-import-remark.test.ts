// F23: an import update without remark is an unknown error, and a fetch right after it still shows the old status.
import { expect } from "chai";
import { callsOf, customsRow, mapImport } from "../support/imports.ts";
import { describeFault } from "./fault-test.ts";

describeFault("F23", (stage) => {
  const select = async () => {
    const { body } = await stage.post("/imports/select-items", { last_request_date: "20180101000000" });
    return Object(body.data).items as { task_code: string }[];
  };

  it("always sends a remark, and does not list processed records again", async () => {
    const { test, branch } = stage.lane;
    await test.simulator.addImports(branch.tin, "00", [customsRow()]);
    expect((await select()).filter(({ task_code }) => task_code === "2399001")).to.have.lengthOf(1);
    await stage.play({ path: "updateImportItems", times: "always" });
    const { status, body } = await stage.post("/imports/process?async=true", mapImport());
    expect(status, JSON.stringify(body)).to.equal(202);
    await stage.lane.settle();
    const updates = callsOf(test, branch, "updateImportItems");
    expect(updates).to.have.lengthOf(1);
    expect(updates[0]?.remark).to.be.a("string").and.not.equal("");
    await stage.play({ path: "selectImportItems", times: "always", params: { stale: true } });
    expect((await select()).filter(({ task_code }) => task_code === "2399001")).to.deep.equal([]);
    expect(stage.booked("move")).to.deep.equal([1]);
  });
});
