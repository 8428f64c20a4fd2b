// createRelay: a token that is shown once, bound to existing branches.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createRelay", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false }));
  beforeEach(async () => {
    await switchAccount(test);
    await test.client.branches.create(branchInput());
  });

  it("201: shows the token once and stores only its hash", async () => {
    const { token, ...relay } = await test.client.relays.create({ name: "Shop", branches: ["00", "00"] });
    expect(token).to.match(/^txr_[\w-]{43}$/);
    expect(relay).to.deep.include({
      name: "Shop",
      branches: ["00"],
      token_prefix: token.slice(0, 12),
      is_connected: false,
      connected_at: null,
      version: null,
      allowed: [],
    });
    const rows = JSON.stringify(await test.service.db.knex("relays"));
    expect(rows).not.to.contain(token);
    expect(JSON.stringify((await test.client.audit.list()).data)).not.to.contain(token);
  });

  it("409: the limit is reached", async () => {
    const { service, client } = test;
    const { id: data_set_id } = await service.db
      .knex("data_sets")
      .where({ account_id: test.account.id, environment: "sandbox" })
      .first("id");
    const row = {
      data_set_id,
      user_id: test.account.users.owner,
      name: "Shop",
      token_prefix: "txr_",
      created_at: 1,
      updated_at: 1,
    };
    const rows = Array.from({ length: 500 }, (_, at) => ({
      ...row,
      id: `${String(data_set_id).padStart(8, "0")}-0000-7000-8000-${String(at).padStart(12, "0")}`,
      token_hash: `${data_set_id}-${at}`,
    }));
    await service.db.knex.batchInsert("relays", rows, 100);
    const failure = await failureOf(client.relays.create({ name: "Shop", branches: ["00"] }));
    expect([failure.status, failure.code]).to.deep.equal([409, "relay_limit"]);
  });

  it("422: a branch does not exist, or none is named", async () => {
    for (const branches of [["00", "07"], []]) {
      const failure = await failureOf(test.client.relays.create({ name: "Shop", branches }));
      expect([failure.status, failure.code]).to.deep.equal([422, "validation_failed"]);
    }
    expect(await test.client.relays.list()).to.deep.equal([]);
  });
});
