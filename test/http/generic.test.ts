// What every operation does alike, by the document: each documented failure that does not depend on its own rules.

import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { features } from "../../server/src/core/accounts/roles.ts";
import { insertBranch } from "../../server/src/core/branches/store.ts";
import {
  type Handlers,
  type Operation,
  type OperationId,
  operationList,
} from "../../server/src/core/context/operations.ts";
import { type RunningServer, startServer } from "../../server/src/listen.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { branchRow } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { observe } from "../support/contract.ts";
import { personOf, signedIn } from "../support/people.ts";
import { exampleRequest } from "../support/requests.ts";
import { type ServiceResponse, startTestService, type TestService } from "../support/service.ts";
import {
  announceBody,
  expectFailure,
  makeOperator,
  send,
  sendForBranch,
  unknownItems,
} from "./faulty-requests.ts";

async function failWithBug(): Promise<never> {
  throw new Error("secret detail");
}

/** What the handlers of the second service do: the code around them is tested, not they. */
let stub: () => Promise<never> = failWithBug;

const stubs = Object.fromEntries(operationList.map(({ id }) => [id, () => stub()])) as Record<
  OperationId,
  () => Promise<never>
> satisfies Handlers;

async function addBranch({ service, account }: TestService): Promise<void> {
  const own = { account_id: account.id, environment: "sandbox" };
  const { id } = await service.db.knex("data_sets").where(own).first("id");
  await service.db.transaction((trx) => insertBranch(trx, branchRow(id, "00")));
}

