// `account show` and `account update`: what they print, send, and say when nothing is given.
import { expect } from "chai";
import { dataUri, png } from "../../support/images.ts";
import { signedInDesk } from "../support/command.ts";

const account = {
  name: "Duka Ltd",
  environment: "sandbox",
  features: ["async"],
  walk_in_customer_name: "Walk-in customer",
  updated_at: null,
};

describe("account", () => {
  const { service, desk } = signedInDesk();

  beforeEach(async () => {
    service.before = ({ path, method, body }) =>
      path === "/account"
        ? {
            status: 200,
            body: { status: "success", data: { ...account, ...(method === "PATCH" ? Object(body) : {}) } },
          }
        : undefined;
  });

  it("show prints the account and its settings", async () => {
    const ran = await desk.run(["account", "show"]);
    expect(ran.exitCode).to.equal(0);
    expect(ran.stdout).to.match(/Duka Ltd[\s\S]*Walk-in customer/);
  });

  it("update sends the given settings, an empty text as the default", async () => {
    const named = await desk.run(["account", "update", "--walk-in-name", "Cash customer", "--json"]);
    expect(named.json().data).to.include({ walk_in_customer_name: "Cash customer" });
    await desk.run(["account", "update", "--walk-in-name", ""]);
    expect(service.calls("PATCH", "/account").map(({ body }) => body)).to.deep.equal([
      { walk_in_customer_name: "Cash customer" },
      { walk_in_customer_name: null },
    ]);
  });

  it("update sends what receipts print, and whether the business is registered for VAT", async () => {
    const texts = ["--trade-name", "Duka", "--receipt-header", "Karibu", "--receipt-language", "sw"];
    const ran = await desk.run([
      "account",
      "update",
      ...texts,
      "--receipt-footer",
      "",
      "--no-vat-registered",
      "--no-nightly-matching",
    ]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(service.calls("PATCH", "/account").map(({ body }) => body)).to.deep.equal([
      {
        trade_name: "Duka",
        receipt_header: "Karibu",
        receipt_language: "sw",
        receipt_footer: null,
        vat_registered: false,
        nightly_matching: false,
      },
    ]);
  });

  it("update sends the limits of credit notes, and an empty text as the default", async () => {
    const limits = ["--credit-note-window", "90 days", "--credit-notes-per-sale", "2"];
    expect((await desk.run(["account", "update", ...limits])).exitCode).to.equal(0);
    const empty = ["--credit-note-window", "", "--credit-notes-per-sale", ""];
    expect((await desk.run(["account", "update", ...empty])).exitCode).to.equal(0);
    expect((await desk.run(["account", "update", "--credit-notes-per-sale", "many"])).exitCode).to.equal(2);
    expect(service.calls("PATCH", "/account").map(({ body }) => body)).to.deep.equal([
      { credit_note_window: "90 days", credit_notes_per_sale: 2 },
      { credit_note_window: null, credit_notes_per_sale: null },
    ]);
  });

  it("update sends a logo from its file, and removes it", async () => {
    const logo = await desk.write("logo.png", png(2, 2));
    expect((await desk.run(["account", "update", "--receipt-logo", logo])).exitCode).to.equal(0);
    await desk.run(["account", "update", "--receipt-logo", ""]);
    expect(service.calls("PATCH", "/account").map(({ body }) => body)).to.deep.equal([
      { receipt_logo: dataUri(png(2, 2)) },
      { receipt_logo: null },
    ]);
  });

  it("update sends no logo that is missing or too large", async () => {
    const large = await desk.write("large.png", Buffer.alloc(131_073));
    for (const path of [large, "nowhere.png"])
      expect((await desk.run(["account", "update", "--receipt-logo", path])).exitCode).to.equal(2);
    expect(service.calls("PATCH", "/account")).to.deep.equal([]);
  });

  it("update rejects other languages", async () => {
    const ran = await desk.run(["account", "update", "--receipt-language", "fr"]);
    expect(ran.exitCode).to.equal(2);
    expect(service.calls("PATCH", "/account")).to.deep.equal([]);
  });

  it("update without a setting sends nothing and lists the settings", async () => {
    const ran = await desk.run(["account", "update"]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.stderr).to.contain("--walk-in-name");
    expect(service.calls("PATCH", "/account")).to.deep.equal([]);
  });
});
