// listSalesUploads: the files of the environment, or of a branch, the last one first.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { csvOf, uploading } from "../support/sales-uploads.ts";

describeEachFamily("listSalesUploads", (family) => {
  const { lane, client, upload } = uploading(family);

  it("200: lists them by page and branch, and nothing of other accounts", async () => {
    await openBranch(lane.test, { bhf_id: "01" });
    const ids: string[] = [];
    for (const branch_id of ["00", "01", "00"]) {
      ids.unshift((await upload(csvOf({ no: "1" }), { branch_id })).id);
      lane.clock.advance(1000);
    }
    const { data, meta } = await client.uploads.list();
    expect(data.map(({ id }) => id)).to.deep.equal(ids);
    expect(meta).to.include({ total: 3 });
    const there = await client.uploads.list({ branch_id: "01" });
    expect(there.data.map(({ id, branch_id }) => [id, branch_id])).to.deep.equal([[ids[1], "01"]]);
    const { keys } = await lane.test.openAccount();
    expect((await lane.test.clientFor(keys.owner).uploads.list()).data).to.deep.equal([]);
  });

  it("422: not with a cursor of another list", async () => {
    const failure = await failureOf(client.uploads.list({ cursor: "abc" }));
    expect(failure).to.include({ status: 422, code: "invalid_cursor" });
  });
});
