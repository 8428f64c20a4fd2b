// deleteRelay: the token opens nothing any more; other relays stay.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteRelay", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false }));
  before(async () => {
    await test.client.branches.create(branchInput());
  });

  it("200: revokes one relay, also if requested twice", async () => {
    const [gone, kept] = [
      await test.client.relays.create({ name: "Gone", branches: ["00"] }),
      await test.client.relays.create({ name: "Kept", branches: ["00"] }),
    ];
    for (let time = 0; time < 2; time++) await test.client.relays.delete(gone.id);
    expect((await test.client.relays.list()).map(({ id }) => id)).to.deep.equal([kept.id]);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const relay = await test.client.relays.create({ name: "Ours", branches: ["00"] });
    const { keys } = await test.openAccount();
    expect((await failureOf(test.clientFor(keys.owner).relays.delete(relay.id))).status).to.equal(403);
    expect((await failureOf(test.client.relays.delete(newId(systemClock)))).status).to.equal(404);
  });
});
