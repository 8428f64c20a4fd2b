// listBranches: one environment's branches, newest first, in pages.
import { expect } from "chai";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listBranches", () => {
  const test = forSuite(() => startTestService({ simulator: false }));
  before(async () => {
    for (const bhf_id of ["00", "01", "02"]) await test.client.branches.create(branchInput({ bhf_id }));
    await test.clientFor(test.keys.live).branches.create(branchInput({ bhf_id: "L1" }));
    const stranger = await test.openAccount();
    await test.clientFor(stranger.keys.owner).branches.create(branchInput({ bhf_id: "S1" }));
  });

  describe("200", () => {
    it("pages newest first and shows nothing of other environments", async () => {
      const first = await test.client.branches.list({ per_page: 2 });
      expect(first.data.map(({ bhf_id }) => bhf_id)).to.deep.equal(["02", "01"]);
      expect(first.meta).to.include({ current_page: 1, per_page: 2, total: 3, total_pages: 2 });
      const second = await first.next();
      expect(second?.data.map(({ bhf_id }) => bhf_id)).to.deep.equal(["00"]);
    });

    it("is empty beyond the last page", async () => {
      expect((await test.client.branches.list({ page: 9 })).data).to.deep.equal([]);
    });
  });

  describe("422", () => {
    it("rejects pages out of bounds instead of clamping them", async () => {
      const failure = await failureOf(test.client.branches.list({ per_page: 101 }));
      expect(failure.status).to.equal(422);
      expect(failure.errors).to.have.key("per_page");
    });
  });
});
