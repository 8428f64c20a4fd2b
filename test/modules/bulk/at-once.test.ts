// Requests with many entries next to each other, and next to single ones: each sale and each item is stored once, and each entry has its own result.
import type { ItemInput, SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import {
  branchInput,
  deviceInput,
  itemInput,
  openInitialized,
  switchAccount,
} from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("entries of bulk requests", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 60 } }));
  beforeEach(() => switchAccount(test));

  const register = (items: ItemInput[], idempotency_keys: string[]) =>
    test.client.items.createBulk({ items, idempotency_keys });
  const submit = (sales: SaleInput[]) => test.client.sales.createBulk({ sales });

  /** The first two calls leave for their units when both are ready to. */
  async function sendTogether<Result>(work: () => Promise<Result>): Promise<Result> {
    const { units } = test.service;
    const { save } = units;
    const { promise, resolve } = Promise.withResolvers<void>();
    let ready = 0;
    units.save = async (...call) => {
      ready += 1;
      if (ready === 2) resolve();
      await promise;
      return save(...call);
    };
    return work().finally(() => {
      units.save = save;
    });
  }

  it("are one sale with the same entry of another request, and with a single sale, at the same time", async () => {
    await openBranch(test);
    const sales = Array.from({ length: 30 }, () => sale());
    const [alone = sale()] = sales;
    const [one, other, single] = await Promise.all([
      submit(sales),
      submit(sales.toReversed()),
      test.client.sales.create(alone),
    ]);
    const ids = one.results.map(({ transaction_id }) => transaction_id);
    expect(new Set(ids).size).to.equal(30);
    expect(other.results.map(({ transaction_id }) => transaction_id).reverse()).to.deep.equal(ids);
    expect(single.transaction_id).to.equal(ids[0]);
    // The single one may have been the first.
    expect(one.accepted + other.accepted).to.be.within(29, 30);
    expect(one.rejected + other.rejected).to.equal(0);
    await test.service.lanes.drain();
    const { data, meta } = await test.client.transactions.list({ status: "success", per_page: 100 });
    expect(meta.total).to.equal(30);
    expect(data.map(({ transaction_id }) => transaction_id)).to.have.members(ids);
  });

  it("are one item under its key, in requests to one branch at the same time", async () => {
    const { tin } = await openInitialized(test);
    const items = Array.from({ length: 5 }, () => itemInput());
    const keys = items.map((_, index) => `key-${index}`);
    const [one, other] = await Promise.all([
      register(items, keys),
      register(items.toReversed(), keys.toReversed()),
    ]);
    const codes = one.results.map(({ item_code }) => item_code);
    expect(new Set(codes).size).to.equal(5);
    expect(other.results.map(({ item_code }) => item_code).reverse()).to.deep.equal(codes);
    expect((await test.client.items.list()).meta.total).to.equal(5);
    const saved = test.simulator.requests.filter((r) => r.tin === tin && r.function === "saveItems");
    expect(saved).to.have.lengthOf(5);
  });

  it("are an item of each branch if two branches use one key at the same time, and the key is the first's", async () => {
    await openInitialized(test);
    await test.client.branches.create(branchInput({ bhf_id: "01" }));
    await test.client.devices.create(deviceInput(test, { bhf_id: "01" }));
    await test.client.devices.initialize("01");
    const item = itemInput();
    const inputs = ["00", "01"].map((branch_id) => ({ ...item, branch_id }));
    const both = await sendTogether(() => Promise.all(inputs.map((one) => register([one], ["same"]))));
    const codes = both.map(({ results }) => results[0]?.item_code);
    expect(both.map(({ registered }) => registered)).to.deep.equal([1, 1]);
    expect((await test.client.items.list()).data.map(({ item_code }) => item_code)).to.have.members(codes);
    const again = await Promise.all(inputs.map((one) => register([one], ["same"])));
    const said = again.map(({ results: [one] }) => one?.code ?? one?.item_code);
    expect(said).to.include("idempotency_mismatch");
    expect(codes.filter((code) => said.includes(code))).to.have.lengthOf(1);
    expect((await test.client.items.list()).meta.total).to.equal(2);
  });
});
