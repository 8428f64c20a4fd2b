// Notices of the authority as they are stored: each environment has its own, and overlong ones are cut between two letters.
import { expect } from "chai";
import type { Notice } from "../../../server/src/control-unit/fetched.ts";
import { listNotices, saveNotices } from "../../../server/src/core/notices/store.ts";
import { fromBlob } from "../../../server/src/db/sql/values.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";
import { register, sandboxOf, startQuietService } from "../../support/webhooks.ts";

const notice = (overrides: Partial<Notice> = {}): Notice => ({
  number: 1,
  title: "Planned maintenance",
  content: "Text",
  url: null,
  author: null,
  date: "20260309080000",
  ...overrides,
});

/** The event of new notices. */
type Told = { data: { notices: { notice_no: number; title: string }[] } };

describeEachFamily("stored notices", (family) => {
  const test = forEachTest(() => startQuietService({ family }));

  const save = (environmentId: number, ...some: Notice[]) =>
    test.service.db.transaction((trx) => saveNotices(trx, environmentId, some, 1));
  const list = async (environmentId: number, filter = {}) =>
    (await listNotices(test.service.db.knex, environmentId, filter, { page: 1, per_page: 10 })).rows;

  it("of an environment stay as they are when another gets a corrected one", async () => {
    const ours = await sandboxOf(test);
    const theirs = ours + 1;
    for (const id of [ours, theirs]) expect(await save(id, notice(), notice({ number: 2 }))).to.equal(2);
    expect(await save(theirs, notice({ title: "Corrected" }))).to.equal(0);
    expect((await list(ours)).map(({ title }) => title)).to.deep.equal(Array(2).fill("Planned maintenance"));
    expect((await list(theirs, { q: "corrected" })).map(({ notice_no }) => notice_no)).to.deep.equal([1]);
    expect(await list(ours, { q: "corrected" })).to.deep.equal([]);
    expect(await list(theirs, { q: "maintenance" })).to.have.lengthOf(1);
  });

  it("are cut to what a list and an event can show, and no letter is cut in two", async () => {
    await register(test, "https://duka.example/hooks", { events: ["notices.received"] });
    const long = (length: number) => `${"x".repeat(length - 1)}😀`;
    const whole = (length: number) => "x".repeat(length - 1);
    const id = await sandboxOf(test);
    const texts = { title: long(1000), content: long(10_000), url: long(1000), author: long(200) };
    await save(id, notice(texts));
    const cut = { title: whole(1000), content: whole(10_000), url: whole(1000), author: whole(200) };
    expect((await list(id))[0]).to.include(cut);
    const { payload } = await test.service.db.knex("events").where({ name: "notices.received" }).first();
    const { data } = fromBlob<Told>(payload);
    expect(data.notices[0]).to.include({ title: cut.title, url: cut.url });
  });

  it("are looked for in any script, and an event tells only of those that weren't known", async () => {
    await register(test, "https://duka.example/hooks", { events: ["notices.received"] });
    const id = await sandboxOf(test);
    await save(id, notice({ title: "Crème brûlée" }), notice({ number: 2, title: "ソーダ 店" }));
    await save(id, notice({ number: 2, title: "ソーダ 店" }), notice({ number: 3 }));
    const found = async (q: string) => (await list(id, { q })).map(({ notice_no }) => notice_no);
    expect([await found("BRULEE"), await found("店"), await found("3")]).to.deep.equal([[1], [2], [3]]);
    const events = await test.service.db.knex("events").orderBy("id");
    const told = events.map(({ payload }) => fromBlob<Told>(payload).data.notices);
    expect(told.map((some) => some.map(({ notice_no }) => notice_no))).to.deep.equal([[1, 2], [3]]);
  });
});
