// What can't be taken back in live: the word is typed out at a real terminal, and only the right one goes on.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";

const remove = ["devices", "remove", "00"];

describe("a severe command in live", () => {
  const { service, desk } = signedInDesk({ isLive: true });

  beforeEach(async () => {
    await service.client.devices.update("00", { dvc_srl_no: "SN-1", vscu_url: "http://10.0.0.2:8088" });
  });

  const removed = () => service.calls("DELETE", "/devices/00").length;

  it("runs when the right word is typed", async () => {
    const ran = await desk.runOnTerminal(remove, [{ to: "Type 00 to go on", type: "00" }]);
    expect(ran.stdout).to.contain("live:").and.contain("Remove device SN-1 at http://10.0.0.2:8088");
    expect([ran.exitCode, removed()], ran.stdout).to.deep.equal([0, 1]);
    expect(ran.stdout).to.contain("Branch 00 has no device any more.");
  });

  for (const typed of ["yes", "01"]) {
    it(`does not run when ${typed} is typed`, async () => {
      const ran = await desk.runOnTerminal(remove, [{ to: "Type 00 to go on", type: typed }]);
      expect(removed(), ran.stdout).to.equal(0);
      expect(ran.stdout).to.contain("Nothing was removed.");
    });
  }

  it("does not run with --yes, which still asks", async () => {
    const ran = await desk.runOnTerminal([...remove, "--yes"], [{ to: "Type 00 to go on", type: "no" }]);
    expect(removed(), ran.stdout).to.equal(0);
  });

  it("does not run under --dry-run, which asks nothing", async () => {
    const ran = await desk.run([...remove, "--dry-run"]);
    expect([ran.exitCode, removed()]).to.deep.equal([0, 0]);
    expect(ran.stdout).to.contain("Would be removed from branch 00: device SN-1 at http://10.0.0.2:8088");
  });

  it("does not run without a terminal, even with --yes, and takes the word as a flag", async () => {
    const unasked = await desk.run([...remove, "--yes", "--json"]);
    expect([unasked.exitCode, removed()]).to.deep.equal([2, 0]);
    expect(unasked.json().error.remedy).to.contain("--confirm 00");
    const mistyped = await desk.run([...remove, "--confirm", "01", "--json"]);
    expect(mistyped.exitCode).to.equal(2);
    expect(mistyped.json().error.message).to.equal("--confirm must be 00, not 01");
    expect(removed()).to.equal(0);
    expect((await desk.run([...remove, "--confirm", "00", "--json"])).exitCode).to.equal(0);
    expect(removed()).to.equal(1);
  });
});
