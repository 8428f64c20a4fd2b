// `taxd credentials …`: moves stored credentials, webhook secrets, second factors and codes in waiting mails to the key that
// encrypts now, so that an old one can go; and records a key as lost.

import { systemClock } from "../base/clock.ts";
import { openExistingSecrets, openSecrets, type Secrets } from "../base/secrets.ts";
import { reencryptSecret } from "../core/accounts/person-secret.ts";
import { listPeopleWithSecret, lockPerson, updatePerson } from "../core/accounts/person-store.ts";
import { listEnvironments } from "../core/accounts/store.ts";
import { recordOperatorChange } from "../core/audit/record.ts";
import { sealDevice, unsealDevice } from "../core/devices/secrets.ts";
import { type DeviceRow, listDevices, lockDevice, updateDevice } from "../core/devices/store.ts";
import { findLostKeys, forgetKey } from "../core/encryption/lost-keys.ts";
import { listMailsOfOldKeys, reencryptMail } from "../core/mail/store.ts";
import { listWebhookIds, reencryptWebhook } from "../core/webhooks/store.ts";
import type { Database } from "../db/open.ts";
import type { Trx } from "../db/sql/schema.ts";
import { CommandFailure, command } from "./command.ts";
import { withRecords } from "./database.ts";

/** A device at a time, each in a transaction of its own: killed in the middle, the next run does the rest. */
async function reencrypt(
  db: Database,
  secrets: Secrets,
  { data_set_id, bhf_id }: DeviceRow,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const device = await lockDevice(trx, data_set_id, bhf_id);
    if (!device?.credentials_key_id || device.credentials_key_id === secrets.keyId) return false;
    await updateDevice(trx, device.id, sealDevice(secrets, device, unsealDevice(secrets, device)));
    const old = { key_id: device.credentials_key_id };
    await record(
      trx,
      data_set_id,
      { action: "devices.reencrypt", subject: `device ${bhf_id}`, old },
      secrets,
    );
    return true;
  });
}

async function record(
  trx: Trx,
  data_set_id: number,
  change: { action: string; subject: string; old: { key_id: string | null } },
  { keyId }: Secrets,
): Promise<void> {
  const entry = { ...change, new: { key_id: keyId } };
  await recordOperatorChange(trx, { data_set_id }, entry, systemClock.now());
}

/** A webhook's secret, and the earlier one while it is still valid. */
async function reencryptSecrets(db: Database, secrets: Secrets, id: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const webhook = await reencryptWebhook(trx, secrets, id);
    if (!webhook) return false;
    const old = { key_id: webhook.secret_key_id };
    const change = { action: "webhooks.reencrypt", subject: `webhook ${id}`, old };
    await record(trx, webhook.data_set_id, change, secrets);
    return true;
  });
}

/** The secret of a person's second factor. */
async function reencryptPerson(db: Database, secrets: Secrets, id: number): Promise<boolean> {
  return db.transaction(async (trx) => {
    const person = await lockPerson(trx, id);
    const sealed = person && reencryptSecret(secrets, person);
    if (!sealed) return false;
    const nowMs = systemClock.now();
    await updatePerson(trx, id, sealed, nowMs);
    const values = { old: { key_id: person.totp_secret_key_id }, new: { key_id: secrets.keyId } };
    const change = { action: "people.reencrypt", subject: `person ${id}`, ...values };
    await recordOperatorChange(trx, {}, change, nowMs);
    return true;
  });
}

/** The code in a mail that waits to be sent. */
async function reencryptToken(db: Database, secrets: Secrets, id: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const key_id = await reencryptMail(trx, secrets, id);
    if (key_id === undefined) return false;
    const values = { old: { key_id }, new: { key_id: secrets.keyId } };
    const change = { action: "mails.reencrypt", subject: `mail ${id}`, ...values };
    await recordOperatorChange(trx, {}, change, systemClock.now());
    return true;
  });
}

const forgetCommand = command({
  words: "credentials forget",
  summary: "Record an encryption key as lost for good, so that the service starts without it.",
  args: [{ name: "key", description: "id of the lost key, as the failed start names it" }],
  examples: ["taxd credentials forget k-455ae5d08d72"],
  async run([id = ""], _flags, output) {
    const lost = await withRecords(async (db, config) => {
      const lostKeys = await findLostKeys(db.knex, openExistingSecrets(config), systemClock.now());
      const found = lostKeys.find(({ key_id }) => key_id === id);
      if (!found)
        throw new CommandFailure(
          `No stored secret lacks a key "${id}".`,
          "Name the key that the failed start of the service names.",
        );
      await db.transaction(async (trx) => {
        await forgetKey(trx, id);
        const change = { action: "encryption_keys.forget", subject: `key ${id}`, new: { key_id: id } };
        await recordOperatorChange(trx, {}, change, systemClock.now());
      });
      return found;
    });
    output.result(
      lost,
      () =>
        `The service starts without the key "${id}". The secrets of ${lost.rows.join(", ")} can't be read. ` +
        "Enter device credentials again, rotate webhook secrets, turn two-factor sign-in off (`taxd users two-factor-off`), and ask for new codes by mail.",
    );
  },
});

const reencryptCommand = command({
  words: "credentials reencrypt",
  summary:
    "Encrypt all stored credentials, webhook secrets, second factors and codes in waiting mails with the first key of TAXD_ENCRYPTION_KEY.",
  examples: ["TAXD_ENCRYPTION_KEY=<new>,<old> taxd credentials reencrypt"],
  async run(_args, _flags, output) {
    const counts = await withRecords(async (db, config) => {
      const secrets = openSecrets(config);
      let changed = 0;
      let devices = 0;
      for (const { id } of await listEnvironments(db.knex)) {
        for (const device of await listDevices(db.knex, id)) {
          devices += 1;
          if (await reencrypt(db, secrets, device)) changed += 1;
        }
      }
      const webhooks = await listWebhookIds(db.knex);
      for (const id of webhooks) {
        if (await reencryptSecrets(db, secrets, id)) changed += 1;
      }
      const people = await listPeopleWithSecret(db.knex);
      for (const id of people) {
        if (await reencryptPerson(db, secrets, id)) changed += 1;
      }
      const mails = await listMailsOfOldKeys(db.knex, secrets);
      for (const id of mails) {
        if (await reencryptToken(db, secrets, id)) changed += 1;
      }
      const found = { devices, webhooks: webhooks.length, people: people.length, mails: mails.length };
      return { key_id: secrets.keyId, ...found, changed };
    });
    output.result(
      counts,
      () =>
        `The secrets of ${counts.changed} of ${counts.devices} devices, ${counts.webhooks} webhooks, ${counts.people} people and ${counts.mails} mails were encrypted again, ` +
        `with the key "${counts.key_id}". Stored responses of the last 24 hours still need the old key.`,
    );
  },
});

export const credentialsCommands = [reencryptCommand, forgetCommand];
