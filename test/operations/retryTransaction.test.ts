// retryTransaction: a failed transaction is tried again at most three times, and never one that is not failed.
import { expect } from "chai";
import { UnprocessableError } from "../../server/src/base/errors.ts";
import { retryFailed } from "../../server/src/core/transactions/retry.ts";
import { auditOf } from "../support/audit.ts";
import { closeLanes, openBranch, openLanes, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("the failure of a retry", () => {
  const failed = { id: "t", invoice_no: "INV-1", status: "failed", can_retry: 1 } as never;
  const waiting = new UnprocessableError("outcome_pending", "It waits.");

  it("has the transaction, if its end came after the response to the wait was made", () => {
    const failure = retryFailed(waiting, failed);
    expect(failure).to.include({ code: "retry_failed" });
    expect(Object(failure).message).to.match(/^The retry of INV-1 failed: It waits\. /);
    const data = { transaction_id: "t", synced_to_authority: false, can_retry: true };
    expect(failure).to.have.property("details").that.deep.includes({ transaction_id: "t", data });
  });

  it("is no failure while the transaction hasn't failed, nor one of the service", () => {
    expect(retryFailed(waiting, { ...Object(failed), status: "pending" } as never)).to.equal(waiting);
    const fault = new Error("a fault");
    expect(retryFailed(fault, failed)).to.equal(fault);
  });
});

for (const family of databaseFamilies()) {
  describe(`retryTransaction on ${family}`, () => {
    const retry = (id: unknown, body: unknown = {}) =>
      test.call("POST", `/transactions/${id}/retry`, { body });
    const rejectedSale = async (remark: string) => {
      const { body } = await test.call("POST", "/sales", { body: sale({ remark }) });
      return body?.transaction_id;
    };

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
    });

    it("200: sends it again and returns its receipt", async () => {
      const id = await rejectedSale("SIM-884x1");
      const { status, body } = await retry(id, { reason: "the customer's PIN is registered now" });
      expect(status).to.equal(200);
      expect(body?.data).to.include({ transaction_id: id, status: "success", synced_to_authority: true });
    });

    it("200: the transaction shows who retried it, when and why, and none of another document", async () => {
      const other = String(await rejectedSale("SIM-884x1"));
      await test.clientFor(test.account.keys.accountant).transactions.retry(other);
      const id = String(await rejectedSale("SIM-884x2"));
      const get = () => test.clientFor(test.account.keys.cashier).transactions.get(id);
      expect((await get()).retries).to.deep.equal([]);
      await retry(id);
      await test.clientFor(test.account.keys.accountant).transactions.retry(id, { reason: "registered now" });
      const { status, retries } = await get();
      expect(status).to.equal("success");
      const { owner, accountant } = test.account.users;
      expect(retries.map(({ retried_at: _, ...one }) => one)).to.deep.equal([
        { user_id: owner, user_name: "Owner", reason: null },
        { user_id: accountant, user_name: "accountant", reason: "registered now" },
      ]);
      expect(Date.parse(retries[0]?.retried_at ?? "")).to.be.closeTo(Date.now(), 60_000);
    });

    it("200: is audited, with the reason and the retries before it", async () => {
      const id = await rejectedSale("SIM-884x2");
      await retry(id);
      await retry(id, { reason: "registered now" });
      const entries = await auditOf(test.service.db.knex, test.account.id);
      const retries = entries.filter(({ action }) => action === "transactions.retry");
      for (const entry of retries)
        expect(entry).to.deep.include({
          subject: `transaction ${id}`,
          old: { status: "failed" },
          new: { status: "pending" },
        });
      const { invoice_no } = Object((await test.call("GET", `/transactions/${id}`)).body?.data);
      expect(invoice_no).to.match(/^INV-\d+$/);
      expect(retries.map(({ detail }) => detail)).to.deep.equal([
        { invoice_no, reason: null, retry_count: 0 },
        { invoice_no, reason: "registered now", retry_count: 1 },
      ]);
    });

    it("404: of an id that exists nowhere", async () => {
      expect((await retry("0190d0a0-0000-7000-8000-000000000000")).status).to.equal(404);
    });

    it("403: of another account's transaction", async () => {
      const id = await rejectedSale("SIM-884");
      const other = await test.openAccount();
      const { status, body } = await test.call("POST", `/transactions/${id}/retry`, {
        body: {},
        key: other.keys.owner,
      });
      expect(status).to.equal(403);
      expect(body).to.include({ code: "resource_not_owned" });
    });

    it("422: reports the rejection of a retry, and ends after the third", async () => {
      const id = await rejectedSale("SIM-884");
      for (const can_retry of [true, true, false]) {
        const { status, body } = await retry(id);
        expect(status).to.equal(422);
        expect(body).to.include({ code: "retry_failed", transaction_id: id });
        expect(body.error).to.be.a("string").and.not.equal("");
        expect(body.message).to.match(/^The retry of INV-\d+ failed: /);
        expect(body.message).to.contain(`failed: ${body.error}. Correct \`customer_tin\``);
        expect(body.message).to.contain("A retry sends the same content: submit the corrected content again");
        const expected = { transaction_id: id, status: "failed", synced_to_authority: false, can_retry };
        expect(body?.data).to.include(expected);
        expect(Object(body.data).failure).to.include({ code: "unit_884", message: body.error });
      }
      const { status, body } = await retry(id);
      expect(status).to.equal(422);
      expect(body).to.include({ code: "retry_not_allowed" });
      expect(body?.reason).to.match(/limit of 3/);
      const { body: detail } = await test.call("GET", `/transactions/${id}`);
      expect(detail?.data).to.include({ can_retry: false, retry_count: 3, retries_left: 0 });
      expect(Object(detail?.data).response_data.attempts).to.equal(4);
    });

    for (const code of ["910", "913", "802"]) {
      it(`422: says of a ${code} in each place whether it can be retried, which is what a retry then does`, async () => {
        const number = sale({ remark: `SIM-${code}` });
        const failures = [await test.call("POST", "/sales", { body: number })];
        const id = failures[0]?.body?.transaction_id;
        for (const can_retry of [true, true, true, false]) {
          const { body: detail } = await test.call("GET", `/transactions/${id}`);
          const { body: list } = await test.call("GET", `/transactions?invoice_no=${number.invoice_no}`);
          const failed = failures.at(-1)?.body;
          const said = {
            response: failed?.retryable,
            data: Object(failed?.data).can_retry,
            failure: Object(failed?.data).failure?.retryable,
            detail: Object(detail?.data).can_retry,
            stored: Object(detail?.data).response_data.failure.retryable,
            list: Object(list?.data)[0].can_retry,
            repeated: (await test.call("POST", "/sales", { body: number })).body?.retryable,
          };
          expect(said).to.deep.equal(
            Object.fromEntries(Object.keys(said).map((place) => [place, can_retry])),
          );
          const retried = await retry(id);
          expect(retried.body?.code).to.equal(can_retry ? "retry_failed" : "retry_not_allowed");
          failures.push(retried);
        }
        expect(failures.at(-1)?.body).to.include({ retryable: false });
      });
    }

    it("422: keeps the reason of a waiting retry, which has not failed", async () => {
      const id = await rejectedSale("SIM-884x1");
      await closeLanes(test);
      const { status, body } = await retry(id);
      expect(status).to.equal(422);
      expect(body).to.include({ code: "outcome_pending", transaction_id: id });
      expect(body.message).to.match(/is stored and will be sent later/);
      await openLanes(test);
      const client = test.clientFor(test.account.keys.owner);
      expect(await client.transactions.get(String(id))).to.include({ status: "success", retry_count: 1 });
    });

    it("422: names what stands in the way of one that has not failed, or was replaced", async () => {
      const reasonOf = async (id: unknown) => {
        const { status, body } = await retry(id);
        expect([status, body.code, body.transaction_id]).to.deep.equal([422, "retry_not_allowed", id]);
        expect(body.message).to.match(/^\S+ can't be retried: /);
        return body.reason;
      };
      const rejected = sale({ invoice_no: "TWICE", remark: "SIM-884" });
      const { body: first } = await test.call("POST", "/sales", { body: rejected });
      const { body: second } = await test.call("POST", "/sales", { body: sale({ invoice_no: "TWICE" }) });
      const { transaction_id: superseded_by } = Object(second.data);
      expect(await reasonOf(first.transaction_id)).to.equal(`it was superseded by ${superseded_by}`);
      const { body: shown } = await test.call("GET", `/transactions/${first.transaction_id}`);
      expect(shown.data).to.include({ superseded_by, retry_count: 0, retries_left: 0, can_retry: false });

      await closeLanes(test);
      const { body: stored } = await test.call("POST", "/sales?async=true", { body: sale() });
      const { transaction_id: id } = Object(stored.data);
      expect(await reasonOf(id)).to.equal("it has not ended and needs no retry");
      await openLanes(test);
    });

    it("422: of one that succeeded", async () => {
      const { body } = await test.call("POST", "/sales", { body: sale() });
      const { status, body: response } = await retry(Object(body?.data).transaction_id);
      expect(status).to.equal(422);
      expect(response?.reason).to.match(/succeeded/);
    });
  });
}
