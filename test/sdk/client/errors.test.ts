// Proving the errors: the class of each failure, and everything the service said about it.
import * as sdk from "@taxctl/sdk";
import { ContractError, Responder } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { clientOf, exampleSale, failure, key, type Scripted, startDouble } from "./double.ts";

type Kind = (abstract new (...details: never[]) => sdk.TaxctlError) & { name: string };

const table: [string, Scripted, Kind][] = [
  ["400 without fields", failure(400, "invalid_json"), sdk.BadRequestError],
  [
    "400 with fields",
    failure(400, "validation_failed", { errors: { invoice_no: ["is required"] } }),
    sdk.ValidationError,
  ],
  ["401", failure(401, "key_revoked"), sdk.AuthenticationError],
  ["403", failure(403, "role_not_allowed"), sdk.PermissionError],
  ["404", failure(404, "not_found"), sdk.NotFoundError],
  ["409", failure(409, "invoice_conflict", { errors: { total_amount: ["differs"] } }), sdk.ConflictError],
  ["422 of a key used twice", failure(422, "idempotency_mismatch"), sdk.ConflictError],
  ["413", failure(413, "payload_too_large"), sdk.BadRequestError],
  ["415", failure(415, "unsupported_media_type"), sdk.BadRequestError],
  [
    "422 with fields",
    failure(422, "validation_failed", { errors: { page: ["must be >= 1"] } }),
    sdk.ValidationError,
  ],
  ["422 of the control unit", failure(422, "unit_930"), sdk.RejectedError],
  ["422 pending", failure(422, "outcome_pending"), sdk.OutcomePendingError],
  ["422 stopped", failure(422, "lane_stopped"), sdk.OutcomePendingError],
  ["422 unknown", failure(422, "outcome_unknown"), sdk.OutcomeUnknownError],
  ["429", failure(429, "rate_limited"), sdk.RateLimitError],
  ["500", failure(500, "internal_error"), sdk.ServiceError],
  ["501", failure(501, "internal_error"), sdk.ServiceError],
  ["503", failure(503, "unavailable"), sdk.ServiceError],
  ["a gateway that lost the service", { status: 502, text: "<h1>Bad Gateway</h1>" }, sdk.OutcomeUnknownError],
  ["a redirect", { status: 307, headers: { location: "https://elsewhere.example" } }, sdk.ServiceError],
  ["a gateway's own 500", { status: 500, text: "<h1>Oops</h1>" }, sdk.OutcomeUnknownError],
  ["a gateway's own 503", { status: 503, body: { reason: "upstream reset" } }, sdk.OutcomeUnknownError],
  ["a page in place of a success", { status: 200, text: "<h1>Welcome</h1>" }, sdk.OutcomeUnknownError],
  ["an empty success", { status: 200, text: "" }, sdk.OutcomeUnknownError],
  ["a gateway's rejection", { status: 403, text: "<h1>Forbidden</h1>" }, sdk.PermissionError],
];

