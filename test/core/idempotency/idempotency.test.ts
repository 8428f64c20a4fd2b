// Idempotency-Key: one execution, always the same response, whatever happens in between.
import { expect } from "chai";
import { ConflictError, UnprocessableError } from "../../../server/src/base/errors.ts";
import { operationList, type ResponseOf } from "../../../server/src/core/context/operations.ts";
import { mostStoredBytes, sealResponse } from "../../../server/src/core/idempotency/store.ts";
import { createService } from "../../../server/src/service.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { handlers } from "../../support/handlers.ts";
import { type ServiceResponse, startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const found = (total: number): ResponseOf<"searchSales"> => ({
  status: 200,
  body: { data: [], meta: { current_page: 1, per_page: 50, total, total_pages: 0, next_cursor: null } },
});

for (const family of databaseFamilies()) {
  describe(`idempotency keys (${family})`, () => {
    const clock = createTestClock();
    let isAlone: boolean;
    let runs = 0;
    let work: () => Promise<ResponseOf<"searchSales">>;
    let keys = 0;
    let key = "";

    const test = forSuite(() =>
      startTestService({
        family,
        clock,
        simulator: false,
        overrides: { work: false },
        handlers: {
          ...handlers,
          async searchSales() {
            runs += 1;
            return work();
          },
        },
      }),
    );
    before(async () => {
      isAlone = test.service.isAlone;
    });
    beforeEach(() => {
      test.service.isAlone = isAlone;
      runs = 0;
      key = `key-${++keys}`;
      work = async () => found(runs);
    });

    const ask = (
      body: unknown = {},
      headers: Record<string, string> = {},
      as?: string,
    ): Promise<ServiceResponse> =>
      test.call("POST", "/sales/search", {
        body,
        headers: { "Idempotency-Key": key, ...headers },
        ...(as ? { key: as } : {}),
      });
    const totalOf = (response: ServiceResponse): unknown => (response.body.meta as { total: number }).total;

    it("keep a response of 256 KiB, but not one that is a byte larger", async () => {
      const { secrets } = test.service;
      const responseOf = (text: string) => ({ status: 200, body: { text }, headers: { ETag: "x" } });
      const text = "é".repeat(Math.floor((mostStoredBytes - JSON.stringify(responseOf("")).length) / 2));
      const left = mostStoredBytes - Buffer.byteLength(JSON.stringify(responseOf(text)));
      expect(await sealResponse(secrets, "id", responseOf(text + "x".repeat(left)))).to.have.property(
        "ciphertext",
      );
      expect(await sealResponse(secrets, "id", responseOf(text + "x".repeat(left + 1)))).to.equal(undefined);
    });

    it("run a request again that changed nothing and whose response is too large", async () => {
      work = async () => {
        throw new UnprocessableError("device_not_ready", "x".repeat(mostStoredBytes));
      };
      const [first, again] = [await ask(), await ask()];
      expect([first.status, again.status, runs]).to.deep.equal([422, 422, 2]);
      expect(again.headers.get("idempotency-replayed")).to.equal(null);
      work = async () => found(runs);
      expect((await ask({ customer_name: "Kali" })).status).to.equal(200);
    });

    it("return the same response, with ids of the new request", async () => {
      const first = await ask({}, { "X-Request-Id": "first" });
      const again = await ask({}, { "X-Request-Id": "again" });
      expect([runs, totalOf(first), totalOf(again)]).to.deep.equal([1, 1, 1]);
      expect(first.headers.get("idempotency-replayed")).to.equal(null);
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      expect(again.body.meta).to.include({ request_id: "again" });
    });

    it("are one for each owner of a key and each path, under either prefix", async () => {
      await ask();
      await ask({}, {}, test.keys.admin);
      expect(runs).to.equal(2);
      const sandbox = await test.call("POST", "//sandbox/api/v1/sales/search", {
        body: {},
        headers: { "Idempotency-Key": key },
      });
      expect(totalOf(sandbox)).to.equal(1);
    });

    it("reject another body, also while the first is running", async () => {
      await ask();
      const other = await ask({ status: "failed" });
      expect(`${other.status} ${other.body.code}`).to.equal("422 idempotency_mismatch");
    });

    it("are good for 24 hours", async () => {
      await ask();
      clock.advance(24 * 3_600_000 - 1);
      await ask();
      expect(runs).to.equal(1);
      clock.advance(1);
      const later = await ask({ status: "failed" });
      expect([later.status, runs]).to.deep.equal([200, 2]);
    });

    it("keep a rejection, but not a temporary failure", async () => {
      work = async () => {
        throw new ConflictError("invoice_conflict", "no");
      };
      await ask();
      const again = await ask();
      expect([again.status, runs]).to.deep.equal([409, 1]);

      key = `key-${++keys}`;
      work = async () => {
        throw new UnprocessableError("outcome_unknown", "not yet");
      };
      await ask();
      work = async () => found(7);
      expect([totalOf(await ask()), runs]).to.deep.equal([7, 3]);
    });

    it("forget a 500 response", async () => {
      work = async () => {
        throw new Error("bug");
      };
      expect((await ask()).status).to.equal(500);
      work = async () => found(3);
      expect(totalOf(await ask())).to.equal(3);
    });

    it("let one of many simultaneous requests through", async () => {
      let finish = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        work = async () => {
          resolve();
          await gate;
          return found(1);
        };
      });
      const first = ask();
      await arrived;
      const others = await Promise.all(Array.from({ length: 10 }, () => ask()));
      finish();
      expect((await first).status).to.equal(200);
      expect(others.map(({ status }) => status)).to.deep.equal(Array(10).fill(409));
      expect(others[0]?.headers.get("retry-after")).to.equal("1");
      expect(runs).to.equal(1);
    });

    /** As if another process had been asked last, and were not done. */
    async function leaveToAnother(owner = "another process"): Promise<void> {
      clock.advance(1);
      await ask();
      const rows = test.service.db
        .knex("idempotency_keys")
        .where({ state: "done" })
        .orderBy("created_at", "desc");
      const { id } = await rows.first("id");
      await test.service.db
        .knex("idempotency_keys")
        .where({ id })
        .update({ state: "running", owner, response: null });
    }

    it("are taken over from a process that died, not from one that works", async () => {
      test.service.isAlone = false;
      await leaveToAnother();
      expect((await ask()).status).to.equal(409);
      clock.advance(5 * 60_000 + 1);
      expect([(await ask()).status, runs]).to.deep.equal([200, 2]);
    });

    if (family === "mysql") {
      it("are taken over from a killed process as soon as its lease is over", async () => {
        const { db } = test.service;
        const killed = db.knex("processes").where({ id: `killed-${key}` });
        const lease_until = db.knex.raw("? + 5000", [db.now()]);
        await db.knex("processes").insert({ id: `killed-${key}`, lease_until });
        await leaveToAnother(`killed-${key}`);
        expect((await ask()).status).to.equal(409);
        await killed.clone().decrement("lease_until", 6_000);
        expect([(await ask()).status, runs]).to.deep.equal([200, 2]);
      });
    }

    it("are taken over at once if no other process can be at work", async () => {
      expect(test.service.isAlone).to.equal(family === "sqlite");
      await leaveToAnother();
      expect((await ask()).status).to.equal(family === "sqlite" ? 200 : 409);
      // As under `taxd start`, which opens the database itself.
      const { config, db } = test.service;
      const other = await createService(config, { db, work: false });
      expect(other.isAlone).to.equal(family === "sqlite");
      await other.close();
    });

    it("must be visible text of at most 255 characters", async () => {
      key = "x".repeat(256);
      const response = await ask();
      expect(response.body.errors).to.deep.equal({ "Idempotency-Key": ["must have at most 255 characters"] });
      expect(runs).to.equal(0);
    });
  });
}

describe("idempotency in the document", () => {
  // A kept response would hold the session or the secret that a sign-in gives.
  it("is on every POST in an account, and on those without an account that only send an e-mail", () => {
    const mailing = ["createRegistration", "requestPasswordReset"];
    for (const { id, method, parameters, access } of operationList) {
      const has = parameters.some(({ name }) => name === "Idempotency-Key");
      const isInAccount = access === "account" || access === "session";
      expect(has, id).to.equal((method === "post" && isInAccount) || mailing.includes(id));
    }
  });
});
