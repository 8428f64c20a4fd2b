// cancelSalesUpload: nothing of the file is sent, and its rows are gone.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { csvOf, manySales, uploading } from "../support/sales-uploads.ts";

describeEachFamily("cancelSalesUpload", (family) => {
  const { lane, client, upload, send, count } = uploading(family);

  it("200: deletes the rows, keeps the upload, and audits it", async () => {
    const { id } = await upload(manySales(600));
    expect(await client.uploads.cancel(id)).to.include({ status: "canceled", ready: 0 });
    await send();
    expect(await count()).to.equal(0);
    const of = { upload_id: id };
    expect(await lane.db.knex("sales_upload_sales").where(of)).to.deep.equal([]);
    expect(await lane.db.knex("sales_upload_parts").where(of)).to.deep.equal([]);
    const audit = lane.test.clientFor(lane.test.account.keys.owner).audit;
    const [entry] = await audit.list({ action: "sales_uploads.cancel" }).toArray({ limit: 1 });
    expect(entry).to.deep.include({ subject: `sales upload ${id}` });
  });

  it("409: not once it was started or canceled", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    await client.uploads.start(id);
    expect(await failureOf(client.uploads.cancel(id))).to.include({
      status: 409,
      code: "sales_upload_state",
    });
    const other = await upload(csvOf({ no: "2" }));
    await client.uploads.cancel(other.id);
    expect((await failureOf(client.uploads.cancel(other.id))).status).to.equal(409);
    await send();
    expect(await count()).to.equal(1);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const { keys } = await lane.test.openAccount();
    expect((await failureOf(lane.test.clientFor(keys.owner).uploads.cancel(id))).status).to.equal(403);
    expect((await failureOf(client.uploads.cancel(unknownId))).status).to.equal(404);
  });
});
