// getTransaction: one submission, with the request and the unit's response.
import { expect } from "chai";
import { closeLanes, openLanes, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getTransaction on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: shows the submission and the unit's response", async () => {
      const id = await idOf(test, "S-1");
      const { status, body } = await test.call("GET", `/transactions/${id}`);
      expect(status).to.equal(200);
      const data = Object(body?.data);
      expect(data.request_data).to.deep.include({ invoice_no: "S-1", payment_type: "01" });
      expect(data.response_data).to.include({
        receipt_no: data.receipt_no,
        result_code: "000",
        attempts: 1,
      });
      expect(data.response_data.qr_code).to.match(/^data:image\/png;base64,/);
    });

    it("200: shows every value of a waiting transaction, and when one was processed", async () => {
      const done = await test.client.transactions.get(await idOf(test, "P-0"));
      expect(Date.parse(String(done.processed_at))).to.be.at.least(Date.parse(done.created_at));
      await closeLanes(test);
      const body = sale({ branch_id: "00", invoice_no: "S-waits" });
      const { transaction_id } = await test.client.sales.create(body, { async: true });
      const { created_at, blocked, request_data, response_data, ...values } =
        await test.client.transactions.get(transaction_id);
      const { owner } = test.account.users;
      const { name } = await test.service.db.knex("users").where({ id: owner }).first("name");
      expect(values).to.deep.equal({
        transaction_id,
        type: "sales",
        status: "pending",
        branch_id: "00",
        invoice_no: "S-waits",
        receipt_no: null,
        receipt_type: "S",
        purchase_status: null,
        counterparty_name: "Walk-in customer",
        counterparty_tin: null,
        document_date: "20260310",
        document_time: "101500",
        tax_amount: 160,
        total_amount: 1160,
        synced_to_authority: false,
        can_retry: false,
        processed_at: null,
        retry_count: 0,
        retries_left: 3,
        retries: [],
        superseded_by: null,
        in_doubt: false,
        credited_by: [],
        reissued_as: null,
        reissue_of: null,
        transferred_to: null,
        transferred_from: null,
        submitted_by: { id: owner, name },
        follow_ups: [],
      });
      expect(Date.parse(created_at)).to.be.closeTo(Date.now(), 60_000);
      expect(request_data).to.deep.include({ invoice_no: "S-waits", receipt_type: "S" });
      await openLanes(test);
    });

    it("200: a cashier sees another user's sale, 403: no purchase", async () => {
      const statusOf = async (number: string) =>
        (await test.call("GET", `/transactions/${await idOf(test, number)}`, { key: test.keys.cashier }))
          .status;
      expect([await statusOf("S-1"), await statusOf("P-0")]).to.deep.equal([200, 403]);
    });

    it("403: of another account, 404: in the caller's other environment", async () => {
      const id = await idOf(test, "S-1");
      const other = await test.openAccount();
      const path = `/transactions/${id}`;
      expect((await test.call("GET", path, { key: other.keys.owner })).status).to.equal(403);
      expect((await test.call("GET", path, { key: test.keys.live })).status).to.equal(404);
    });

    it("404: of another type, or of none, in the caller's words", async () => {
      const [sold, bought] = [await idOf(test, "S-1"), await idOf(test, "P-0")];
      const missing = async (path: string) => {
        const { status, body } = await test.call("GET", path);
        return `${status} ${body.message}`;
      };
      const unknown = "0190d0a0-0000-7000-8000-000000000000";
      const inSandbox = "in the sandbox environment.";
      const by = (search: string) => `The path takes a transaction_id: ${search} finds it by its number.`;
      expect(await missing(`/sales/${bought}`)).to.equal(
        `404 There is no sale ${bought} ${inSandbox} It is a purchase: GET /purchases/${bought} has it.`,
      );
      expect(await missing(`/purchases/${sold}`)).to.equal(
        `404 There is no purchase ${sold} ${inSandbox} It is a sale: GET /sales/${sold} has it.`,
      );
      expect(await missing(`/sales/${unknown}`)).to.equal(
        `404 There is no sale ${unknown} ${inSandbox} ${by("POST /sales/search")}`,
      );
      const nothing = `404 There is no transaction ${unknown} ${inSandbox} ${by("GET /transactions")}`;
      expect(await missing(`/transactions/${unknown}`)).to.equal(nothing);
    });
  });
}
