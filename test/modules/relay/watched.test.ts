// What people see of relays: events, health, metrics and the doctor, at a clock that the tests move.
import { expect } from "chai";
import { WebSocket } from "ws";
import packageFile from "../../../server/package.json" with { type: "json" };
import {
  allowedHeader,
  protocol,
  relayPath,
  versionHeader,
} from "../../../server/src/modules/relay/frames.ts";
import { Desk } from "../../cli/support/command.ts";
import { createTestClock, type TestClock } from "../../support/clock.ts";
import { createPlace, type DatabasePlace, describeEachFamily } from "../../support/database.ts";
import { branchInput, deviceInput } from "../../support/records.ts";
import { startRelay, type TestRelay } from "../../support/relay.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { until } from "../../support/until.ts";
import { deliveriesOf, receivers, register } from "../../support/webhooks.ts";

const second = 1_000;

describeEachFamily("a relay that is watched", (family) => {
  let place: DatabasePlace;
  let test: TestService;
  let clock: TestClock;
  let token: string;
  let id: string;
  let unit: string;
  const relays: TestRelay[] = [];
  const open = receivers();

  beforeEach(async () => {
    clock = createTestClock();
    place = await createPlace(family);
    const environment = { TAXD_PUBLIC_URL: "https://tax.example.com" };
    test = await startTestService({ place, clock, environment });
    unit = new URL(test.simulator.url).host;
    await test.client.branches.create(branchInput());
    await test.client.devices.create(deviceInput(test, { via: "relay" }));
    ({ id, token } = await test.client.relays.create({ name: "Shop", branches: ["00"] }));
    const { url } = await open();
    await register(test, url, { events: ["relay.disconnected", "relay.connected"] });
  });
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
    await test.close();
    await place.release();
  });

  const isConnected = async () => (await test.client.relays.list())[0]?.is_connected;
  async function connect(): Promise<TestRelay> {
    const relay = startRelay({ service: test.origin, token, allowed: [unit] });
    relays.push(relay);
    await relay.connected();
    await until(isConnected);
    return relay;
  }
  async function disconnect(relay: TestRelay): Promise<void> {
    await relay.stop();
    await until(async () => !(await isConnected()));
  }
  const events = async () => {
    await test.service.webhooks.drain();
    const shown = await deliveriesOf(test);
    return shown.map(({ payload }) => [payload.event, payload.data]).reverse();
  };
  const now = () => new Date(clock.now()).toISOString();
  const check = async () => (await test.client.health.get()).checks.find(({ name }) => name === "relay");

  it("gives one event after a minute without a connection, and one when it is back", async () => {
    const { relayWatch } = test.service;
    await disconnect(await connect());
    const disconnected_at = now();
    clock.advance(59 * second);
    expect(await relayWatch.look()).to.equal(0);
    clock.advance(second);
    expect(await relayWatch.look()).to.equal(1);
    clock.advance(3_600 * second);
    expect(await relayWatch.look()).to.equal(0);
    await connect();
    const about = { relay_id: id, name: "Shop", branches: ["00"], disconnected_at };
    expect(await events()).to.deep.equal([
      ["relay.disconnected", about],
      ["relay.connected", { ...about, connected_at: now() }],
    ]);
  });

  it("gives no event for a restart, before its first connection, or once it is revoked", async () => {
    const { relayWatch } = test.service;
    clock.advance(3_600 * second);
    expect(await relayWatch.look()).to.equal(0);
    await disconnect(await connect());
    clock.advance(30 * second);
    const relay = await connect();
    clock.advance(3_600 * second);
    expect(await relayWatch.look()).to.equal(0);
    await test.client.relays.delete(id);
    await relay.reported("revoked");
    clock.advance(3_600 * second);
    expect(await relayWatch.look()).to.equal(0);
    expect(await events()).to.deep.equal([]);
  });

  it("shows in health since when it is away, and how to start it", async () => {
    const run = `taxd relay --service https://tax.example.com --token-file FILE --allow ${unit}`;
    expect(await check()).to.deep.include({
      status: "fail",
      message: "The relay Shop has never connected; submissions wait",
    });
    await disconnect(await connect());
    const since = now();
    clock.advance(3_600 * second);
    const failed = await check();
    expect(failed).to.deep.include({
      status: "fail",
      bhf_id: "00",
      message: `The relay Shop is disconnected since ${since}; submissions wait`,
    });
    expect(failed?.remedy).to.contain(`\`${run}\``);
    await connect();
    expect((await check())?.message).to.contain(`is connected since ${now()}`);
    await test.client.relays.delete(id);
    const gone = await check();
    expect(gone?.remedy).to.contain("`taxctl relays create --name NAME --branch 00`").and.to.contain(run);
  });

  it("is shown by the doctor, which fails and names the command", async () => {
    const desk = await Desk.open();
    try {
      await desk.signIn(test.url, test.keys.owner);
      await disconnect(await connect());
      const ran = await desk.run(["doctor", "--json"]);
      const { checks } = ran.json().data as { checks: { name: string; remedy?: string; status: string }[] };
      const relay = checks.find(({ name }) => name === "relay");
      expect(relay?.status).to.equal("fail");
      expect(relay?.remedy).to.contain("`taxd relay --service https://tax.example.com");
      expect(ran.exitCode).not.to.equal(0);
      const shown = (await desk.run(["doctor"])).stdout;
      expect(shown).to.contain("The relay Shop is disconnected since").and.to.contain("taxd relay --service");
    } finally {
      await desk.clear();
    }
  });

  it("of another version is a warning that names both versions", async () => {
    const other = new WebSocket(`${test.origin.replace("http", "ws")}${relayPath}`, protocol, {
      headers: {
        authorization: `Bearer ${token}`,
        [versionHeader]: "0.0.1",
        [allowedHeader]: unit,
      },
    });
    await until(isConnected);
    expect(await check()).to.deep.include({
      status: "warn",
      message: `The relay Shop has version 0.0.1, the service ${packageFile.version}`,
      remedy: "Install the service's version at the branch",
    });
    other.terminate();
    await until(async () => !(await isConnected()));
    await connect();
    expect(await check()).to.include({ status: "pass" });
  });

  it("of another protocol is not connected, and counted", async () => {
    const other = new WebSocket(`${test.origin.replace("http", "ws")}${relayPath}`, "taxctl-relay-0", {
      headers: { authorization: `Bearer ${token}` },
    });
    const status = await new Promise((resolve) =>
      other
        .on("unexpected-response", (_request, response) => resolve(response.statusCode))
        .on("error", () => undefined),
    );
    expect(status).to.equal(426);
    await connect();
    const metrics = async () => (await test.call("GET", "//metrics")).text;
    // The relay counts when its connection is stored.
    while (!(await metrics()).includes("taxd_relays_connected 1"));
    const text = await metrics();
    expect(text).to.contain('taxd_relay_requests_total{status="426"} 1');
    expect(text).to.contain('taxd_relay_requests_total{status="101"} 1');
  });

  if (family === "mysql")
    it("is reported once if the process that had it was killed", async () => {
      const other = await startTestService({ place, clock, simulator: false });
      try {
        const relay = await connect();
        await test.service.presence.stop();
        expect(await other.service.relayWatch.look()).to.equal(0);
        // The lease ended at the database's own time, which has run on since the clock was made.
        clock.advance(3_600 * second);
        const looks = await Promise.all([other.service.relayWatch.look(), test.service.relayWatch.look()]);
        expect(looks.sort()).to.deep.equal([0, 1]);
        expect((await events()).map(([name]) => name)).to.deep.equal(["relay.disconnected"]);
        // It only stood still: its relay connects anew, at once.
        await test.service.relays.check();
        await relay.connected(2);
        expect(relay.lines.join()).to.contain("lost the connection");
      } finally {
        await other.close();
      }
    });
});
