// Texts that mean something to a database, a log, a terminal or a header: stored and shown as the texts they are, or rejected.

import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { itemInput } from "../support/records.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { exchange, fieldsOf, withField } from "./support.ts";

const texts = [
  "' or '1'='1",
  "'; drop table transactions; --",
  '" union select hash from api_keys --',
  "\\'; select 1; #",
  "`id` = 1",
  "1); delete from items where (1=1",
  "0x27 or sleep(3)#",
  "%00' or 1=1",
  "?",
  ":id",
  "??",
];

describeEachFamily("texts that are statements elsewhere", (family) => {
  let test: TestService;
  let log = "";

  before(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    // The unit's words are none of this: nothing is worked on.
    test = await startTestService({
      family,
      overrides: { work: false, syncWaitMs: 1, log: createLog("info", sink) },
    });
    await openBranch(test);
  });
  after(() => test?.close());

  /** How many rows every table has that these requests must not touch. */
  async function guarded({ id }: Operation): Promise<unknown> {
    const { knex } = test.service.db;
    const count = async (table: string): Promise<unknown> =>
      Number((await knex(table).count({ n: "*" }).first())?.n);
    const tables = ["accounts", "users", "api_keys", "data_sets", "schema_migrations"];
    const own = id === "inviteUser" ? "users" : id === "createKey" ? "api_keys" : undefined;
    return Promise.all(tables.filter((table) => table !== own).map(count));
  }

  for (const operation of operationList) {
    it(`are plain text to ${operation.id}`, async () => {
      const { path, query, body } = exampleRequest(operation);
      const headers: Record<string, string> = operation.branch === "none" ? {} : { "X-Branch-ID": "00" };
      const method = operation.method.toUpperCase();
      const tables = await guarded(operation);
      const strings = operation.body
        ? fieldsOf(operation.body.pointer)
            .filter(({ schema }) => [schema.type].flat().includes("string"))
            // All columns of a mapping are names that are looked for in one list.
            .filter(({ path: place }) => !place.includes("columns") || place.at(-1) === "number")
        : [];
      const parameters = operation.parameters.filter(({ in: place }) => place !== "header");
      const responses = [];
      // Each place gets three of the texts, in turns.
      const some = (at: number): string[] => [0, 4, 8].map((by) => texts[(at + by) % texts.length] ?? "'");
      for (const [at, field] of strings.entries()) {
        for (const text of some(at)) {
          const sent = withField(body ?? {}, field.path, text);
          responses.push(await test.call(method, `${path}${query}`, { headers, body: sent }));
        }
      }
      for (const [at, { name, in: place }] of parameters.entries()) {
        for (const text of some(at)) {
          const filled = operation.path.replace(`{${name}}`, encodeURIComponent(text));
          const target = place === "path" ? filled : `${path}?${name}=${encodeURIComponent(text)}`;
          const sent = operation.body ? { body: body ?? {} } : {};
          responses.push(await test.call(method, target, { headers, ...sent }));
        }
      }
      for (const response of responses) {
        const isUnit = response.body.code === "unit_unreachable";
        expect(response.status < 500 || isUnit, response.text).to.equal(true);
        expect(response.text).not.to.match(/syntax|SQLITE|near "|ER_[A-Z]/);
      }
      expect(await guarded(operation)).to.deep.equal(tables);
    });
  }

  it("are found again letter by letter, and nothing else with them", async () => {
    const names = [
      "100% cotton",
      "100 cotton",
      "a_b",
      "axb",
      "a!b",
      "back\\slash",
      "it's",
      '"quoted"',
      "semi;colon",
    ];
    const { knex } = test.service.db;
    const row = await knex("items").first();
    for (const [at, name] of names.entries()) {
      const { id: _id, ...rest } = row;
      await knex("items").insert({
        ...rest,
        item_code: `KE2NTXU80000${at + 10}`,
        item_name: name,
        name_folded: name,
      });
      noteChange(knex, "items");
    }
    const found = async (text: string): Promise<string[]> => {
      const { body } = await test.call("GET", `/items?item_name=${encodeURIComponent(text)}&per_page=100`);
      return (body.data as { item_name: string }[]).map(({ item_name }) => item_name).sort();
    };
    expect(await found("0%")).to.deep.equal(["100% cotton"]);
    expect(await found("a_b")).to.deep.equal(["a_b"]);
    expect(await found("a!b")).to.deep.equal(["a!b"]);
    expect(await found("\\")).to.deep.equal(["back\\slash"]);
    expect(await found("'")).to.deep.equal(["it's"]);
    expect(await found('"')).to.deep.equal(['"quoted"']);
    expect(await found("%")).to.deep.equal(["100% cotton"]);
    expect(await found("_")).to.deep.equal(["a_b"]);
    expect(await found("';--")).to.deep.equal([]);
  });

  it("can't be used as sort columns", async () => {
    for (const query of [
      "sort_by=name_folded",
      "sort_by=item_code;--",
      "sort_by=(select 1)",
      "sort_by=item_code desc",
      "sort_by=1",
      "sort_by=ITEM_CODE",
      "sort_by=item_code&sort_order=desc,(select 1)",
      "sort_by=item_code&sort_order=DESC",
    ]) {
      const { status, body } = await test.call("GET", `/stock?branch_id=00&${query}`);
      expect(`${status} ${body.code}`, query).to.equal("422 validation_failed");
    }
  });

  it("are stored as they are, whatever they would do to a terminal or a sheet", async () => {
    const odd = "=cmd|' /C calc'!A0 \u202e\u2066 <b>x</b> {{1}} \u{1f600}";
    const account = await test.openAccount();
    await openBranch(test, { accountId: account.id });
    const key = account.keys.owner;
    const body = sale({ customer_name: odd, remark: odd });
    const stored = await test.call("POST", "/sales?async=true", { key, body });
    expect(stored.status, stored.text).to.equal(202);
    const id = (stored.body.data as { transaction_id: string }).transaction_id;
    const shown = await test.call("GET", `/sales/${id}`, { key });
    expect(shown.body.data).to.include({ customer_name: odd });
    expect(shown.headers.get("content-type")).to.equal("application/json; charset=utf-8");
  });

  it("can't forge a log line or a header", async () => {
    const before = log.length;
    const forged = '\r\n{"level":"error","msg":"forged"}\r\n\u001b[31m';
    await test.call("GET", `/transactions/${encodeURIComponent(forged)}`);
    await test.call("GET", `//nothing${encodeURIComponent(forged)}`);
    await test.call("GET", `/transactions?invoice_no=${encodeURIComponent(forged)}`);
    await test.call("POST", "/items", {
      body: itemInput({ item_name: forged }),
      headers: { "X-Branch-ID": "00" },
    });
    const raw = await exchange(
      test.origin,
      `GET /api/v1/transactions HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${test.keys.owner}\r\nX-Request-Id: a\u001b[31mb\r\nUser-Agent: x\u001b]0;owned\u0007\r\n\r\n`,
    );
    expect(raw).to.match(/^HTTP\/1\.1 [24]00/);
    for (const name of ["X-Request-Id", "X-Branch-ID", "Idempotency-Key"]) {
      const response = await exchange(
        test.origin,
        `GET /api/v1/transactions HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${test.keys.owner}\r\n${name}: a\rSet-Cookie: x=1\r\n\r\n`,
      );
      expect(response.toLowerCase(), name).not.to.contain("set-cookie:");
    }
    const lines = log.slice(before).trimEnd().split("\n");
    for (const line of lines) {
      const { msg, level } = JSON.parse(line);
      expect(msg).not.to.equal("forged");
      expect(level, line).to.equal("info");
      // JSON escapes what a terminal would obey.
      expect(line).not.to.match(/\p{Cc}/u);
    }
  });

  it("can't add a line to a webhook's request", async () => {
    for (const url of [
      "https://example.com/\r\nX-Evil: 1",
      "https://example.com/%0d%0aX-Evil:1\n",
      "https://user:password@example.com/",
      "https://example.com/#\r\n",
      "https://example.com\t/",
      " https://example.com/",
    ]) {
      const { status } = await test.call("POST", "/webhooks", { body: { url } });
      expect(status, JSON.stringify(url)).to.equal(422);
    }
  });
});
