// The failures of the fake service, and how a client handles them.
import { OutcomePendingError, OutcomeUnknownError, type TaxctlError } from "@taxctl/sdk";
import { catalogue } from "@taxctl/sdk/catalogue";
import type { FakeFailure } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { failureOf } from "../support/records.ts";
import { clientOf, patientClock, SALE } from "./double.ts";
import { fake, noDouble, sale } from "./fake.ts";

describe("failures of the fake service", () => {
  it("of any operation come once, or as often as requested, with the fields that a client needs", async () => {
    const kinds: [FakeFailure, Partial<TaxctlError>][] = [
      [
        { kind: "rate_limited", retryAfterS: 7 },
        { status: 429, name: "RateLimitError", retryAfter: 7 },
      ],
      [
        { kind: "unavailable", retryAfterS: 2 },
        { status: 503, name: "ServiceError", retryAfter: 2 },
      ],
      [
        { kind: "unauthorized", code: "key_revoked" },
        { status: 401, name: "AuthenticationError", code: "key_revoked" },
      ],
      [
        { kind: "forbidden", code: "role_not_allowed" },
        { status: 403, name: "PermissionError" },
      ],
      [{ kind: "internal_error" }, { status: 500, name: "ServiceError", code: "internal_error" }],
      [{ kind: "unit_unreachable" }, { status: 500, code: "unit_unreachable" }],
    ];
    for (const [failure, expected] of kinds) {
      const { client, service } = fake();
      service.failNext("*", { ...failure, times: 2 });
      expect(await failureOf(client.sales.create(SALE))).to.include(expected);
      expect(await failureOf(client.transactions.list())).to.include(expected);
      await client.sales.create(SALE);
      service.verify();
    }
  });

  it("are retried by a client, as the service asks", async () => {
    const { service } = fake();
    const clock = patientClock();
    const client = clientOf(noDouble, { fetch: service.fetch, clock });
    service.failNext("createSale", { kind: "rate_limited", retryAfterS: 7 });
    service.failNext("createSale", { kind: "unavailable", retryAfterS: 3 });
    await client.sales.create(SALE);
    expect(clock.waits.map((ms) => Math.floor(ms / 1000))).to.deep.equal([7, 3]);
    expect(service.calls.map((call) => call.status)).to.deep.equal([429, 503, 200]);
  });

  it("reject a submission, which can then be corrected or retried", async () => {
    const { client, service } = fake();
    service.failNext("createSale", {
      kind: "refused",
      code: "unit_921",
      message: "The invoice date is wrong",
    });
    const error = await failureOf(client.sales.create(sale("INV-1")));
    expect(error).to.include({
      name: "RefusedError",
      code: "unit_921",
      error: "The invoice date is wrong",
      retryable: false,
    });
    const failed = await client.transactions.get(String(error.transactionId));
    expect(failed).to.include({ status: "failed", can_retry: true, retries_left: 3 });
    const { cause, remedy, actor } = catalogue.unit_921;
    expect(failed.response_data.failure).to.include({ code: "unit_921", cause, remedy, actor });
    expect(await client.transactions.retry(failed.transaction_id)).to.include({
      status: "success",
      receipt_no: "1",
    });
    service.failNext("createSale", { kind: "refused", canRetry: false });
    const second = await failureOf(client.sales.create(sale("INV-2")));
    expect(await failureOf(client.transactions.retry(String(second.transactionId)))).to.include({
      code: "retry_not_allowed",
    });
    const corrected = await client.sales.create(sale("INV-2", { payment_type: "02" }));
    const superseded = await client.transactions.get(String(second.transactionId));
    expect(superseded.superseded_by).to.equal(corrected.transaction_id);
  });

  for (const kind of ["outcome_unknown", "outcome_pending"] as const) {
    for (const resolvesTo of ["success", "failed"] as const) {
      it(`leave a submission with ${kind}, which resolves to ${resolvesTo}`, async () => {
        const { client, service } = fake();
        service.failNext("createSale", { kind, resolvesTo, polls: 3 });
        const error = await failureOf(client.sales.create(sale("INV-1")));
        if (!(error instanceof OutcomePendingError)) throw error;
        expect(error instanceof OutcomeUnknownError).to.equal(kind === "outcome_unknown");
        expect(await error.resolve()).to.include({ status: resolvesTo, in_doubt: false });
        expect(service.calls.filter((call) => call.operation === "getTransaction")).to.have.length(4);
      });
    }
  }

  it("leave an unknown outcome that can be recorded", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "outcome_unknown" });
    const { transactionId } = await failureOf(client.sales.create(sale("INV-1")));
    const settled = await client.transactions.settle(String(transactionId), {
      outcome: "accepted",
      reason: "Seen",
    });
    expect(settled.status).to.equal("success");
  });

  it("lose the receipt of a sale that the unit accepted, until a person enters it", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "receipt_unrecovered" });
    const lost = await client.sales.create(sale("INV-1"));
    expect(lost).to.include({ receipt_no: null, receipt_unrecovered: true, total_amount: 116 });
    expect(lost.warning).to.include({ code: "receipt_unrecovered", retryable: false });
    const { transaction_id } = lost;
    const [missing] = await client.transactions.list({ receipt: "missing" }).toArray();
    expect(missing).to.include({ transaction_id, status: "success", receipt_no: null });
    expect(await failureOf(client.transactions.receipt(transaction_id))).to.include({ code: "no_receipt" });
    // The unit used the number.
    expect((await client.sales.create(sale("INV-2"))).receipt_no).to.equal("2");
    const known = { outcome: "accepted", reason: "On the journal", receipt_signature: "SIGNED" } as const;
    expect(await failureOf(client.transactions.settle(transaction_id, known))).to.include({
      code: "not_in_doubt",
    });
    const entered = await client.transactions.settle(transaction_id, { ...known, receipt_no: "1" });
    expect(entered).to.include({ status: "success", receipt_no: "1" });
    const { receipt_no, response } = await client.sales.get(transaction_id);
    expect([receipt_no, response.receipt_signature]).to.deep.equal(["1", "SIGNED"]);
    expect(response).to.not.have.any.keys("receipt_unrecovered", "warning");
    expect(await client.transactions.list({ receipt: "missing" }).toArray()).to.deep.equal([]);
    service.verify();
  });

  it("lose the receipt of an asynchronous sale too, and of no other submission", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "receipt_unrecovered" });
    const { transaction_id } = await client.sales.create(sale("INV-1"), { async: true });
    const { status, receipt_no, response_data } = await client.transactions.waitFor(transaction_id);
    expect([status, receipt_no, response_data.receipt_unrecovered]).to.deep.equal(["success", null, true]);
    expect(() => service.failNext("createPurchase", { kind: "receipt_unrecovered" })).to.throw(
      TypeError,
      "receipt_unrecovered can happen to createSale only, not to createPurchase",
    );
  });

  it("respond as to a duplicate, or to other content under the number", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "duplicate" });
    const { body } = await client.sales.create(sale("INV-1")).withResponse();
    expect(body.meta.duplicate).to.equal(true);
    service.failNext("createSale", { kind: "conflict" });
    expect(await failureOf(client.sales.create(sale("INV-2")))).to.include({
      status: 409,
      name: "ConflictError",
    });
  });

  it("lose the response to a processed submission, and a retry makes no second receipt", async () => {
    const { service } = fake();
    const client = clientOf(noDouble, { fetch: service.fetch });
    service.failNext("createSale", { kind: "connection_lost" });
    const { data, body } = await client.sales.create(sale("INV-1")).withResponse();
    expect(data.receipt_no).to.equal("1");
    expect(body.meta.duplicate).to.equal(true);
    const [first, second] = service.calls.map((call) => call.headers.get("idempotency-key"));
    expect(first).to.equal(second).and.to.be.a("string");
  });

  it("keep a caller waiting until it gives up and resolves the outcome", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "timeout" });
    const error = await failureOf(client.sales.create(sale("INV-1"), { timeoutMs: 20 }));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await error.resolve()).to.include({ status: "success", receipt_no: "1" });
  });

  it("can't be requested for an operation where they can't happen", () => {
    const { service } = fake();
    expect(() => service.failNext("getSale", { kind: "refused" })).to.throw(TypeError, "getSale");
    expect(() => service.failNext("*", { kind: "duplicate" })).to.throw(TypeError);
    expect(() => service.failNext("createSales" as never, { kind: "timeout" })).to.throw(
      TypeError,
      "createSales",
    );
  });

  it("that never happened fail the test", () => {
    const { service } = fake();
    service.failNext("createSale", { kind: "conflict", times: 2 });
    expect(() => service.verify()).to.throw(
      "createSale: failNext prepared conflict, but 2 more calls never came",
    );
    service.reset();
    service.verify();
  });
});
