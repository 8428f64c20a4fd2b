// listWebhooks: registered webhooks, in pages.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { register, startQuietService } from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`listWebhooks on ${family}`, () => {
    const test = forSuite(() => startQuietService({ family }));
    beforeEach(() => switchAccount(test));

    it("200: newest first, in pages, of this environment only, without secrets", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 3; index++) {
        ids.unshift((await register(test, `http://127.0.0.1:4000/${index}`)).id);
      }
      const { status, body, text } = await test.call("GET", "/webhooks?per_page=2");
      expect(status).to.equal(200);
      expect((body.data as { id: string }[]).map(({ id }) => id)).to.deep.equal(ids.slice(0, 2));
      expect(body.meta).to.include({ current_page: 1, per_page: 2, total: 3, total_pages: 2 });
      expect(text).not.to.contain("whsec_");
      const live = await test.call("GET", "/webhooks", { key: test.account.keys.live });
      expect(live.body.data).to.deep.equal([]);
    });

    it("422: a page beyond the bounds", async () => {
      expect((await test.call("GET", "/webhooks?per_page=0")).status).to.equal(422);
    });
  });
}
