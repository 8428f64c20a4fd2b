// The failures that the fake service plays, and what a client makes of them.
import { OutcomePendingError, OutcomeUnknownError, type TaxctlError } from "@taxctl/sdk";
import { catalogue } from "@taxctl/sdk/catalogue";
import type { FakeFailure } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { failureOf } from "../support/records.ts";
import { clientOf, patientClock, SALE } from "./double.ts";
import { fake, noDouble, sale } from "./fake.ts";

describe("failures of the fake service", () => {
  it("of any operation come once, or as often as they are asked for, with what a client needs", async () => {
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

  it("refuse a submission, which can then be corrected or retried", async () => {
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

  it("leave doubt that can be settled", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "outcome_unknown" });
    const { transactionId } = await failureOf(client.sales.create(sale("INV-1")));
    const settled = await client.transactions.settle(String(transactionId), {
      outcome: "accepted",
      reason: "Seen",
    });
    expect(settled.status).to.equal("success");
  });

  it("answer as to a duplicate, or to other content under the number", async () => {
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

  it("lose the answer to a submission that was processed, and a retry makes no second receipt", async () => {
    const { service } = fake();
    const client = clientOf(noDouble, { fetch: service.fetch });
    service.failNext("createSale", { kind: "connection_lost" });
    const { data, body } = await client.sales.create(sale("INV-1")).withResponse();
    expect(data.receipt_no).to.equal("1");
    expect(body.meta.duplicate).to.equal(true);
    const [first, second] = service.calls.map((call) => call.headers.get("idempotency-key"));
    expect(first).to.equal(second).and.to.be.a("string");
  });

  it("keep a caller waiting until it gives up, and resolve", async () => {
    const { client, service } = fake();
    service.failNext("createSale", { kind: "timeout" });
    const error = await failureOf(client.sales.create(sale("INV-1"), { timeoutMs: 20 }));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await error.resolve()).to.include({ status: "success", receipt_no: "1" });
  });

  it("can't be asked of an operation that they can't happen to", () => {
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
