// A unit that moved to another URL: its device follows, whatever is open, unless only the unit knows a document's outcome.
import { expect } from "chai";
import { type BadNetwork, startBadNetwork } from "../../support/bad-network.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { until } from "../../support/until.ts";

describeEachFamily("a unit at another URL", (family) => {
  let branch: TestBranch;
  let formerUrl: string;
  let network: BadNetwork;
  const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 100 } }));

  beforeEach(async () => {
    network = await startBadNetwork({ port: Number(new URL(test.simulator.url).port), host: "127.0.0.1" });
    formerUrl = `http://127.0.0.1:${network.port}`;
    await switchAccount(test);
    branch = await openBranch(test, { url: formerUrl });
  });
  afterEach(async () => {
    await test.simulator.clearFaults();
    await network.close();
  });

  const calls = (kind: string) => test.service.db.knex("calls").where({ lane_id: branch.laneId, kind });
  const states = async (kind: string): Promise<string[]> => (await calls(kind)).map(({ state }) => state);
  const fault = (path: string, what: object) =>
    test.simulator.setFault({ fault: "F10", path, tin: branch.tin, times: "always", ...what });
  const move = () => test.client.devices.update("00", { vscu_url: test.simulator.url });
  const statusOf = async (id: string) => (await test.client.transactions.get(id)).status;

  async function sellWaiting(): Promise<string> {
    const { transaction_id } = await test.client.sales.create(sale(), { async: true });
    const attempts = () => test.client.transactions.attempts(transaction_id);
    await until(async () => (await attempts()).data.some(({ outcome }) => outcome === "not_sent"));
    return transaction_id;
  }

  async function inDoubt(kind: string): Promise<void> {
    await until(async () =>
      (await calls(kind)).some(({ state, last_error }) => state === "sent" && last_error),
    );
  }

  it("200 while documents wait and the stock movement of an accepted sale is in doubt, which is sent there", async () => {
    await fault("saveStockItems", {});
    const { transaction_id: sold } = await test.client.sales.create(sale(), { async: true });
    await inDoubt("movement");
    await network.close();
    const waiting = await sellWaiting();
    expect(await states("movement")).to.deep.equal(["sent"]);
    expect(await move()).to.include({ vscu_url: test.simulator.url, is_active: false });
    await test.simulator.clearFaults();
    await test.client.devices.initialize("00");
    await until(async () => (await statusOf(waiting)) === "success");
    await until(async () => (await states("movement")).every((state) => state === "done"));
    expect((await calls("movement")).map(({ number }) => number)).to.deep.equal([1, 2]);
    expect(await statusOf(sold)).to.equal("success");
  });

  it("200 while the unit works through a queue, after the call that is at the unit", async () => {
    await fault("saveSales", { fault: "F2", params: { ms: 150 } });
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) {
      ids.push((await test.client.sales.create(sale(), { async: true })).transaction_id);
    }
    await until(async () => (await states("sale")).includes("sent"));
    expect(await move()).to.include({ is_active: false });
    expect(await states("sale"))
      .to.include("waiting")
      .and.not.include("sent");
    await test.simulator.clearFaults();
    await test.client.devices.initialize("00");
    for (const id of ids) await until(async () => (await statusOf(id)) === "success");
    const numbers = (await calls("sale")).map(({ number }) => number).sort();
    expect(numbers).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  for (const cure of ["the unit is back at its URL", "its outcome is recorded"]) {
    it(`409 while a sale is in doubt, which it names; 200 once ${cure}`, async () => {
      await fault("saveSales", {});
      const body = sale();
      const { transaction_id } = await test.client.sales.create(body, { async: true });
      await inDoubt("sale");
      if (cure === "its outcome is recorded") await network.close();
      const failure = await failureOf(move());
      expect(failure).to.include({ status: 409, code: "device_busy" });
      expect(failure.message).to.contain(`${body.invoice_no} (transaction ${transaction_id})`);
      expect(failure.message)
        .to.contain(formerUrl)
        .and.contain(`POST /transactions/${transaction_id}/settle`);
      expect(await test.client.devices.get("00")).to.include({ vscu_url: formerUrl, is_active: true });
      await test.simulator.clearFaults();
      if (cure === "its outcome is recorded") {
        await test.client.transactions.settle(transaction_id, {
          outcome: "rejected",
          reason: "It is not in the journal",
        });
      } else {
        await until(async () => (await statusOf(transaction_id)) === "success");
      }
      expect(await move()).to.include({ vscu_url: test.simulator.url });
    });
  }
});
