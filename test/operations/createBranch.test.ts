// createBranch: a branch stands under its identifier once in an environment.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createBranch", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false }));
  beforeEach(() => switchAccount(test));

  describe("201", () => {
    it("keeps the given fields and shows the rest as null", async () => {
      const { data, status } = await test.client.branches
        .create(branchInput({ bhf_id: "01", name: "Kisumu – Ñandú 店", city: "Kisumu", country: "KE" }))
        .withResponse();
      expect(status).to.equal(201);
      expect(data).to.include({ bhf_id: "01", name: "Kisumu – Ñandú 店", city: "Kisumu", country: "KE" });
      expect(data).to.include({ is_head_office: false, phone: null, manager_name: null });
      expect(await test.client.branches.get("01")).to.deep.equal(data);
    });

    it("gives each environment its own branch 00", async () => {
      const sandbox = await test.client.branches.create(branchInput());
      const live = await test.clientFor(test.keys.live).branches.create(branchInput({ name: "Live" }));
      expect(live.id).not.to.equal(sandbox.id);
      expect((await test.client.branches.get("00")).name).to.equal("Head office");
    });
  });

  describe("409", () => {
    it("rejects an identifier that the environment has", async () => {
      await test.client.branches.create(branchInput());
      const failure = await failureOf(test.client.branches.create(branchInput({ name: "Again" })));
      expect(failure).to.include({ status: 409, code: "already_exists" });
      expect((await test.client.branches.get("00")).name).to.equal("Head office");
    });
  });

  describe("422", () => {
    it("names every field that is wrong", async () => {
      const body = { bhf_id: " 0", email: "nobody", color: "red" };
      const { status, body: response } = await test.call("POST", "/branches", { body });
      expect(status).to.equal(422);
      expect(response.errors).to.have.all.keys("bhf_id", "name", "email", "color");
    });
  });
});
