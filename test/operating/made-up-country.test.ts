// A made-up country through the whole service: its device, items, documents, receipts, reports, return, files and pages, with the
// simulated unit of that country. Everything that a profile decides differs from Kenya's.
import { localDate } from "@taxctl/sdk";
import { saleErrors } from "@taxctl/sdk/rules/validation";
import { expect } from "chai";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import { Desk } from "../cli/support/command.ts";
import { browserOf, startConsole } from "../modules/console/support.ts";
import { purchase } from "../support/branch.ts";
import { csvRows, exported, fileOf } from "../support/exports.ts";
import { customsRow, mapImport } from "../support/imports.ts";
import { readPdf, readPdfText } from "../support/pdf.ts";
import { withMadeUpCountry, xx } from "../support/profiles/made-up-country.ts";
import { xxUnit } from "../support/profiles/xx/simulator.ts";
import { branchInput, failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const timeZone = "Pacific/Auckland";
const tin = "123-4567";
const register = new URL("../support/profiles/register-xx.ts", import.meta.url);

describe("a made-up country, through the whole service", () => {
  withMadeUpCountry();
  const test = forSuite(() =>
    startConsole({
      simulator: { country: xxUnit, wire: "oscu", amounts: "N", itemOrder: "strict" },
    }),
  );
  const desk = forSuite(() =>
    Desk.open().then((opened) => Object.assign(opened, { close: () => opened.clear() })),
  );
  const today = () => localDate(timeZone);
  const month = () => today().replace(/^(\d{4})(\d\d).*/, "$1-$2");
  const unit = () => {
    const [branch] = test.simulator.state.branches;
    if (!branch) throw new Error("no branch is known to the unit");
    return branch;
  };
  const device = () => ({ bhf_id: "00", tin, dvc_srl_no: "X1", vscu_url: test.simulator.url, profile: xx });
  const items: Record<string, string> = {};
  const sell = (
    invoice_no: string,
    lines: [letter: string, quantity: number, unit_price: number][],
    more = {},
  ) =>
    test.client.sales.create({
      invoice_no,
      sale_date: today(),
      payment_type: "01",
      items: lines.map(([letter, quantity, unit_price]) => ({
        item_code: items[letter] ?? "",
        quantity,
        unit_price,
        ...(letter === "D" ? { tax_rate: 5 } : {}),
      })),
      ...more,
    });
  const everyLetter: Parameters<typeof sell>[1] = [
    ["B", 2, 120],
    ["A", 1, 40],
    ["C", 1, 50],
    ["D", 1, 105],
  ];

  it("sets up a device of its own form, and rejects those of another country", async () => {
    await test.client.branches.create(branchInput({ country: "XX" }));
    const failure = await failureOf(test.client.devices.create({ ...device(), tin: "P051234567Z" }));
    expect([failure.status, failure.errors]).to.deep.equal([
      422,
      { tin: ["must be three digits, a hyphen and four digits, such as 123-4567"] },
    ]);
    await test.client.devices.create(device());
    await test.client.devices.initialize("00");
    expect((await test.client.devices.get("00")).profile).to.equal(xx);
    const types = await test.client.codes.taxTypes();
    expect(
      types.map(({ code, unit_code, rate, kind, own_rate }) => [code, unit_code, rate, kind, own_rate]),
    ).to.deep.equal([
      ["A", "D", 0, "exempt", false],
      ["B", "C", 20, "standard", false],
      ["C", "A", 0, "outside_vat", false],
      ["D", "E", 5, "reduced", true],
    ]);
  });

  it("registers items by its own grammar, from its own country", async () => {
    const input = { item_class_code: "5020230602", qty_unit_code: "U", default_price: 120 };
    const wrong = { ...input, item_name: "Wrong", tax_type_code: "B" as const, item_code: "KE2NTXU0000001" };
    expect((await failureOf(test.client.items.create(wrong))).errors).to.deep.equal({
      item_code: ["must be XXITEM2 and seven digits"],
    });
    const unknown = { ...input, item_name: "Wrong", tax_type_code: "E" as const };
    expect((await failureOf(test.client.items.create(unknown))).errors).to.deep.equal({
      tax_type_code: ["must be a tax type in use (GET /codes/tax-types); E is not"],
    });
    for (const tax_type_code of ["A", "B", "C", "D"] as const) {
      const item = await test.client.items.create({
        ...input,
        item_name: `Item ${tax_type_code}`,
        tax_type_code,
      });
      items[tax_type_code] = item.item_code;
      expect(item.origin_nation_code).to.equal("XX");
    }
    expect(Object.values(items)).to.deep.equal([1, 2, 3, 4].map((number) => `XXITEM2000000${number}`));
    expect(unit().items.map(({ taxTyCd }) => taxTyCd)).to.deep.equal(["D", "C", "A", "E"]);
    expect(unit().items[1]).to.include({ dftPrc: 100, orgnNatCd: "XX" });
  });

  it("books stock by its own movements", async () => {
    const item_code = items.B ?? "";
    await test.client.stock.saveMaster({ item_code, remaining_qty: 100 });
    const levels = await test.client.stock.list({ item_code }).toArray();
    expect(levels.map(({ current_qty }) => current_qty)).to.deep.equal([100]);
  });

  let sold = "";
  const wrongLine = () => ({ item_code: items.B ?? "", quantity: 1, unit_price: 120, tax_type: "E" });
  it("signs a sale with every letter, and credits it", async () => {
    const sale = await sell("S-1", everyLetter);
    sold = sale.transaction_id;
    expect(sale).to.include({ total_amount: 435, tax_amount: 45, taxable_amount: 340, outside_vat: 50 });
    const listed = await test.client.sales.search({ invoice_no: "S-1" }).toArray();
    expect(listed[0]).to.include({ taxable_amount: 340, outside_vat: 50 });
    expect(await test.client.sales.get(sold)).to.include({ taxable_amount: 340, outside_vat: 50 });
    const other = failureOf(sell("S-2", [["B", 1, 120]], { items: [wrongLine()] }));
    expect((await other).errors).to.deep.equal({
      "items[0].tax_type": ["E is not a tax type in use: A, B, C, D"],
    });
    const note = await sell("C-1", [["B", 1, 120]], {
      receipt_type: "R",
      original_invoice_no: "S-1",
      refund_reason_code: "06",
    });
    expect(note).to.include({ sign: -1, total_amount: 120, tax_amount: 20 });
    const [signed] = unit().sales;
    expect(signed?.lines.map(({ taxTyCd }) => taxTyCd)).to.deep.equal(["C", "D", "A", "E"]);
    const request = test.simulator.requests.find(({ path }) => path.endsWith("/saveTrnsSalesOsdc"));
    expect(request?.body).to.include({
      pmtTyCd: "06",
      taxRtC: 20,
      taxblAmtC: 200,
      taxAmtC: 40,
      taxblAmtA: 50,
      taxRtE: 5,
    });
  });

  it("prints the receipt in its order and words, on both papers", async () => {
    for (const paper of ["80mm", "a4"] as const) {
      const pdf = await test.client.transactions.receipt(sold, { format: "pdf", paper });
      const text = (await readPdf(pdf)).flatMap(({ lines }) => lines).join("\n");
      expect(text, paper).to.contain("Signed 1 SOLD").and.to.contain("435 XXD");
      expect(text, paper).not.to.match(/\b(PIN|TIN|KRA|TIS|VAT)\b/);
    }
    const { label, printed_label, profile, qr_code } = await test.client.transactions.receipt(sold);
    expect([profile, label, printed_label, qr_code === null]).to.deep.equal([xx, "NS", "SOLD", false]);
    const { receipt: copy } = await test.client.transactions.createReceiptCopy(sold);
    expect([copy.label, copy.printed_label]).to.deep.equal(["CS", "SOLD AGAIN"]);
  });

  it("prints and offers its own language alone, whatever the account has chosen", async () => {
    await test.client.account.update({ receipt_language: "sw" });
    const report = await readPdfText(await test.client.reports.xReport({ format: "pdf" }));
    expect(report).to.contain("X REPORT").and.not.contain("RIPOTI");
    for (const wish of [
      () => test.client.transactions.receipt(sold, { format: "pdf", language: "sw" }),
      () => test.client.reports.xReport({ format: "pdf", language: "sw" }),
    ]) {
      const { status, errors } = await failureOf(wish());
      expect([status, errors?.language]).to.deep.equal([
        422,
        ["must be en: papers of profile xx have no other language."],
      ]);
    }
    const { errors } = await failureOf(test.client.branches.update("00", { receipt_language: "sw" }));
    expect(errors?.receipt_language?.[0]).to.match(/^must be en:/);
    const browser = await browserOf(test, test.account.users.owner);
    for (const path of ["/settings", "/branches/00/edit"]) {
      const { text } = await browser.open(`/console/${test.account.id}/sandbox${path}`);
      expect(text, path).to.contain("English").and.not.contain("Kiswahili");
    }
    await test.client.account.update({ receipt_language: "en" });
    await test.client.branches.update("00", { receipt_language: "en" });
  });

  /** The levy of 3 % in an amount without VAT. */
  const levy = (taxable: number) => {
    const tax_amount = Math.round((taxable * 100 * 3) / 103) / 100;
    return {
      code: "LV",
      tax_rate: 3,
      taxable_amount: Math.round((taxable - tax_amount) * 100) / 100,
      tax_amount,
    };
  };

  it("has a levy next to the letter in records, on paper and in a preview, of the lines that bear it alone", async () => {
    expect(levy(200)).to.include({ taxable_amount: 194.17, tax_amount: 5.83 });
    const sale = await test.client.sales.get(sold);
    expect(sale.extra_taxes).to.deep.equal([levy(200)]);
    expect(sale.items.map(({ extra_taxes }) => extra_taxes)).to.deep.equal([
      [levy(200)],
      undefined,
      undefined,
      undefined,
    ]);
    const receipt = await test.client.transactions.receipt(sold);
    expect([receipt.extra_taxes, receipt.tax_amount]).to.deep.equal([[levy(200)], 45]);
    const pdf = await test.client.transactions.receipt(sold, { format: "pdf", paper: "80mm" });
    expect(await readPdfText(pdf)).to.match(/LV 3%\s+5\.83/);
    const preview = (letter: string) =>
      test.client.sales.preview({
        invoice_no: "P-1",
        sale_date: today(),
        payment_type: "01",
        items: [{ item_code: items[letter] ?? "", quantity: 1, unit_price: 99.99 }],
      });
    expect((await preview("B")).extra_taxes).to.deep.equal([levy(83.33)]);
    expect(await preview("A")).not.to.have.property("extra_taxes");
    const [note] = await test.client.sales.search({ invoice_no: "C-1" }).toArray();
    expect((await test.client.sales.get(note?.transaction_id ?? "")).extra_taxes).to.deep.equal([levy(100)]);
  });

  it("rounds discounts by rate down, of a line and of a bill, in the service and in a file's check", async () => {
    const rules = { invoice_no: "D-1", sale_date: today(), payment_type: "01" };
    const item_code = items.A ?? "";
    const line = { item_code, quantity: 1, unit_price: 9.99 };
    // 15 % of 9.99 is 1.4985, and of 8.50 it is 1.275.
    const ofLine = await test.client.sales.preview({ ...rules, items: [{ ...line, discount_rate: 15 }] });
    expect([ofLine.total_amount, ofLine.items[0]?.discount_with_tax]).to.deep.equal([8.5, 1.49]);
    const ofBill = await test.client.sales.preview({
      ...rules,
      bill_discount_rate: 15,
      items: [{ ...line, unit_price: 8.5 }],
    });
    expect([ofBill.total_amount, ofBill.bill_discount_amount]).to.deep.equal([7.23, 1.27]);
    const stated = { ...line, discount_rate: 15, total_amount: 8.49 };
    const failure = await failureOf(test.client.sales.preview({ ...rules, items: [stated] }));
    expect(failure.errors).to.have.keys("items[0].total_amount");
    const facts = {
      profile: xx,
      taxTypes: new Map([["A", { rate: 0, name: "A", kind: "exempt" as const, own_rate: false }]]),
    };
    const errorsOf = (total_amount: number) =>
      saleErrors({ ...rules, items: [{ ...stated, tax_type: "A", total_amount }] }, {}, facts);
    expect(errorsOf(8.5)).to.deep.equal({});
    expect(errorsOf(8.49)).to.have.keys("items[0].total_amount");
  });

  it("registers a purchase and a customs record, whose item it makes by its grammar", async () => {
    const [reported] = await test.client.purchases.fetchSupplierSales({});
    expect(reported?.cu_invoice_no).to.match(/^XXUNIT/);
    const bought = purchase({
      purchase_date: today(),
      supplier_tin: "200-0009",
      items: [
        {
          item_code: items.B ?? "",
          item_class_code: "5020230602",
          item_name: "Item B",
          pkg_unit_code: "NT",
          pkg: 1,
          qty_unit_code: "U",
          qty: 10,
          unit_price: 60,
          supply_amount: 500,
          taxable_amount: 500,
          tax_type: "B",
          tax_rate: 20,
          tax_amount: 100,
          total_amount: 600,
        },
      ],
    });
    await test.client.purchases.create(bought);
    const purchased = test.simulator.requests.find(({ path }) => path.endsWith("/insertTrnsPurchase"));
    expect(purchased?.body).to.include({ pchsTyCd: "X", taxblAmtC: 500, taxAmtC: 100 });

    await test.simulator.addImports(tin, "00", [customsRow({ orgnNatCd: "CN" })]);
    await test.client.imports.selectItems({ last_request_date: "20180101000000" });
    const { existing_item_code: _, ...record } = mapImport({ origin_nation_code: "CN" });
    const processed = await test.client.imports.process({
      ...record,
      action: "create",
      new_item: {
        item_code: "XXITEM20000900",
        item_class_code: "5020230602",
        item_name: "Baked beans",
        qty_unit_code: "KG",
      },
    } as never);
    expect(processed).to.include({ item_code: "XXITEM20000900", qty_added: 100 });
    expect((await test.client.items.get("XXITEM20000900")).tax_type_code).to.equal("B");
    expect(unit().moves.map(({ sarTyCd }) => sarTyCd)).to.include.members(["51", "52", "53", "55", "61"]);
  });

  it("reports X and Z by its letters", async () => {
    const { taxes, kinds, first_receipt, extra_taxes } = await test.client.reports.xReport();
    expect(kinds.map(({ label, printed_label }) => [label, printed_label])).to.deep.equal([
      ["NS", "SOLD"],
      ["NC", "RETURNED"],
    ]);
    expect(first_receipt).to.include({ label: "NS", printed_label: "SOLD" });
    const paper = await readPdfText(await test.client.reports.xReport({ format: "pdf", paper: "80mm" }));
    expect(paper)
      .to.match(/SOLD \(1\)[\s\S]*RETURNED \(1\)/)
      .and.to.contain(`Tax code: ${tin}`);
    expect(paper).to.contain("Sales tax");
    expect(paper).not.to.match(/\b(VAT|TIN|PIN|NS|NC)\b/);
    expect(
      taxes.map(({ printed_label, authority_tax_type, tax_rate, tax_amount }) => [
        printed_label,
        authority_tax_type,
        tax_rate,
        tax_amount,
      ]),
    ).to.deep.equal([
      ["SOLD", "D", 0, 0],
      ["SOLD", "C", 20, 40],
      ["SOLD", "A", 0, 0],
      ["SOLD", "E", 5, 5],
      ["RETURNED", "C", 20, -20],
    ]);
    const back = levy(100);
    const rows = [
      { label: "NS", printed_label: "SOLD", documents: 1, ...levy(200) },
      {
        ...{ ...back, label: "NC", printed_label: "RETURNED", documents: 1 },
        ...{ taxable_amount: -back.taxable_amount, tax_amount: -back.tax_amount },
      },
    ];
    expect(extra_taxes).to.deep.equal(rows);
    expect(kinds.map(({ tax_amount }) => tax_amount)).to.deep.equal([45, -20]);
    expect(paper).to.match(/SOLD LV-3%\s+194\.17\s+5\.83/);
    const z = await test.client.reports.createZReport({});
    expect(z.extra_taxes).to.deep.equal(rows);
    expect(z.totals).to.deep.equal({
      taxable_amount: 240,
      tax_amount: 25,
      total_amount: 315,
      outside_vat: 50,
    });
  });

  it("reports the month, and fills in its own return", async () => {
    const { totals, extra_taxes } = await test.client.reports.taxReport({
      from_date: today(),
      to_date: today(),
    });
    expect([totals.sales.tax_amount, totals.sales.outside_vat, totals.purchases.tax_amount]).to.deep.equal([
      25, 50, 100,
    ]);
    expect(extra_taxes?.map(({ of, code, tax_amount }) => [of, code, tax_amount])).to.deep.equal([
      ["sales", "LV", 5.83],
      ["credit_notes", "LV", -2.91],
    ]);
    const { form, boxes } = await test.client.periods.vatReturn(month());
    expect(form).to.equal("Form 7");
    expect(boxes.map(({ title, tax_amount }) => [title, tax_amount])).to.deep.equal([
      ["Bought", 100],
      ["Sold", 20],
      ["Sold outside the tax", 0],
    ]);
  });

  it("takes a sales file through the command line, which checks by its rules", async () => {
    await desk.signIn(test.url, test.keys.owner);
    const rows = [
      `F-1,${today()},${items.B},1.5,120,123-4568,q12`,
      `F-2,${today()},${items.B},1.25,120,,`,
      `F-3,${today()},${items.B},1,120,P051234567Z,`,
    ];
    const file = await desk.write(
      "sales.csv",
      `invoice_no,sale_date,item_code,quantity,unit_price,customer_tin,purchase_code\n${rows.join("\n")}\n`,
    );
    const env = { NODE_OPTIONS: `--conditions=source --no-warnings --import=${register}` };
    const dry = await desk.run(["sales", "submit", file, "--dry-run"], { env });
    expect(dry.stdout)
      .to.contain("customer_tin must have at most 8 characters")
      .and.to.contain("must have at most 1 decimals");
    const ran = await desk.run(["sales", "submit", file, "--yes"], { env });
    expect(ran.stdout + ran.stderr).to.match(/Signed\s+1\b|1 of 3|2 of 3/);
    const [found] = await test.client.sales.search({ invoice_no: "F-1" }).toArray();
    expect(found).to.include({ status: "success", total_amount: 180, tax_amount: 30 });
    expect(await test.client.sales.get(found?.transaction_id ?? "")).to.include({ purchase_code: "Q12" });
  });

  it("keeps figures that a recount of the documents gives too", async () => {
    const { knex } = test.service.db;
    const { data_set_id } = await knex("devices").first("data_set_id");
    expect(await countMismatches(knex, data_set_id)).to.deep.equal([]);
  });

  it("exports the figures of its letters, and of no other", async () => {
    const { id } = await exported(test, { type: "sales", format: "csv" });
    const [row = {}] = csvRows(await fileOf(test.client, id));
    const letters = Object.keys(row).flatMap((name) => /^(.)_tax$/.exec(name)?.[1] ?? []);
    expect(letters).to.deep.equal(["a", "b", "c", "d"]);
    expect(row).not.to.have.property("e_total");
  });

  /** Words of Kenya, and of no country. */
  const foreignWords = /\b(VAT|PIN|TIN|KRA)\b/;

  it("calls the tax and the TIN by its words in the console", async () => {
    const browser = await browserOf(test, test.account.users.owner);
    const textOf = async (path: string) =>
      (await browser.open(`/console/${test.account.id}/sandbox${path}`)).text;
    const pages: [path: string, ...words: RegExp[]][] = [
      ["", /Sales tax in today's sales/, /Sales tax to pay for|Sales tax carried forward/],
      ["/months", /fill in its sales tax return/],
      [
        `/months/${month()}`,
        /Sales tax for/,
        /Sales tax on sales/,
        /Outside sales tax/,
        /Tax code of the supplier/,
      ],
      [`/months/${month()}/return`, /Imports at other rates, sales tax/, /Sales tax withheld/],
      ["/documents?type=sales", /Sales tax/],
      [`/documents/${sold}/reissue`, /Tax code of the customer/],
      ["/search", /name or tax code/],
      ["/settings", /registered for sales tax/],
      ["/branches/00", /Tax code/],
      ["/branches/00/device", /Tax code/],
    ];
    for (const [path, ...words] of pages) {
      const text = await textOf(path);
      for (const word of words) expect(text, path).to.match(word);
      expect(text, path).not.to.match(foreignWords);
    }
  });

  it("calls the tax and the TIN by its words at the terminal", async () => {
    const commands: [string, RegExp][] = [
      ["status", /Sales tax in them/],
      [`reports period --month ${month()} --all-branches`, /as in the sales tax return/],
      [`reports return ${month()}`, /Sales tax on imported services/],
      ["purchases list --fields invoice_no,supplier_tin", /SUPPLIER TAX CODE/],
    ];
    for (const [command, words] of commands) {
      const { exitCode, stdout, stderr } = await desk.run(command.split(" "), { env: { COLUMNS: "400" } });
      expect(exitCode, stderr).to.equal(0);
      expect(stdout + stderr, command).to.match(words);
      expect(stdout + stderr, command).not.to.match(foreignWords);
    }
    const json = await desk.run(["purchases", "list", "--json"]);
    expect(json.stdout).to.contain('"supplier_tin"');
  });

  it("has its words per device, and an account of two countries those of neither", async () => {
    const own = { tax: "sales tax", tin: "tax code" };
    const alone = await test.client.health.get();
    expect([alone.words, alone.lanes.map(({ words }) => words)]).to.deep.equal([own, [own]]);
    await test.client.branches.create(branchInput({ bhf_id: "01", name: "Nairobi" }));
    const kenyan = { ...device(), bhf_id: "01", tin: "P051234567Z", dvc_srl_no: "K1", profile: "ke" };
    await test.client.devices.create(kenyan);
    const both = await test.client.health.get();
    expect([both.words, both.lanes.map(({ bhf_id, words }) => [bhf_id, words])]).to.deep.equal([
      { tax: "tax", tin: "TIN" },
      [
        ["00", own],
        ["01", { tax: "VAT", tin: "PIN" }],
      ],
    ]);
    const browser = await browserOf(test, test.account.users.owner);
    const home = await browser.open(`/console/${test.account.id}/sandbox`);
    expect(home.text)
      .to.contain("Tax in today's sales")
      .and.not.match(/\b(VAT|[Ss]ales tax)\b/);
    const branch = await browser.open(`/console/${test.account.id}/sandbox/branches/01`);
    expect(branch.text).to.match(/PIN P051234567Z/);
    const heading = async (bhf_id: string) =>
      (
        await desk.run(["purchases", "list", "--fields", "supplier_tin", "--branch", bhf_id], {
          env: { COLUMNS: "400" },
        })
      ).stdout;
    expect(await heading("00")).to.contain("SUPPLIER TAX CODE");
    await test.client.devices.delete("01");
    expect((await test.client.health.get()).words).to.deep.equal(own);
  });

  it("shows a document's page in the console", async () => {
    const browser = await browserOf(test, test.account.users.owner);
    const page = await browser.open(`/console/${test.account.id}/sandbox/documents/${sold}`);
    expect(page.text)
      .to.contain("S-1")
      .and.to.contain("435.00")
      .and.not.to.match(/\b(KRA|PIN|KES)\b/);
  });
});
