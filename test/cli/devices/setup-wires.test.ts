// Setting up a device at the authority's online unit: its wire, the key that it issues once, and the unit of another wire.
import { expect } from "chai";
import { type Simulator, startSimulator } from "../../../server/src/simulator/index.ts";
import { signedInDesk } from "../support/command.ts";

describe("devices setup --wire oscu", () => {
  const { service, desk } = signedInDesk({ hasBranch: false });
  let online: Simulator;
  beforeEach(async () => {
    online = await startSimulator({ wire: "oscu" });
  });
  afterEach(() => online.close());

  const setUp = (...more: string[]) => {
    const branch = ["--branch", "00", "--branch-name", "Head office"];
    const device = ["--tin", "P051234567Z", "--serial", "OSCU-1", "--unit-url", online.url];
    return desk.run(["devices", "setup", ...branch, ...device, ...more]);
  };

  it("initializes it by its own paths, and stores the key that it issues", async () => {
    const ran = await setUp("--wire", "oscu", "--json");
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(Object(ran.json().data).command).to.contain("--wire oscu");
    expect(await service.client.devices.get("00")).to.include({ wire: "oscu", is_active: true });
    expect(online.requests.map(({ path }) => path)).to.include.members([
      "/selectInitOsdcInfo",
      "/selectCodeList",
    ]);
    expect(ran.stdout + ran.stderr).not.to.contain("SIMCMCKEY");
    // Again: the unit is installed, and the stored key is still good.
    const again = await setUp("--wire", "oscu");
    expect(again.exitCode, again.stderr).to.equal(0);
    expect(again.stderr).to.contain("device kept");
  });

  it("says what is missing where another system has the key, and takes it from a file", async () => {
    const body = JSON.stringify({ tin: "P051234567Z", bhfId: "00", dvcSrlNo: "OSCU-1" });
    const first = await fetch(`${online.url}/selectInitOsdcInfo`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { cmcKey } = Object(await first.json()).data.info;
    const ran = await setUp("--wire", "oscu", "--json");
    expect(ran.exitCode).not.to.equal(0);
    const { error } = ran.json();
    expect(error.code).to.equal("unit_key_missing");
    expect(`${error.message} ${error.remedy}`).to.match(/key/).and.to.contain("devices setup");
    const file = await desk.write("credentials.json", JSON.stringify({ cmc_key: cmcKey }));
    const done = await setUp("--wire", "oscu", "--credentials", file);
    expect(done.exitCode, done.stderr).to.equal(0);
    expect((await service.client.devices.get("00")).is_active).to.equal(true);
  });

  it("fails at a unit of the other wire, and says so", async () => {
    const ran = await setUp("--wire", "vscu", "--json");
    expect(ran.exitCode).not.to.equal(0);
    expect(ran.json().error.message).to.match(/404|wire|path/i);
    const unknown = await setUp("--wire", "vsdc");
    expect(unknown.exitCode).to.equal(2);
    expect(unknown.stderr).to.contain("--wire").and.to.contain("vscu, oscu");
    const other = await setUp("--wire", "oscu", "--dialect", "rw", "--json");
    expect(other.exitCode).not.to.equal(0);
    expect(JSON.stringify(other.json().error)).to.contain("wire");
  });
});
