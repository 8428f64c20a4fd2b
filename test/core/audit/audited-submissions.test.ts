// What a signed-in person submits is in the audit, each document once; what a key submits is not.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { clientOf } from "../../support/people.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`the audit of submissions on ${family}`, () => {
    let person: Taxctl;
    const test = forSuite(() => startTestService({ family }));
    const owner = () => test.clientFor(test.account.keys.owner);
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
      await owner().account.update({ credit_note_window: "none" });
      person = await clientOf(test, test.account.users.owner, { sandbox: true });
    });

    const submit = (client: Taxctl, overrides: Record<string, unknown> = {}) =>
      client.sales.create(sale({ invoice_no: "INV-1", ...overrides }) as never);
    const entries = async () => (await owner().audit.list({ action: "transactions" })).data;

    it("names the person and the document", async () => {
      const { transaction_id } = await submit(person);
      const [entry, ...others] = await entries();
      expect(others).to.deep.equal([]);
      expect(entry).to.deep.include({
        action: "transactions.submit",
        subject: `transaction ${transaction_id}`,
        environment: "sandbox",
        actor: "user",
        user_id: test.account.users.owner,
        key_prefix: null,
        old: null,
        new: { type: "sales", invoice_no: "INV-1", receipt_type: "S" },
        detail: null,
      });
    });

    it("has both documents of a reissue", async () => {
      const { transaction_id } = await submit(owner());
      await person.sales.reissue(transaction_id, {
        customer_tin: "P059999999Q",
        customer_name: "Lakeside Wholesale Ltd",
      });
      expect((await entries()).map(({ new: after }) => after)).to.deep.equal([
        { type: "sales", invoice_no: "INV-1-R1", receipt_type: "S" },
        { type: "sales", invoice_no: "INV-1-CN", receipt_type: "R" },
      ]);
    });

    it("has the sales of an upload", async () => {
      await person.sales.createBulk({
        sales: [sale({ invoice_no: "INV-1" }), sale({ invoice_no: "INV-2" })] as never,
      });
      const submitted = (await entries()).map(({ new: after }) => after?.invoice_no);
      expect(submitted.toSorted()).to.deep.equal(["INV-1", "INV-2"]);
    });

    it("has a repeated submission once, and a rejected one not at all", async () => {
      await submit(person);
      await submit(person);
      const conflict = await failureOf(submit(person, { customer_name: "Somebody else" }));
      expect(conflict.status).to.equal(409);
      const invalid = await failureOf(submit(person, { invoice_no: "INV-2", items: [] }));
      expect(invalid.status).to.equal(400);
      expect(await entries()).to.have.lengthOf(1);
    });

    it("has nothing that a key submits", async () => {
      await submit(owner());
      expect(await entries()).to.deep.equal([]);
    });
  });
}
