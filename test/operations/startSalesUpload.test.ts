// startSalesUpload: what has no problem is sent, each sale once, and nothing else.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { envelope, saying } from "../support/lane.ts";
import { unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { csvOf, manySales, uploading } from "../support/sales-uploads.ts";

describeEachFamily("startSalesUpload", (family) => {
  const { lane, client, upload, send, count } = uploading(family);

  describe("202", () => {
    it("sends what has no problem, sales before credit notes, and audits who did", async () => {
      const { id } = await upload(
        csvOf(
          { no: "R", qty: "-1", customer: "Amina" },
          { no: "A", customer: "Amina" },
          { no: "BAD", code: "GONE" },
          { no: "S", customer: "Amina" },
          { no: "R2", qty: "-1", customer: "Amina" },
        ),
      );
      const started = await client.uploads.start(id);
      expect(started).to.include({ status: "sending", ready: 3, problems: 2 });
      expect(started.started_by).to.equal(started.uploaded_by);
      await send();
      const { data } = await client.uploads.sales(id);
      expect(data.map(({ invoice_no, state }) => [invoice_no, state])).to.deep.equal([
        ["R", "problem"],
        ["A", "signed"],
        ["BAD", "problem"],
        ["S", "signed"],
        ["R2", "signed"],
      ]);
      const note = await client.sales.get(data[4]?.transaction_id ?? "");
      expect(note).to.include({ receipt_type: "R", original_invoice_no: "S" });
      expect(await count()).to.equal(3);
      const audit = lane.test.clientFor(lane.test.account.keys.owner).audit;
      const [entry] = await audit.list({ action: "sales_uploads.start" }).toArray({ limit: 1 });
      expect(entry).to.deep.include({ subject: `sales upload ${id}` });
      await lane.expectInvariants();
    });

    it("keeps why the service rejects a sale after all", async () => {
      const { id } = await upload(csvOf({ no: "A" }, { no: "B", code: "MILK", price: "50" }));
      await client.items.update("KE2NTXL0000002", { is_active: false });
      await client.uploads.start(id);
      await send();
      const { data } = await client.uploads.sales(id, { state: "rejected" });
      expect(data).to.have.length(1);
      expect(data[0]).to.deep.include({
        invoice_no: "B",
        lines: [3],
        code: "validation_failed",
        transaction_id: null,
      });
      expect(data[0]?.problems[0]).to.include({ line: 3, column: "Item code" });
      expect(await client.uploads.get(id)).to.include({ status: "finished", signed: 1, rejected: 1 });
    });

    it("shows what the control unit rejects", async () => {
      const { id } = await upload(csvOf({ no: "A" }));
      lane.unit.next("sale", async ({ wire }) => saying(wire, envelope("910", "no")));
      await client.uploads.start(id);
      await send();
      const { data } = await client.uploads.sales(id);
      expect(data[0]).to.include({ state: "rejected", code: "unit_910" });
    });

    it("submits each sale once, whatever was stored when its process died", async () => {
      const { id } = await upload(manySales(300));
      await client.uploads.start(id);
      await lane.test.service.uploads.look();
      const { knex } = lane.db;
      // The sales of the piece are stored, and what came of them is not.
      await knex("sales_upload_sales")
        .where({ upload_id: id })
        .update({ state: "ready", transaction_id: null });
      await send();
      expect(await count()).to.equal(300);
      expect(await client.uploads.get(id)).to.include({
        status: "finished",
        signed: 300,
        entered_earlier: 0,
      });
      await lane.expectInvariants();
    });

    it("submits each sale once if the same file is uploaded and started twice", async () => {
      const [one, two] = [await upload(manySales(5)), await upload(manySales(5))];
      await client.uploads.start(one.id);
      await client.uploads.start(two.id);
      await send();
      expect(await count()).to.equal(5);
      for (const { id } of [one, two]) expect(await client.uploads.get(id)).to.include({ signed: 5 });
    });

    it("waits while the account is suspended", async () => {
      const { id } = await upload(csvOf({ no: "A" }));
      await client.uploads.start(id);
      const account = lane.db.knex("accounts").where({ id: lane.test.account.id });
      await account.clone().update({ status: "suspended" });
      await lane.test.service.uploads.look();
      expect(await count()).to.equal(0);
      await account.clone().update({ status: "active" });
      lane.clock.advance(60_000);
      await send();
      expect(await count()).to.equal(1);
    });
  });

  describe("409", () => {
    it("not twice, not after it was canceled, and not without a sale that can be sent", async () => {
      const { id } = await upload(csvOf({ no: "A" }));
      await client.uploads.start(id);
      expect(await failureOf(client.uploads.start(id))).to.include({
        status: 409,
        code: "sales_upload_state",
      });
      const other = await upload(csvOf({ no: "B" }));
      await client.uploads.cancel(other.id);
      expect((await failureOf(client.uploads.start(other.id))).status).to.equal(409);
      const bad = await upload(csvOf({ no: "C", qty: "x" }));
      const failure = await failureOf(client.uploads.start(bad.id));
      expect(failure.message).to.contain("No sale of march.csv can be sent");
      await send();
      expect(await count()).to.equal(1);
    });

    it("starts once if two people do", async () => {
      const { id } = await upload(csvOf({ no: "A" }));
      const both = await Promise.allSettled([1, 2].map(() => client.uploads.start(id)));
      expect(both.filter(({ status }) => status === "fulfilled")).to.have.length(1);
      await send();
      expect(await count()).to.equal(1);
    });
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await upload(csvOf({ no: "1" }));
    const { keys } = await lane.test.openAccount();
    expect((await failureOf(lane.test.clientFor(keys.owner).uploads.start(id))).status).to.equal(403);
    expect((await failureOf(client.uploads.start(unknownId))).status).to.equal(404);
  });
});
