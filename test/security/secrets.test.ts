// Keys, credentials and webhook secrets: shown once to their owner, and then in no log, response, metric, backup or row.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { operationList } from "../../server/src/core/context/operations.ts";
import { backUp } from "../../server/src/db/backup.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, deadUrl, deviceInput } from "../support/records.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService, type TestService } from "../support/service.ts";

const pin = "PIN-4711-do-not-show";

describeEachFamily("secrets", (family) => {
  let test: TestService;
  let log = "";
  /** All responses except the one that shows a new secret. */
  let responses = "";
  const secrets: Record<string, string> = { credentials: pin };

  before(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    test = await startTestService({ family, overrides: { log: createLog("trace", sink) } });
    const { call, keys } = test;
    for (const [role, key] of Object.entries(keys)) secrets[`${role} key`] = key;
    await openBranch(test);

    const say = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await call(method, path, { ...(body === undefined ? {} : { body }), headers });
      responses += `${response.text}\n${JSON.stringify([...response.headers])}\n`;
      return response;
    };
    await say("POST", "/branches", branchInput({ bhf_id: "01" }));
    const device = deviceInput(test, {
      bhf_id: "01",
      credentials: { access_code: pin, nested: { pin }, username: "till", password: pin },
    });
    secrets["HTTP Basic"] = Buffer.from(`till:${pin}`).toString("base64");
    expect((await say("POST", "/devices", device)).status).to.equal(201);
    await say("PUT", "/devices/01", {
      credentials: { username: "till", password: pin, cmc_key: pin, again: true },
    });
    await say(
      "POST",
      "/devices/01/initialize",
      { credentials: { access_code: pin } },
      { "Idempotency-Key": "i-1" },
    );
    await say("POST", "/devices/01/test", { credentials: { access_code: pin } });
    await say("GET", "/devices");
    await say("PUT", "/devices/01", { credentials: pin });
    await say("POST", "/devices", { ...device, vscu_url: `http://user:${pin}@unit.invalid/` });

    const made = await call("POST", "/webhooks", {
      body: { url: deadUrl },
      headers: { "Idempotency-Key": "w-1" },
    });
    const { id, secret } = made.body.data as { id: string; secret: string };
    const rotated = await call("POST", `/webhooks/${id}/rotate-secret`, {
      body: {},
      headers: { "Idempotency-Key": "w-2" },
    });
    secrets["webhook secret"] = secret.replace(/^whsec_/, "");
    secrets["rotated webhook secret"] = (rotated.body.data as { secret: string }).secret.replace(
      /^whsec_/,
      "",
    );
    await say("GET", `/webhooks/${id}`);
    await say("POST", `/webhooks/${id}/test`, {});
    await say("POST", "/sales?async=true", { ...sale(), branch_id: "00" });

    // Every operation once, right and wrong, with each key in wrong places.
    for (const operation of operationList) {
      const { path, query, body } = exampleRequest(operation);
      const method = operation.method.toUpperCase();
      const shown = ["createWebhook", "rotateWebhookSecret", "createRelay", "createKey", "rotateKey"];
      const isSecretShown = shown.includes(operation.id);
      if (!isSecretShown) await say(method, `${path}${query}`, operation.body ? (body ?? {}) : undefined);
      await say(method, `${path}?key=${keys.owner}`, operation.body ? { api_key: keys.owner } : undefined, {
        "X-Request-Id": keys.owner,
      });
    }
    await say("GET", `/${keys.owner}`);
    await say("GET", `//${keys.owner}`);
    for (const authorization of [`Basic ${keys.owner}`, `Bearer ${keys.owner}x`, `Bearer ${keys.live}`]) {
      const path = authorization.includes(keys.live) ? "//sandbox/api/v1/transactions" : "/transactions";
      const response = await call("GET", path, { key: null, headers: { Authorization: authorization } });
      responses += response.text;
    }
    await test.service.lanes.drain();
  });
  after(() => test?.close());

  function expectNone(text: string, where: string): void {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(text.includes(secret), `${name} stands in ${where}: ${around(text, secret)}`).to.equal(false);
      const encoded = Buffer.from(secret).toString("base64").replace(/=+$/, "");
      expect(text.includes(encoded), `${name} stands in ${where}, in base64`).to.equal(false);
    }
  }

  const around = (text: string, secret: string): string => {
    const at = text.indexOf(secret);
    return at < 0 ? "" : text.slice(Math.max(0, at - 120), at);
  };

  it("appear in no log line, at the most verbose level", () => {
    expect(log.length).to.be.above(10_000);
    expectNone(log, "the log");
  });

  it("appear in no response to any request", () => {
    expect(responses.length).to.be.above(10_000);
    expectNone(responses, "a response");
  });

  it("appear in no metric", async () => {
    expectNone((await test.call("GET", "//metrics")).text, "/metrics");
  });

  it("appear in the database only as hash or ciphertext", async () => {
    const { knex } = test.service.db;
    const tables: string[] =
      family === "sqlite"
        ? await knex("sqlite_schema").where({ type: "table" }).pluck("name")
        : (
            await knex.raw(
              "select table_name as name from information_schema.tables where table_schema = database()",
            )
          ).map((row: { name: string }) => row.name);
    expect(tables.length).to.be.above(20);
    for (const table of tables) {
      const text = (await knex(table))
        .map((row: Record<string, unknown>) =>
          Object.values(row)
            .map((value) =>
              value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
            )
            .join("\n"),
        )
        .join("\n");
      expectNone(text, table);
    }
  });

  if (family === "sqlite") {
    it("appear in no file of the data folder and in no backup; only its owner can read the key file", async () => {
      const { dataDir } = test.service.config;
      await backUp(dataDir, join(dataDir, "copy.sqlite"));
      for (const name of readdirSync(dataDir)) {
        const file = join(dataDir, name);
        if (!statSync(file).isFile()) continue;
        expectNone(readFileSync(file).toString("latin1"), name);
        if (name === "encryption.key") {
          const { mode } = statSync(file);
          expect(mode & 0o077).to.equal(0);
          const key = readFileSync(file, "utf8").trim();
          expect(log).not.to.contain(key);
          expect(responses).not.to.contain(key);
          expect(readFileSync(join(dataDir, "copy.sqlite")).toString("latin1")).not.to.contain(key);
        }
      }
    });
  }
});
