// createReceiptCopy: records the print of a copy, and returns the receipt marked as one.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { closeLanes, openBranch, purchase, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createReceiptCopy", (family) => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock }));
  beforeEach(async () => {
    await switchAccount(test);
    await openBranch(test);
  });
  const client = (role: "owner" | "cashier" = "owner") => test.clientFor(test.account.keys[role]);
  const sell = async (changes: object = {}) => (await client().sales.create(sale(changes))).transaction_id;
  const rows = () => test.service.db.knex("receipt_copies");
  const stored = (id: string) => rows().where({ transaction_id: id });

  describe("201", () => {
    it("returns the receipt as a copy, and audits who printed it", async () => {
      const id = await sell();
      const { receipt, ...copy } = await client("cashier").transactions.createReceiptCopy(id);
      expect(copy).to.deep.equal({
        id: copy.id,
        transaction_id: id,
        label: "CS",
        printed_at: new Date(clock.now()).toISOString(),
        user_id: test.account.users.cashier,
        user_name: copy.user_name,
      });
      const original = await client().transactions.receipt(id);
      expect(original).to.include({ label: "NS", is_copy: false });
      expect(receipt).to.deep.equal({ ...original, label: "CS", printed_label: "CS", is_copy: true });
      const [entry] = (await client().audit.list()).data;
      expect(entry).to.deep.include({
        action: "receipt_copies.create",
        user_id: test.account.users.cashier,
        new: { transaction_id: id, invoice_no: original.invoice_no, label: "CS" },
      });
    });

    it("counts a request that is sent again with its Idempotency-Key once, and each other one", async () => {
      const id = await sell();
      const key = test.account.keys.owner;
      const print = (idempotencyKey: string) =>
        test.call("POST", `/transactions/${id}/receipt-copies`, {
          key,
          headers: { "Idempotency-Key": idempotencyKey },
        });
      const [first, again] = [await print("copy-1"), await print("copy-1")];
      expect([first.status, again.status]).to.deep.equal([201, 201]);
      expect(Object(again.body.data)).to.deep.equal(Object(first.body.data));
      expect(await stored(id)).to.have.lengthOf(1);
      await print("copy-2");
      await client().transactions.createReceiptCopy(id);
      expect(await stored(id)).to.have.lengthOf(3);
    });

    it("prints a copy of a branch's sale while its device is in training or gone", async () => {
      const id = await sell();
      await client().devices.update("00", { training: true });
      expect((await client().transactions.createReceiptCopy(id)).label).to.equal("CS");
    });
  });

  describe("422", () => {
    const rejected = async (id: string, code: string) => {
      const before = await rows();
      const failure = await failureOf(client().transactions.createReceiptCopy(id));
      expect([failure.status, failure.code]).to.deep.equal([422, code]);
      expect(await rows()).to.have.lengthOf(before.length);
      return failure.message;
    };

    it("has no copy of a quotation or training document: they are no receipts", async () => {
      const quoted = await sell({ invoice_no: "Q-1", sale_kind: "proforma" });
      expect(await rejected(quoted, "no_copy")).to.match(/Q-1 is a quotation/);
      await client().devices.update("00", { training: true });
      const trained = await sell({ invoice_no: "T-1" });
      expect(await rejected(trained, "no_copy")).to.match(/T-1 is a training document/);
      for (const [id, label] of [
        [quoted, "PS"],
        [trained, "TS"],
      ] as const)
        expect(await client().transactions.receipt(id)).to.include({ label, is_copy: false });
    });

    it("has no copy without a receipt", async () => {
      const bought = await client().purchases.create(purchase());
      await rejected(bought.transaction_id, "no_receipt");
      const failed = await failureOf(client().sales.create(sale({ remark: "SIM-913" })));
      await rejected(String(failed.transactionId), "no_receipt");
      await closeLanes(test);
      const waiting = await client().sales.create(sale(), { async: true });
      await rejected(waiting.transaction_id, "no_receipt");
    });
  });

  describe("403 and 404", () => {
    it("is not for another account's sale, a cashier's purchase, or none that exists", async () => {
      const id = await sell();
      const { keys } = await test.openAccount();
      const foreign = await failureOf(test.clientFor(keys.owner).transactions.createReceiptCopy(id));
      expect([foreign.status, foreign.code]).to.deep.equal([403, "resource_not_owned"]);
      const bought = await client().purchases.create(purchase());
      const unseen = client("cashier").transactions.createReceiptCopy(bought.transaction_id);
      expect(await failureOf(unseen)).to.include({ status: 403, code: "role_not_allowed" });
      const none = client().transactions.createReceiptCopy(newId(systemClock));
      expect((await failureOf(none)).status).to.equal(404);
      expect(await stored(id)).to.have.lengthOf(0);
    });
  });
});
