// Keys: any other Authorization header is rejected, and no response reveals anything about keys.
import { expect } from "chai";
import { hashKey, makeKey } from "../../server/src/core/accounts/keys.ts";
import { operationList } from "../../server/src/core/context/operations.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { createTestClock } from "../support/clock.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { exchange } from "./support.ts";

describe("keys", () => {
  let db: TestDatabase;
  let test: TestService;
  const clock = createTestClock();
  before(async () => {
    db = await openTestDatabase();
    test = await startTestService({ simulator: false, clock, overrides: { db, work: false } });
  });
  // Strangers who ask very often must wait: here, each test finds the whole allowance.
  beforeEach(() => clock.advance(60_000));
  after(async () => {
    await test?.close();
    await db?.close();
  });

  /** The status and code that a raw Authorization header (several, where it says so) leads to. */
  async function openedBy(headers: string, path = "/api/v1/transactions"): Promise<string> {
    const response = await exchange(
      test.origin,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    );
    const [, status = "none"] = /^HTTP\/1\.1 (\d{3})/.exec(response) ?? [];
    const [, code = ""] = /"code":"([a-z_]+)"/.exec(response) ?? [];
    return `${status} ${code}`.trim();
  }

  it("are accepted only in the form that was issued", async () => {
    const key = test.keys.owner;
    const bearer = (text: string): string => `Authorization: Bearer ${text}\r\n`;
    expect(await openedBy(bearer(key))).to.equal("200");
    expect(await openedBy(`authorization: bearer   ${key}  \r\n`)).to.equal("200");
    const malformed = [
      bearer(key.slice(0, 63)),
      bearer(`${key}a`),
      bearer(key.slice(0, 32)),
      bearer(`${key.slice(0, 63)}\xe9`),
      bearer(`${key.slice(0, 63)}\u00a0`),
      bearer(`${key}, Bearer ${key}`),
      bearer(`"${key}"`),
      bearer(key.replace("_", "%5f")),
      bearer("null"),
      bearer("' or 1=1 --"),
      `Authorization: Basic ${Buffer.from(`${key}:`).toString("base64")}\r\n`,
      `Authorization: Token ${key}\r\n`,
      `Authorization: ${key}\r\n`,
      `Authorization: Bearer\t${key}\r\n`,
      `Authorization: Bearer${key}\r\n`,
    ];
    for (const header of malformed) expect(await openedBy(header), header).to.equal("401 key_malformed");
    const unknown = [
      bearer(key.toUpperCase().replace("TXS_", "txs_")),
      bearer(key.replace("txs_", "txl_")),
      bearer(`txs_${"0".repeat(60)}`),
      bearer(makeKey("sandbox")),
    ];
    for (const header of unknown) expect(await openedBy(header), header).to.equal("401 key_unknown");
    // Node's parser ends such a request before anybody reads it.
    for (const text of [`${key.slice(0, 63)}\0`, `${key}\0`, `${key}\nX-Role: owner`]) {
      expect(await openedBy(bearer(text)), JSON.stringify(text)).to.match(/^400|^401/);
    }
  });

  it("count in the header only, and the first of two headers alone", async () => {
    const key = test.keys.owner;
    for (const path of [
      `/api/v1/transactions?api_key=${key}`,
      `/api/v1/transactions?authorization=Bearer%20${key}`,
      `/api/v1/transactions?access_token=${key}`,
    ]) {
      expect(await openedBy("", path), path).to.equal("401 key_missing");
    }
    expect(await openedBy(`Cookie: authorization=Bearer ${key}\r\nX-Api-Key: ${key}\r\n`)).to.equal(
      "401 key_missing",
    );
    const stranger = makeKey("sandbox");
    const both = `Authorization: Bearer ${stranger}\r\nAuthorization: Bearer ${key}\r\n`;
    expect(await openedBy(both)).to.equal("401 key_unknown");
  });

  it("are looked up by their hash, the same way whether they are known, wrong or revoked", async () => {
    const { key, id } = await issueKey(db, clock, test.account.users.owner, "sandbox", {});
    await db.knex("api_keys").where({ id }).update({ revoked_at: 1 });
    const wrong = `${key.slice(0, 63)}${key.endsWith("a") ? "b" : "a"}`;
    const seen: Statement[] = [];
    const deafen = listenToQueries(db, (statement) => {
      if (statement.sql.includes("api_keys")) seen.push(statement);
    });
    const reads: string[][] = [];
    for (const text of [key, wrong, makeKey("sandbox")]) {
      seen.length = 0;
      await test.call("GET", "/transactions", { key: text });
      reads.push(seen.map(({ sql }) => sql));
      expect(JSON.stringify(seen.map(({ sql, bindings }) => ({ sql, bindings }))))
        .to.contain(hashKey(text))
        .and.not.contain(text.slice(4));
    }
    deafen();
    // No comparison of secrets that could stop early: an index finds a hash, or does not.
    expect(reads[1]).to.deep.equal(reads[0]);
    expect(reads[2]).to.deep.equal(reads[0]);
    expect(reads[0]).to.have.length(1);
  });

  it("are required by every operation under both prefixes, before any other check", async () => {
    for (const operation of operationList.filter(({ access }) => access !== "public")) {
      const { path } = exampleRequest(operation);
      for (const prefix of ["/api/v1", "/sandbox/api/v1"]) {
        clock.advance(1_000);
        const response = await test.call(operation.method.toUpperCase(), `/${prefix}${path}`, {
          key: null,
          ...(operation.body ? { body: "{not json" } : {}),
          headers: { "X-Branch-ID": "nobody's" },
        });
        const missing = operation.access === "account" ? "401 key_missing" : "401 session_missing";
        expect(`${response.status} ${response.body.code}`, operation.id).to.equal(missing);
      }
    }
  });

  it("of live data open no sandbox address", async () => {
    const { status, body } = await test.call("GET", "//sandbox/api/v1/transactions", { key: test.keys.live });
    expect(`${status} ${body.code}`).to.equal("401 key_wrong_environment");
  });

  it("are limited to their addresses whatever headers claim, while no proxy is trusted", async () => {
    const { key } = await issueKey(db, clock, test.account.users.owner, "sandbox", {
      cidrs: ["203.0.113.0/24"],
    });
    for (const name of [
      "X-Forwarded-For",
      "Forwarded",
      "X-Real-IP",
      "Client-IP",
      "True-Client-IP",
      "X-Client-IP",
      "CF-Connecting-IP",
    ]) {
      const value = name === "Forwarded" ? "for=203.0.113.9" : "203.0.113.9";
      const { status, body } = await test.call("GET", "/transactions", { key, headers: { [name]: value } });
      expect(`${status} ${body.code}`, name).to.equal("403 address_not_allowed");
      expect(JSON.stringify(body)).not.to.contain("203.0.113.0/24");
    }
  });
});
