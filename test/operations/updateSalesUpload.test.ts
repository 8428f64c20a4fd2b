// updateSalesUpload: the rows of a file are read again with another mapping.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { columnsOf, csvOf, manySales, uploading } from "../support/sales-uploads.ts";

describeEachFamily("updateSalesUpload", (family) => {
  const { lane, client, upload } = uploading(family);
  const unclear =
    "Invoice,Receipt No,When,SKU,Qty,Price\n7,R7,03/04/2026,COLA,1,580\n8,R8,05/04/2026,COLA,x,580";
  const columns = columnsOf({ invoice_no: "Receipt No", sale_date: "When" });

  it("200: reads the file once its columns and dates are named, and audits it", async () => {
    const made = await upload(unclear);
    expect(made.problem).to.deep.include({ code: "bad_mapping" });
    const dates = await client.uploads.update(made.id, { mapping: { columns } });
    expect(dates.problem).to.deep.include({ code: "ambiguous_dates" });
    const later = await client.uploads.update(made.id, { mapping: { columns, date_format: "dd/mm/yyyy" } });
    expect(later).to.include({ problem: null, sales: 2, ready: 0, problems: 2 });
    const now = await client.uploads.update(made.id, { mapping: { columns, date_format: "mm/dd/yyyy" } });
    expect(now).to.include({ id: made.id, ready: 1, problems: 1 });
    expect(now.mapping).to.deep.include({ columns, date_format: "mm/dd/yyyy" });
    const { data } = await client.uploads.sales(made.id);
    expect(data.map(({ invoice_no, sale_date, state }) => [invoice_no, sale_date, state])).to.deep.equal([
      ["R7", "20260304", "ready"],
      ["R8", null, "problem"],
    ]);
    const audit = lane.test.clientFor(lane.test.account.keys.owner).audit;
    const { data: changes } = await audit.list({ action: "sales_uploads.update" });
    expect(changes).to.have.length(3);
  });

  it("200: keeps no sale of the earlier mapping", async () => {
    const made = await upload(manySales(1200));
    const mapping = { columns: columnsOf({ invoice_no: "Item code", stock_code: "Item code" }) };
    expect(await client.uploads.update(made.id, { mapping })).to.include({ sales: 1 });
    const rows = await lane.db.knex("sales_upload_sales").where({ upload_id: made.id });
    expect(rows).to.have.length(1);
  });

  it("409: not once it was started, and only one of two changes at once", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const both = await Promise.allSettled([1, 2].map(() => client.uploads.update(id, { mapping: {} })));
    const lost = both.filter(({ status }) => status === "rejected");
    expect(lost.length).to.be.lessThan(2);
    expect(await client.uploads.get(id)).to.include({ sales: 1, ready: 1 });
    await client.uploads.start(id);
    const failure = await failureOf(client.uploads.update(id, { mapping: {} }));
    expect(failure).to.include({ status: 409, code: "sales_upload_state" });
  });

  it("422: names an unknown field", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const mapping = { columns: columnsOf({ color: "Date" }) };
    expect((await failureOf(client.uploads.update(id, { mapping }))).status).to.equal(422);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const { keys } = await lane.test.openAccount();
    const theirs = lane.test.clientFor(keys.owner).uploads;
    expect((await failureOf(theirs.update(id, { mapping: {} }))).status).to.equal(403);
    expect((await failureOf(client.uploads.update(unknownId, { mapping: {} }))).status).to.equal(404);
  });
});
