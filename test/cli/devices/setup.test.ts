// Setting up a device: wizard and flags do the same, existing records are adopted, and a second run is harmless.

import { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { equivalentCommand, findExisting, makePlan, setUp } from "../../../cli/src/devices/setup.ts";
import { Failure } from "../../../cli/src/failures/failure.ts";
import type { Ask } from "../../../cli/src/input/ask.ts";
import { deadUrl } from "../../support/records.ts";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";

/** Answers questions by the words in them, and records the questions. */
function scripted(answers: Record<string, string>): Ask & { asked: string[] } {
  const asked: string[] = [];
  const text = async ({ message }: { message: string }) => {
    asked.push(message);
    return Object.entries(answers).find(([word]) => message.includes(word))?.[1] ?? "";
  };
  return { asked, text, secret: text, choose: text, find: text, confirm: async () => true };
}

describe("devices setup", () => {
  const { service, desk } = signedInDesk({ hasBranch: false });
  let unit: string;
  let flags: string[];
  beforeEach(async () => {
    unit = service.test.simulator.url;
    flags = [
      "--branch",
      "00",
      "--branch-name",
      "Head office",
      "--tin",
      "P051234567Z",
      "--serial",
      "SIM-1",
      "--unit-url",
      unit,
    ];
  });

  const writes = ({ seen } = { seen: service.seen }) =>
    seen.filter(({ method }) => method !== "GET").map(({ method, path, body }) => ({ method, path, body }));

  it("sends the same requests from the wizard's answers as from flags", async () => {
    const ran = await desk.run(["devices", "setup", ...flags, "--json"]);
    expect(ran.exitCode).to.equal(0);
    const byFlags = writes();
    const other = await service.another({ hasBranch: false });
    const client = new Taxctl({ apiKey: other.key, baseUrl: other.url });
    const ask = scripted({
      identifier: "00",
      Name: "Head office",
      Tax: "P051234567Z",
      Serial: "SIM-1",
      URL: unit,
    });
    const existing = await findExisting(client);
    const plan = await makePlan({}, existing, ask);
    await setUp(client, plan, existing, { credentials: undefined, onStep: () => {} });
    expect(writes(other)).to.deep.equal(byFlags);
    await other.close();
    expect(ask.asked).to.have.length(5);
    expect(equivalentCommand(plan, undefined)).to.equal(
      `taxctl devices setup --branch 00 --branch-name 'Head office' --tin P051234567Z --serial SIM-1 --unit-url ${unit} --via direct --dialect ke`,
    );
  });

  it("adopts existing records: a second run creates and changes nothing", async () => {
    await desk.run(["devices", "setup", ...flags]);
    service.seen.length = 0;
    const again = await desk.run(["devices", "setup", ...flags]);
    expect(again.exitCode).to.equal(0);
    expect(again.stderr).to.contain("branch kept").and.to.contain("device kept");
    expect(again.stdout).to.contain("taxctl devices setup --branch 00");
    expect(writes().map(({ path }) => path)).to.deep.equal(["/devices/00/initialize", "/devices/00/test"]);
  });

  it("shows the taxpayer's name for a further device, if the service has it cached", async () => {
    const first = await desk.run(["devices", "setup", ...flags, "--dry-run"]);
    expect(first.stdout).to.contain("as P051234567Z, dialect");
    expect(service.seen.filter(({ path }) => path.startsWith("/taxpayers"))).to.deep.equal([]);
    await desk.run(["devices", "setup", ...flags]);
    const further = ["--branch", "01", "--branch-name", "Harbour", ...flags.slice(4), "--dry-run", "--json"];
    const detailOf = async () => {
      const { steps } = (await desk.run(["devices", "setup", ...further])).json().data as {
        steps: { step: string; detail: string }[];
      };
      return steps.find(({ step }) => step === "initialize")?.detail;
    };
    expect(await detailOf()).to.contain("as P051234567Z, dialect");
    await service.client.taxpayers.get("P051234567Z");
    expect(await detailOf()).to.contain("as P051234567Z (TAXPAYER P051234567Z), dialect");
  });

  it("shows the data of an existing device, and changes only the given flags", async () => {
    await desk.run(["devices", "setup", ...flags]);
    const client = new Taxctl({ apiKey: service.key, baseUrl: service.url });
    const plan = await makePlan({ bhf_id: "00", vscu_url: deadUrl }, await findExisting(client), undefined);
    expect(plan).to.deep.include({
      tin: "P051234567Z",
      dvc_srl_no: "SIM-1",
      vscu_url: deadUrl,
      branch_name: undefined,
    });
    await desk.run(["devices", "setup", "--branch", "00", "--unit-url", deadUrl]);
    expect(service.calls("PUT", "/devices/00")[0]?.body).to.include({ vscu_url: deadUrl });
  });

  it("offers the known TIN for a further branch, and not another branch's name", async () => {
    await desk.run(["devices", "setup", ...flags]);
    const offered: (string | undefined)[] = [];
    const ask: Ask = {
      ...scripted({}),
      text: async ({ message, initial }) => {
        offered.push(initial);
        return initial ?? (message.includes("URL") ? deadUrl : "NEW-1");
      },
    };
    const client = new Taxctl({ apiKey: service.key, baseUrl: service.url });
    await makePlan({ bhf_id: "05" }, await findExisting(client), ask);
    expect(offered).to.deep.equal([undefined, "P051234567Z", undefined, undefined]);
  });

  it("rejects an invalid address and missing values together, before it creates the branch", async () => {
    const flags = ["--branch", "01", "--serial", "SIM-1", "--unit-url", "10.0.0.2:8088"];
    const ran = await desk.run(["devices", "setup", ...flags, "--json"]);
    expect([ran.exitCode, ran.json().error.errors]).to.deep.equal([
      2,
      {
        "--branch-name": ["is missing"],
        "--tin": ["is missing"],
        "--unit-url": ["10.0.0.2:8088 is not a URL like http://192.168.1.20:8088"],
      },
    ]);
    const named = await desk.run([
      "devices",
      "setup",
      ...flags,
      "--tin",
      "P1",
      "--branch-name",
      "Kisumu",
      "--json",
    ]);
    expect([named.exitCode, named.json().error.message]).to.deep.equal([
      2,
      "The device can't be set up with these values",
    ]);
    expect(service.calls("POST", "/branches")).to.deep.equal([]);
  });

  it("checks TIN, serial number and URL by profile, and writes nothing", async () => {
    const wrong: [string, string, string][] = [
      ["--tin", "P05123456Z", "such as P051234567Z"],
      ["--tin", "051234567", "such as P051234567Z"],
      ["--serial", "SIM 1", "without blanks"],
      ["--serial", "SIM-1\u200b", "is not a serial number"],
      ["--unit-url", "http://till:9274@10.0.0.2:8088", "--credentials"],
      ["--unit-url", "http://10.0.0.2:8088/?branch=00", "query"],
    ];
    for (const [flag, value, said] of wrong) {
      const changed = flags.map((word, index) => (flags[index - 1] === flag ? value : word));
      for (const more of [[], ["--dry-run"]]) {
        const ran = await desk.run(["devices", "setup", ...changed, ...more, "--json"]);
        expect([ran.exitCode, Object.keys(ran.json().error.errors)], value).to.deep.equal([2, [flag]]);
        expect(ran.json().error.errors[flag]?.[0]).to.contain(said);
      }
    }
    expect(writes()).to.deep.equal([]);
  });

  it("accepts other forms of TIN and serial number with another dialect, and a Kenyan TIN in lowercase", async () => {
    const other: Record<string, string> = { P051234567Z: "991234", "SIM-1": "SIM 1" };
    const plain = flags.map((word) => other[word] ?? word);
    const ran = await desk.run(["devices", "setup", ...plain, "--dialect", "plain", "--dry-run", "--json"]);
    expect(ran.json().data).to.have.property("plan").that.includes({ tin: "991234", dvc_srl_no: "SIM 1" });
    const small = flags.map((word) => (word === "P051234567Z" ? " p051234567z " : word));
    await desk.run(["devices", "setup", ...small]);
    expect(service.calls("POST", "/devices")[0]?.body).to.include({ tin: "P051234567Z" });
  });

  it("asks again after an invalid answer", async () => {
    const said: (string | true)[] = [];
    const ask: Ask = {
      ...scripted({}),
      text: async ({ message, check }) => {
        const [bad, good] = message.startsWith("Tax")
          ? ["P1", "p051234567z"]
          : message.startsWith("Serial")
            ? ["a b", "SIM-1"]
            : ["10.0.0.2", unit];
        said.push(check?.(bad) === true ? true : "asked again", check?.(good) ?? true);
        return good;
      },
    };
    const client = new Taxctl({ apiKey: service.key, baseUrl: service.url });
    const plan = await makePlan({ bhf_id: "00", branch_name: "Shop" }, await findExisting(client), ask);
    expect(said).to.deep.equal(["asked again", true, "asked again", true, "asked again", true]);
    expect(plan.tin).to.equal("P051234567Z");
  });

  it("shows the steps in a terminal, and writes only after yes", async () => {
    const no = await desk.runOnTerminal(["devices", "setup", ...flags], [{ to: "like this?", type: "n\r" }]);
    expect(no.stdout)
      .to.contain("create branch")
      .and.to.contain(`SIM-1 at ${unit}`)
      .and.to.contain("TIN P051234567Z")
      .and.to.contain("Nothing was changed.");
    expect(writes()).to.deep.equal([]);
    await desk.runOnTerminal(["devices", "setup", ...flags], [{ to: "like this?", type: "y\r" }]);
    expect(writes().map(({ path }) => path)).to.include("/devices/00/initialize");
  });

  it("asks nothing in a terminal with --yes", async () => {
    const ran = await desk.runOnTerminal(["devices", "setup", ...flags, "--yes"], []);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.stdout).to.not.contain("like this?");
    expect(writes().map(({ path }) => path)).to.include("/devices/00/initialize");
  });

  it("names every missing flag without a terminal, and changes nothing", async () => {
    const ran = await desk.run(["devices", "setup", "--branch", "00", "--json"]);
    expect(ran.exitCode).to.equal(2);
    expect(Object.keys(ran.json().error.errors)).to.deep.equal([
      "--branch-name",
      "--tin",
      "--serial",
      "--unit-url",
    ]);
    expect(writes()).to.deep.equal([]);
  });

  it("says what was created and how to continue when the unit rejects the device", async () => {
    service.answers["POST /devices/00/initialize"] = () =>
      failure(422, "initialization_failed", "The device could not be initialized", {
        error: "It is not a valid device",
        data: { bhf_id: "00", result_code: "901", remedy: "Correct the device" },
      });
    const wrong = flags.map((word) => (word === "SIM-1" ? "WRONG-1" : word));
    const ran = await desk.run(["devices", "setup", ...wrong, "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([5, "initialization_failed"]);
    expect(ran.json().error.remedy)
      .to.contain("Correct the device")
      .and.to.contain("The earlier steps are done")
      .and.to.contain("--serial WRONG-1");
  });

  it("changes nothing under --dry-run", async () => {
    const ran = await desk.run(["devices", "setup", ...flags, "--dry-run", "--json"]);
    expect(ran.json().data).to.have.property("command");
    expect(writes()).to.deep.equal([]);
    const planned = async (serial = "SIM-1") => {
      const changed = flags.map((word) => (word === "SIM-1" ? serial : word));
      const { data } = (await desk.run(["devices", "setup", ...changed, "--dry-run", "--json"])).json();
      return (data as { steps: { step: string; action: string }[] }).steps.map(
        ({ step, action }) => `${action} ${step}`,
      );
    };
    expect(await planned()).to.deep.equal(["create branch", "create device", "do initialize", "do test"]);
    await desk.run(["devices", "setup", ...flags]);
    expect(await planned()).to.deep.equal(["keep branch", "keep device", "do initialize", "do test"]);
    expect(await planned("SIM-2")).to.include("update device");
    const people = await desk.run(["devices", "setup", ...flags, "--dry-run"]);
    expect(people.stdout).to.match(/keep +device +SIM-1 at /);
  });

  it("takes credentials from a file, never from the command line, and rejects anything but an object", async () => {
    const good = await desk.write("credentials.json", '{"cmc_key":"s3cret"}');
    const ran = await desk.run(["devices", "setup", ...flags, "--credentials", good]);
    expect(service.calls("POST", "/devices")[0]?.body).to.deep.include({
      credentials: { cmc_key: "s3cret" },
    });
    expect(ran.stdout + ran.stderr).to.not.contain("s3cret");
    const bad = await desk.run([
      "devices",
      "setup",
      ...flags,
      "--credentials",
      await desk.write("bad.json", "[1]"),
      "--json",
    ]);
    expect(bad.exitCode).to.equal(2);
  });

  it("makes no plan without answers", async () => {
    const nothing = { branches: [], devices: [] };
    const error = await makePlan({}, nothing, undefined).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(Failure).with.property("exitCode", 2);
  });
});
