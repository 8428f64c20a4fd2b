// deleteExport: the export and its file are gone, also while it is being made.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { describeEachFamily } from "../support/database.ts";
import { anyTime, exported } from "../support/exports.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteExport", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: deletes the file's parts too, and audits it", async () => {
    const { id } = await exported(test, { type: "audit" });
    await test.client.exports.delete(id);
    expect((await failureOf(test.client.exports.get(id))).status).to.equal(404);
    await test.service.exports.drain();
    expect(await test.service.db.knex("export_parts")).to.deep.equal([]);
    const [entry] = await test.client.audit.list({ action: "exports.delete" }).toArray({ limit: 1 });
    expect(entry).to.deep.include({ subject: `export ${id}` });
  });

  it("200: an unfinished export is not written any more", async () => {
    const { id } = await test.client.exports.create({ type: "audit", format: "csv", ...anyTime });
    await test.service.exports.look();
    await test.client.exports.delete(id);
    await test.service.exports.drain();
    expect(await test.service.db.knex("exports").where({ id })).to.deep.equal([]);
    expect(await test.service.db.knex("export_parts").where({ export_id: id })).to.deep.equal([]);
  });

  it("403 and 404: not another account's, and none that doesn't exist", async () => {
    const { id } = await test.client.exports.create({ type: "sales", format: "csv", ...anyTime });
    const { keys } = await test.openAccount();
    expect((await failureOf(test.clientFor(keys.owner).exports.delete(id))).status).to.equal(403);
    expect((await failureOf(test.client.exports.delete(newId(systemClock)))).status).to.equal(404);
  });
});
