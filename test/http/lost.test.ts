// A database that goes away while the service runs: reported in one sentence, and over as soon as it is back.
import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { type LossyDatabase, makeLossy } from "../support/lossy-database.ts";
import { signedIn } from "../support/people.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("a lost database", () => {
  let opened: TestDatabase;
  let db: LossyDatabase;
  let test: TestService;

  before(async () => {
    opened = await openTestDatabase();
    db = makeLossy(opened);
    test = await startTestService({ simulator: false, overrides: { db, work: false } });
  });
  afterEach(() => db?.find());
  after(async () => {
    await test?.close();
    await opened?.close();
  });

  it("is a 503 with Retry-After on every operation, also for keys that were never seen", async () => {
    const session = await signedIn(test, test.account.users.owner);
    db.lose();
    for (const operation of operationList) {
      const { path, query, body } = exampleRequest(operation);
      const isPersonal = operation.access === "person" || operation.access === "session";
      const response = await test.call(operation.method.toUpperCase(), `${path}${query}`, {
        ...(operation.body ? { body: body ?? {} } : {}),
        ...(isPersonal ? { key: null, headers: session } : {}),
      });
      expect(`${response.status} ${response.body.code}`, operation.id).to.equal("503 unavailable");
      expect(response.headers.get("retry-after"), operation.id).to.equal("1");
    }
  });

  it("leaves the service alive, its pages readable, and the process ready for a minute", async () => {
    expect((await test.call("GET", "/transactions")).status).to.equal(200);
    const { now } = performance;
    const succeededMs = performance.now();
    db.lose();
    expect((await test.call("GET", "//healthz")).status).to.equal(200);
    const readyAfter = async (ms: number) => {
      performance.now = () => succeededMs + ms;
      try {
        const { status, headers } = await test.call("GET", "//readyz");
        return [status, headers.get("retry-after")];
      } finally {
        performance.now = now;
      }
    };
    expect(await readyAfter(59_000)).to.deep.equal([200, null]);
    expect(await readyAfter(61_000)).to.deep.equal([503, "1"]);
    expect((await test.call("GET", "//docs")).status).to.equal(200);
  });

  it("is forgotten when it is back", async () => {
    db.lose();
    expect((await test.call("GET", "/transactions")).status).to.equal(503);
    db.find();
    expect((await test.call("GET", "/transactions")).status).to.equal(200);
    expect((await test.call("GET", "//readyz")).status).to.equal(200);
  });
});
