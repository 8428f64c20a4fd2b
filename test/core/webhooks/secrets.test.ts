// Signing secrets: encrypted where they are stored, shown once, and nowhere else: not in logs, lists, errors or the audit.
import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../../server/src/base/log.ts";
import { createSecrets, SecretError } from "../../../server/src/base/secrets.ts";
import { makeSecret } from "../../../server/src/core/webhooks/signature.ts";
import {
  findWebhook,
  reencryptWebhook,
  sealSecret,
  signingSecrets,
} from "../../../server/src/core/webhooks/store.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  startQuietService,
  type TestWebhook,
} from "../../support/webhooks.ts";

for (const family of databaseFamilies()) {
  describe(`webhook secrets on ${family}`, () => {
    const open = receivers();

    it("appear nowhere in the database, the log or a response", async () => {
      const lines: string[] = [];
      const sink = new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      });
      const test = await startQuietService({ family, overrides: { log: createLog("trace", sink) } });
      const receiver = await open();
      const headers = { "Idempotency-Key": "once" };
      const body = { url: `${receiver.url}?token=abc` };
      const created = await test.call("POST", "/webhooks", { body, headers });
      const { id, secret } = created.body.data as TestWebhook;
      const repeated = await test.call("POST", "/webhooks", { body, headers });
      expect(Object(repeated.body.data).secret).to.equal(secret);
      const rotated = await test.call("POST", `/webhooks/${id}/rotate-secret`, { body: {}, headers });
      const second = Object(rotated.body.data).secret as string;
      receiver.respondWith(500);
      await publish(test);
      await test.service.webhooks.drain();
      await test.call("POST", `/webhooks/${id}/test`, { body: {} });
      const texts = [
        lines.join("\n"),
        JSON.stringify(await deliveriesOf(test)),
        (await test.call("GET", "/webhooks")).text,
        (await test.call("GET", `/webhooks/${id}`)).text,
      ];
      const { knex } = test.service.db;
      for (const table of ["webhooks", "events", "deliveries", "audit", "idempotency_keys"]) {
        for (const row of await knex(table)) {
          for (const value of Object.values(row)) {
            texts.push(value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value));
          }
        }
      }
      for (const part of [secret, second].flatMap((one) => [one, one.slice("whsec_".length, 30)])) {
        for (const text of texts) expect(text.includes(part)).to.equal(false);
      }
      expect(lines.join("\n")).not.to.contain("token=abc");
      expect(receiver.received).not.to.deep.equal([]);
      await test.close();
    });

    it("are bound to their webhook, and move to a new encryption key with their old one next to them", async () => {
      const test = await startQuietService({ family });
      const one = await register(test, "http://127.0.0.1:4000/1");
      const two = await register(test, "http://127.0.0.1:4000/2");
      const rotated = await test.call("POST", `/webhooks/${one.id}/rotate-secret`, { body: {} });
      const { db, secrets, clock } = test.service;
      const find = async (id: string) => {
        const row = await findWebhook(db.knex, id);
        if (!row) throw new Error("not stored");
        return row;
      };
      const row = await find(one.id);
      const held = [Object(rotated.body.data).secret, one.secret];
      expect(signingSecrets(secrets, row, clock.now())).to.deep.equal(held);
      const { secret } = await find(two.id);
      expect(() => signingSecrets(secrets, { ...row, secret }, clock.now())).to.throw(SecretError);

      const [before, next] = ["before", "next"].map((id) => ({ id, key: randomBytes(32) }));
      if (!before || !next) throw new Error("no keys");
      const sealed = held.map((plain) => sealSecret(createSecrets([before]), one.id, plain));
      await db.knex("webhooks").where({ id: one.id }).update({
        secret: sealed[0]?.ciphertext,
        secret_key_id: "before",
        old_secret: sealed[1]?.ciphertext,
        old_secret_key_id: "before",
      });
      const moving = createSecrets([next, before]);
      const reencrypt = () => db.transaction((trx) => reencryptWebhook(trx, moving, one.id));
      expect((await reencrypt())?.id).to.equal(one.id);
      expect(await reencrypt(), "nothing is left to move").to.equal(undefined);
      const moved = await find(one.id);
      expect(signingSecrets(createSecrets([next]), moved, clock.now())).to.deep.equal(held);
      expect(() => signingSecrets(createSecrets([before]), moved, clock.now())).to.throw(SecretError);
      await test.close();
    });

    it("wait for the operators when their key is missing: nothing is sent, nothing is lost", async () => {
      const clock = createTestClock();
      const test = await startQuietService({ family, clock });
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      await test.service.db.knex("webhooks").where({ id }).update({ secret_key_id: "gone" });
      await publish(test);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(0);
      expect((await deliveriesOf(test))[0]).to.include({
        status: "pending",
        error: "Not sent: the service can't read the webhook's secret; it tries again each minute",
      });
      const { keyId } = test.service.secrets;
      await test.service.db.knex("webhooks").where({ id }).update({ secret_key_id: keyId });
      clock.advance(61_000);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(1);
      expect((await deliveriesOf(test))[0]).to.include({ status: "succeeded", error: null });
      await test.close();
    });

    it("are not kept next to a new one when their key is missing, which would keep deliveries waiting", async () => {
      const test = await startQuietService({ family });
      const receiver = await open();
      const { id } = await register(test, receiver.url);
      await test.service.db.knex("webhooks").where({ id }).update({ secret_key_id: "gone" });
      const { body } = await test.call("POST", `/webhooks/${id}/rotate-secret`, { body: {} });
      expect(body.data).to.include({ old_secret_expires_at: null });
      await publish(test);
      await test.service.webhooks.drain();
      expect(receiver.received).to.have.lengthOf(1);
      await test.close();
    });
  });
}

describe("makeSecret", () => {
  it("gives 32 random bytes", () => {
    const made = new Set(Array.from({ length: 1_000 }, makeSecret));
    expect(made.size).to.equal(1_000);
    for (const secret of made) expect(Buffer.from(secret.slice(6), "base64")).to.have.lengthOf(32);
  });
});
