// Encryption at rest: nonces, and a change of keys that is cut short.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { loadConfig } from "../../server/src/base/config.ts";
import { createSecrets } from "../../server/src/base/secrets.ts";
import { sealDevice, unsealDevice } from "../../server/src/core/devices/secrets.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { approveAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { createPlace, databaseFamilies } from "../support/database.ts";
import { runTaxd, runTaxdJson, startTaxd } from "../support/taxd.ts";

const oldKey = `old:${"11".repeat(32)}`;
const newKey = `new:${"22".repeat(32)}`;
const secretsOf = (keys: string) => createSecrets(loadConfig({ TAXD_ENCRYPTION_KEY: keys }).encryptionKeys);

const { NONCES = "20000" } = process.env;

describe("nonces", () => {
  it(`are ${NONCES} different ones for as many secrets`, function () {
    this.timeout(10_000 + Number(NONCES) / 5);
    const { encrypt } = secretsOf(newKey);
    // Two numbers hold the 96 bits: a million strings would be a hundred megabytes.
    const seen = new Map<bigint, Set<number> | number>();
    for (let count = 0; count < Number(NONCES); count++) {
      const { ciphertext } = encrypt("", "row");
      const high = ciphertext.readBigUInt64BE(1);
      const low = ciphertext.readUInt32BE(9);
      const known = seen.get(high);
      if (known === undefined) seen.set(high, low);
      else {
        const lows: Set<number> = typeof known === "number" ? new Set([known]) : known;
        expect(lows.has(low), `nonce ${count}`).to.equal(false);
        seen.set(high, lows.add(low));
      }
    }
    expect(seen.size).to.be.above(0.999 * Number(NONCES));
  });
});

for (const family of databaseFamilies()) {
  describe(`changing the key (${family})`, () => {
    it("is resumed after a kill in the middle, loses nothing, and lets the old key go at the end", async () => {
      const place = await createPlace(family);
      const count = 300;
      const db = await openDatabase(place);
      const { account } = await registerAccount(db, systemClock, {
        name: "Duka",
        email: "duka@example.com",
        owner_name: "Asha",
        features: [],
      });
      await approveAccount(db, systemClock, account.id);
      const { id: environmentId } = await db
        .knex("data_sets")
        .where({ account_id: account.id, environment: "live" })
        .first("id");
      const old = secretsOf(oldKey);
      const rows = Array.from({ length: count }, (_, at) => {
        const bhf_id = `b${at}`;
        const held = { credentials: { access_code: `code-${at}` } };
        const { credential_keys, ...sealed } = sealDevice(old, { data_set_id: environmentId, bhf_id }, held);
        return {
          data_set_id: environmentId,
          branch_id: at + 1,
          lane_id: at + 1,
          bhf_id,
          tin: "P051234567Z",
          dvc_srl_no: "D",
          vscu_url: "http://127.0.0.1:1",
          profile: "ke",
          is_active: 0,
          ...sealed,
          credential_keys: toBlob(credential_keys),
          created_at: 0,
          updated_at: 0,
        };
      });
      await db.knex.batchInsert("devices", rows, 50);
      const moved = async (): Promise<number> =>
        Number((await db.knex("devices").where({ credentials_key_id: "new" }).count({ n: "*" }).first())?.n);
      const env = {
        TAXD_DATA_DIR: place.dataDir,
        TAXD_ENCRYPTION_KEY: `${newKey},${oldKey}`,
        ...(place.url === undefined ? {} : { TAXD_DATABASE_URL: place.url }),
      };
      const killed = startTaxd(["credentials", "reencrypt"], env);
      while ((await moved()) === 0 && killed.child.exitCode === null) await pause(1);
      killed.child.kill("SIGKILL");
      await killed.finished;
      const half = await moved();
      expect(half).to.be.within(1, count);

      const tooEarly = await runTaxd(["credentials", "reencrypt"], { ...env, TAXD_ENCRYPTION_KEY: newKey });
      if (half < count) expect(tooEarly.stderr).to.contain('the key "old"');
      const rest = await runTaxdJson<{ changed: number }>(["credentials", "reencrypt"], env);
      expect(rest.changed).to.equal(count - half);

      const fresh = secretsOf(newKey);
      for (const row of await db.knex("devices").orderBy("id")) {
        expect(unsealDevice(fresh, row)).to.deep.equal({
          credentials: { access_code: `code-${row.bhf_id.slice(1)}` },
        });
      }
      await db.close();
      await place.release();
    });
  });
}
