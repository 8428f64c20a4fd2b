// Mails to owners about grave events: one per kind, subject and hour, only to active owners who want them, in live only.
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { textOf } from "../../../server/src/core/mail/outbox.ts";
import { renderMail } from "../../../server/src/core/mail/text.ts";
import type { MailKind, MailValues } from "../../../server/src/core/mail/texts/all.ts";
import { insertEvent, type NewEvent } from "../../../server/src/core/webhooks/event-store.ts";
import { changeAccount } from "../../../server/src/modules/people/accounts/admin.ts";
import { describeEachFamily } from "../../support/database.ts";
import { mailsTo } from "../../support/mails.ts";
import { activate, clientOf } from "../../support/people.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const hour = 60 * 60_000;
const moment = "2026-03-10T06:15:01.000Z";

describeEachFamily("mails to owners", (family) => {
  let email: string;
  let live: number;
  let atMs = Date.parse("2026-03-10T09:00:00Z");
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));
  beforeEach(async () => {
    await switchAccount(test);
    ({ email } = await activate(test, test.account.users.owner));
    live = await environmentOf("live");
    atMs += 10 * hour;
  });

  const environmentOf = async (environment: string): Promise<number> => {
    const { knex } = test.service.db;
    const where = { account_id: test.account.id, environment };
    return (await knex("data_sets").where(where).first("id")).id;
  };
  const about = { type: "sales" as const, branch_id: "00", invoice_no: "INV-1" };
  const exhausted = (bhf_id = "00", data_set_id = live): NewEvent<"transaction.exhausted"> => {
    const transaction_id = newId(systemClock);
    return {
      name: "transaction.exhausted",
      data_set_id,
      transaction: null,
      data: {
        transaction_id,
        ...about,
        branch_id: bhf_id,
        retry_count: 3,
        code: "unit_802",
        message: "The unit\nis <busy>",
      },
    };
  };
  const happen = (event: NewEvent<"transaction.exhausted">, afterMs = 0): Promise<void> =>
    test.service.db.transaction((trx) => insertEvent(trx, event, atMs + afterMs));
  const kinds = async (to = email) => (await mailsTo(test.service, to)).map(({ kind }) => kind);

  it("sends one mail of a kind about a subject in an hour", async () => {
    await happen(exhausted());
    await happen(exhausted(), hour - 1);
    expect(await kinds()).to.deep.equal(["alert_retries_exhausted"]);
    await happen(exhausted("01"), hour - 1);
    expect(await kinds()).to.have.length(2);
    await happen(exhausted(), hour);
    expect(await kinds()).to.have.length(3);
  });

  it("sends one mail when two documents fail at the same time", async () => {
    await Promise.all(Array.from({ length: 5 }, () => happen(exhausted())));
    expect(await kinds()).to.deep.equal(["alert_retries_exhausted"]);
  });

  it("sends no mail where the transaction of the event fails", async () => {
    const failing = test.service.db.transaction(async (trx) => {
      await insertEvent(trx, exhausted(), atMs);
      throw new Error("no");
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal("no");
    expect(await kinds()).to.deep.equal([]);
    await happen(exhausted());
    expect(await kinds()).to.have.length(1);
  });

  it("sends mails to active owners who want them, and to nobody else", async () => {
    const admin = await activate(test, test.account.users.admin);
    await happen(exhausted("00", await environmentOf("sandbox")));
    expect(await kinds()).to.deep.equal([]);
    const owner = await clientOf(test, test.account.users.owner);
    expect((await owner.me.update({ alerts: false })).alerts).to.equal(false);
    await happen(exhausted());
    expect(await kinds()).to.deep.equal([]);
    await owner.me.update({ alerts: true });
    await happen(exhausted());
    expect(await kinds()).to.have.length(1);
    expect(await kinds(admin.email)).to.deep.equal([]);
    await changeAccount(test.service.db, test.service.clock, test.account.id, "suspend");
    await happen(exhausted(), 2 * hour);
    expect(await kinds()).to.deep.equal(["alert_retries_exhausted", "account_status"]);
  });

  it("says what happened and what to do, with a link if there is a console", async () => {
    const webhook_id = newId(systemClock);
    const document = exhausted();
    const { transaction_id } = document.data;
    await test.service.db.transaction(async (trx) => {
      const of = { data_set_id: live, transaction: null };
      await insertEvent(trx, document, atMs);
      await insertEvent(
        trx,
        {
          ...of,
          name: "device.unreachable" as const,
          data: { bhf_id: "00", vscu_url: "http://unit", error: "rejected", unreachable_since: moment },
        },
        atMs,
      );
      await insertEvent(
        trx,
        {
          ...of,
          name: "webhook.disabled" as const,
          data: { webhook_id, url: "https://shop.example/x", reason: "410", disabled_at: moment },
        },
        atMs,
      );
      await insertEvent(
        trx,
        {
          ...of,
          name: "transaction.outcome_unknown" as const,
          data: {
            transaction_id,
            ...about,
            status: "processing" as const,
            sent_at: moment,
            stream: "sales" as const,
            message: null,
            resolve_with: "taxctl transactions settle INV-1",
          },
        },
        atMs,
      );
      // Not grave.
      await insertEvent(
        trx,
        {
          ...of,
          name: "device.reachable" as const,
          data: {
            bhf_id: "00",
            vscu_url: "http://unit",
            unreachable_since: moment,
            reachable_since: moment,
          },
        },
        atMs,
      );
    });
    const base = `http://own.example/console/${test.account.id}/live`;
    const expected: Record<string, string[]> = {
      alert_retries_exhausted: ["Error unit_802: The unit is <busy>", `${base}/documents/${transaction_id}`],
      alert_device_unreachable: ["since 2026-03-10 06:15 UTC", "Error: rejected", base],
      alert_webhook_disabled: [`taxctl webhooks enable ${webhook_id}`, base],
      alert_outcome_unknown: ["taxctl transactions settle INV-1", `${base}/documents/${transaction_id}`],
    };
    const mails = await mailsTo(test.service, email);
    expect(mails.map(({ kind }) => kind)).to.have.members(Object.keys(expected));
    for (const { kind, values } of mails) {
      const text = textOf(kind as MailKind, values as unknown as MailValues<MailKind>);
      const place = { url: "http://own.example", hasConsole: true };
      const shown = renderMail(text, place);
      for (const part of expected[kind] ?? []) expect(shown.text, kind).to.contain(part);
      expect(shown.text).to.contain("To get none").and.contain("PATCH /me");
      expect(shown.html).to.not.contain("<busy>");
      expect(renderMail(text, { ...place, hasConsole: false }).text).to.not.contain(base);
    }
  });
});
