// Several processes of the service on one database: the one with the relay that connected last calls the branch's unit.
import { expect } from "chai";
import { DatabaseLost } from "../../../server/src/base/database-lost.ts";
import { hashKey } from "../../../server/src/core/accounts/keys.ts";
import type { Link } from "../../../server/src/modules/relay/link.ts";
import { createRelays, type Relays } from "../../../server/src/modules/relay/relays.ts";
import { findRelayByToken } from "../../../server/src/modules/relay/store.ts";
import { sale } from "../../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../../support/database.ts";
import { branchInput, deviceInput, failureOf } from "../../support/records.ts";
import { startRelay, type TestRelay } from "../../support/relay.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { until } from "../../support/until.ts";

const item = {
  item_name: "Delivery",
  item_code: "KE3NTXU0000003",
  item_class_code: "5020230602",
  item_type: "3" as const,
  tax_type_code: "A" as const,
  qty_unit_code: "U",
  default_price: 250,
};
const line = { items: [{ item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250 }] };

// The embedded database belongs to one process.
if (databaseFamilies().includes("mysql")) {
  describe("a relayed device of a service with two processes", () => {
    let place: DatabasePlace;
    let first: TestService;
    let second: TestService;
    let unit: string;
    const relays: TestRelay[] = [];

    beforeEach(async () => {
      place = await createPlace("mysql");
      const options = {
        place,
        environment: { TAXD_ALLOW_PRIVATE_UNITS: "false" },
        overrides: { syncWaitMs: 5_000 },
      };
      first = await startTestService(options);
      second = await startTestService({ ...options, simulator: false });
      unit = new URL(first.simulator.url).host;
      await first.client.branches.create(branchInput());
      await first.client.devices.create(deviceInput(first, { via: "relay" }));
    });
    afterEach(async () => {
      for (const relay of relays.splice(0)) await relay.stop();
      await second.close();
      await first.close();
      await place.release();
    });

    /** The owner's client at a process. */
    const at = (process: TestService) => process.clientFor(first.keys.owner);
    const createToken = async (name: string) => {
      const { id, token } = await first.client.relays.create({ name, branches: ["00"] });
      return { id, token };
    };
    async function connect(process: TestService, token: string, allowed = [unit]): Promise<TestRelay> {
      const before = await connectedSince(token);
      const relay = startRelay({ service: process.origin, token, allowed });
      relays.push(relay);
      await relay.connected();
      await until(async () => (await connectedSince(token)) !== before);
      return relay;
    }
    const connectedSince = async (token: string) =>
      (await first.client.relays.list()).find(({ token_prefix }) => token.startsWith(token_prefix))
        ?.connected_at;
    const isConnected = async (id: string) =>
      (await first.client.relays.list()).find((relay) => relay.id === id)?.is_connected;
    async function initialize(process: TestService): Promise<void> {
      await at(process).devices.initialize("00", {});
      await at(process).items.create(item);
    }
    const signed = () => first.simulator.ledger().filter(({ kind }) => kind === "sale").length;
    const test = (process: TestService) =>
      process.call("POST", "/devices/00/test", { key: first.keys.owner, body: {} });

    it("is called by the process with the relay; the other accepts submissions, and redirects callers", async () => {
      const { token } = await createToken("Shop");
      await connect(first, token);
      await initialize(first);
      expect((await at(second).sales.create(sale(line))).receipt_no).to.be.a("string");
      expect((await test(first)).status).to.equal(200);
      const there = await test(second);
      expect([there.status, there.body.code]).to.deep.equal([503, "unavailable"]);
      expect(there.headers.get("retry-after")).to.equal("1");
      // A balancer of connections leads the retry to another process.
      expect(there.headers.get("connection")).to.equal("close");
      const other = { ...item, item_name: "Other", item_code: "KE3NTXU0000004" };
      expect((await failureOf(at(second).items.create(other))).status).to.equal(503);
      expect((await at(first).items.create(other)).item_code).to.equal(other.item_code);
    });

    it("is refreshed by the process with the relay alone", async () => {
      const { token } = await createToken("Shop");
      await connect(first, token);
      await initialize(first);
      const { knex } = first.service.db;
      await first.service.refresher.look();
      await knex("jobs").where({ queue: "codes" }).update({ due_at: 0 });
      expect(await second.service.refresher.look()).to.equal(0);
      expect(await knex("refreshes").first()).to.include({ failures: 0, last_error: null });
      expect(await knex("jobs").where({ queue: "codes" }).first()).to.include({ due_at: 0, owner: null });
      expect(await first.service.refresher.look()).to.equal(1);
      expect(Number((await knex("refreshes").first("last_succeeded_at")).last_succeeded_at)).to.be.above(0);
    });

    it("is called by the newer of two relays, at whichever process each is", async () => {
      const [old, new_] = [await createToken("Old"), await createToken("New")];
      await connect(first, old.token);
      await initialize(first);
      const newer = await connect(second, new_.token, ["192.0.2.1:8088"]);
      expect((await test(first)).status).to.equal(503);
      expect((await failureOf(at(second).devices.test("00"))).message).to.contain("Check the device's URL");
      await newer.reported("Rejected a call");
      const { transaction_id: id } = await at(first).sales.create(sale(line), { async: true });
      await first.service.lanes.drain();
      expect(signed()).to.equal(0);
      await newer.stop();
      await until(async () => !(await isConnected(new_.id)));
      expect((await test(first)).status).to.equal(200);
      while ((await first.client.transactions.get(id)).status !== "success")
        await first.service.lanes.drain();
      expect(signed()).to.equal(1);
    });

    it("loses the connection at the process that the relay has left", async () => {
      const { id, token } = await createToken("Shop");
      const older = await connect(first, token);
      await initialize(first);
      await connect(second, token);
      expect((await test(first)).status).to.equal(503);
      expect((await test(second)).status).to.equal(200);
      await first.service.relays.check();
      await older.reported("replaced");
      expect(await isConnected(id)).to.equal(true);
      expect((await test(second)).status).to.equal(200);
      expect((await at(first).sales.create(sale(line))).receipt_no).to.be.a("string");
      expect(signed()).to.equal(1);
    });

    it("ends the connection of a token that was revoked at the other process", async () => {
      const { id, token } = await createToken("Shop");
      const relay = await connect(first, token);
      await initialize(first);
      await at(second).relays.delete(id);
      await first.service.relays.check();
      await relay.reported("revoked");
      await relay.reported("401");
      expect((await at(second).health.get()).checks.find(({ name }) => name === "relay")?.message).to.contain(
        "no relay",
      );
    });

    it("sends waiting calls when the relay connects to another process", async () => {
      const { id, token } = await createToken("Shop");
      const relay = await connect(first, token);
      await initialize(first);
      await relay.stop();
      await until(async () => !(await isConnected(id)));
      const waiting: string[] = [];
      for (const process of [first, second, first]) {
        const { transaction_id } = await at(process).sales.create(sale(line), { async: true });
        waiting.push(transaction_id);
      }
      for (const process of [first, second]) await process.service.lanes.drain();
      expect(signed()).to.equal(0);
      await connect(second, token);
      for (const transaction of waiting)
        while ((await first.client.transactions.get(transaction)).status !== "success")
          await second.service.lanes.drain();
      expect(signed()).to.equal(3);
      expect(first.simulator.violations).to.deep.equal([]);
    });

    it("counts as disconnected once the process that had the relay is gone, however long ago", async () => {
      const { id, token } = await createToken("Shop");
      await connect(first, token);
      await initialize(first);
      await first.service.presence.stop();
      expect(await at(second).relays.list()).to.have.nested.property("[0].is_connected", false);
      expect((await failureOf(at(second).devices.test("00"))).code).to.equal("connection_test_failed");
      await second.service.db.knex("processes").where({ id: first.service.presence.id }).delete();
      expect(await isConnected(id)).to.equal(false);
    });

    it("is settled by hand at any process", async () => {
      const { token } = await createToken("Shop");
      await connect(first, token);
      await initialize(first);
      await first.simulator.setFault({ fault: "F10", path: "saveSales", times: "always" });
      const { transaction_id: id } = await at(first).sales.create(sale(line), { async: true });
      while (!(await first.client.transactions.get(id)).in_doubt) await first.service.lanes.drain();
      const body = { outcome: "rejected" as const, reason: "The unit's journal ends before it" };
      const path = `/transactions/${id}/settle`;
      const settled = await second.call("POST", path, { key: first.keys.owner, body });
      expect([settled.status, settled.body.code]).to.deep.equal([200, undefined]);
    });
  });
}

