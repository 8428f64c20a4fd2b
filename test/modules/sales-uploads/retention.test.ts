// How long uploads of sales are kept: files that wait for 7 days, results for 90. The sales stay.
import { expect } from "chai";
import { describeEachFamily } from "../../support/database.ts";
import { forget } from "../../support/retention.ts";
import { csvOf, manySales, uploading } from "../../support/sales-uploads.ts";

const dayMs = 24 * 60 * 60_000;

describeEachFamily("old uploads of sales", (family) => {
  const { lane, client, upload, send, count } = uploading(family);
  const statuses = async () => (await client.uploads.list()).data.map(({ status }) => status).toSorted();

  it("are deleted with their rows, files that wait first, and none that is being sent", async () => {
    const done = await upload(manySales(600));
    await client.uploads.start(done.id);
    await send();
    await upload(csvOf({ no: "W" }));
    const canceled = await upload(csvOf({ no: "X" }));
    await client.uploads.cancel(canceled.id);
    const open = await upload(csvOf({ no: "O" }));
    await client.uploads.start(open.id);
    const { service } = lane.test;
    lane.clock.advance(6 * dayMs);
    expect(await forget("sales_uploads", service)).to.equal(0);
    lane.clock.advance(2 * dayMs);
    expect(await forget("sales_uploads", service)).to.equal(2);
    expect(await statuses()).to.deep.equal(["finished", "sending"]);
    lane.clock.advance(90 * dayMs);
    await forget("sales_uploads", service);
    expect(await statuses()).to.deep.equal(["sending"]);
    const rows = await lane.db.knex("sales_upload_sales").where({ upload_id: done.id });
    expect(rows).to.deep.equal([]);
    expect(await count()).to.equal(600);
  });
});
