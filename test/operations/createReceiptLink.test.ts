// createReceiptLink: a URL that is shown once, only for sales, with an expiry.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const dayMs = 24 * 60 * 60_000;

describeEachFamily("createReceiptLink", (family) => {
  const clock = createTestClock();
  const submit = async () => (await test.client.sales.create(sale())).transaction_id;
  const links = () => test.client.transactions;

  const test = forSuite(() => startTestService({ family, clock }));
  before(async () => {
    await openBranch(test);
  });

  it("409: the service does not know its own URL, whatever Host the request names", async () => {
    const { transaction_id: id } = await test.client.sales.create(sale({ invoice_no: "INV-NO-URL" }));
    const { status, body } = await test.call("POST", `/transactions/${id}/receipt-links`, {
      headers: { "X-Forwarded-Host": "evil.example" },
      body: {},
    });
    expect([status, body.code]).to.deep.equal([409, "public_url_unknown"]);
    expect(await links().receiptLinks(id)).to.deep.equal([]);
    test.service.ownUrl.use("https://tax.example.com");
  });

  it("201: shows the URL once, stores only the token's hash, and audits it", async () => {
    const { transaction_id: id } = await test.client.sales.create(sale({ invoice_no: "INV-LINK" }));
    const { url, ...link } = await links().createReceiptLink(id);
    expect(url).to.match(/^https:\/\/tax\.example\.com\/r\/[\w-]{43}$/);
    expect(link).to.deep.equal({
      id: link.id,
      transaction_id: id,
      is_expired: false,
      created_at: new Date(clock.now()).toISOString(),
      expires_at: new Date(clock.now() + 90 * dayMs).toISOString(),
      created_by: { id: test.account.users.owner, name: "Owner" },
      mail: null,
    });
    const token = url.slice(-43);
    expect(JSON.stringify(await test.service.db.knex("receipt_links"))).not.to.contain(token);
    const { data: audit } = await test.client.audit.list();
    expect(audit[0]).to.deep.include({ action: "receipt_links.create" });
    expect(JSON.stringify(audit)).not.to.contain(token);
    expect((await links().createReceiptLink(id)).url).not.to.equal(url);
  });

  it("201: a repeated request with one Idempotency-Key makes one link", async () => {
    const { transaction_id: id } = await test.client.sales.create(sale({ invoice_no: "INV-ONCE" }));
    const headers = { "Idempotency-Key": "link-once" };
    const [first, again] = [
      await test.call("POST", `/transactions/${id}/receipt-links`, { headers, body: {} }),
      await test.call("POST", `/transactions/${id}/receipt-links`, { headers, body: {} }),
    ];
    expect(Object(again.body.data).url).to.equal(Object(first.body.data).url);
    expect(await links().receiptLinks(id)).to.have.lengthOf(1);
  });

  it("422: an expiry in the past or after five years, and a purchase", async () => {
    const { transaction_id: id } = await test.client.sales.create(sale({ invoice_no: "INV-EXPIRY" }));
    for (const ms of [0, -1, 1828 * dayMs]) {
      const expires_at = new Date(clock.now() + ms).toISOString();
      const failure = await failureOf(links().createReceiptLink(id, { expires_at }));
      expect([failure.status, failure.code]).to.deep.equal([422, "validation_failed"]);
    }
    const expires_at = new Date(clock.now() + 1826 * dayMs).toISOString();
    expect((await links().createReceiptLink(id, { expires_at })).expires_at).to.equal(expires_at);
    const bought = await test.client.purchases.create(purchase());
    const failure = await failureOf(links().createReceiptLink(bought.transaction_id));
    expect([failure.status, failure.code]).to.deep.equal([422, "no_receipt"]);
  });

  it("409: at the limit of links; expired and revoked ones don't count", async () => {
    const { transaction_id: id } = await test.client.sales.create(sale({ invoice_no: "INV-MANY" }));
    const expires_at = new Date(clock.now() + dayMs).toISOString();
    const made = [];
    for (let count = 0; count < 20; count++) made.push(await links().createReceiptLink(id, { expires_at }));
    const failure = await failureOf(links().createReceiptLink(id));
    expect([failure.status, failure.code]).to.deep.equal([409, "receipt_link_limit"]);
    await links().deleteReceiptLink(id, made[0]?.id ?? "");
    await links().createReceiptLink(id, { expires_at });
    expect((await failureOf(links().createReceiptLink(id))).code).to.equal("receipt_link_limit");
    clock.advance(dayMs);
    await links().createReceiptLink(id);
  });

  it("403 and 404: not for another account's sale, and none that doesn't exist", async () => {
    const id = await submit();
    const { keys } = await test.openAccount();
    const foreign = await failureOf(test.clientFor(keys.owner).transactions.createReceiptLink(id));
    expect(foreign.status).to.equal(403);
    expect((await failureOf(links().createReceiptLink(newId(systemClock)))).status).to.equal(404);
  });
});
