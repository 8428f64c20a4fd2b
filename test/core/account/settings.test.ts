// Settings of an account: each change begins with the settings that the one before it left, and counts once it is committed.
import { expect } from "chai";
import {
  changeSettings,
  findSettings,
  recallSettings,
} from "../../../server/src/core/account/settings-store.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("settings of an account", (_family, open) => {
  let environmentId = 0;
  const database = forSuite(open);
  beforeEach(async () => {
    const [id] = await database.knex("data_sets").insert({ account_id: ++accounts, environment: "live" });
    environmentId = Number(id);
  });
  let accounts = 0;

  const change = (changes: Parameters<typeof changeSettings>[2], nowMs = 1) =>
    database.transaction((trx) => changeSettings(trx, environmentId, changes, nowMs));

  it("change one after another, also those that come at once before there are any", async () => {
    const headers = Array.from({ length: 8 }, (_, number) => `Karibu ${number}`);
    const done = await Promise.all(headers.map((receipt_header) => change({ receipt_header })));
    const { settings } = await findSettings(database.knex, environmentId);
    const before = done.map((one) => one.before.receipt_header);
    // Each header is replaced by one change, except that of the last.
    expect([...before, settings.receipt_header]).to.have.members([null, ...headers]);
  });

  it("are those of the last commit for the next sale", async () => {
    const header = async () => (await recallSettings(database, environmentId)).receipt_header;
    expect(await header()).to.equal(null);
    await change({ receipt_header: "Karibu" });
    expect(await header()).to.equal("Karibu");
    const failed = database.transaction(async (trx) => {
      await changeSettings(trx, environmentId, { receipt_header: "Never" }, 2);
      throw new Error("the audit can't be written");
    });
    await failed.catch(() => undefined);
    expect(await header()).to.equal("Karibu");
  });

  it("are not touched by a value that they have, nor by a default that they have by themselves", async () => {
    await change({ trade_name: "Duka" }, 7);
    for (const same of [
      { trade_name: "Duka" },
      { receipt_language: null },
      { receipt_language: "en" },
    ] as const)
      expect(await change(same, 8)).to.deep.include({ changed: [] });
    expect(await findSettings(database.knex, environmentId)).to.deep.include({ updatedAt: 7 });
  });
});
