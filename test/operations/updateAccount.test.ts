// updateAccount: changes settings of one environment, restores defaults, and leaves a record of who changed what.
import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { auditOf } from "../support/audit.ts";
import { describeEachFamily } from "../support/database.ts";
import { dataUri, jpeg, png } from "../support/images.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("updateAccount", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  const audit = async () =>
    (await auditOf(test.service.db.knex, test.account.id))
      .filter(({ action }) => action === "account.update")
      .map(({ user_id, old, new: after }) => ({ user_id, old, new: after }));

  it("200 changes a setting and records who did it, with the old and the new value", async () => {
    const admin = test.clientFor(test.keys.admin);
    const changed = await admin.account.update({ walk_in_customer_name: "Cash customer" });
    expect(changed.walk_in_customer_name).to.equal("Cash customer");
    expect(changed.updated_at).to.be.a("string");
    expect(await test.client.account.get()).to.deep.equal(changed);
    const values = {
      old: { walk_in_customer_name: "Walk-in customer" },
      new: { walk_in_customer_name: "Cash customer" },
    };
    expect(await audit()).to.deep.equal([{ user_id: test.account.users.admin, ...values }]);
  });

  it("200 without a change writes nothing", async () => {
    const before = await test.client.account.get();
    const again = await test.client.account.update({ walk_in_customer_name: before.walk_in_customer_name });
    expect(again).to.deep.equal(before);
    expect(await audit()).to.have.length(1);
  });

  it("200 with null restores the default", async () => {
    const restored = await test.client.account.update({ walk_in_customer_name: null });
    expect(restored.walk_in_customer_name).to.equal("Walk-in customer");
    expect(await audit()).to.have.length(2);
  });

  it("200 changes nothing of the other environment or another account", async () => {
    const stranger = await test.openAccount();
    await test.client.account.update({ walk_in_customer_name: "Sandbox only" });
    for (const key of [test.keys.live, stranger.keys.owner]) {
      expect((await test.clientFor(key).account.get()).walk_in_customer_name).to.equal("Walk-in customer");
    }
  });

  it("400 for a body that is not JSON", async () => {
    expect((await test.call("PATCH", "/account", { body: "{" })).status).to.equal(400);
  });

  it("403 for an accountant", async () => {
    const update = test.clientFor(test.keys.accountant).account.update({ walk_in_customer_name: "Mine" });
    expect((await failureOf(update)).status).to.equal(403);
  });

  it("200 keeps the texts of receipts up to the control unit's length, and restores each default", async () => {
    const texts = {
      trade_name: "Duka la Mama Wanjiku",
      receipt_address: "x".repeat(200),
      receipt_header: "Karibu sana dukani!!",
      receipt_footer: "Asante, karibu tena!",
      receipt_language: "sw" as const,
      vat_registered: false,
    };
    expect(await test.client.account.update(texts)).to.include(texts);
    expect(await test.client.account.get()).to.include(texts);
    expect((await audit()).at(-1)).to.deep.include({ new: texts });
    const none = Object.fromEntries(Object.keys(texts).map((name) => [name, null]));
    const defaults = {
      trade_name: null,
      receipt_address: null,
      receipt_header: null,
      receipt_footer: null,
      receipt_language: "en",
      vat_registered: true,
    };
    expect(await test.client.account.update(none)).to.include(defaults);
  });

  it("200 sets the limits of credit notes, and restores them", async () => {
    const limits = { credit_note_window: "90 days", credit_notes_per_sale: 2 };
    expect(await test.client.account.update(limits)).to.include(limits);
    expect((await audit()).at(-1)).to.deep.include({ new: limits });
    const none = { credit_note_window: null, credit_notes_per_sale: null };
    expect(await test.client.account.update(none)).to.include(none);
  });

  it("200 turns the nightly matching off, and restores the default", async () => {
    expect(await test.client.account.update({ nightly_matching: false })).to.include({
      nightly_matching: false,
    });
    expect(await test.client.account.update({ nightly_matching: null })).to.include({
      nightly_matching: true,
    });
  });

  it("200 stores a logo once, describes it, and audits its fingerprint", async () => {
    const stranger = await test.openAccount();
    const file = png(60, 40);
    const { receipt_logo } = await test.client.account.update({ receipt_logo: dataUri(file) });
    expect(receipt_logo).to.deep.include({
      media_type: "image/png",
      width: 60,
      height: 40,
      bytes: file.length,
    });
    expect((await audit()).at(-1)?.new).to.deep.equal({ receipt_logo: receipt_logo?.fingerprint });
    const again = await test.client.account.update({ receipt_logo: dataUri(file) });
    expect(again.receipt_logo).to.deep.equal(receipt_logo);
    expect((await test.clientFor(stranger.keys.owner).account.get()).receipt_logo).to.equal(null);
    const other = await test.clientFor(stranger.keys.owner).account.update({ receipt_logo: dataUri(file) });
    expect(other.receipt_logo).to.deep.equal(receipt_logo);
    expect((await test.client.account.update({ receipt_logo: null })).receipt_logo).to.equal(null);
  });

  it("200 stores a logo of nearly 128 KiB", async () => {
    // Noise, which can't be compressed; each row begins with a zero.
    const rows = Array.from({ length: 180 }, () => Buffer.concat([Buffer.alloc(1), randomBytes(720)]));
    const file = png(180, 180, { pixels: Buffer.concat(rows) });
    const { receipt_logo } = await test.client.account.update({ receipt_logo: dataUri(file) });
    expect(receipt_logo).to.include({ width: 180, bytes: file.length });
    expect(file.length).to.be.within(129_000, 131_072);
  });

  const wrong: [string, unknown][] = [
    ["a logo that is no image", { receipt_logo: `data:image/png;base64,${btoa("no image at all")}` }],
    ["a logo without its type", { receipt_logo: png(2, 2).toString("base64") }],
    ["an SVG", { receipt_logo: "data:image/svg+xml;base64,PHN2Zy8+" }],
    [
      "a logo of more than 128 KiB",
      { receipt_logo: dataUri(Buffer.concat([jpeg(2, 2), Buffer.alloc(131_072)])) },
    ],
    ["a trade name of 21 characters", { trade_name: "x".repeat(21) }],
    ["a trade name that the control unit counts twice", { trade_name: "😀".repeat(11) }],
    ["an address of 201 characters", { receipt_address: "x".repeat(201) }],
    ["a header of 21 characters", { receipt_header: "x".repeat(21) }],
    ["a footer of 21 characters", { receipt_footer: "x".repeat(21) }],
    ["a footer that the control unit counts twice", { receipt_footer: "😀".repeat(11) }],
    ["a footer with a line break", { receipt_footer: "Asante\nsana" }],
    ["another language", { receipt_language: "fr" }],
    ["a window without a unit", { credit_note_window: "6" }],
    ["a window of nothing", { credit_note_window: "0 days" }],
    ["no credit note a sale", { credit_notes_per_sale: 0 }],
    ["a text for a yes", { vat_registered: "no" }],
    ["a number for the nightly matching", { nightly_matching: 1 }],
    ["no setting at all", {}],
    ["an unknown setting", { name: "Other Ltd" }],
    ["an empty name", { walk_in_customer_name: "" }],
    ["a blank name", { walk_in_customer_name: "  " }],
    ["a name with a control character", { walk_in_customer_name: "Cash\u0007" }],
    ["61 characters", { walk_in_customer_name: "x".repeat(61) }],
    ["60 characters that the control unit counts twice", { walk_in_customer_name: "😀".repeat(60) }],
  ];
  for (const [name, body] of wrong) {
    it(`422 for ${name}`, async () => {
      const before = await test.client.account.get();
      const response = await test.call("PATCH", "/account", { body });
      expect([response.status, response.body.code]).to.deep.equal([422, "validation_failed"]);
      expect(await test.client.account.get()).to.deep.equal(before);
    });
  }

  it("200 with 60 characters", async () => {
    const name = "x".repeat(60);
    expect(
      (await test.client.account.update({ walk_in_customer_name: name })).walk_in_customer_name,
    ).to.equal(name);
  });
});
