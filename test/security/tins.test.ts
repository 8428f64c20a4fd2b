// Nobody uses another account's control unit: a TIN serves the account that operators bound it to, however the unit's URL is spelled.
import { expect } from "chai";
import { bindTin } from "../../server/src/core/accounts/tins.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deviceInput, failureOf } from "../support/records.ts";
import { startTestService, type TestAccount, type TestService } from "../support/service.ts";
import { bindTestTin } from "../support/tins.ts";

type Place = "live" | "owner";
const environments: readonly Place[] = ["live", "owner"];
const nameOf = { live: "live", owner: "sandbox" } as const;

/** The same listener, spelled in other ways. */
function spellings(url: string): string[] {
  const { port } = new URL(url);
  const hosts = [
    "127.0.0.1",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "127.1",
    "0x7f000001",
    "2130706433",
    "[::ffff:127.0.0.1]",
  ];
  return [...hosts.map((host) => `http://${host}:${port}`), `${url}/`, `http://localhost:0${port}`];
}

describeEachFamily("the control unit of another account", (family) => {
  let test: TestService;
  before(async () => {
    const environment = { TAXD_ALLOW_PRIVATE_UNITS: "true" };
    test = await startTestService({ family, environment, simulator: { itemClasses: 5 } });
  });
  after(() => test.close());

  const clientOf = (account: TestAccount, place: Place) => test.clientFor(account.keys[place]);
  const seen = (tin: string): number =>
    test.simulator.requests.filter((request) => JSON.stringify(request).toUpperCase().includes(tin)).length;

  for (const own of environments) {
    for (const other of environments) {
      it(`409: bound and used in ${nameOf[own]}, wanted in another account's ${nameOf[other]}, by every spelling`, async () => {
        const unit = deviceInput(test);
        const first = await test.openAccount();
        await bindTestTin(test, unit.tin, first.id);
        const owner = clientOf(first, own);
        await owner.branches.create(branchInput());
        await owner.devices.create(unit);
        await owner.devices.initialize("00");
        const before = seen(unit.tin);

        const second = await test.openAccount();
        const stranger = clientOf(second, other);
        await stranger.branches.create(branchInput());
        for (const vscu_url of spellings(unit.vscu_url)) {
          for (const tin of [unit.tin, unit.tin.toLowerCase()]) {
            const rejected = await failureOf(stranger.devices.create({ ...unit, tin, vscu_url }));
            expect([rejected.status, rejected.code], `${vscu_url} ${tin}`).to.deep.equal([
              409,
              "unit_in_use",
            ]);
          }
        }
        const mine = deviceInput(test);
        if (other === "live") await bindTestTin(test, mine.tin, second.id);
        await stranger.devices.create(mine);
        const moved = await failureOf(stranger.devices.update("00", { tin: unit.tin }));
        expect([moved.status, moved.code]).to.deep.equal([409, "unit_in_use"]);
        expect(seen(unit.tin)).to.equal(before);
      });
    }
  }

  it("409 before the unit is called, for a device that was there before the TIN was bound", async () => {
    const unit = deviceInput(test);
    const second = await test.openAccount();
    const stranger = clientOf(second, "owner");
    await stranger.branches.create(branchInput());
    await stranger.devices.create(unit);
    await stranger.devices.initialize("00");
    const first = await test.openAccount();
    await bindTestTin(test, unit.tin, first.id);
    const before = seen(unit.tin);
    expect(await stranger.devices.get("00")).to.include({ is_active: false });
    for (const call of [() => stranger.devices.initialize("00"), () => stranger.devices.test("00")])
      expect((await failureOf(call())).code).to.equal("unit_in_use");
    expect((await failureOf(stranger.purchases.fetchSupplierSales({}))).code).to.equal("device_not_ready");
    expect((await failureOf(stranger.codes.sync({}))).code).to.equal("device_not_ready");
    expect(seen(unit.tin)).to.equal(before);
  });

  it("409 for live data until the TIN is bound, before the unit is called", async () => {
    const unit = deviceInput(test);
    const account = await test.openAccount();
    const live = clientOf(account, "live");
    await live.branches.create(branchInput());
    expect(await failureOf(live.devices.create(unit))).to.include({ status: 409, code: "tin_not_bound" });
    await bindTestTin(test, ` ${unit.tin.toLowerCase()} `, account.id);
    await live.devices.create(unit);
    expect(await live.devices.initialize("00")).to.include({ is_active: true });
    // Taken away meanwhile by an operator.
    await test.service.db.knex("account_tins").where({ tin: unit.tin }).delete();
    for (const call of [() => live.devices.initialize("00"), () => live.devices.test("00")])
      expect((await failureOf(call())).code).to.equal("tin_not_bound");
  });

  it("200: sandboxes share a TIN that nobody has bound, and an account uses its own everywhere", async () => {
    const unit = deviceInput(test);
    for (const account of [await test.openAccount(), await test.openAccount()]) {
      const sandbox = clientOf(account, "owner");
      await sandbox.branches.create(branchInput());
      await sandbox.devices.create(unit);
      expect(await sandbox.devices.initialize("00")).to.include({ is_active: true });
    }
    const bound = deviceInput(test);
    const account = await test.openAccount();
    await bindTestTin(test, bound.tin, account.id);
    for (const place of environments) {
      const client = clientOf(account, place);
      await client.branches.create(branchInput());
      await client.devices.create(bound);
      expect(await client.devices.initialize("00")).to.include({ is_active: true });
    }
  });

  it("binds to one of two accounts at once", async () => {
    const { db, clock } = test.service;
    const { tin } = deviceInput(test);
    const accounts = [await test.openAccount(), await test.openAccount()];
    const done = await Promise.allSettled(accounts.map(({ id }) => bindTin(db, clock, id, tin)));
    expect(done.map(({ status }) => status).toSorted()).to.deep.equal(["fulfilled", "rejected"]);
  });
});
