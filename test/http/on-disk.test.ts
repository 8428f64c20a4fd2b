// A response says nothing that a loss of power could take back: what was committed and is not on the disk yet is not told.
import { EventEmitter, once } from "node:events";
import { expect } from "chai";
import { threadSource, useThreadSource } from "../../server/src/base/threads.ts";
import { insertBranch } from "../../server/src/core/branches/store.ts";
import { branchRow } from "../support/branch.ts";
import { caught } from "../support/caught.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("a response of an embedded database", () => {
  const test = forSuite(() =>
    startTestService({ family: "sqlite", simulator: false, overrides: { work: false } }),
  );
  let giveThreadsBack: () => void;
  /** Writes that the disk has not completed. */
  let held: (() => void)[] = [];
  const asked = new EventEmitter();
  let state: "good" | "busy" | "broken";

  before(() => {
    giveThreadsBack = useThreadSource({
      ...threadSource,
      async sync() {
        if (state === "broken") throw Object.assign(new Error("EIO: i/o error"), { code: "EIO" });
        if (state !== "busy") return;
        await new Promise<void>((done) => {
          held.push(done);
          asked.emit("write");
        });
      },
    });
  });
  beforeEach(async () => {
    state = "good";
    // The key is known and its use noted: what follows only reads.
    await test.call("GET", "/branches");
  });
  afterEach(() => complete());
  after(() => {
    giveThreadsBack();
  });

  function complete(): void {
    state = "good";
    for (const done of held) done();
    held = [];
  }

  async function addBranch(bhf_id: string): Promise<void> {
    const { db } = test.service;
    const own = { account_id: test.account.id, environment: "sandbox" };
    const { id } = await db.knex("data_sets").where(own).first("id");
    await db.transaction((trx) => insertBranch(trx, branchRow(id, bhf_id)));
  }

  it("waits for a commit that it tells of", async () => {
    state = "busy";
    const added = addBranch("00");
    await once(asked, "write");
    const order: string[] = [];
    const answered = test.call("GET", "/branches/00").then(({ status }) => order.push(`${status}`));
    expect((await test.call("GET", "//healthz")).status).to.equal(200);
    order.push("on the disk");
    complete();
    await Promise.all([added, answered]);
    expect(order).to.deep.equal(["on the disk", "200"]);
  });

  it("is a 503 as long as the disk does not take what it tells of", async () => {
    const statusOf = async (path: string) => (await test.call("GET", path)).status;
    state = "broken";
    expect(await caught(addBranch("01"))).to.be.instanceOf(Error);
    expect([await statusOf("/branches/01"), await statusOf("/branches/77")]).to.deep.equal([503, 503]);
    state = "good";
    expect([await statusOf("/branches/01"), await statusOf("/branches/77")]).to.deep.equal([200, 404]);
  });
});
