// createWebhook: an address is registered with a secret that is shown once.
import { expect } from "chai";
import { resolvePointer } from "../../server/src/core/context/operations.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";
import { register, startQuietService } from "../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`createWebhook on ${family}`, () => {
    const test = forSuite(() => startQuietService({ family }));
    const create = (body: unknown, key?: string) => test.call("POST", "/webhooks", { body, key });
    beforeEach(() => switchAccount(test));

    it("201: registers for transaction.completed and shows the secret", async () => {
      const { status, body } = await create({ url: "http://127.0.0.1:4000/hooks?tenant=7" });
      expect(status).to.equal(201);
      expect(body.data).to.deep.include({
        url: "http://127.0.0.1:4000/hooks?tenant=7",
        events: ["transaction.completed"],
        description: null,
        is_active: true,
        disabled_reason: null,
        last_success_at: null,
        old_secret_expires_at: null,
      });
      expect(Object(body.data).secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    });

    it("201: registers for every event", async () => {
      const events = resolvePointer("#/components/schemas/SubscribableEvent").value.enum;
      const { status, body } = await create({ url: "https://shop.example.com/hooks", events });
      expect(status, JSON.stringify(body)).to.equal(201);
      expect(body.data).to.deep.include({ events });
    });

    it("201: keeps the requested events, and never issues one secret twice", async () => {
      const events = ["stock.low", "device.unreachable"];
      const one = await create({ url: "https://shop.example.com/hooks", events, description: "Till" });
      const two = await create({ url: "https://shop.example.com/hooks", events });
      expect(one.body.data).to.deep.include({ events, description: "Till" });
      expect(Object(one.body.data).secret).not.to.equal(Object(two.body.data).secret);
      expect(Object(one.body.data).id).not.to.equal(Object(two.body.data).id);
    });

    it("201: accepts a public https URL for live data", async () => {
      const { status } = await create({ url: "https://shop.example.com/hooks" }, test.account.keys.live);
      expect(status).to.equal(201);
    });

    it("409: at most 10 of them, deleted ones not counted", async () => {
      const first = await register(test, "http://127.0.0.1:4000/0");
      for (let index = 1; index < 10; index++) await register(test, `http://127.0.0.1:4000/${index}`);
      const { status, body } = await create({ url: "http://127.0.0.1:4000/10" });
      expect(`${status} ${body.code}`).to.equal("409 webhook_limit");
      await test.call("DELETE", `/webhooks/${first.id}`);
      expect((await create({ url: "http://127.0.0.1:4000/10" })).status).to.equal(201);
    });

    it("409: at most 10 of them, also when many are registered at once", async () => {
      for (let index = 0; index < 5; index++) await register(test, `http://127.0.0.1:4000/${index}`);
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => create({ url: `http://127.0.0.1:4000/more/${index}` })),
      );
      const rejected = responses.filter(({ body }) => body.code === "webhook_limit");
      expect([rejected.length, responses.filter(({ status }) => status === 201).length]).to.deep.equal([
        5, 5,
      ]);
    });

    it("409: one with the same url and events, whose id it names", async () => {
      const hook = { url: "http://127.0.0.1:4000/twice", events: ["transaction.completed", "stock.low"] };
      const { body: first } = await create(hook);
      const { id } = first.data as { id: string };
      for (const again of [hook, { ...hook, events: [...hook.events].reverse(), description: "Again" }]) {
        const { status, body } = await create(again);
        expect([status, body.code]).to.deep.equal([409, "already_exists"]);
        expect(body.message).to.contain(`PATCH /webhooks/${id}`);
      }
      expect((await create({ ...hook, events: ["stock.low"] })).status).to.equal(201);
      await test.client.webhooks.delete(id);
      expect((await create(hook)).status).to.equal(201);
    });

    const never = [
      "http://169.254.169.254/latest/meta-data",
      "http://[fd00:ec2::254]/",
      "http://[::ffff:169.254.169.254]/",
      "http://metadata.google.internal/",
      "http://2852039166/",
      "http://0xa9fea9fe/",
      "http://0.0.0.0:8080/",
      "http://user:secret@shop.example.com/",
      "http://shop.example.com:6379/",
      "http://shop.example.com:22/",
      "http://shop.example.com/#fragment",
      "http://shop.example.com/a\r\nX-Header: 1",
      "http://shop.example.com\\@169.254.169.254/",
      "http://",
      "ftp://shop.example.com/",
      "file:///etc/passwd",
      "gopher://shop.example.com/",
      "shop.example.com",
    ];
    for (const url of never) {
      it(`422: ${JSON.stringify(url)} even in the sandbox`, async () => {
        const { status, body } = await create({ url });
        expect(status).to.equal(422);
        expect(Object(body.errors)).to.have.property("url");
      });
    }

    const notLive = [
      "http://shop.example.com/hooks",
      "https://127.0.0.1/",
      "https://localhost/",
      "https://localhost./",
      "https://10.1.2.3/",
      "https://192.168.1.1/",
      "https://[::1]/",
      "https://[fd12::1]/",
      "https://2130706433/",
      "https://0177.0.0.1/",
      "https://127.1/",
      "https://[64:ff9b::7f00:1]/",
      "https://intranet/",
      "https://db.internal/",
      "https://printer.local/",
      "https://①②⑦.0.0.1/",
    ];
    for (const url of notLive) {
      it(`422: ${url} in live data`, async () => {
        const { status, body } = await create({ url }, test.account.keys.live);
        expect(status).to.equal(422);
        expect(Object(body.errors)).to.have.property("url");
      });
    }

    it("422: an unknown event, no event, a repeated event, and the test event", async () => {
      const url = "https://shop.example.com/hooks";
      for (const events of [["sale.made"], [], ["stock.low", "stock.low"], ["webhook.test"], "stock.low"]) {
        const { status, body } = await create({ url, events });
        expect(status, JSON.stringify(events)).to.equal(422);
        expect(Object.keys(Object(body.errors)).join()).to.match(/^events/);
      }
    });

    it("422: without an address", async () => {
      const { status, body } = await create({});
      expect(status).to.equal(422);
      expect(body.errors).to.deep.equal({ url: ["is required"] });
    });
  });
}
