// `taxd mail …` and the line of health: what operators see of the outbox.
import { expect } from "chai";
import { pino } from "pino";
import { loadConfig } from "../../../server/src/base/config.ts";
import { createOwnUrl } from "../../../server/src/core/context/own-url.ts";
import { enqueueMailWithToken } from "../../../server/src/core/mail/outbox.ts";
import { createMailSender } from "../../../server/src/modules/mail/sender.ts";
import { createTestClock } from "../../support/clock.ts";
import { environmentOf } from "../../support/database.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { runTaxd, runTaxdJson } from "../../support/taxd.ts";

const minuteMs = 60_000;
const publicUrl = "https://tax.example.com";

describe("taxd mail", () => {
  const clock = createTestClock();
  let env: Record<string, string>;
  let id: string;
  const test = forSuite(() => startTestService({ clock, simulator: false, overrides: { work: false } }));
  before(async () => {
    const { db, config, secrets } = test.service;
    env = environmentOf({ dataDir: config.dataDir, url: config.databaseUrl });
    const values = { name: "Asha", token: "secret-token-1", expires_at: clock.now() + 24 * 60 * minuteMs };
    const mail = { to: "asha@duka.example", kind: "password_reset" as const, values };
    id = await db.transaction((trx) => enqueueMailWithToken(trx, secrets, mail, clock.now()));
  });

  const listOf = (...args: string[]) =>
    runTaxdJson<Record<string, unknown>[]>(["mail", "list", ...args], env);

  it("lists waiting mails, without their content", async () => {
    const [row, ...others] = await listOf();
    expect(others).to.deep.equal([]);
    expect(row).to.include({ id, recipient: "asha@duka.example", kind: "password_reset", status: "pending" });
    expect(JSON.stringify(row)).not.to.contain("secret-token-1");
    expect(await listOf("--status", "sent")).to.deep.equal([]);
    const wrong = await runTaxd(["mail", "list", "--status", "lost"], env);
    expect(wrong).to.include({ code: 2 });
  });

  it("shows a waiting mail once the service has a URL", async () => {
    const without = await runTaxd(["mail", "show", id], env);
    expect(without).to.include({ code: 1 });
    expect(without.stderr).to.contain("Set TAXD_PUBLIC_URL");
    const { stdout } = await runTaxd(["mail", "show", id], { ...env, TAXD_PUBLIC_URL: publicUrl });
    expect(stdout).to.contain("To: asha@duka.example").and.contain("secret-token-1");
  });

  it("is named by health if mail waits for long", async () => {
    const checkOf = async () =>
      (await test.client.health.get()).checks.find(({ name }: { name: string }) => name === "mail");
    expect(await checkOf()).to.equal(undefined);
    clock.advance(11 * minuteMs);
    expect(await checkOf()).to.deep.include({
      status: "warn",
      message: "E-mail has been waiting to be sent for 11 min",
    });
    clock.advance(120 * minuteMs);
    expect(await checkOf()).to.deep.include({ status: "fail" });
  });

  it("shows a mail that was written to a file, and nothing of one that was sent", async () => {
    const { db, config, secrets } = test.service;
    const log = pino({ level: "silent" });
    const settings = { TAXD_DATA_DIR: config.dataDir, TAXD_PUBLIC_URL: publicUrl };
    const ownUrl = createOwnUrl(publicUrl);
    const sender = createMailSender({ db, clock, log, secrets, config: loadConfig(settings), ownUrl });
    await sender.drain();
    await sender.stop();
    expect((await runTaxd(["mail", "show", id], env)).stdout).to.contain("secret-token-1");
    const sent = await runTaxd(["mail", "show", id], { ...env, TAXD_DATA_DIR: `${config.dataDir}/other` });
    expect(sent.code).to.equal(2);
    const unknown = await runTaxd(["mail", "show", "0"], env);
    expect(unknown).to.include({ code: 1 });
    expect(unknown.stderr).to.contain("There is no mail 0");
    expect((await listOf("--status", "sent")).map((row) => row.id)).to.deep.equal([id]);
  });
});
