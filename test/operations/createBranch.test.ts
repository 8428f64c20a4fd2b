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

    it("makes branch 00 the head office, or the one that the caller names", async () => {
      const heads = [
        await test.client.branches.create({ bhf_id: "00", name: "Nairobi" }),
        await test.client.branches.create({ bhf_id: "01", name: "Kisumu" }),
      ];
      expect(heads.map(({ is_head_office }) => is_head_office)).to.deep.equal([true, false]);
      const other = { bhf_id: "02", name: "Mombasa", is_head_office: true };
      const live = await test.clientFor(test.keys.live).branches.create(other);
      expect(live.is_head_office).to.equal(true);
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
    it("rejects a second head office, created or changed, and names the first", async () => {
      await test.client.branches.create({ bhf_id: "00", name: "Nairobi" });
      const second = { bhf_id: "02", name: "Mombasa" };
      const created = await failureOf(test.client.branches.create({ ...second, is_head_office: true }));
      await test.client.branches.create(second);
      const changed = await failureOf(test.client.branches.update("02", { is_head_office: true }));
      for (const failure of [created, changed])
        expect(failure).to.deep.include({
          status: 422,
          errors: { is_head_office: ["must be false or omitted: branch 00 is the head office"] },
        });
      expect(await test.client.branches.update("00", { is_head_office: true })).to.include({ bhf_id: "00" });
    });

    it("lets branch 00 become the head office once no other branch is", async () => {
      await test.client.branches.create({ bhf_id: "02", name: "Mombasa", is_head_office: true });
      const nairobi = { bhf_id: "00", name: "Nairobi" };
      expect((await failureOf(test.client.branches.create(nairobi))).errors).to.deep.equal({
        is_head_office: ["is branch 02: change that first, with PUT /branches/02 and is_head_office false"],
      });
      await test.client.branches.update("02", { is_head_office: false });
      expect(await test.client.branches.create(nairobi)).to.include({ is_head_office: true });
    });

    it("rejects a branch 00 that isn't the head office", async () => {
      const failure = await failureOf(
        test.client.branches.create(branchInput({ bhf_id: "00", is_head_office: false })),
      );
      expect(failure).to.include({ status: 422 });
      expect(failure.errors).to.have.keys("is_head_office");
    });

    it("names every field that is wrong", async () => {
      const body = { bhf_id: " 0", email: "nobody", color: "red" };
      const { status, body: response } = await test.call("POST", "/branches", { body });
      expect(status).to.equal(422);
      expect(response.errors).to.have.all.keys("bhf_id", "name", "email", "color");
    });
  });
});
