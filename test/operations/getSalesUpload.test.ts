// getSalesUpload: how a file was read, and how far it was sent.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { csvOf, manySales, uploading } from "../support/sales-uploads.ts";

describeEachFamily("getSalesUpload", (family) => {
  const { lane, client, upload } = uploading(family);

  it("200: follows the upload from the file to the receipts", async () => {
    const made = await upload(manySales(200));
    expect(await client.uploads.get(made.id)).to.deep.equal(made);
    await client.uploads.start(made.id);
    await lane.test.service.uploads.look();
    expect(await client.uploads.get(made.id)).to.include({
      status: "sending",
      ready: 72,
      accepted: 128,
      signed: 0,
    });
    await lane.test.service.uploads.drain();
    const stored = await client.uploads.get(made.id);
    expect(stored).to.include({ status: "finished", ready: 0, accepted: 200 });
    expect(stored.finished_at).to.match(/^2026-03-10T/);
    await lane.drain();
    expect(await client.uploads.get(made.id)).to.include({ accepted: 0, signed: 200, rejected: 0 });
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const { keys } = await lane.test.openAccount();
    expect((await failureOf(lane.test.clientFor(keys.owner).uploads.get(id))).status).to.equal(403);
    expect((await failureOf(client.uploads.get(unknownId))).status).to.equal(404);
  });
});
