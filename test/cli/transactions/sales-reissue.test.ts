// `sales reissue` against the service: what it would send, what it sent, and a second run that sends nothing.
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

const buyer = ["--customer-tin", "P059999999Q", "--customer-name", "Lakeside Wholesale Ltd"];

describe("sales reissue", () => {
  const shop = forEachTest(() => openShop());
  beforeEach(async () => {
    // The sale has a fixed date, its credit note the day of the test.
    await shop.test.client.account.update({ credit_note_window: "none" });
    const items = [{ item_code: shop.items[0] ?? "", quantity: 3, unit_price: 80 }];
    await shop.test.client.sales.create(
      { invoice_no: "INV-1", sale_date: "20260309", payment_type: "01", items },
      { branch: "00" },
    );
  });

  const run = (...argv: string[]) => shop.desk.run(["sales", "reissue", ...argv]);
  const signed = () => shop.test.simulator.ledger().filter(({ kind }) => kind === "sale").length;

  it("shows both documents under --dry-run, and sends nothing", async () => {
    const ran = await run("INV-1", ...buyer, "--dry-run", "--json");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const total_amount = 240;
    const { time } = await shop.test.client.health.get();
    const sale_date = new Date(time)
      .toLocaleDateString("sv", { timeZone: "Africa/Nairobi" })
      .replaceAll("-", "");
    expect(ran.json().data).to.deep.equal([
      {
        document: "credit note",
        invoice_no: "INV-1-CN",
        reason: "07",
        sale_date,
        total_amount,
        customer_tin: null,
        customer_name: "Walk-in customer",
      },
      {
        document: "corrected sale",
        invoice_no: "INV-1-R1",
        reason: null,
        sale_date,
        total_amount,
        customer_tin: "P059999999Q",
        customer_name: "Lakeside Wholesale Ltd",
      },
    ]);
    expect(signed()).to.equal(1);
  });

  it("warns of prices far from the items' own before it asks, and once afterwards", async () => {
    const items = [{ item_code: shop.items[0] ?? "", quantity: 80, unit_price: 2 }];
    const path = await shop.desk.write("corrections.json", JSON.stringify({ items }));
    const warning =
      "Prices are far from the items' own: items[0] 2.00 instead of 80.00. Check that quantity and price aren't swapped.";
    const dry = await run("INV-1", "--file", path, "--dry-run", "--json");
    expect(dry.json().warnings).to.deep.equal([warning]);
    const question = "Credit INV-1 and issue it again?";
    const no = await shop.desk.runOnTerminal(
      ["sales", "reissue", "INV-1", "--file", path],
      [{ to: question, type: "n" }],
    );
    const said = no.stdout.replace(/\s+/g, " ");
    expect(said.indexOf("Prices are far")).to.be.within(0, said.indexOf(question));
    expect(signed()).to.equal(1);
    const sent = await run("INV-1", "--file", path, "--yes", "--json");
    expect(sent.json().warnings).to.deep.equal([warning]);
    expect(signed()).to.equal(3);
  });

  it("shows no total under --dry-run after a credit note: only the service knows the rest", async () => {
    const items = [{ item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 }];
    const note = { receipt_type: "R" as const, original_invoice_no: "INV-1", refund_reason_code: "06" };
    const day = { invoice_no: "CN-1", sale_date: "20260310", payment_type: "01" };
    await shop.test.client.sales.create({ ...day, ...note, items }, { branch: "00" });
    const totals = async () => {
      const ran = await run("INV-1", ...buyer, "--dry-run", "--json");
      return (ran.json().data as { total_amount: number | null }[]).map(({ total_amount }) => total_amount);
    };
    expect(await totals()).to.deep.equal([null, null]);
    expect((await run("INV-1", ...buyer, "--yes")).exitCode).to.equal(0);
    expect(await totals(), "repeated").to.deep.equal([null, null]);
  });

  it("shows the same under --dry-run after the reissue of a whole sale", async () => {
    const dry = () => run("INV-1", ...buyer, "--dry-run", "--json");
    const before = (await dry()).json().data;
    expect((await run("INV-1", ...buyer, "--yes")).exitCode).to.equal(0);
    expect((await dry()).json().data)
      .to.deep.equal(before)
      .and.have.nested.property("[1].total_amount", 240);
  });

  it("names the number that another document has, under --dry-run too, and a free one", async () => {
    const items = [{ item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 }];
    const note = { receipt_type: "R" as const, original_invoice_no: "INV-1", refund_reason_code: "06" };
    const day = { invoice_no: "INV-1-CN", sale_date: "20260310", payment_type: "01" };
    await shop.test.client.sales.create({ ...day, ...note, items }, { branch: "00" });
    for (const end of ["--dry-run", "--yes"]) {
      const { error } = (await run("INV-1", ...buyer, end, "--json")).json();
      expect(error, end).to.include({
        code: "invoice_conflict",
        message: "INV-1-CN is the number of another document",
        remedy: "Choose another number, such as `--credit-note-no INV-1-CN2`.",
      });
    }
    const other = ["--credit-note-no", "INV-1-CN2"];
    for (const end of ["--dry-run", "--yes"])
      expect((await run("INV-1", ...buyer, ...other, end)).exitCode, end).to.equal(0);
    const { warnings } = (await run("INV-1", ...buyer, ...other, "--dry-run", "--json")).json();
    expect(warnings).to.deep.equal([
      "INV-1 is reissued as INV-1-R1. The same corrections return its receipts. To correct it again, reissue INV-1-R1.",
    ]);
  });

  it("shows the date and the total of corrected lines under --dry-run, and rejects lines of unknown items", async () => {
    const dry = async (item_code = "") => {
      const lines = { items: [{ item_code, quantity: 2, unit_price: 80, discount_rate: 10 }] };
      const file = await shop.desk.write("corrections.json", JSON.stringify(lines));
      return run("INV-1", "--file", file, "--sale-date", "2026-03-08", "--dry-run", "--json");
    };
    const ran = await dry(shop.items[0]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const [note, sale] = ran.json().data as { sale_date: string; total_amount: number | null }[];
    expect(note?.total_amount).to.equal(240);
    expect(sale).to.include({ sale_date: "20260308", total_amount: 144 });
    const unknown = await dry("KE2NTXU9999999");
    expect(unknown.exitCode, unknown.stdout).to.be.above(0);
    expect(unknown.json().error.errors).to.have.property("items[0].item_code");
    expect(signed()).to.equal(1);
  });

  it("ends a dry run beyond the time limit of credit notes like the real run, and holds an unusual TIN", async () => {
    await shop.test.client.account.update({ credit_note_window: "1 day" });
    const argv = ["INV-1", "--customer-tin", "P0512345", "--accept-unusual-tin", "--json"];
    const [dry, real] = [await run(...argv, "--dry-run"), await run(...argv, "--yes")];
    const of = ({ exitCode, json }: typeof dry) => {
      const { code, message, remedy, errors } = json().error;
      return { exitCode, code, message, remedy, errors };
    };
    expect(of(dry)).to.deep.equal(of(real)).and.include({ code: "credit_note_too_late" });
    await shop.test.client.account.update({ credit_note_window: "none" });
    const accepted = await run(...argv, "--dry-run");
    expect([accepted.exitCode, accepted.json().warnings]).to.deep.equal([0, []]);
    const held = await run("INV-1", "--customer-tin", "P0512345", "--json", "--dry-run");
    expect(held.exitCode).to.be.above(0);
    expect(held.json().warnings.join()).to.contain("Correct P0512345, or remove it");
  });

  it("rejects a TIN that the control unit has no room for, under --dry-run and without", async () => {
    const argv = ["INV-1", "--customer-tin", "P051234567ZZZ", "--json"];
    for (const ran of [await run(...argv, "--dry-run"), await run(...argv, "--yes")]) {
      expect(ran.json().error).to.deep.include({
        code: "validation_failed",
        errors: { customer_tin: ["must have at most 11 characters at the control unit, found 13"] },
      });
      expect(ran.json().warnings).to.deep.equal([]);
    }
    expect(signed()).to.equal(1);
  });

  for (const role of ["accountant", "cashier"] as const)
    it(`shows the ${role}, who may not read the account's limits, what would be sent`, async () => {
      await shop.desk.signIn(shop.test.url, shop.test.keys[role]);
      const ran = await run("INV-1", ...buyer, "--dry-run");
      expect(ran.exitCode, ran.stderr).to.equal(0);
    });

  it("shows a sale that was reissued in time, though the limit has passed since", async () => {
    expect((await run("INV-1", ...buyer, "--yes")).exitCode).to.equal(0);
    await shop.test.client.account.update({ credit_note_window: "1 day" });
    expect((await run("INV-1", ...buyer, "--dry-run")).exitCode).to.equal(0);
    expect((await run("INV-1", ...buyer, "--yes")).exitCode).to.equal(0);
  });

  it("credits the sale and issues it again; a second run reports the same receipts", async () => {
    const first = await run("INV-1", ...buyer, "--yes");
    expect(first.exitCode, first.stderr).to.equal(0);
    expect(first.stdout)
      .to.match(/credit note +INV-1-CN +success/)
      .and.to.match(/corrected sale +INV-1-R1 +success/);
    const again = await run("INV-1", ...buyer, "--yes");
    expect(again.exitCode).to.equal(0);
    expect(again.stdout).to.equal(first.stdout);
    expect(again.stderr).to.contain("was reissued before");
    expect(signed()).to.equal(3);
    const shown = await shop.desk.run(["sales", "show", "INV-1"]);
    expect(shown.stdout)
      .to.contain("Credited by INV-1-CN (success)")
      .and.to.contain("Reissued as INV-1-R1 (success)");
  });

  it("takes lines from a file, and a walk-in customer", async () => {
    const items = [{ item_code: shop.items[0] ?? "", quantity: 1, unit_price: 80 }];
    const file = await shop.desk.write("corrections.json", JSON.stringify({ items }));
    const ran = await run(
      "INV-1",
      "--file",
      file,
      "--walk-in",
      "--sale-date",
      "2026-03-08",
      "--yes",
      "--json",
    );
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const [, sale] = ran.json().data as { transaction_id: string; total_amount: number }[];
    expect(sale?.total_amount).to.equal(80);
    expect((await shop.test.client.sales.get(sale?.transaction_id ?? "")).sale_date).to.equal("20260308");
  });

  it("sends nothing without corrections, without a yes, or with a file that isn't an object", async () => {
    const file = await shop.desk.write("corrections.json", "[]");
    for (const argv of [["--yes"], ["--file", file, "--yes"], ["--walk-in", ...buyer, "--yes"], buyer]) {
      const ran = await run("INV-1", ...argv, "--json");
      expect(ran.exitCode, ran.stdout).to.be.above(0);
    }
    expect(signed()).to.equal(1);
  });

  it("names the command when the unit rejects the credit note, and resumes after it", async () => {
    await shop.test.simulator.setFault({ fault: "F15", path: "saveSales" });
    const ran = await run("INV-1", ...buyer, "--yes", "--json");
    expect(ran.json().error.code, ran.stdout).to.equal("credit_note_rejected");
    expect(ran.json().error.message).to.contain("`taxctl transactions retry INV-1-CN`");
    expect((await shop.desk.run(["transactions", "retry", "INV-1-CN", "--yes"])).exitCode).to.equal(0);
    const again = await run("INV-1", ...buyer, "--yes", "--json");
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(signed()).to.equal(3);
  });
});
