// listSalesUploadSales: the sales of a file, with the state of each and what is wrong with it.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { csvOf, manySales, uploading } from "../support/sales-uploads.ts";

describeEachFamily("listSalesUploadSales", (family) => {
  const { lane, client, upload, send } = uploading(family);

  it("200: shows lines, amounts, problems and warnings in the order of the file, by state", async () => {
    const { id } = await upload(
      csvOf(
        { no: "A" },
        { no: "B", qty: "x" },
        { no: "A", code: "MILK", price: "50" },
        { no: "C", price: "58000" },
      ),
    );
    const { data } = await client.uploads.sales(id);
    expect(
      data.map(({ index, invoice_no, lines, total_amount, state }) => [
        index,
        invoice_no,
        lines,
        total_amount,
        state,
      ]),
    ).to.deep.equal([
      [0, "A", [2, 4], 1260, "ready"],
      [1, "B", [3], null, "problem"],
      [2, "C", [5], 116_000, "ready"],
    ]);
    expect(data[0]?.warnings[0]?.problem).to.contain("lines 2 and 4");
    expect(data[1]?.problems).to.deep.equal([{ line: 3, column: "Qty", problem: "x is not a number" }]);
    expect(data[2]?.warnings[0]?.problem).to.contain("58000");
    const bad = await client.uploads.sales(id, { state: "problem,rejected" });
    expect(bad.data.map(({ invoice_no }) => invoice_no)).to.deep.equal(["B"]);
    await client.uploads.start(id);
    await send();
    const signed = await client.uploads.sales(id, { state: "signed" });
    expect(signed.data.map(({ receipt_no }) => receipt_no))
      .to.have.length(2)
      .and.not.include(null);
  });

  it("200: pages through a long file", async () => {
    const { id } = await upload(manySales(250));
    const all = await client.uploads.sales(id, { per_page: 100 }).toArray();
    expect(all.map(({ index }) => index)).to.deep.equal([...all.keys()]);
    expect(all).to.have.length(250);
  });

  it("422: a cursor is over once the mapping changes, and there is no such state", async () => {
    const { id } = await upload(manySales(3));
    const { meta } = await client.uploads.sales(id, { per_page: 1 });
    await client.uploads.update(id, { mapping: {} });
    const cursor = meta.next_cursor ?? "";
    const failure = await failureOf(client.uploads.sales(id, { per_page: 1, cursor }));
    expect(failure).to.include({ status: 422, code: "invalid_cursor" });
    expect((await failureOf(client.uploads.sales(id, { state: "lost" }))).status).to.equal(422);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const { keys } = await lane.test.openAccount();
    expect((await failureOf(lane.test.clientFor(keys.owner).uploads.sales(id))).status).to.equal(403);
    expect((await failureOf(client.uploads.sales(unknownId))).status).to.equal(404);
  });
});
