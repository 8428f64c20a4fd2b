// getBranch: a branch of the account, and no other's.
import { expect } from "chai";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("getBranch", () => {
  const test = forSuite(() => startTestService({ simulator: false }));
  before(async () => {
    await test.client.branches.create(branchInput({ bhf_id: "A1" }));
  });

  it("200 shows the branch", async () => {
    expect(await test.client.branches.get("A1")).to.include({ bhf_id: "A1", name: "Head office" });
  });

  it("404 for an unknown one, another spelling, another environment and another account", async () => {
    const stranger = await test.openAccount();
    const tries = [
      test.client.branches.get("A2"),
      test.client.branches.get("a1"),
      test.clientFor(test.keys.live).branches.get("A1"),
      test.clientFor(stranger.keys.owner).branches.get("A1"),
    ];
    for (const call of tries) expect(await failureOf(call)).to.include({ status: 404, code: "not_found" });
  });
});
