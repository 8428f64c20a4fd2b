// The head office: one in an environment, also if several branches are to become it at once, until it is deleted.
import { expect } from "chai";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("the head office", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));
  beforeEach(() => switchAccount(test));

  const heads = async () =>
    (await test.client.branches.list()).data
      .filter(({ is_head_office }) => is_head_office)
      .map(({ bhf_id }) => bhf_id);

  /** Asks for all at once; the one that was accepted, and the messages of the others. */
  async function race(calls: readonly PromiseLike<{ bhf_id: string }>[]) {
    const ended = await Promise.allSettled(calls);
    const accepted = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value.bhf_id] : []));
    const problems = ended.flatMap((one) => (one.status === "rejected" ? [one.reason.errors] : []));
    return { accepted, problems };
  }

  const taken = (bhf_id: string) => ({
    is_head_office: [`must be false or omitted: branch ${bhf_id} is the head office`],
  });

  it("is one of the branches that are created at the same time, and the errors of the others name it", async () => {
    const bhfIds = ["01", "02", "03", "04"];
    const { accepted, problems } = await race(
      bhfIds.map((bhf_id) => test.client.branches.create(branchInput({ bhf_id, is_head_office: true }))),
    );
    expect(accepted).to.have.lengthOf(1);
    expect(await heads()).to.deep.equal(accepted);
    expect(problems).to.deep.equal(Array(3).fill(taken(String(accepted[0]))));
    expect((await test.client.branches.list()).meta.total).to.equal(1);
  });

  it("is one of the branches that are changed at once", async () => {
    const bhfIds = ["01", "02", "03", "04"];
    for (const bhf_id of bhfIds) await test.client.branches.create(branchInput({ bhf_id }));
    const { accepted, problems } = await race(
      bhfIds.map((bhf_id) => test.client.branches.update(bhf_id, { is_head_office: true })),
    );
    expect(accepted).to.have.lengthOf(1);
    expect(await heads()).to.deep.equal(accepted);
    expect(problems).to.deep.equal(Array(3).fill(taken(String(accepted[0]))));
  });

  it("makes room for another branch when it is deleted", async () => {
    await test.client.branches.create(branchInput());
    const second = branchInput({ bhf_id: "01", is_head_office: true });
    expect((await failureOf(test.client.branches.create(second))).errors).to.deep.equal(taken("00"));
    await test.client.branches.delete("00");
    await test.client.branches.create(second);
    expect(await heads()).to.deep.equal(["01"]);
  });
});
