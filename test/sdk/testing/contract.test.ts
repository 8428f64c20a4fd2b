// Proving the contract assertion: accepted responses, findings, and every form of a response.

import { TaxctlError } from "@taxctl/sdk";
import {
  answerCheck,
  ContractError,
  contractAssertions,
  expectToMatchContract,
  Responder,
} from "@taxctl/sdk/testing";
import * as chai from "chai";
import { forSuite } from "../../support/suite.ts";
import { clientOf, envelope, exampleSale, failure, key, noDouble, startDouble } from "../client/double.ts";

const { expect } = chai.use(contractAssertions);
const meta = { timestamp: "2026-03-10T07:15:01.412Z", request_id: "r" };
const retried = {
  status: "success",
  message: "Done",
  data: {
    transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    status: "success",
    synced_to_authority: true,
    receipt_no: "1",
  },
  meta,
};
const failedBody = { status: "error", message: "It failed", code: "not_found", meta };

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await work.then(
    () => expect.fail("it should not match"),
    (reason) => reason,
  );
  expect(error).to.be.instanceOf(ContractError);
  for (const problem of error.problems) expect(error.message).to.contain(problem);
  return error.problems;
}

describe("contract assertion", () => {
  it("accepts a documented response, by operation or by method and path", async () => {
    const response = { status: 200, body: retried };
    await expectToMatchContract(response, "retryTransaction");
    await expectToMatchContract(response, "POST /transactions/t-1/retry");
    await expectToMatchContract(
      response,
      "post https://tax.example.com/x/sandbox/api/v1/transactions/t-1/retry?a=1",
    );
    await expectToMatchContract({ ...response, method: "POST", path: "/api/v1/transactions/t/retry" });
    await expectToMatchContract({ status: 404, body: failedBody }, "retryTransaction");
  });

  it("finds missing, mistyped and undocumented values, each by its field", async () => {
    const data = { ...retried.data, status: "done", receipt_no: 1, synced_to_authority: undefined };
    const body = JSON.parse(
      JSON.stringify({ ...retried, data, meta: { request_id: "r", timestamp: "now" } }),
    );
    expect(
      await problemsOf(expectToMatchContract({ status: 200, body }, "retryTransaction")),
    ).to.have.members([
      "data.status must be equal to one of the allowed values: pending, processing, success, failed",
      "data.receipt_no must be string,null",
      "data.synced_to_authority is missing",
      'meta.timestamp must match format "date-time"',
    ]);
  });

  it("names rows of a list", async () => {
    const page = { ...meta, current_page: 1, per_page: 50, total: 1, total_pages: 1, next_cursor: null };
    const call = expectToMatchContract({ status: 200, body: { data: [{}], meta: page } }, "listTransactions");
    expect(await problemsOf(call)).to.include("data[0].transaction_id is missing");
  });

  it("accepts unknown fields", async () => {
    const body = { ...retried, data: { ...retried.data, color: "red" }, more: 1 };
    await expectToMatchContract({ status: 200, body }, "retryTransaction");
  });

  it("rejects a receipt's date in another form", async () => {
    const client = clientOf(noDouble, { fetch: new Responder().fetch });
    const { status, body: received } = await client.sales.create(exampleSale).withResponse();
    const body = { ...received, data: { ...received.data, receipt_date: "26/11/2026" } };
    expect(await problemsOf(expectToMatchContract({ status, body }, "createSale"))).to.deep.equal([
      'data.receipt_date must match pattern "^[0-9]{14}$"',
    ]);
  });

  it("rejects unknown fields, headers and error codes if strict", async () => {
    const strict = { strict: true };
    const body = { ...retried, data: { ...retried.data, color: "red" } };
    const call = expectToMatchContract({ status: 200, body }, "retryTransaction", strict);
    expect(await problemsOf(call)).to.deep.equal(["data.color is not known"]);
    const failed = { status: 404, body: { ...failedBody, code: "oops" } };
    const problems = await problemsOf(expectToMatchContract(failed, "getSale", strict));
    expect(problems).to.deep.equal(["the code oops is not known"]);
    const { expect: assured } = chai.use(contractAssertions);
    await assured(failed).not.to.matchContract("getSale", strict);
    await assured(failed).to.matchContract("getSale");
  });

  it("rejects statuses, media types and header values that are not documented", async () => {
    expect(
      await problemsOf(expectToMatchContract({ status: 418, body: failedBody }, "getSale")),
    ).to.deep.equal(["the status 418 is not one of 200, 401, 403, 404, 429, 500, 503"]);
    const page = new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } });
    expect(await problemsOf(expectToMatchContract(page, "getSale"))).to.deep.equal([
      "the media type text/html is not documented",
    ]);
    const headers = { "X-RateLimit-Limit": "many", "x-request-id": "r" };
    const limited = expectToMatchContract({ status: 404, headers, body: failedBody }, "getSale");
    expect(await problemsOf(limited)).to.deep.equal(["the header X-RateLimit-Limit is many"]);
  });

  it("reports a call that it can't identify", async () => {
    for (const called of [undefined, "GET /nothing", "GET /"]) {
      const [problem] = await problemsOf(expectToMatchContract({ status: 200, body: {} }, called));
      expect(problem).to.contain("the operation can't be determined");
    }
    const unknown = await expectToMatchContract({ status: 200, body: {} }, "createSales").catch(
      (error) => error,
    );
    expect(unknown).to.be.instanceOf(TypeError);
  });

  it("distinguishes similar paths: a fixed path isn't an item with that code", async () => {
    const page = { ...meta, current_page: 1, per_page: 50, total: 0, total_pages: 0, next_cursor: null };
    await expectToMatchContract(
      { status: 200, body: { status: "success", data: [], meta: page } },
      "GET /stock/movements",
    );
    await problemsOf(
      expectToMatchContract({ status: 200, body: { data: [], meta: page } }, "GET /stock/KE1"),
    );
  });

  describe("accepts any client's result", () => {
    const double = forSuite(() =>
      startDouble(({ method }) =>
        method === "POST" ? { body: retried } : failure(404, "not_found", { meta }),
      ),
    );

    it("a response of fetch, which has its URL; it can still be read", async () => {
      const post = await fetch(`${double.url}/transactions/t/retry`, { method: "POST" });
      await expectToMatchContract(post);
      expect(await post.json()).to.deep.equal(retried);
      await expectToMatchContract(await fetch(`${double.url}/sales/x`));
      // Two methods have this path, and neither responds like this.
      await problemsOf(expectToMatchContract(await fetch(`${double.url}/webhooks`, { method: "POST" })));
    });

    it("a call of the SDK, its whole response and its error", async () => {
      const client = clientOf(double);
      await expectToMatchContract(client.transactions.retry("t"));
      await expectToMatchContract(await client.transactions.retry("t").withResponse());
      await expectToMatchContract(client.sales.get("t"));
      const error = await client.sales.get("t").catch((reason) => reason);
      expect(error).to.be.instanceOf(TaxctlError);
      await expectToMatchContract(error as TaxctlError);
      await problemsOf(expectToMatchContract(client.sales.create(exampleSale)));
    });

    it("responses of axios and of supertest", async () => {
      const data = retried;
      const config = { method: "post", url: "/transactions/t/retry" };
      await expectToMatchContract({ status: 200, headers: { "x-request-id": "r" }, data, config });
      const request = { method: "POST", url: "http://127.0.0.1/api/v1/transactions/t/retry" };
      await expectToMatchContract({ status: 200, body: retried, request });
      await expectToMatchContract({ status: 200, body: JSON.stringify(retried), request });
    });

    it("but not a call without a response", async () => {
      const closed = await startDouble(() => "reset");
      await closed.close();
      const error = await expectToMatchContract(clientOf(closed).health.get()).catch((reason) => reason);
      expect(error).to.have.property("name", "ConnectionError");
    });
  });

  describe("in chai's words", () => {
    it("accepts and rejects", async () => {
      await expect({ status: 200, body: retried }).to.matchContract("retryTransaction");
      await expect({ status: 200, body: {} }).not.to.matchContract("retryTransaction");
      const error = await expect({ status: 200, body: { ...retried, message: 1 } })
        .to.matchContract("retryTransaction")
        .catch((reason) => reason);
      expect(error).to.be.instanceOf(chai.AssertionError);
      expect(error.message)
        .to.contain("the response 200 of retryTransaction")
        .and.to.contain("message must be string");
    });

    it("says what should not have matched", async () => {
      const error = await expect({ status: 200, body: retried })
        .not.to.matchContract("retryTransaction")
        .catch((reason) => reason);
      expect(error.message).to.equal(
        "expected the response 200 of retryTransaction not to be as openapi.yaml says",
      );
    });
  });

  describe("of every response of a client, during development", () => {
    it("fails the call, success or not", async () => {
      const double = await startDouble(({ method }) =>
        method === "POST" ? envelope({ receipt_no: 1 }) : failure(404, "not_found"),
      );
      const client = clientOf(double, { checkAnswer: answerCheck() });
      expect(await problemsOf(client.transactions.retry("t"))).to.include(
        "data.receipt_no must be string,null",
      );
      expect(await problemsOf(client.sales.get("t"))).to.deep.equal([
        "meta.timestamp is missing",
        "meta.request_id is missing",
      ]);
      await double.close();
    });

    it("only reports if told to, and nothing about a documented response", async () => {
      const service = new Responder();
      const found: ContractError[] = [];
      const checkAnswer = answerCheck((error) => found.push(error));
      const double = await startDouble(() => envelope({ transaction_id: 5 }));
      await clientOf(double, { checkAnswer }).transactions.retry("t");
      expect(found.map((error) => error.message.split("\n")[0])).to.deep.equal([
        "the response 200 of retryTransaction is not as openapi.yaml says:",
      ]);
      await clientOf(double, { checkAnswer, apiKey: key, fetch: service.fetch }).sales.create(exampleSale);
      expect(found).to.have.length(1);
      await double.close();
    });
  });
});
