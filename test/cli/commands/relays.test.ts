// Relays from the terminal: created with a token that is shown once, listed, revoked, and used by a device.
import { access, readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { branchInput, deviceInput } from "../../support/records.ts";
import { startRelay, type TestRelay } from "../../support/relay.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { until } from "../../support/until.ts";
import { Desk } from "../support/command.ts";

const none = "0199c166-0000-7a00-8b00-00000000ee01";

describe("taxctl relays", () => {
  let test: TestService;
  let desk: Desk;
  let relay: TestRelay | undefined;
  before(async () => {
    // The service itself can't call the unit: its address is private.
    test = await startTestService({ environment: { TAXD_ALLOW_PRIVATE_UNITS: "false" } });
    desk = await Desk.open();
    await test.client.branches.create(branchInput());
    await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
  });
  beforeEach(() => desk.signIn(test.url, test.keys.owner));
  afterEach(async () => {
    await relay?.stop();
    relay = undefined;
    for (const { id } of await test.client.relays.list()) await test.client.relays.delete(id);
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const run = (...argv: string[]) => desk.run(argv);
  const create = (...argv: string[]) => run("relays", "create", "--name", "Shop", ...argv);
  const idOf = async () => (await test.client.relays.list())[0]?.id ?? "";

  describe("create", () => {
    it("shows the token once, and the command that starts the relay", async () => {
      const ran = await create("--branch", "00");
      expect(ran.exitCode, ran.stderr).to.equal(0);
      const [token = ""] = /txr_[\w-]{43}/.exec(ran.stdout) ?? [];
      expect(token).to.have.length(47);
      expect(ran.stderr)
        .to.contain("Keep the token: it is not shown again.")
        .and.to.contain(`taxd relay --service ${test.origin} --token-file relay.token --allow HOST:PORT`)
        .and.to.not.contain(token);
      const [listed] = await test.client.relays.list();
      expect(listed).to.include({ name: "Shop", token_prefix: token.slice(0, 12) });
      for (const argv of [["list"], ["list", "--json"], ["revoke", listed?.id ?? "", "--yes", "--json"]]) {
        const later = await run("relays", ...argv);
        expect([later.exitCode, `${later.stdout}${later.stderr}`.includes(token)]).to.deep.equal([0, false]);
      }
    });

    it("writes the token to a new file that only its owner can read", async () => {
      const ran = await create("--branches", "01, 00", "--token-file", "relay.token", "--json");
      expect(ran.json().data).to.deep.include({ branches: ["00", "01"], token_file: "relay.token" });
      expect(ran.stdout + ran.stderr).to.not.match(/txr_[\w-]{43}/);
      expect(await readFile(desk.path("relay.token"), "utf8")).to.match(/^txr_[\w-]{43}\n$/);
      expect((await stat(desk.path("relay.token"))).mode & 0o777).to.equal(0o600);
    });

    it("creates no relay if the token can't be written", async () => {
      const path = await desk.write("taken.token", "of another relay\n");
      const ran = await create("--token-file", "taken.token", "--json");
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([2, "usage"]);
      expect(await readFile(path, "utf8")).to.equal("of another relay\n");
      expect(await test.client.relays.list()).to.deep.equal([]);
    });

    it("names a branch that does not exist, and leaves no file", async () => {
      const ran = await create("--branches", "00,77", "--token-file", "none.token", "--json");
      expect([ran.exitCode, ran.json().error.errors]).to.deep.equal([
        1,
        { branches: ["must name existing branches; there is no 77: `taxctl branches list` lists them"] },
      ]);
      expect(await access(desk.path("none.token")).catch(() => "none")).to.equal("none");
    });

    it("needs a name and a branch", async () => {
      const nameless = await run("relays", "create", "--branch", "00", "--json");
      expect([nameless.exitCode, nameless.json().error.message]).to.deep.equal([2, "Something is missing"]);
      await desk.signIn(test.url, test.keys.owner, "");
      const branchless = await create("--json");
      expect([branchless.exitCode, branchless.json().error.message]).to.deep.equal([2, "No branch is named"]);
      const both = await create("--branch", "00", "--branches", "01", "--json");
      expect([both.exitCode, both.json().error.code]).to.deep.equal([2, "usage"]);
    });

    it("creates nothing under --dry-run", async () => {
      const ran = await create("--branch", "00", "--token-file", "dry.token", "--dry-run", "--json");
      expect([ran.exitCode, ran.json().data]).to.deep.equal([0, { name: "Shop", branches: ["00"] }]);
      expect(await test.client.relays.list()).to.deep.equal([]);
      expect(await access(desk.path("dry.token")).catch(() => "none")).to.equal("none");
    });

    it("needs the right to do it", async () => {
      await desk.signIn(test.url, test.keys.cashier);
      expect((await create("--json")).exitCode).to.equal(4);
    });
  });

  describe("list", () => {
    it("shows names, branches and connections", async () => {
      const { token } = await test.client.relays.create({ name: "Shop", branches: ["00"] });
      const { host } = new URL(test.simulator.url);
      relay = startRelay({ service: test.origin, token, allowed: [host] });
      await relay.connected();
      await until(async () => (await test.client.relays.list())[0]?.is_connected);
      const ran = await run("relays", "list", "--fields", "name,branches,is_connected,allowed");
      expect(ran.stdout).to.match(new RegExp(`Shop +00 +yes +${host}`));
      const { data } = (await run("relays", "list", "--json")).json();
      expect(data).to.deep.equal(await test.client.relays.list());
    });

    it("says how to create the first one", async () => {
      const ran = await run("relays", "list");
      expect([ran.exitCode, ran.stdout]).to.deep.equal([0, ""]);
      expect(ran.stderr).to.contain("There are no relays: `taxctl relays create` creates one.");
    });

    it("fails without a valid key", async () => {
      await desk.signIn(test.url, `${test.keys.owner.slice(0, -4)}AAAA`);
      expect((await run("relays", "list", "--json")).exitCode).to.equal(4);
    });
  });

  describe("revoke", () => {
    it("ends the connection, after yes", async () => {
      const { id, token } = await test.client.relays.create({ name: "Shop", branches: ["00"] });
      relay = startRelay({ service: test.origin, token, allowed: [new URL(test.simulator.url).host] });
      await relay.connected();
      const question = "Revoke relay Shop of branch 00?";
      const no = await desk.runOnTerminal(["relays", "revoke", id], [{ to: question, type: "n" }]);
      expect(no.stdout).to.contain("Nothing was revoked.");
      expect(await idOf()).to.equal(id);
      const ran = await run("relays", "revoke", id, "-y");
      expect([ran.exitCode, ran.stdout]).to.deep.equal([0, "Revoked: relay Shop of branch 00\n"]);
      await relay.reported("revoked");
      expect(await test.client.relays.list()).to.deep.equal([]);
    });

    it("changes nothing without a terminal, or under --dry-run", async () => {
      const { id } = await test.client.relays.create({ name: "Shop", branches: ["00", "01"] });
      const unasked = await run("relays", "revoke", id, "--json");
      expect([unasked.exitCode, unasked.json().error.code]).to.deep.equal([2, "usage"]);
      const dry = await run("relays", "revoke", id, "--dry-run");
      expect([dry.exitCode, dry.stdout]).to.deep.equal([
        0,
        "Would be revoked: relay Shop of branches 00, 01\n",
      ]);
      expect(await idOf()).to.equal(id);
    });

    it("says where to look for an unknown id", async () => {
      for (const more of ["--yes", "--dry-run"]) {
        const ran = await run("relays", "revoke", none, more, "--json");
        expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "not_found"]);
        expect(ran.json().error.remedy).to.contain("`taxctl relays list`");
      }
    });
  });

  describe("devices setup --via", () => {
    let device: ReturnType<typeof deviceInput>;
    beforeEach(() => {
      device = deviceInput(test, { via: "relay" });
    });
    const setup = (...argv: string[]) => {
      const { tin, dvc_srl_no, vscu_url } = device;
      const flags = ["--branch", "00", "--tin", tin, "--serial", dvc_srl_no, "--unit-url", vscu_url];
      return run("devices", "setup", ...flags, ...argv);
    };
    afterEach(() => test.client.devices.delete("00").catch(() => undefined));

    it("relay: sets up a unit that the service can't call itself", async () => {
      const planned = await setup("--via", "relay", "--dry-run");
      expect(planned.stdout).to.contain("through the relay").and.to.contain("--via relay");
      const { token } = await test.client.relays.create({ name: "Shop", branches: ["00"] });
      relay = startRelay({ service: test.origin, token, allowed: [new URL(test.simulator.url).host] });
      await relay.connected();
      await until(async () => (await test.client.relays.list())[0]?.is_connected);
      const ran = await setup("--via", "relay");
      expect(ran.exitCode, ran.stderr).to.equal(0);
      expect(ran.stderr).to.contain(`at ${test.simulator.url} through the relay`);
      expect(ran.stdout).to.contain("--via relay");
      const again = await setup("--json");
      expect(again.json().data).to.have.property("device").that.includes({ via: "relay", is_active: true });
      expect((await run("devices", "show", "00")).stdout).to.match(/^via +relay$/m);
      expect((await run("devices", "list", "--fields", "bhf_id,via")).stdout).to.match(/^00 +relay$/m);
    });

    it("relay: keeps the device if no relay is connected, and says so", async () => {
      const ran = await setup("--via", "relay", "--json");
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "initialization_failed"]);
      expect(ran.json().error.message).to.contain("No relay of the branch is connected");
      expect(ran.json().error.remedy).to.contain("`taxctl relays list`").and.to.contain("--via relay");
      expect((await test.client.devices.get("00")).via).to.equal("relay");
    });

    it("direct: is the default, which can't call a private address here", async () => {
      for (const via of [[], ["--via", "direct"]]) {
        const ran = await setup(...via, "--json");
        expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "validation_failed"]);
        expect(Object.keys(ran.json().error.errors)).to.deep.equal(["vscu_url"]);
      }
      const other = await setup("--via", "pigeon", "--json");
      expect([other.exitCode, other.json().error.code]).to.deep.equal([2, "usage"]);
    });

    it("direct: changes a device that was called through a relay, and says what happens to the relay", async () => {
      await test.client.devices.create(device);
      const kept = (await setup("--dry-run", "--json")).json().data as { steps: object[]; command: string };
      expect(kept.steps[1]).to.include({ step: "device", action: "keep" });
      expect(kept.command).to.contain("--via relay");
      const planned = await setup("--via", "direct", "--dry-run", "--json");
      const { steps } = planned.json().data as { steps: object[] };
      expect(steps[1]).to.include({ step: "device", action: "update" });
      expect(JSON.stringify(steps[1])).to.contain("through the relay, TIN");
      expect((await test.client.devices.get("00")).via).to.equal("relay");
    });
  });

  it("health names the command that creates the branch's relay, and it works", async () => {
    await test.client.devices.create(deviceInput(test, { via: "relay" }));
    const { checks } = await test.client.health.get();
    const remedy = checks.find(({ name }) => name === "relay")?.remedy ?? "";
    const [, line = ""] = /`taxctl (relays create [^`]+)`/.exec(remedy) ?? [];
    expect((await run(...line.split(" "), "--json")).exitCode, remedy).to.equal(0);
    expect((await test.client.relays.list())[0]?.branches).to.deep.equal(["00"]);
    await test.client.devices.delete("00");
  });
});
