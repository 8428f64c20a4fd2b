// Keys that are missing at the start: each is named with what it encrypted, and the service starts once all of them are recorded as lost.
import { expect } from "chai";
import { newId } from "../../../server/src/base/ids.ts";
import { createSecrets, SecretError, type Secrets } from "../../../server/src/base/secrets.ts";
import { findLostKeys, forgetKey, requireKeys } from "../../../server/src/core/encryption/lost-keys.ts";
import { enqueueMailWithToken } from "../../../server/src/core/mail/outbox.ts";
import { insertWebhook, sealSecret } from "../../../server/src/core/webhooks/store.ts";
import { createTestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

/** The first key encrypts. */
const withKeys = (...ids: string[]): Secrets =>
  createSecrets(ids.map((id) => ({ id, key: Buffer.alloc(32, id) })));

describeEachFamily("missing encryption keys", (_family, open) => {
  const clock = createTestClock();
  const hour = 60 * 60_000;
  const database = forEachTest(open);

  /** A webhook under a key; the secret before, if it was rotated, is under another one. */
  async function keepWebhook(data_set_id: number, keyId: string, rotatedFrom?: string): Promise<void> {
    const id = newId(clock);
    const sealed = sealSecret(withKeys(keyId), id, "whsec_b2xk");
    const old = rotatedFrom === undefined ? undefined : sealSecret(withKeys(rotatedFrom), id, "whsec_bmV3");
    const webhook = {
      id,
      data_set_id,
      url: "https://duka.example/hooks",
      events: ["transaction.completed" as const],
      description: null,
      secret: sealed.ciphertext,
      secret_key_id: sealed.key_id,
      old_secret: old?.ciphertext ?? null,
      old_secret_key_id: old?.key_id ?? null,
      old_secret_until: old ? clock.now() + hour : null,
      is_active: true,
      disabled_reason: null,
      failing_since: null,
      last_success_at: null,
      last_failure_at: null,
      deleted_at: null,
      created_at: clock.now(),
      updated_at: clock.now(),
    };
    await database.transaction((trx) => insertWebhook(trx, webhook));
  }

  async function keepMail(keyId: string): Promise<void> {
    const values = { name: "Asha", token: "code-in-a-mail", expires_at: clock.now() + hour };
    const mail = { to: "asha@duka.example", kind: "password_reset" as const, values };
    await enqueueMailWithToken(database.knex, withKeys(keyId), mail, clock.now());
  }

  const lost = (held: Secrets, environmentId?: number) =>
    findLostKeys(database.knex, held, clock.now(), environmentId);
  const problem = async (held: Secrets): Promise<string | undefined> => {
    const error: unknown = await requireKeys(database.knex, held, clock.now()).catch((thrown) => thrown);
    if (error !== undefined && !(error instanceof SecretError)) throw error;
    return error?.message;
  };

  it("are each named with what they encrypted, for the service and for an environment", async () => {
    await keepWebhook(1, "a");
    await keepWebhook(2, "a");
    await keepWebhook(2, "b");
    await keepMail("b");
    const ofB = { key_id: "b", rows: ["1 webhook", "1 waiting mail"] };
    expect(await lost(withKeys("c"))).to.have.deep.members([{ key_id: "a", rows: ["2 webhooks"] }, ofB]);
    expect(await lost(withKeys("c", "a"))).to.deep.equal([ofB]);
    expect(await lost(withKeys("a", "b"))).to.deep.equal([]);
    expect(await lost(withKeys("c"), 1)).to.deep.equal([{ key_id: "a", rows: ["1 webhook"] }]);
  });

  it("keep the service from starting until the last of them is recorded as lost", async () => {
    await keepWebhook(1, "a");
    await keepMail("b");
    const held = withKeys("c");
    await forgetKey(database.knex, "b");
    expect(await problem(held)).to.contain('1 webhook were encrypted with the key "a"');
    await forgetKey(database.knex, "a");
    expect(await problem(held)).to.equal(undefined);
    await keepMail("d");
    expect(await problem(held)).to.contain("taxd credentials forget d");
  });

  it("of a secret before a rotation are missed under their own name, while it signs", async () => {
    await keepWebhook(1, "new", "old");
    expect(await lost(withKeys("new", "old"))).to.deep.equal([]);
    expect(await lost(withKeys("new"))).to.deep.equal([{ key_id: "old", rows: ["1 rotated webhook"] }]);
    clock.advance(hour);
    expect(await problem(withKeys("new"))).to.equal(undefined);
    expect(await lost(withKeys("old"))).to.deep.equal([{ key_id: "new", rows: ["1 webhook"] }]);
  });
});
