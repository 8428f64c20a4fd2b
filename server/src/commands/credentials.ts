// `taxd credentials reencrypt`: moves the stored credentials to the key that encrypts now, so that an old one can go.
import { listDataSetIds } from "../accounts/store.ts";
import type { Database } from "../db/open.ts";
import { sealDevice, unsealDevice } from "../devices/secrets.ts";
import { type DeviceRow, listDevices, lockDevice, updateDevice } from "../devices/store.ts";
import { openSecrets, type Secrets } from "../secrets.ts";
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
  summary: "Encrypt all stored credentials with the first key of TAXD_ENCRYPTION_KEY.",
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
      return { key_id: secrets.keyId, devices, changed };
    });
    output.result(
      counts,
      () =>
        `The credentials of ${counts.changed} of ${counts.devices} devices were encrypted anew, with the key "${counts.key_id}".`,
    );
  },
});
