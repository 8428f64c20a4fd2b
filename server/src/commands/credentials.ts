// `taxd credentials reencrypt`: moves stored credentials and webhook secrets to the key that encrypts now, so that an old one can go.
import { listDataSetIds } from "../accounts/store.ts";
import type { Database } from "../db/open.ts";
import { sealDevice, unsealDevice } from "../devices/secrets.ts";
import { type DeviceRow, listDevices, lockDevice, updateDevice } from "../devices/store.ts";
import { openSecrets, type Secrets } from "../secrets.ts";
import { listWebhookIds, reencryptWebhook } from "../webhooks/store.ts";
import { command } from "./command.ts";
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
    return true;
  });
}

export const credentialsCommand = command({
  words: "credentials reencrypt",
  summary: "Encrypt all stored credentials and webhook secrets with the first key of TAXD_ENCRYPTION_KEY.",
  examples: ["TAXD_ENCRYPTION_KEY=<new>,<old> taxd credentials reencrypt"],
  async run(_args, _flags, output) {
    const counts = await withRecords(async (db, config) => {
      const secrets = openSecrets(config);
      let changed = 0;
      let devices = 0;
      for (const id of await listDataSetIds(db.knex)) {
        for (const device of await listDevices(db.knex, id)) {
          devices += 1;
          if (await reencrypt(db, secrets, device)) changed += 1;
        }
      }
      const webhooks = await listWebhookIds(db.knex);
      for (const id of webhooks) {
        if (await db.transaction((trx) => reencryptWebhook(trx, secrets, id))) changed += 1;
      }
      return { key_id: secrets.keyId, devices, webhooks: webhooks.length, changed };
    });
    output.result(
      counts,
      () =>
        `The secrets of ${counts.changed} of ${counts.devices} devices and ${counts.webhooks} webhooks were encrypted anew, ` +
        `with the key "${counts.key_id}". Kept answers of the last 24 hours still need the old key.`,
    );
  },
});
