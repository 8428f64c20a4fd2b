// Proving how a submission without a known outcome is resolved: by its key, then by its transaction.
import { OutcomePendingError, OutcomeUnknownError, TaxctlError } from "@taxctl/sdk";
import { expect } from "chai";
import { caught } from "../../support/caught.ts";
import { forEachTest } from "../../support/suite.ts";
import {
  clientOf,
  envelope,
  exampleSale,
  failure,
  patientClock,
  type Scripted,
  type Seen,
  startDouble,
} from "./double.ts";

describe("resolve()", () => {
  let respond: (seen: Seen, count: number) => Scripted;
  const double = forEachTest(() => startDouble((seen, count) => respond(seen, count)));

  it("resolves a lost response under the same key, then by the transaction", async () => {
    respond = ({ method }, count) => {
      if (count <= 3) return "reset";
      if (method === "POST") return envelope({ transaction_id: "t-1" });
      return envelope({
        transaction_id: "t-1",
        status: count < 6 ? "processing" : "success",
        receipt_no: "9",
      });
    };
    const error = await caught(clientOf(double).sales.create(exampleSale));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    const transaction = await error.resolve();
    expect(transaction).to.include({ status: "success", receipt_no: "9" });
    expect(double.seen.map((one) => one.path.replace("/api/v1", ""))).to.deep.equal([
      ...Array(4).fill("/sales"),
      "/transactions/t-1",
      "/transactions/t-1",
    ]);
    const keys = double.seen.slice(0, 4).map((one) => one.headers["idempotency-key"]);
    expect(new Set(keys)).to.deep.equal(new Set([error.idempotencyKey]));
  });

  const SPOILT: [string, Scripted][] = [
    ["a page", { text: "<h1>Welcome</h1>" }],
    ["another's JSON", { text: '{"ok":true}', headers: { "content-type": "application/json" } }],
    ["cut", { text: '{"status":"success","da', headers: { "content-type": "application/json" } }],
  ];

  for (const [name, spoilt] of SPOILT) {
    it(`resolves a success that came here as ${name}`, async () => {
      respond = ({ method }, count) => {
        if (count <= 2) return spoilt;
        return method === "POST" ? envelope({ transaction_id: "t-1" }) : envelope({ status: "success" });
      };
      const error = await caught(clientOf(double).sales.create(exampleSale));
      if (!(error instanceof OutcomeUnknownError)) throw error;
      expect(error).to.include({ status: 200, retryable: true, transactionId: undefined });
      expect(error.message).to.contain(name === "cut" ? "was cut or damaged" : "check baseUrl");
      expect(error.message).to.match(/; the service may have received it: call resolve\(\)/);
      expect(await error.resolve()).to.have.property("status", "success");
      const keys = double.seen.slice(0, 3).map((one) => one.headers["idempotency-key"]);
      expect(new Set(keys)).to.deep.equal(new Set([error.idempotencyKey]));
    });
  }

  it("resolves an outcome that is pending or unknown at the control unit", async () => {
    for (const code of ["outcome_pending", "outcome_unknown", "lane_stopped"]) {
      respond = ({ method }) =>
        method === "POST" ? failure(422, code, { transaction_id: "t-2" }) : envelope({ status: "failed" });
      const error = await caught(clientOf(double).sales.create(exampleSale));
      if (!(error instanceof OutcomePendingError)) throw error;
      expect(error).to.include({ code, transactionId: "t-2" });
      expect(error instanceof OutcomeUnknownError).to.equal(code === "outcome_unknown");
      expect(await error.resolve()).to.have.property("status", "failed");
    }
  });

  it("finds a rejection when it resolves", async () => {
    respond = ({ method }, count) => {
      if (count <= 3) return failure(504, "gateway");
      return method === "POST"
        ? failure(422, "unit_930", { transaction_id: "t-3" })
        : envelope({ status: "failed" });
    };
    const error = await caught(clientOf(double).sales.create(exampleSale));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await error.resolve()).to.have.property("status", "failed");
  });

  it("keeps asking while the first request runs, the rate is limited or the service is down", async () => {
    const script: Scripted[] = [
      failure(409, "idempotency_in_progress"),
      failure(429, "rate_limited"),
      failure(503, "unavailable"),
      "reset",
      failure(422, "outcome_pending", { transaction_id: "t-4" }),
      failure(503, "unavailable"),
      "reset",
      envelope({ status: "processing" }),
      envelope({ status: "success", receipt_no: "7" }),
    ];
    respond = (_, count) => (count === 1 ? "reset" : (script[count - 2] ?? "hang"));
    const clock = patientClock();
    const error = await caught(clientOf(double, { clock, maxRetries: 0 }).sales.create(exampleSale));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await error.resolve({ timeoutMs: 60_000 })).to.include({ receipt_no: "7" });
    expect(double.seen).to.have.length(1 + script.length);
    const keys = double.seen.slice(0, 6).map((one) => one.headers["idempotency-key"]);
    expect(new Set(keys)).to.deep.equal(new Set([error.idempotencyKey]));
    expect(clock.waits).to.deep.equal(clock.waits.toSorted((a, b) => a - b));
  });

  it("throws the unknown outcome again if it can't resolve it in time, to be resolved later", async () => {
    respond = (_, count) => (count === 1 ? "reset" : failure(409, "idempotency_in_progress"));
    const clock = patientClock();
    const unknown = await caught(clientOf(double, { clock, maxRetries: 0 }).sales.create(exampleSale));
    if (!(unknown instanceof OutcomeUnknownError)) throw unknown;
    const startedAt = clock.now();
    const still = await caught(unknown.resolve({ timeoutMs: 60_000 }));
    expect(clock.now() - startedAt).to.equal(60_000);
    expect(still).to.be.instanceOf(OutcomeUnknownError).and.to.include({
      message: "No outcome after 60000 ms; call resolve() again later",
      idempotencyKey: unknown.idempotencyKey,
    });
    expect(Object(still).cause).to.have.property("code", "idempotency_in_progress");
    respond = ({ method }) =>
      method === "POST" ? envelope({ transaction_id: "t-5" }) : envelope({ status: "success" });
    expect(await (still as OutcomeUnknownError).resolve()).to.have.property("status", "success");
  });

  it("keeps a pending outcome pending when the time to resolve it is over", async () => {
    for (const code of ["outcome_pending", "lane_stopped"]) {
      respond = ({ method }) =>
        method === "POST" ? failure(422, code, { transaction_id: "t-6" }) : envelope({ status: "pending" });
      const pending = await caught(clientOf(double).sales.create(exampleSale));
      if (!(pending instanceof OutcomePendingError)) throw pending;
      const still = await caught(pending.resolve({ timeoutMs: 1_000 }));
      expect(still).to.be.instanceOf(OutcomePendingError).and.not.instanceOf(OutcomeUnknownError);
      expect(still).to.include({ transactionId: "t-6", code });
    }
  });

  it("stops resolving when it is aborted", async () => {
    const controller = new AbortController();
    respond = (_, count) => {
      if (count === 3) controller.abort(new Error("enough"));
      return count === 1 ? "reset" : failure(409, "idempotency_in_progress");
    };
    const error = await caught(clientOf(double, { maxRetries: 0 }).sales.create(exampleSale));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await caught(error.resolve({ signal: controller.signal }))).to.have.property("message", "enough");
    expect(double.seen).to.have.length(3);
  });

  it("forwards the reason why it can't resolve", async () => {
    respond = (_, count) => (count <= 3 ? "reset" : failure(401, "key_revoked"));
    const error = await caught(clientOf(double).sales.create(exampleSale));
    if (!(error instanceof OutcomeUnknownError)) throw error;
    expect(await caught(error.resolve()))
      .to.be.instanceOf(TaxctlError)
      .and.to.have.property("code", "key_revoked");
  });
});
