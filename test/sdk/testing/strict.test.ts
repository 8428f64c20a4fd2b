// Proving strict mode: it finds nothing wrong with the responder or the real one of this version.
import { Taxctl } from "@taxctl/sdk";
import { type Recorder, Responder, recordCalls } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { routes } from "../../../sdk/src/client/routes.ts";
import type { Route } from "../../../sdk/src/client/types.ts";
import { requireOperation } from "../../../sdk/src/testing/operations.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { clientOf } from "../../support/people.ts";
import { failureOf } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { argumentsOf, type Known } from "./every-operation.ts";

const any: Known = { sale: crypto.randomUUID(), purchase: crypto.randomUUID(), link: crypto.randomUUID() };
const codes = ["", "/tax-types", "/payment-types", "/countries"];

/** Calls operations with examples, and returns their names. Failures are responses too. */
async function callAll(
  { key, session }: { key: Taxctl; session: Taxctl },
  known = any,
  isMeant: (operation: string) => boolean = () => true,
): Promise<string[]> {
  const called: string[] = [];
  for (const [resource, methods] of Object.entries<Record<string, Route>>(routes)) {
    for (const [name, route] of Object.entries(methods)) {
      if (!isMeant(route.operation)) continue;
      const caller = requireOperation(route.operation).takesKey ? key : session;
      const method: (...args: unknown[]) => PromiseLike<unknown> = Object(caller)[resource][name];
      await Promise.resolve(method(...argumentsOf(resource, route, known))).catch(() => {});
      called.push(route.operation);
    }
  }
  return called;
}

describe("strict recorder", () => {
  let recorder: Recorder;
  const own = globalThis.fetch;
  afterEach(() => {
    recorder.stop();
    globalThis.fetch = own;
  });

  /** A code table, and the same table for a caller that has it. */
  async function fetchTwice(url: string, headers: Record<string, string>): Promise<number[]> {
    const first = await fetch(url, { headers });
    const tag = first.headers.get("etag") ?? "";
    const second = await fetch(url, { headers: { ...headers, "if-none-match": tag } });
    const other = await fetch(url, { headers: { ...headers, "if-none-match": 'W/"other"' } });
    expect(await second.text()).to.equal("");
    expect(second.headers.get("etag")).to.equal(tag);
    return [first.status, second.status, other.status];
  }

  describe("with the responder", () => {
    let service: Responder;
    beforeEach(() => {
      service = new Responder();
      globalThis.fetch = service.fetch;
      recorder = recordCalls({ baseUrl: service.baseUrl, strict: true });
    });
    const options = { pace: false, maxRetries: 0 };
    const key = () => new Taxctl({ apiKey: "any", branch: "00", ...options });
    const session = () => new Taxctl({ session: { token: "any" }, branch: "00", ...options });

    it("finds nothing wrong with any operation", async () => {
      const called = await callAll({ key: key(), session: session() });
      expect(recorder.calls.map(({ operation }) => operation)).to.include.members(called);
      recorder.verify();
    });

    it("finds nothing wrong with any operation that fails", async () => {
      for (const status of [401, 403, 404, 429, 503]) {
        service.respondNext("*", { status, times: 1_000 });
        const isMeant = (operation: string) => status !== 401 || !requireOperation(operation).isOpen;
        await callAll({ key: key(), session: session() }, any, isMeant);
        service.reset();
      }
      recorder.verify();
    });

    it("finds nothing wrong with code tables that the caller has", async () => {
      for (const path of codes)
        expect(
          await fetchTwice(`${service.baseUrl}/codes${path}`, { authorization: "Bearer any" }),
        ).to.deep.equal([200, 304, 200]);
      recorder.verify();
    });

    it("names the credential that an operation needs", async () => {
      const of = (headers: Record<string, string>) => fetch(`${service.baseUrl}/keys`, { headers });
      await of({});
      await of({ authorization: "Bearer any" });
      await of({ cookie: "taxctl-session=any" });
      await fetch(`${service.baseUrl}/items`);
      expect(recorder.calls.map(({ problems }) => problems)).to.deep.equal([
        ["the session is missing"],
        ["an API key can't call this operation: it needs a session"],
        [],
        ["the API key is missing"],
      ]);
    });
  });

  describe("with the real service", () => {
    const environment = { TAXD_PUBLIC_URL: "https://tax.example.com" };
    const test = forSuite(() => startTestService({ environment }));
    before(async () => {
      await openBranch(test);
    });

    it("finds nothing wrong with operations that read, submit and fail", async () => {
      recorder = recordCalls({ baseUrl: test.url, strict: true });
      const key = test.clientFor(test.keys.owner);
      const session = await clientOf(test, test.account.users.owner);
      const sold = await key.sales.create(sale());
      const rejected = sale({ invoice_no: `STRICT-${crypto.randomUUID().slice(0, 8)}-SIM-921x1` });
      expect((await failureOf(key.sales.create(rejected))).status).to.equal(422);
      const { id: link } = await key.transactions.createReceiptLink(sold.transaction_id);
      const isRead = (operation: string) => requireOperation(operation).method === "GET";
      const called = await callAll(
        { key, session },
        { sale: sold.transaction_id, purchase: sold.transaction_id, link },
        isRead,
      );
      expect(called.length).to.be.above(40);
      await callAll({ key: test.clientFor(`txs_${"0".repeat(60)}`), session }, any, isRead);
      const headers = { authorization: `Bearer ${test.keys.owner}` };
      for (const path of codes)
        expect(await fetchTwice(`${test.url}/codes${path}`, headers)).to.deep.equal([200, 304, 200]);
      recorder.verify();
    });
  });
});