describe("the relays of a process", () => {
  let test: TestService;
  let relays: Relays;
  let isAway = false;
  let ended: PromiseWithResolvers<void>;
  const woken: number[][] = [];

  before(async () => {
    test = await startTestService({ family: "sqlite" });
    const { db } = test.service;
    await test.client.branches.create(branchInput());
    await test.client.devices.create(deviceInput(test, { via: "relay" }));
    await db.knex("devices").update({ is_active: 1 });
    const created = await test.client.relays.create({ name: "Shop", branches: ["00"] });
    const knex = Object.assign((table: string) => {
      if (isAway) throw new DatabaseLost("unreachable", "down");
      return db.knex(table);
    }, db.knex);
    relays = createRelays({
      ...test.service,
      db: { ...db, knex: knex as never },
      isAlone: true,
      counted: () => undefined,
      written: () => undefined,
      connected: async (laneIds) => void woken.push(laneIds),
    });
    const known = await findRelayByToken(db.knex, hashKey(created.token));
    if (!known) throw new Error("there is no relay");
    ended = Promise.withResolvers();
    const link: Link = {
      isOpen: true,
      ended: ended.promise,
      send: async () => ({ kind: "not_sent", message: "" }),
      end: () => ended.resolve(),
    };
    await relays.connect(known, link, { version: "1", remote_address: "::1", allowed: [] });
  });
  after(async () => {
    await relays.stop();
    await test.close();
  });
  const isConnected = async () => (await test.client.relays.list())[0]?.is_connected;

  it("wake their lanes once more at the first check: another process may have put them off meanwhile", async () => {
    for (let time = 0; time < 2; time++) await relays.check();
    expect(woken).to.have.lengthOf(2);
    expect(woken[1]).to.deep.equal(woken[0]).and.to.have.lengthOf(1);
  });

  it("record an end as soon as the database is back", async () => {
    isAway = true;
    ended.resolve();
    await ended.promise;
    expect(await isConnected()).to.equal(true);
    isAway = false;
    await relays.check();
    expect(await isConnected()).to.equal(false);
  });
});
