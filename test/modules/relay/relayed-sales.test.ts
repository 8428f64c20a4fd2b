// A unit that only the relay at its branch reaches: initialized, tested and called through it, each sale once.
import { expect } from "chai";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, deviceInput, failureOf } from "../../support/records.ts";
import { type CuttingProxy, startCuttingProxy, startRelay, type TestRelay } from "../../support/relay.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { until } from "../../support/until.ts";

describeEachFamily("a relayed device", (family) => {
  let test: TestService;
  const relays: TestRelay[] = [];
  const proxies: CuttingProxy[] = [];
  let place: string;

  beforeEach(async () => {
    // The service itself can't call the unit: its address is private.
    test = await startTestService({
      family,
      environment: { TAXD_ALLOW_PRIVATE_UNITS: "false" },
      overrides: { syncWaitMs: 5_000 },
    });
    place = new URL(test.simulator.url).host;
    await test.client.branches.create(branchInput());
    await test.client.devices.create(deviceInput(test, { via: "relay" }));
  });
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
    for (const proxy of proxies.splice(0)) await proxy.close();
    await test.close();
  });

  async function createRelay(name = "Shop", options: { origin?: string; allowed?: string[] } = {}) {
    const { id, token } = await test.client.relays.create({ name, branches: ["00"] });
    return { id, token, relay: await start(token, options) };
  }
  async function start(token: string, options: { origin?: string; allowed?: string[] } = {}) {
    const { origin = test.origin, allowed = [place] } = options;
    const relay = startRelay({ service: origin, token, allowed });
    relays.push(relay);
    await relay.connected();
    return relay;
  }
  const isConnected = async () => (await test.client.relays.list())[0]?.is_connected;
  const untilConnected = (expected: boolean): Promise<void> =>
    until(async () => (await isConnected()) === expected);
  const untilSigned = (id: string): Promise<void> =>
    until(async () => {
      await test.service.lanes.drain();
      return (await test.client.transactions.get(id)).status === "success";
    });
  async function initialize(): Promise<void> {
    await untilConnected(true);
    await test.client.devices.initialize("00", {});
    await test.client.items.create({
      item_name: "Delivery",
      item_code: "KE3NTXU0000003",
      item_class_code: "5020230602",
      item_type: "3",
      tax_type_code: "A",
      qty_unit_code: "U",
      default_price: 250,
    });
  }
  const line = { items: [{ item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250 }] };
  const signed = () => test.simulator.ledger().filter(({ kind }) => kind === "sale").length;
  const relayCheck = async () => (await test.client.health.get()).checks.find(({ name }) => name === "relay");

  it("is initialized, tested and sold through; the service alone can't reach it", async () => {
    const { relay } = await createRelay();
    await initialize();
    expect((await test.client.devices.test("00")).connectivity).to.equal("ok");
    expect((await test.client.sales.create(sale(line))).receipt_no).to.be.a("string");
    expect(signed()).to.equal(1);
    expect(await relayCheck()).to.include({ status: "pass" });
    expect((await test.call("GET", "//metrics")).text).to.match(/taxd_relays_connected 1/);
    const failure = await failureOf(test.client.devices.update("00", { via: "direct" }));
    expect([failure.status, failure.code]).to.deep.equal([422, "validation_failed"]);
    await relay.stop();
    await untilConnected(false);
    expect((await failureOf(test.client.devices.test("00"))).code).to.equal("connection_test_failed");
    expect(await relayCheck()).to.include({ status: "fail" });
  });

  it("sends nothing while no relay is connected, and sends it when one is", async () => {
    const { token, relay } = await createRelay();
    await initialize();
    await relay.stop();
    await untilConnected(false);
    const waiting = await failureOf(test.client.sales.create(sale(line)));
    expect(waiting.code).to.equal("outcome_pending");
    expect(signed()).to.equal(0);
    await start(token);
    await untilConnected(true);
    const { transactionId: id = "" } = waiting;
    await untilSigned(id);
    expect(signed()).to.equal(1);
  });

  it("calls no address that is not on the relay's list, and health says so", async () => {
    const { relay } = await createRelay("Shop", { allowed: ["192.0.2.1:8088"] });
    await untilConnected(true);
    const failure = await failureOf(test.client.devices.initialize("00", {}));
    expect(failure.code).to.equal("initialization_failed");
    expect(failure.message + JSON.stringify(failure)).to.contain("does not allow");
    expect(test.simulator.requests).to.deep.equal([]);
    await relay.reported(`Rejected a call to ${place}`);
    expect(await relayCheck()).to.include({ status: "fail" });
    expect((await relayCheck())?.remedy).to.contain(`--allow ${place}`);
  });

  it("ends the connection of a revoked token at once, and rejects it from then on", async () => {
    const { id, relay } = await createRelay();
    await initialize();
    await test.client.relays.delete(id);
    await relay.reported("revoked");
    await relay.reported("401");
    expect(await test.client.relays.list()).to.deep.equal([]);
    expect((await relayCheck())?.message).to.contain("no relay");
    expect((await failureOf(test.client.devices.test("00"))).code).to.equal("connection_test_failed");
    // Revoking twice is harmless.
    await test.client.relays.delete(id);
    const actions = (await test.client.audit.list()).data.map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("relays."))).to.deep.equal([
      "relays.delete",
      "relays.create",
    ]);
  });

  it("is called by the newer of two relays, and by the older one when the newer is gone", async () => {
    const first = await createRelay("First");
    await initialize();
    const second = await createRelay("Second", { allowed: ["192.0.2.1:8088"] });
    await until(async () => (await test.client.relays.list()).every(({ is_connected }) => is_connected));
    expect((await failureOf(test.client.devices.test("00"))).message).to.contain("Check the device's URL");
    await second.relay.reported("Rejected a call");
    await second.relay.stop();
    await untilConnected(false);
    expect((await test.client.devices.test("00")).connectivity).to.equal("ok");
    expect((await test.client.sales.create(sale(line))).receipt_no).to.be.a("string");
    expect(first.relay.lines).to.have.lengthOf(1);
    expect(signed()).to.equal(1);
  });

  it("limits wrong tokens of one address", async () => {
    const headers = {
      Authorization: `Bearer txr_${"x".repeat(43)}`,
      Connection: "Upgrade",
      Upgrade: "websocket",
    };
    const { request } = await import("node:http");
    const ask = () =>
      new Promise<number>((resolve, reject) => {
        const asked = request(`${test.url}/relay`, { headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        asked.on("error", reject).end();
      });
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push(await ask());
    expect(new Set(statuses.slice(0, 30))).to.deep.equal(new Set([401]));
    expect(statuses[30]).to.equal(429);
  });

  for (const where of ["service", "unit"] as const)
    it(`signs each sale once, wherever the connection between the relay and the ${where} is cut`, async () => {
      const proxy = await startCuttingProxy(
        Number(new URL(where === "service" ? test.origin : test.simulator.url).port),
      );
      proxies.push(proxy);
      const way = `127.0.0.1:${proxy.port}`;
      if (where === "unit") await test.client.devices.update("00", { vscu_url: `http://${way}` });
      const { relay } = await createRelay(
        "Shop",
        where === "unit" ? { allowed: [way] } : { origin: `http://${way}` },
      );
      await initialize();
      proxy.count();
      await test.client.sales.create(sale(line));
      const sizes = proxy.count();
      let sold = 1;
      let connections = 1;
      for (const direction of ["from", "to"] as const) {
        for (let bytes = 1; bytes <= sizes[direction]; bytes += 293) {
          proxy.cutAfter(bytes, direction);
          const { transaction_id: id } = await test.client.sales.create(sale(line), { async: true });
          sold += 1;
          await until(
            async () => proxy.hasCut || (await test.client.transactions.get(id)).status === "success",
          );
          if (proxy.hasCut && where === "service") connections += 1;
          await relay.connected(connections);
          await untilSigned(id);
        }
      }
      const numbers = test.simulator
        .ledger()
        .filter(({ kind }) => kind === "sale")
        .map(({ number }) => number);
      expect(numbers).to.deep.equal(Array.from({ length: sold }, (_, at) => at + 1));
      expect(test.simulator.violations).to.deep.equal([]);
    });
});
