// `reports return` and `periods enter`: the same figures in the terminal and in every file, and next to the authority's return.
import { readFile } from "node:fs/promises";
import { readWorkbook } from "@taxctl/sdk/books";
import { taxWordsOf } from "@taxctl/sdk/profiles";
import { boxesOf, prefilledNames } from "@taxctl/sdk/vat-return";
import { expect } from "chai";
import {
  claimedLate,
  claimTaxOfExemptLine,
  openBranch,
  purchase,
  sale,
  type TestBranch,
} from "../../support/branch.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { Desk } from "../support/command.ts";

const buyer = { customer_tin: "P051234567Z", customer_name: '=HYPERLINK("http://evil")' };

const invoice = purchase({ claim_month: "2026-03", ...claimedLate });

describe("VAT return at the terminal", () => {
  let test: TestService;
  let branch: TestBranch;
  let desk: Desk;
  before(async () => {
    test = await startTestService();
    branch = await openBranch(test);
    desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
    const submit = (path: string, body: unknown) => test.call("POST", path, { body });
    await submit("/sales", sale({ sale_date: "20260310", invoice_no: "00017", ...buyer }));
    await submit("/sales", sale({ sale_date: "20260310" }));
    await submit("/purchases", invoice);
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  it("enters amounts, and shows the net", async () => {
    const dry = await desk.run([
      "periods",
      "enter",
      "2026-03",
      "--set",
      "withheld=40",
      "--dry-run",
      "--json",
    ]);
    expect(dry.json().data).to.deep.equal({ withheld: 40 });
    const entered = await desk.run([
      "periods",
      "enter",
      "2026-03",
      "--set",
      "withheld=40",
      "--set",
      "brought_forward=1.5",
    ]);
    expect(entered.exitCode, entered.stderr).to.equal(0);
    expect(entered.stdout).to.match(/VAT withheld +\S* *40/);
    expect(entered.stderr)
      .to.match(
        /nobody entered them: Imports at the general rate, value \(import_general_taxable\); .*Refund adjustments \(refund_adjustment\)\./s,
      )
      .and.to.contain("`taxctl periods enter 2026-03 --set withheld=1500`");
    const shown = await desk.run(["reports", "return", "2026-03", "--json"]);
    const { totals, boxes } = Object(shown.json().data);
    expect(totals.net).to.equal(totals.tax_due - 41.5);
    expect(boxes.find(({ box }: { box: string }) => box === "sales_general")).to.include({
      taxable_amount: 2000,
      tax_amount: 320,
    });
    const back = await desk.run(["periods", "enter", "2026-03", "--set", "withheld=none", "--json"]);
    expect(Object(back.json().data).entered).to.include({ withheld: null, brought_forward: 1.5 });
  });

  it("rejects unknown fields, invalid amounts, and three decimals in a dry run", async () => {
    for (const pair of ["net=1", "withheld=much", "withheld"])
      expect((await desk.run(["periods", "enter", "2026-03", "--set", pair])).exitCode, pair).to.equal(2);
    const wrong = await desk.run([
      "periods",
      "enter",
      "2026-03",
      "--set",
      "withheld=0.001",
      "--dry-run",
      "--json",
    ]);
    expect(wrong.json().error.code).to.equal("validation_failed");
  });

  it("writes the return and its documents with every digit, and no formulas", async () => {
    const out = desk.path("return.xlsx");
    const ran = await desk.run(["reports", "return", "2026-03", "--out", out]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    const sales = await readWorkbook(await readFile(out), "Sales");
    const cells = sales.rows.map((row) => row.cells);
    const first = JSON.stringify((await sheetsOf(await readFile(out)))[0]?.data);
    expect(first)
      .to.contain("The month is open: the figures change with each document.")
      .and.to.match(/nobody entered them: Imports at the general rate, value; .*Refund adjustments\./)
      .and.not.to.contain("taxctl periods enter");
    expect(cells[0]).to.include({ "Invoice number": "00017", PIN: buyer.customer_tin, Taxable: "1000" });
    expect(cells[0]?.Name).to.match(/^'=/);
    const [bought] = (await readWorkbook(await readFile(out), "Purchases")).rows;
    expect(bought?.cells).to.include({
      "Invoice number": invoice.supplier_invoice_no,
      "Your number": invoice.invoice_no,
    });
    expect(cells[1]).to.include({ Kind: "all other sales", Taxable: "1000", Tax: "160" });
    const [paper] = await sheetsOf(await readFile(out));
    const about = (paper?.data ?? []).map(([label, value]) => `${label}: ${value}`);
    const { name } = await test.client.account.get();
    expect(about).to.include.members([
      "Paper: VAT 3, Return",
      "1: Sales at the general rate",
      "12: Tax due",
      `Business: ${name}`,
      "Period: 2026-03",
      "Made by: Owner",
    ]);
    const json = desk.path("return.json");
    await desk.run(["reports", "return", "2026-03", "--out", json]);
    expect(
      JSON.parse(await readFile(json, "utf8")).tables.map(({ name }: { name: string }) => name),
    ).to.deep.equal(["return", "sales", "purchases"]);
    expect((await desk.run(["reports", "return", "2026-03", "--out", "return.pdf"])).exitCode).to.equal(2);
  });

  it("warns of tax in a section without tax, and of nothing else", async () => {
    await claimTaxOfExemptLine(test, branch, "2026-01");
    const warned = await desk.run(["reports", "return", "2026-01"]);
    expect(warned.stderr).to.contain("Purchases exempt: these documents carry tax of 800.00");
    expect((await desk.run(["reports", "return", "2026-03"])).stderr).not.to.contain("carry tax");
  });

  it("compares the return with the authority's, and names rows that it doesn't know", async () => {
    const file = await desk.write(
      "vat3.csv",
      'Section,Taxable value,VAT\n"Taxable Sales (General Rate)","2,000.00",320\nExempt sales,10,\nOutput VAT,,320.50\nTurnover band,5,\n',
    );
    const ran = await desk.run(["reports", "return", "2026-03", "--prefilled", file, "--json"]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    const rows = Object(ran.json().data).prefilled;
    expect(
      rows.map((row: Record<string, unknown>) => [row.box, row.taxable_difference, row.tax_difference]),
    ).to.deep.equal([
      ["sales_general", 0, 0],
      ["sales_exempt", -10, null],
      ["output_tax", null, -0.5],
    ]);
    expect(ran.json().warnings.join()).to.contain("Turnover band");
    const table = await desk.run(["reports", "return", "2026-03", "--prefilled", file]);
    expect(table.stderr).to.contain("2 sections differ");
    const other = await desk.write("other.csv", "Section,VAT\nNothing,1\n");
    expect((await desk.run(["reports", "return", "2026-03", "--prefilled", other])).exitCode).to.equal(2);
    const twice = await desk.write("twice.csv", "Section,VAT\nExempt sales,1\nSales exempt,2\n");
    const rejected = await desk.run(["reports", "return", "2026-03", "--prefilled", twice]);
    expect([rejected.exitCode, rejected.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && text.includes("same section"),
    );
  });

  it("finds sections by the words of the authority", () => {
    const known = new Set(["net", "sales_general"]);
    const found = (label: string) => boxesOf(label, known, taxWordsOf("ke")).join(" ");
    expect(found("Purchases and imports (zero rated)")).to.equal("purchases_zero_rated imports_zero_rated");
    expect(found("sales_general")).to.equal("sales_general");
    expect(found("Less: non-deductible input tax")).to.equal("non_deductible");
    expect(found("VAT withholding")).to.equal("withheld");
    expect(found("Credit brought forward from previous month")).to.equal("brought_forward");
    expect(found("Net VAT payable")).to.equal("net");
    expect(found("Name of taxpayer")).to.equal("");
  });

  it("finds columns whose names end with a currency, and takes no tax for one", () => {
    const counted = prefilledNames(taxWordsOf("ke"));
    expect(counted(["Section", "Taxable value (KES)", "VAT (KES)", "VAT, KES"])).to.equal(4);
    expect(counted(["Amount (VAT)", "Amount (INC)", "Taxable (VAT)"])).to.equal(1);
  });
});
