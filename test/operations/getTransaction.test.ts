// getTransaction: one submission, what was sent and what the unit answered.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import type { TestService } from "../support/service.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";

for (const family of databaseFamilies()) {
  describe(`getTransaction on ${family}`, () => {
    let test: TestService;

    before(async () => {
      test = await startSubmitted(family);
    });
    after(() => test.close());

    it("200: shows what was submitted and what the unit answered", async () => {
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

    it("200: a cashier sees another user's sale, 403: nobody's purchase", async () => {
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
  });
}
