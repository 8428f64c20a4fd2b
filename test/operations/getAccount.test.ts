// getAccount: the account with its settings, those of the key's own environment.
import { expect } from "chai";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("getAccount", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("200 with every setting's default before anybody changed one", async () => {
    const account = await test.client.account.get();
    expect(account).to.deep.equal({
      name: account.name,
      environment: "sandbox",
      features: ["async", "imports", "webhooks", "insurances"],
      walk_in_customer_name: "Walk-in customer",
      trade_name: null,
      receipt_address: null,
      receipt_header: null,
      receipt_footer: null,
      receipt_language: "en",
      receipt_logo: null,
      vat_registered: true,
      credit_note_window: null,
      credit_notes_per_sale: null,
      nightly_matching: true,
      updated_at: null,
    });
    expect(account.name).to.match(/^Account /);
  });

  it("403 for accountants and cashiers", async () => {
    for (const role of ["accountant", "cashier"] as const) {
      const failure = await failureOf(test.clientFor(test.keys[role]).account.get());
      expect([failure.status, failure.code]).to.deep.equal([403, "role_not_allowed"]);
    }
    expect((await test.clientFor(test.keys.admin).account.get()).environment).to.equal("sandbox");
  });
});
