// downloadExport: the whole file or a part of it, under the checksum that the export shows.
import { createHash } from "node:crypto";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { describeEachFamily } from "../support/database.ts";
import { anyTime, exported, fileOf } from "../support/exports.ts";
import { failureOf } from "../support/records.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("downloadExport", (family) => {
  let whole: Buffer;
  let id: string;
  let tag: string;
  const test = forSuite(() => startSubmitted(family));
  before(async () => {
    const made = await exported(test);
    id = made.id;
    tag = `"${made.sha256}"`;
    whole = await fileOf(test.client, id);
    expect(whole.length).to.equal(made.bytes);
    expect(createHash("sha256").update(whole).digest("hex")).to.equal(made.sha256);
  });

  const get = (headers: Record<string, string> = {}) =>
    fetch(`${test.url}/exports/${id}/file`, {
      headers: { Authorization: `Bearer ${test.keys.owner}`, ...headers },
    });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it("200: sends the whole file as an attachment with its checksum as ETag", async () => {
    const response = await get();
    expect(response.status).to.equal(200);
    expect(response.headers.get("etag")).to.equal(tag);
    expect(response.headers.get("content-length")).to.equal(String(whole.length));
    expect(response.headers.get("content-disposition")).to.match(/^attachment; filename="sales_2020-/);
    expect((await bytesOf(response)).equals(whole)).to.equal(true);
    expect(Buffer.from(await test.client.exports.download(id)).equals(whole)).to.equal(true);
  });

  it("206: sends the part that the range names, the last bytes too", async () => {
    for (const [range, from, until] of [
      ["bytes=10-", 10, whole.length],
      ["bytes=0-0", 0, 1],
      ["bytes=5-9", 5, 10],
      ["bytes=-7", whole.length - 7, whole.length],
      ["bytes=20-99999999", 20, whole.length],
    ] as const) {
      const response = await get({ Range: range, "If-Range": tag });
      expect(response.status, range).to.equal(206);
      expect(response.headers.get("content-range")).to.equal(`bytes ${from}-${until - 1}/${whole.length}`);
      expect((await bytesOf(response)).equals(whole.subarray(from, until)), range).to.equal(true);
    }
  });

  it("200: sends the whole file if the range is invalid or belongs to another file", async () => {
    const requests: Record<string, string>[] = [
      { Range: "bytes=1-2,4-5" },
      { Range: "lines=1-2" },
      { Range: "bytes=9-5" },
      { Range: "bytes=10-", "If-Range": '"another"' },
    ];
    for (const headers of requests)
      expect((await bytesOf(await get(headers))).equals(whole), JSON.stringify(headers)).to.equal(true);
  });

  it("416: for a range that begins after the end", async () => {
    const response = await get({ Range: `bytes=${whole.length}-` });
    expect(response.status).to.equal(416);
    expect(response.headers.get("content-range")).to.equal(`bytes */${whole.length}`);
    expect(await response.json()).to.include({ code: "range_not_satisfiable" });
  });

  it("404 and 409: for an export that doesn't exist, and for one that is not ready", async () => {
    expect((await failureOf(test.client.exports.download(newId(systemClock)))).status).to.equal(404);
    await test.service.db.knex("exports").where({ id }).update({ status: "failed", error: "Too long." });
    const failure = await failureOf(test.client.exports.download(id));
    expect(failure).to.include({ status: 409, code: "export_not_ready" });
    expect(failure.message).to.contain("Too long.");
    await test.service.db.knex("exports").where({ id }).update({ status: "ready", error: null });
  });

  it("stores only encrypted parts, and ends a download whose parts were changed", async () => {
    const parts = await test.service.db.knex("export_parts").where({ export_id: id });
    expect(parts.length).to.be.above(0);
    for (const { body } of parts) expect(Buffer.from(body).includes("S-0")).to.equal(false);
    const [{ seq, body }] = parts;
    const where = () => test.service.db.knex("export_parts").where({ export_id: id, seq });
    const changed = Buffer.from(body);
    changed[changed.length - 1] = Number(changed.at(-1)) ^ 1;
    await where().update({ body: changed });
    const failure = await get()
      .then(bytesOf)
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    await where().update({ body });
    expect((await bytesOf(await get())).equals(whole)).to.equal(true);
  });

  it("is gone after seven days, with all its parts", async () => {
    const other = await test.client.exports.create({ type: "sales", format: "xlsx", ...anyTime });
    await test.service.exports.drain();
    const { knex } = test.service.db;
    const row = await knex("exports").where({ id: other.id }).first();
    expect(Number(row.expires_at) - Number(row.created_at)).to.equal(7 * 24 * 60 * 60_000);
    const job = () => knex("jobs").where({ queue: "exports", subject: other.id });
    expect(Number((await job().first()).due_at)).to.equal(Number(row.expires_at));
    const expired = Date.now() - 60_000;
    await knex("exports").where({ id: other.id }).update({ expires_at: expired });
    await job().update({ due_at: expired });
    expect((await failureOf(test.client.exports.download(other.id))).status).to.equal(404);
    await test.service.exports.drain();
    expect(await knex("export_parts").where({ export_id: other.id })).to.deep.equal([]);
    expect(await knex("exports").where({ id: other.id })).to.deep.equal([]);
    expect(await job()).to.deep.equal([]);
  });
});