describe("every operation", () => {
  /** The first one behind a server that waits for bodies no longer than a moment. */
  let slow: RunningServer;
  const clock = createTestClock();
  /** The service's own handlers. */
  let real: TestService;
  /** One that takes no further request of strangers from this address. */
  let crowded: TestService;
  /** The same service with handlers that only fail. */
  let stubbed: TestService;

  before(async () => {
    real = await startTestService({ clock, simulator: false, overrides: { work: false } });
    stubbed = await startTestService({ simulator: false, overrides: { work: false }, handlers: stubs });
    await addBranch(real);
    await addBranch(stubbed);
    // No time passes there: nothing of the allowance comes back.
    crowded = await startTestService({
      clock: createTestClock(),
      simulator: false,
      overrides: { work: false },
    });
    for (let request = 0; request < 300; request++) await crowded.call("OPTIONS", "/health", { key: null });
    const service = { ...real.service, config: { ...real.service.config, port: 0 } };
    const limits = { bodyGraceMs: 20, leastBytesPerS: 1_000 };
    slow = await startServer(service, { onResponse: observe, limits });
  });
  after(async () => {
    await slow?.close(0);
    await stubbed?.close();
    await crowded?.close();
    await real?.close();
  });

  /** Calls an operation as somebody who may make no further request at present. */
  async function sendBeyondAllowance(operation: Operation): Promise<ServiceResponse> {
    if (operation.access === "account") {
      const key = await keyOf(stubbed, { rate_per_minute: 1, burst: 1 });
      await send(stubbed, operation, { key });
      return send(stubbed, operation, { key });
    }
    if (operation.access === "public") return send(crowded, operation);
    const { knex } = stubbed.service.db;
    const { users } = await stubbed.openAccount();
    const id = `person-${await personOf(stubbed, users.owner)}`;
    // The allowance is a minute's: none of it comes back for half a minute.
    await knex("rate_limits").insert({ id, tat: (Date.now() + 90_000) * 1000 });
    return send(stubbed, operation, { key: null, headers: await signedIn(stubbed, users.owner) });
  }

  const keyOf = async (
    test: TestService,
    terms: { cidrs?: string[]; rate_per_minute?: number; burst?: number },
  ): Promise<string> =>
    (await issueKey(test.service.db, test.service.clock, test.account.users.owner, "sandbox", terms)).key;

  for (const operation of operationList) {
    const documents = (status: number): boolean => operation.statuses.includes(status);

    describe(operation.id, () => {
      // What strangers may ask of this address is whole again.
      before(() => clock.advance(60_000));

      const { access } = operation;
      const isPersonal = access === "person" || access === "session";

      if (access !== "public") {
        const code = isPersonal ? "session_missing" : "key_missing";
        it("responds with 401 without a credential", async () => {
          expectFailure(await send(real, operation, { key: null }), 401, code);
        });
      }

      if (access === "account") {
        it("responds with 403 from an address that the key does not allow", async () => {
          const key = await keyOf(real, { cidrs: ["203.0.113.0/24"] });
          expectFailure(await send(real, operation, { key }), 403, "address_not_allowed");
        });
      }

      if (isPersonal) {
        it("responds with 403 to an API key, of the owner too", async () => {
          expectFailure(await send(real, operation, { key: real.keys.owner }), 403, "session_required");
        });
      }

      if (operation.method !== "get") {
        it("responds with 403 to a session in a request from another site", async () => {
          const session = await signedIn(real, real.account.users.owner);
          for (const site of ["cross-site", "same-site", "none"]) {
            const headers = { ...session, "Sec-Fetch-Site": site };
            expectFailure(await send(real, operation, { key: null, headers }), 403, "cross_site_request");
          }
        });
      }

      const rejected = (
        operation.roles.length > 0 ? (["admin", "accountant", "cashier"] as const) : []
      ).filter((role) => !operation.roles.includes(role));
      if (rejected.length > 0) {
        it(`responds with 403 to ${rejected.join(" and ")}`, async () => {
          for (const role of rejected) {
            const credential =
              access === "session"
                ? { key: null, headers: await signedIn(real, real.account.users[role]) }
                : { key: real.keys[role] };
            expectFailure(await send(real, operation, credential), 403, "role_not_allowed");
          }
        });
      }

      const { feature } = operation;
      if (feature !== undefined) {
        it(`responds with 403 without the plan feature ${feature}`, async () => {
          const others = features.filter((name) => name !== feature);
          const { keys } = await real.openAccount(others);
          expectFailure(await send(real, operation, { key: keys.owner }), 403, "feature_not_enabled");
        });
      }

      if (operation.branch !== "none") {
        it("responds with 403 for an unknown branch", async () => {
          const response = await sendForBranch(real, operation, { bhfId: "nobody's" });
          expectFailure(response, 403, "branch_not_owned");
        });
      }

      it("responds with 429 beyond the caller's allowance, with the seconds to wait", async () => {
        stub = failWithBug;
        const response = await sendBeyondAllowance(operation);
        expectFailure(response, 429, "rate_limited");
        expect(response.headers.get("retry-after")).to.match(/^([1-9]|[1-5][0-9]|60)$/);
        expect(response.headers.get("x-ratelimit-remaining")).to.equal("0");
        expect((response.body.meta as { retry_after: number }).retry_after).to.equal(
          Number(response.headers.get("retry-after")),
        );
      });

      it("responds with 500 with a fixed sentence when it meets a bug", async () => {
        stub = failWithBug;
        const response = await send(stubbed, operation);
        expectFailure(response, 500, "internal_error");
        expect(response.text).not.to.match(/secret detail|at .*\.ts/);
      });

      it("responds with 503 with Retry-After when the database is lost", async () => {
        stub = async () => {
          throw new DatabaseLost("unreachable", "The database can't be reached");
        };
        const response = await send(stubbed, operation);
        expectFailure(response, 503, "unavailable");
        expect(response.headers.get("retry-after")).to.equal("1");
      });

      // A taxpayer is looked up by the device of a branch, which this account has not.
      if (operation.path.includes("{") && documents(404) && operation.id !== "getTaxpayer") {
        it("responds with 404 for an unknown record", async () => {
          const unknown = operation.path.replaceAll(/\{\w+\}/g, "0199c1a2-6f2e-7d10-9a41-000000000000");
          if (operation.path.startsWith("/operator/")) await makeOperator(real);
          const response = await sendForBranch(real, operation, { path: unknown });
          expectFailure(response, 404, "not_found");
        });
      }

      if (operation.body) {
        it("responds with 413 to a body beyond its limit", async () => {
          const most = operation.bulk?.bytes ?? 1024 * 1024;
          const response = await send(real, operation, { body: `"${"x".repeat(most)}"` });
          expectFailure(response, 413, "payload_too_large");
        });

        it("responds with 408 to a body that does not arrive", async () => {
          const credential = isPersonal
            ? await signedIn(real, real.account.users.owner)
            : { Authorization: `Bearer ${real.keys.owner}` };
          expect(await announceBody(slow.url, operation, credential)).to.equal(408);
        });

        it("responds with 415 to anything but plain JSON", async () => {
          const types: Record<string, string>[] = [
            { "Content-Type": "text/plain" },
            { "Content-Type": "application/json; charset=latin1" },
            { "Content-Encoding": "gzip" },
          ];
          for (const headers of types) {
            expectFailure(
              await send(real, operation, { body: "{}", headers }),
              415,
              "unsupported_media_type",
            );
          }
        });

        it("responds with 400 to invalid JSON", async () => {
          expectFailure(await send(real, operation, { body: '{"a":' }), 400, "invalid_json");
        });

        it(`responds with ${operation.validationStatus} to an unknown field, by name`, async () => {
          const { body } = exampleRequest(operation);
          const response = await send(stubbed, operation, { body: { ...(body as object), surprise: 1 } });
          expectFailure(response, operation.validationStatus, "validation_failed");
          const { surprise, ...others } = response.body.errors as Record<string, string[]>;
          expect(surprise).to.have.lengthOf(1);
          expect(surprise?.[0]).to.match(
            /^is not a known field(; (known are|there is) \w+(, \w+)*(, and \d+ more)?)?$/,
          );
          expect(others).to.deep.equal({
            ...(/^(create|preview)Sale$/.test(operation.id) ? unknownItems(body) : {}),
          });
          expect("error" in response.body).to.equal(operation.validationStatus === 400);
        });
      }

      if (operation.parameters.some((parameter) => parameter.in === "query")) {
        it(`responds with ${operation.validationStatus} to an unknown query parameter, by name`, async () => {
          const response = await send(stubbed, operation, { query: "?surprise=1" });
          expectFailure(response, operation.validationStatus, "validation_failed");
          expect(response.body.errors).to.have.property("surprise");
        });
      }

      if (operation.parameters.some(({ name }) => name === "Idempotency-Key")) {
        it("responds with 409 while the first request with an Idempotency-Key runs, 422 to another body", async () => {
          const headers = { "Idempotency-Key": `key-${operation.id}` };
          let finish = (): void => undefined;
          const started = new Promise<void>((resolve) => {
            stub = () => {
              resolve();
              return new Promise((_, reject) => {
                finish = () => reject(new DatabaseLost("busy", "enough"));
              });
            };
          });
          const first = send(stubbed, operation, { headers });
          await started;
          const again = await send(stubbed, operation, { headers });
          const { body } = exampleRequest(operation);
          // Without a body, every request with the key is the same.
          const other = operation.body
            ? await send(stubbed, operation, { headers, body: `${JSON.stringify(body ?? {})} ` })
            : undefined;
          finish();
          expect((await first).status).to.equal(503);
          expectFailure(again, 409, "idempotency_in_progress");
          if (other) expectFailure(other, 422, "idempotency_mismatch");
        });
      }
    });
  }
});
