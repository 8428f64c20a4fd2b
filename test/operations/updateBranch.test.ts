// updateBranch: changes what is given and leaves the rest.
import { expect } from "chai";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("updateBranch", () => {
  let test: TestService;
  before(async () => {
    test = await startTestService({ simulator: false });
    await test.client.branches.create(branchInput({ city: "Nairobi", phone: "0700" }));
  });
  after(() => test.close());

  it("200 changes the given fields, null empties one", async () => {
    const changed = await test.client.branches.update("00", {
      name: "HQ",
      is_head_office: true,
      phone: null,
    });
    expect(changed).to.include({ name: "HQ", is_head_office: true, city: "Nairobi", phone: null });
    expect(await test.client.branches.get("00")).to.deep.equal(changed);
  });

  it("404 for a branch of another account", async () => {
    const stranger = await test.openAccount();
    const failure = await failureOf(
      test.clientFor(stranger.keys.owner).branches.update("00", { name: "Mine" }),
    );
    expect(failure.status).to.equal(404);
    expect((await test.client.branches.get("00")).name).not.to.equal("Mine");
  });

  it("422 for an empty change and for the identifier", async () => {
    expect((await failureOf(test.client.branches.update("00", {}))).status).to.equal(422);
    const { status, body } = await test.call("PUT", "/branches/00", { body: { bhf_id: "01" } });
    expect(status).to.equal(422);
    expect(body.errors).to.have.key("bhf_id");
  });
});
