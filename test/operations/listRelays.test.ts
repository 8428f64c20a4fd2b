// listRelays: the relays of the caller's environment, newest first, without their tokens.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listRelays", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false }));

  it("200: lists names, branches and connections, and no token", async () => {
    await test.client.branches.create(branchInput());
    await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
    const first = await test.client.relays.create({ name: "First", branches: ["00"] });
    const second = await test.client.relays.create({ name: "Second", branches: ["01", "00"] });
    const listed = await test.client.relays.list();
    expect(listed.map(({ id, branches }) => [id, branches])).to.deep.equal([
      [second.id, ["00", "01"]],
      [first.id, ["00"]],
    ]);
    expect(JSON.stringify(listed)).not.to.contain(first.token).and.not.to.contain(second.token);
    expect(await test.clientFor(test.keys.live).relays.list()).to.deep.equal([]);
  });
});
