// Nulls in the body of a POST: absent where a field is optional, named where it is required or unknown.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`nulls in a body on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
    });
    const submit = (body: unknown, path = "/sales") => test.call("POST", path, { body });

    it("mean that an optional field is absent, also in lines and in the entries of a bulk request", async () => {
      const { items, ...head } = sale();
      const plain = { ...head, items };
      const nulls = {
        ...head,
        customer_tin: null,
        customer_name: null,
        remark: null,
        total_amount: null,
        items: items.map((line) => ({
          ...line,
          discount_rate: null,
          tax_amount: null,
          insurance_code: null,
        })),
      };
      expect((await submit(nulls)).status).to.equal(200);
      const again = await submit(plain);
      expect([again.status, Object(again.body.meta).duplicate]).to.deep.equal([200, true]);
      const bulk = await submit({ sales: [{ ...nulls, invoice_no: "INV-BULK" }] }, "/sales/bulk");
      expect(Object(bulk.body.data).accepted).to.equal(1);
    });

    it("are rejected by name in a required field, and unknown fields stay unknown", async () => {
      const { status, body } = await submit({ ...sale(), payment_type: null, surprise: null });
      expect(status).to.equal(400);
      expect(body.errors).to.have.keys("payment_type", "surprise");
    });
  });
}
