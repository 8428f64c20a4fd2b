// updateWebhook: changes URL and events, disables and enables, and records who did it.
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  showWebhook,
  startQuietService,
} from "../support/webhooks.ts";

describeEachFamily("updateWebhook", (family) => {
  const test = forSuite(() => startQuietService({ family }));
  const open = receivers();
  beforeEach(() => switchAccount(test));

  const client = () => test.clientFor(test.account.keys.owner);

  it("200 sends waiting and later deliveries to the new URL under the same secret", async () => {
    const [first, second] = [await open(), await open()];
    first.respondWith(500);
    const { id } = await register(test, first.url);
    await publish(test);
    await test.service.webhooks.drain();
    const changed = await client().webhooks.update(id, { url: second.url, description: "moved" });
    expect(changed).to.include({ id, url: second.url, description: "moved", is_active: true });
    expect(await showWebhook(test, id)).to.deep.equal(changed);
    await publish(test);
    await test.service.webhooks.drain();
    expect([first.received.length, second.received.length]).to.deep.equal([1, 1]);
  });

  it("200 replaces the events", async () => {
    const receiver = await open();
    const { id } = await register(test, receiver.url);
    expect((await client().webhooks.update(id, { events: ["stock.low"] })).events).to.deep.equal([
      "stock.low",
    ]);
    await publish(test);
    await test.service.webhooks.drain();
    expect(receiver.received).to.have.length(0);
  });

  it("200 disables: nothing is sent, waiting deliveries are dropped, and later events can be resent", async () => {
    const receiver = await open();
    receiver.respondWith(500);
    const { id } = await register(test, receiver.url);
    await publish(test);
    await test.service.webhooks.drain();
    const disabled = await client().webhooks.update(id, { is_active: false });
    expect(disabled).to.include({ is_active: false, disabled_reason: "disabled by request" });
    await publish(test);
    await test.service.webhooks.drain();
    expect(receiver.received).to.have.length(1);
    const failed = await deliveriesOf(test);
    expect(failed.map(({ status, error }) => [status, error])).to.deep.equal([
      ["failed", "Not sent, the webhook is disabled: disabled by request"],
      ["failed", "Not sent, the webhook is disabled: disabled by request"],
    ]);
    receiver.respondWith(200);
    const enabled = await client().webhooks.update(id, { is_active: true });
    expect(enabled).to.include({ is_active: true, disabled_reason: null });
    await client().webhooks.resendDelivery(failed[0]?.id ?? "");
    await test.service.webhooks.drain();
    expect(receiver.received).to.have.length(2);
  });

  it("200 enables a webhook that the service disabled, with its full time for failures", async () => {
    const { id } = await register(test, "http://127.0.0.1:4000/hooks");
    await test.service.db
      .knex("webhooks")
      .where({ id })
      .update({ is_active: 0, disabled_reason: "it answered 410", failing_since: 1 });
    await client().webhooks.update(id, { is_active: true });
    const row = await test.service.db.knex("webhooks").where({ id }).first();
    expect([Boolean(row.is_active), row.disabled_reason, row.failing_since]).to.deep.equal([
      true,
      null,
      null,
    ]);
  });

  it("200 records who made a change, with the old and new values", async () => {
    const { id } = await register(test, "http://127.0.0.1:4000/hooks");
    await client().webhooks.update(id, { url: "http://127.0.0.1:4001/hooks", is_active: true });
    const entries = await auditOf(test.service.db.knex, test.account.id);
    const [entry] = entries.filter(({ action }) => action === "webhooks.update");
    expect(entry).to.deep.include({
      user_id: test.account.users.owner,
      subject: `webhook ${id}`,
      old: { url: "http://127.0.0.1:4000/hooks" },
      new: { url: "http://127.0.0.1:4001/hooks" },
    });
  });

  it("400 for a body that is not JSON", async () => {
    const { id } = await register(test, "http://127.0.0.1:4000/hooks");
    expect((await test.call("PATCH", `/webhooks/${id}`, { body: "{" })).status).to.equal(400);
  });

  it("403 for an accountant, and for another account's webhook, which stays", async () => {
    const { id } = await register(test, "http://127.0.0.1:4000/hooks");
    const stranger = await test.openAccount();
    for (const key of [test.account.keys.accountant, stranger.keys.owner]) {
      const failure = await failureOf(test.clientFor(key).webhooks.update(id, { is_active: false }));
      expect(failure.status).to.equal(403);
    }
    expect((await showWebhook(test, id)).is_active).to.equal(true);
  });

  it("404 for a deleted webhook and an unknown id", async () => {
    const { id } = await register(test, "http://127.0.0.1:4000/hooks");
    await client().webhooks.delete(id);
    for (const one of [id, "0199c1a2-0000-7000-8000-000000000000"])
      expect((await failureOf(client().webhooks.update(one, { is_active: true }))).status).to.equal(404);
  });

  const wrong: [string, unknown][] = [
    ["no change at all", {}],
    ["an unknown field", { secret: "whsec_x" }],
    ["no event", { events: [] }],
    ["an unknown event", { events: ["sale.made"] }],
    ["a URL that is no web address", { url: "ftp://shop.example.com" }],
    ["a URL with a password", { url: "https://user:secret@shop.example.com/" }],
    ["a description with a control character", { description: "a\u0007" }],
  ];
  for (const [name, body] of wrong) {
    it(`422 for ${name}`, async () => {
      const { id } = await register(test, "http://127.0.0.1:4000/hooks");
      const before = await showWebhook(test, id);
      expect((await test.call("PATCH", `/webhooks/${id}`, { body })).status).to.equal(422);
      expect(await showWebhook(test, id)).to.deep.equal(before);
    });
  }

  it("422 for a private URL in live data", async () => {
    const live = test.clientFor(test.account.keys.live);
    const { id } = await live.webhooks.create({ url: "https://shop.example.com/hooks" });
    const failure = await failureOf(live.webhooks.update(id, { url: "http://127.0.0.1:4000/hooks" }));
    expect([failure.status, Object.keys(Object(failure).errors)]).to.deep.equal([422, ["url"]]);
  });
});
