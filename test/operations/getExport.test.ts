// getExport: how far an export is, for its own account only.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { describeEachFamily } from "../support/database.ts";
import { anyTime } from "../support/exports.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("getExport", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: is pending, then ready with size and checksum", async () => {
    const { id } = await test.client.exports.create({ type: "audit", format: "jsonl", ...anyTime });
    expect(await test.client.exports.get(id)).to.include({
      status: "pending",
      sha256: null,
      finished_at: null,
    });
    await test.service.exports.drain();
    const ready = await test.client.exports.get(id);
    expect(ready).to.include({ status: "ready", file_name: "audit_2020-01-01_2035-12-31.jsonl" });
    expect(ready.sha256).to.match(/^[0-9a-f]{64}$/);
    expect(ready.rows).to.be.above(0);
    expect(ready.bytes).to.be.above(100);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await test.client.exports.create({ type: "sales", format: "csv", ...anyTime });
    const { keys } = await test.openAccount();
    expect((await failureOf(test.clientFor(keys.owner).exports.get(id))).status).to.equal(403);
    expect((await failureOf(test.client.exports.get(newId(systemClock)))).status).to.equal(404);
  });
});
