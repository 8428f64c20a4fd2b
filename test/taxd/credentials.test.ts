// `taxd credentials reencrypt`: after it the old key can go; without the old key it changes nothing and says which is missing.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { loadConfig } from "../../server/src/base/config.ts";
import { createSecrets } from "../../server/src/base/secrets.ts";
import { findPersonByEmail, updatePerson } from "../../server/src/core/accounts/person-store.ts";
import { findEnvironment } from "../../server/src/core/accounts/store.ts";
import { listEntries } from "../../server/src/core/audit/store.ts";
import { sealDevice, unsealDevice } from "../../server/src/core/devices/secrets.ts";
import { findDevice, insertDevice } from "../../server/src/core/devices/store.ts";
import { findLostKeys } from "../../server/src/core/encryption/lost-keys.ts";
import { enqueueMailWithToken } from "../../server/src/core/mail/outbox.ts";
import { findMail, openToken } from "../../server/src/core/mail/store.ts";
import { findWebhook, sealSecret, signingSecrets } from "../../server/src/core/webhooks/store.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { checkSecrets } from "../../server/src/modules/health/checks.ts";
import { approveAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { makeSecret, useSecondFactor } from "../../server/src/modules/people/two-factor.ts";
import { createService } from "../../server/src/service.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { codeOf } from "../support/people.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";

const webhookId = "0199c166-0000-7a00-8b00-00000000aa01";
const oldKey = `old:${"11".repeat(32)}`;
const newKey = `new:${"22".repeat(32)}`;
const secretsOf = (keys: string) => createSecrets(loadConfig({ TAXD_ENCRYPTION_KEY: keys }).encryptionKeys);

for (const family of databaseFamilies()) {
  describe(`taxd credentials reencrypt (${family})`, () => {
    let place: DatabasePlace;
    let environmentId: number;
    let totpSecret: string;
    let personId: number;
    let mailId: string;
    beforeEach(async () => {
      place = await createPlace(family);
      environmentId = await withDatabase(async (db) => {
        const input = { name: "Duka", email: "a@duka.example", owner_name: "Asha", features: [] };
        const { account } = await registerAccount(db, systemClock, input);
        await approveAccount(db, systemClock, account.id);
        const id = (await findEnvironment(db.knex, account.id, "live"))?.id ?? 0;
        for (const [at, bhf_id] of ["00", "01", "02"].entries()) {
          const held = at === 2 ? {} : { credentials: { access_code: `code-${bhf_id}` } };
          const nulls = {
            last_initialized_at: null,
            last_error: null,
            device_info: null,
            unit_info: null,
            warnings: null,
            training_since: null,
            settings: null,
          };
          await db.transaction((trx) =>
            insertDevice(trx, {
              ...nulls,
              data_set_id: id,
              branch_id: at + 1,
              lane_id: at + 1,
              bhf_id,
              tin: "P051234567Z",
              dvc_srl_no: `S-${bhf_id}`,
              vscu_url: "http://127.0.0.1:8088",
              via: null,
              wire: null,
              profile: "ke",
              is_active: false,
              created_at: 0,
              updated_at: 0,
              ...sealDevice(secretsOf(oldKey), { data_set_id: id, bhf_id }, held),
            }),
          );
        }
        const { ciphertext, key_id } = sealSecret(secretsOf(oldKey), webhookId, "whsec_b2xk");
        await db.knex("webhooks").insert({
          id: webhookId,
          data_set_id: id,
          url: "https://duka.example/hooks",
          events: "transaction.completed",
          secret: ciphertext,
          secret_key_id: key_id,
          is_active: 1,
          created_at: 0,
          updated_at: 0,
        });
        const person = await findPersonByEmail(db.knex, input.email);
        if (!person) throw new Error("the owner has no person");
        const { stored, shown } = makeSecret({ secrets: secretsOf(oldKey) }, person);
        await updatePerson(db.knex, person.id, stored, 0);
        totpSecret = shown.secret;
        personId = person.id;
        const values = { name: "Asha", token: "code-in-a-mail", expires_at: systemClock.now() + 60_000 };
        const mail = { to: input.email, kind: "password_reset" as const, values };
        mailId = await enqueueMailWithToken(db.knex, secretsOf(oldKey), mail, systemClock.now());
        return id;
      });
    });
    afterEach(() => place.release());

    async function withDatabase<Result>(
      work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
    ) {
      const db = await openDatabase(place);
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    }

    const env = (keys: string) => ({
      TAXD_DATA_DIR: place.dataDir,
      TAXD_ENCRYPTION_KEY: keys,
      ...(place.url === undefined ? {} : { TAXD_DATABASE_URL: place.url }),
    });
    const read = (keys: string, bhfId: string) =>
      withDatabase(async (db) => {
        const device = await findDevice(db.knex, environmentId, bhfId);
        return device && unsealDevice(secretsOf(keys), device);
      });

    it("moves every secret to the first key, once", async () => {
      const run = () => runTaxdJson(["credentials", "reencrypt"], env(`${newKey},${oldKey}`));
      expect(await run()).to.deep.equal({
        key_id: "new",
        devices: 3,
        webhooks: 1,
        people: 1,
        mails: 1,
        changed: 5,
      });
      expect(await read(newKey, "00")).to.deep.equal({ credentials: { access_code: "code-00" } });
      const webhook = await withDatabase((db) => findWebhook(db.knex, webhookId));
      expect(webhook && signingSecrets(secretsOf(newKey), webhook, 0)).to.deep.equal(["whsec_b2xk"]);
      expect(await read(newKey, "01")).to.deep.equal({ credentials: { access_code: "code-01" } });
      expect(await run()).to.deep.equal({
        key_id: "new",
        devices: 3,
        webhooks: 1,
        people: 1,
        mails: 0,
        changed: 0,
      });
      const mail = await withDatabase((db) => findMail(db.knex, mailId));
      expect(mail && openToken(secretsOf(newKey), mail)).to.equal("code-in-a-mail");
      const isCodeRight = await withDatabase(async (db) => {
        const person = await findPersonByEmail(db.knex, "a@duka.example");
        const service = { secrets: secretsOf(newKey), clock: systemClock };
        return person && useSecondFactor(db.knex, service, person, codeOf(totpSecret, systemClock));
      });
      expect(isCodeRight).to.equal(true);
      const { rows } = await withDatabase((db) =>
        listEntries(db.knex, { data_set_id: environmentId, actor: "operator" }, { page: 1, per_page: 10 }),
      );
      const moved = rows.filter(({ action }) => action.endsWith(".reencrypt"));
      expect(
        moved
          .toSorted((a, b) => a.subject.localeCompare(b.subject))
          .map((entry) => [entry.action, entry.subject, entry.old, entry.new, entry.account_id !== null]),
      ).to.deep.equal(
        [
          ["devices", "device 00", true],
          ["devices", "device 01", true],
          // Mails and people belong to no account.
          ["mails", `mail ${mailId}`, false],
          ["people", `person ${personId}`, false],
          ["webhooks", `webhook ${webhookId}`, true],
        ].map(([topic, subject, isInAccount]) => [
          `${topic}.reencrypt`,
          subject,
          { key_id: "old" },
          { key_id: "new" },
          isInAccount,
        ]),
      );
    });

    it("doesn't start with a wrong key, unless the operators have recorded the right one as lost", async () => {
      const problem = async (keys: string) => {
        const config = loadConfig({ TAXD_LOG_LEVEL: "silent", ...env(keys) });
        const service = await createService(config, { work: false }).catch((error: unknown) => String(error));
        if (typeof service === "string") return service;
        await service.close();
        return undefined;
      };
      const remedy = "If the key is lost for good, run `taxd credentials forget old`";
      expect(await problem(newKey))
        .to.contain(
          'the secrets of 2 devices, 1 webhook, 1 person with two-factor sign-in, 1 waiting mail were encrypted with the key "old"',
        )
        .and.contain("Set that key in TAXD_ENCRYPTION_KEY")
        .and.contain(remedy);
      // Another key under the same id.
      expect(await problem(newKey.replace("new", "old"))).to.contain(remedy);
      expect(await problem(`${newKey},${oldKey}`)).to.equal(undefined);

      const wrong = await runTaxd(["credentials", "forget", "older"], env(newKey));
      expect(wrong).to.include({ code: 1 });
      expect(wrong.stderr).to.contain('No stored secret lacks a key "older"');
      const forgotten = await runTaxd(["credentials", "forget", "old"], env(newKey));
      expect(forgotten, forgotten.stderr).to.include({ code: 0 });
      expect(forgotten.stdout).to.contain("Enter device credentials again, rotate webhook secrets");
      expect(await problem(newKey)).to.equal(undefined);
      // Nothing was deleted: the right key opens the secrets again.
      expect(await read(oldKey, "00")).to.deep.equal({ credentials: { access_code: "code-00" } });
      const audited = await withDatabase((db) => db.knex("audit").pluck("action"));
      expect(audited).to.include("encryption_keys.forget");
    });

    it("is missed by the health of the environment whose secrets need it", async () => {
      await withDatabase(async (db) => {
        const lost = await findLostKeys(db.knex, secretsOf(newKey), systemClock.now(), environmentId);
        expect(
          checkSecrets(lost).map(({ name, status, message }) => ({ name, status, message })),
        ).to.deep.equal([
          {
            name: "encryption_key",
            status: "fail",
            message: 'The service lacks the encryption key "old" of 2 devices and 1 webhook',
          },
        ]);
        expect(
          await findLostKeys(db.knex, secretsOf(newKey), systemClock.now(), environmentId + 1),
        ).to.deep.equal([]);
        expect(
          await findLostKeys(db.knex, secretsOf(oldKey), systemClock.now(), environmentId),
        ).to.deep.equal([]);
      });
    });

    it("names the key that is missing, and changes nothing", async () => {
      const { code, stderr } = await runTaxd(["credentials", "reencrypt"], env(newKey));
      expect(code).to.equal(1);
      expect(stderr).to.contain('the key "old"').and.contain("Add that key to TAXD_ENCRYPTION_KEY");
      expect(await read(oldKey, "00")).to.deep.equal({ credentials: { access_code: "code-00" } });
      const audited = await withDatabase((db) => db.knex("audit").pluck("action"));
      expect(audited.filter((action) => action.endsWith(".reencrypt"))).to.deep.equal([]);
    });
  });
}
