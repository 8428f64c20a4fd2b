// listNotices: the stored notices of the caller's environment, newest first.
import { expect } from "chai";
import { saveNotices } from "../../server/src/core/notices/store.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listNotices", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false }));
  beforeEach(() => switchAccount(test));

  async function insert(...rows: { notice_no: number; title: string; published_at: string }[]) {
    const { knex } = test.service.db;
    const { id } = await knex("data_sets")
      .where({ account_id: test.account.id, environment: "sandbox" })
      .first("id");
    const fetched = rows.map(({ notice_no: number, published_at: date, title }) => ({
      number,
      title,
      date,
      content: "Text",
      url: null,
      author: "Administrator",
    }));
    await test.service.db.transaction((trx) => saveNotices(trx, id, fetched, 0));
  }

  const numbers = async (query: Parameters<typeof test.client.notices.list>[0] = {}) =>
    (await test.client.notices.list(query)).data.map(({ notice_no }) => notice_no);

  describe("200", () => {
    it("lists nothing before anything was fetched", async () => {
      expect(await numbers()).to.deep.equal([]);
    });

    it("lists the newest first, the number breaking ties, page by page", async () => {
      await insert(
        { notice_no: 1, title: "Old", published_at: "20260301080000" },
        { notice_no: 3, title: "New", published_at: "20260309080000" },
        { notice_no: 2, title: "New too", published_at: "20260309080000" },
        { notice_no: 4, title: "Of no date", published_at: "" },
      );
      expect(await numbers()).to.deep.equal([3, 2, 1, 4]);
      const page = await test.client.notices.list({ per_page: 2, page: 2 }).withResponse();
      expect(page.data.data.map(({ notice_no, date }) => [notice_no, date])).to.deep.equal([
        [1, "20260301080000"],
        [4, null],
      ]);
      expect(page.body.meta).to.include({ current_page: 2, per_page: 2, total: 4, total_pages: 2 });
    });

    it("finds a part of the title whatever its case, or a number, and the days asked for", async () => {
      await insert(
        { notice_no: 7, title: "Planned maintenance", published_at: "20260309080000" },
        { notice_no: 8, title: "100% of the units", published_at: "20260310235959" },
        { notice_no: 70, title: "Filing season", published_at: "20260311000000" },
      );
      expect(await numbers({ q: "MAINT" })).to.deep.equal([7]);
      expect(await numbers({ q: "7" })).to.deep.equal([7]);
      expect(await numbers({ q: "%" })).to.deep.equal([8]);
      expect(await numbers({ q: "_" })).to.deep.equal([]);
      expect(await numbers({ from_date: "2026-03-10" })).to.deep.equal([70, 8]);
      expect(await numbers({ to_date: "2026-03-10" })).to.deep.equal([8, 7]);
      expect(await numbers({ from_date: "2026-03-10", to_date: "2026-03-10" })).to.deep.equal([8]);
    });

    it("shows nothing of another account", async () => {
      await insert({ notice_no: 9, title: "Ours", published_at: "20260309080000" });
      const { keys } = await test.openAccount();
      expect((await test.clientFor(keys.owner).notices.list()).data).to.deep.equal([]);
      expect((await test.clientFor(test.account.keys.live).notices.list()).data).to.deep.equal([]);
    });
  });

  it("422 when the days are in the wrong order", async () => {
    const failure = await failureOf(
      test.client.notices.list({ from_date: "2026-03-10", to_date: "2026-03-09" }),
    );
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(failure.errors).to.have.property("from_date");
  });
});
