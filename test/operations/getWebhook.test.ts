// getWebhook: one webhook, and whose it is.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { register, startQuietService } from "../support/webhooks.ts";

const nowhere = "0199c1a2-6f2e-7d10-9a41-000000000000";

for (const family of databaseFamilies()) {
  describe(`getWebhook on ${family}`, () => {
    const test = forSuite(() => startQuietService({ family }));
    beforeEach(() => switchAccount(test));

    it("200: shows it without its secret", async () => {
      const { id, secret } = await register(test, "http://127.0.0.1:4000/hooks", { description: "Till" });
      const { status, body, text } = await test.call("GET", `/webhooks/${id.toUpperCase()}`);
      expect(status).to.equal(200);
      expect(body.data).to.include({ id, description: "Till", is_active: true });
      expect(text).not.to.contain(secret).and.not.to.contain("whsec_");
    });

    it("403: another account's", async () => {
      const { id } = await register(test, "http://127.0.0.1:4000/hooks");
      const other = await test.openAccount();
      const { status, body } = await test.call("GET", `/webhooks/${id}`, { key: other.keys.owner });
      expect(`${status} ${body.code}`).to.equal("403 resource_not_owned");
    });

    it("404: an unknown id, one of the other environment, or an invalid id", async () => {
      const { id } = await register(test, "http://127.0.0.1:4000/hooks");
      const live = await test.call("GET", `/webhooks/${id}`, { key: test.account.keys.live });
      expect(live.status).to.equal(404);
      for (const path of [nowhere, "x", "%00", "ü'--"]) {
        expect((await test.call("GET", `/webhooks/${path}`)).status, path).to.equal(404);
      }
    });
  });
}