describe("errors", () => {
  let script: Scripted;
  const double = forSuite(() => startDouble(() => script));

  async function failWith(response: Scripted): Promise<sdk.TaxctlError> {
    script = response;
    const error: unknown = await clientOf(double)
      .sales.create(exampleSale, { maxRetries: 0 })
      .catch((reason) => reason);
    if (error instanceof sdk.TaxctlError) return error;
    throw error;
  }

  for (const [name, response, kind] of table) {
    it(`throws ${kind.name} on ${name}`, async () => {
      const error = await failWith(response);
      expect(error.constructor).to.equal(kind);
      expect(error).to.include({ name: kind.name, operation: "createSale" });
      expect(error.status).to.equal(Object(response).status);
      expect(error.idempotencyKey).to.have.length(36);
    });
  }

  it("carries everything that the service returned", async () => {
    const fields = {
      error: "The original invoice does not exist",
      reason: "The retry limit of 3 is reached",
      transaction_id: "t-1",
      data: { can_retry: false },
      retryable: false,
      doc_url: "/docs/errors#unit_930",
      meta: { retry_after: 7 },
    };
    const error = await failWith(failure(422, "unit_930", fields));
    expect(error).to.include({
      message: "It is unit_930",
      code: "unit_930",
      error: fields.error,
      reason: fields.reason,
      transactionId: "t-1",
      retryable: false,
      retryAfter: 7,
      docUrl: `${new URL(double.url).origin}/docs/errors#unit_930`,
    });
    expect(error.data).to.deep.equal(fields.data);
    expect(error.requestId).to.match(/^r-/);
    expect(error.raw).to.deep.include({ status: "error", ...fields });
  });

  it("gives the URL of the page about the code, wherever the service runs", async () => {
    const places = [
      ["https://tax.example/api/v1", "https://tax.example/docs/errors#not_found"],
      ["https://tax.example/sandbox/api/v1/", "https://tax.example/docs/errors#not_found"],
      ["https://shop.example/tax/api/v1", "https://shop.example/tax/docs/errors#not_found"],
    ];
    for (const [baseUrl, docUrl] of places) {
      const service = new Responder({ baseUrl });
      const client = new sdk.Taxctl({ apiKey: key, baseUrl, fetch: service.fetch });
      service.respondNext("getTransaction", { status: 404 });
      const error: unknown = await client.transactions.get("unknown").catch((reason) => reason);
      expect(error).to.be.instanceOf(sdk.NotFoundError).and.to.include({ docUrl });
    }
  });

  it("serializes with name, message and cause", async () => {
    const error = await failWith(failure(422, "unit_930", { transaction_id: "t-1" }));
    const plain = JSON.parse(JSON.stringify({ error }));
    expect(plain.error).to.include({
      name: "RejectedError",
      message: "It is unit_930",
      code: "unit_930",
      status: 422,
      transactionId: "t-1",
      operation: "createSale",
    });
    const cause = new Error("outer", { cause: Object.assign(new Error("inner"), { code: "ECONNRESET" }) });
    const lost = JSON.parse(JSON.stringify(new sdk.ConnectionError("no answer", { cause })));
    expect(lost).to.deep.include({
      name: "ConnectionError",
      message: "no answer",
      cause: {
        name: "Error",
        message: "outer",
        cause: { name: "Error", message: "inner", code: "ECONNRESET" },
      },
    });
    const circular = new Error("round");
    circular.cause = circular;
    expect(JSON.stringify(new sdk.TaxctlError("ends", { cause: circular }))).to.contain("round");
    expect(JSON.parse(JSON.stringify(new sdk.TaxctlError("ends", { cause: "text" })))).to.include({
      cause: "text",
    });
    expect(JSON.parse(JSON.stringify(new ContractError("It is not", ["a is missing"])))).to.deep.equal({
      name: "ContractError",
      message: "It is not as openapi.yaml says:\n  - a is missing",
      problems: ["a is missing"],
    });
  });

  it("lists the messages of each field", async () => {
    const error = await failWith(
      failure(422, "validation_failed", { errors: { a: ["one", "two"], b: "three" } }),
    );
    expect(error.errors).to.deep.equal({ a: ["one", "two"], b: ["three"] });
    expect(error).to.be.instanceOf(sdk.BadRequestError);
  });

  it("says where to look if the response is not the service's own", async () => {
    expect((await failWith({ status: 200, text: "<h1>Welcome</h1>" })).message).to.contain("check baseUrl");
    expect(
      (await failWith({ status: 307, headers: { location: "https://elsewhere.example" } })).message,
    ).to.contain("https://elsewhere.example");
  });

  it("leaves no outcome unknown if a read gets a response that is not the service's", async () => {
    for (const status of [200, 500, 502, 504]) {
      script = { status, text: "<h1>Welcome</h1>" };
      const error: unknown = await clientOf(double, { maxRetries: 0 })
        .health.get()
        .catch((reason) => reason);
      expect(Object(error).constructor).to.equal(sdk.ServiceError);
      const isOfProxy = status === 502 || status === 504;
      expect(Object(error).message).to.match(
        isOfProxy
          ? /^A proxy responded with HTTP 50[24] instead of the service$/
          : /does not come from the service; check baseUrl$/,
      );
    }
  });

  it("chooses what is retryable if the service does not say", async () => {
    expect((await failWith(failure(503, "unavailable"))).retryable).to.equal(true);
    expect((await failWith(failure(404, "not_found"))).retryable).to.equal(false);
  });

  it("never holds the key", async () => {
    const { inspect } = await import("node:util");
    const error = await failWith(failure(401, "key_unknown"));
    expect(
      inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error) + error.stack,
    ).not.to.contain(key);
  });
});
