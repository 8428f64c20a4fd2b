// Rwanda through the whole service, with its simulated unit, next to a branch in Kenya: items, sales, credit notes, purchases, customs
// records, stock, Z report, receipts and return, each by the rules, zone and words of its own country.
import { expect } from "chai";
import { countries } from "../../server/src/simulator/countries/index.ts";
import type { Country } from "../../server/src/simulator/country.ts";
import { startSimulator } from "../../server/src/simulator/index.ts";
import { browserOf, startConsole } from "../modules/console/support.ts";
import { createTestClock } from "../support/clock.ts";
import { type DatabaseFamily, describeEachFamily } from "../support/database.ts";
import { readPdfText } from "../support/pdf.ts";
import { confirming } from "../support/purchases.ts";
import { branchInput, failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

/** 23:30 in Nairobi, 22:30 in Kigali. */
const nowMs = Date.parse("2026-03-10T20:30:00Z");
const today = "20260310";
const tin = "100600570";
const buyer = "100600571";
const kigali = countries.rw as Country;

async function start(family: DatabaseFamily) {
  const clock = createTestClock(nowMs);
  const now = () => new Date(clock.now());
  const test = await startConsole({
    family,
    clock,
    simulator: { now, country: kigali, itemOrder: "strict" },
    overrides: { syncWaitMs: 10_000 },
  });
  const nairobi = await startSimulator({ now });
  const close = async () => {
    await test.close();
    await nairobi.close();
  };
  return { test, nairobi, clock, close };
}

describeEachFamily("Rwanda, through the whole service", (family) => {
  const opened = forSuite(() => start(family));
  const client = () => opened.test.client;
  const requestsOf = (name: string) =>
    opened.test.simulator.requests
      .filter(({ path }) => path.endsWith(`/${name}`))
      .map(({ body }) => Object(body));
  const lastOf = (name: string) => requestsOf(name).at(-1);
  const device = () => ({ bhf_id: "00", tin, dvc_srl_no: "EBM-1", vscu_url: opened.test.simulator.url });
  const items: Record<string, string> = {};
  const line = (letter: string, quantity: number, unit_price: number, more = {}) => ({
    item_code: items[letter] ?? "",
    quantity,
    unit_price,
    ...more,
  });
  const sell = (invoice_no: string, lines: ReturnType<typeof line>[], more = {}) =>
    client().sales.create({ invoice_no, sale_date: today, payment_type: "01", items: lines, ...more });
  let sold = "";
  let rejected = "";

  it("gives a business in Rwanda the profile rw, which rejects the TIN of another country", async () => {
    await client().branches.create(branchInput({ name: "Kigali", country: "RW" }));
    const wrong = await failureOf(
      client().devices.create({ ...device(), profile: "rw", tin: "P051234567Z" }),
    );
    expect(wrong.errors).to.deep.equal({ tin: ["must be nine digits, such as 100600570"] });
    await client().devices.create({ ...device(), profile: "rw" });
    await client().devices.initialize("00");
    const { profile, settings } = await client().devices.get("00");
    expect(profile).to.equal("rw");
    expect(settings).to.deep.include({
      amounts: "tax_included",
      variants: {
        refund_status: "02",
        packages: "one",
        report_number: "z_report",
        original_movement: "none",
        qr_text: "document",
      },
    });
    const types = await client().codes.taxTypes();
    expect(types.map(({ code, unit_code, rate, kind }) => [code, unit_code, rate, kind])).to.deep.equal([
      ["A", "A", 0, "exempt"],
      ["B", "B", 18, "standard"],
      ["C", "C", 0, "zero_rated"],
      ["D", "D", 0, "outside_vat"],
    ]);
  });

  it("lets the settings choose what sources disagree on, and nothing else", async () => {
    const chosen = await client().devices.update("00", { settings: { variants: { packages: "quantity" } } });
    expect(chosen.settings.variants).to.include({ packages: "quantity", refund_status: "02" });
    const again = await client().devices.update("00", {
      settings: { variants: { packages: "one", qr_text: "document" } },
    });
    expect(again.settings.variants).to.include({ packages: "one" });
  });

  it("registers items by its own grammar and from its own country", async () => {
    const input = { item_class_code: "5020230602", qty_unit_code: "U", default_price: 1180 };
    for (const tax_type_code of ["A", "B", "C", "D"] as const) {
      const item = await client().items.create({
        ...input,
        item_name: `Item ${tax_type_code}`,
        tax_type_code,
      });
      items[tax_type_code] = item.item_code;
      expect(item.origin_nation_code).to.equal("RW");
    }
    expect(items.B).to.equal("RW2NTXU0000002");
    expect(lastOf("saveItems")).to.include({ taxTyCd: "D", dftPrc: 1180, orgnNatCd: "RW" });
    const none = { ...input, item_name: "E", tax_type_code: "E" as const };
    expect((await failureOf(client().items.create(none))).errors).to.have.keys("tax_type_code");
    await client().stock.saveMaster({ item_code: items.B ?? "", remaining_qty: 100 });
    expect(lastOf("saveStockMaster")).to.include({ itemCd: items.B, rsdQty: 100 });
  });

  it("needs the purchase code of a buyer with a TIN, before anything is stored", async () => {
    const to = { customer_tin: buyer, customer_name: "Kivu Hotel" };
    const problemOf = async (more: object) =>
      (await failureOf(sell("X-1", [line("B", 1, 118)], more))).errors;
    expect((await problemOf(to))?.purchase_code?.[0]).to.match(/^is required with customer_tin: .*RRA/);
    expect(await problemOf({ ...to, purchase_code: "TOO-LONG" })).to.deep.equal({
      purchase_code: ["must be one to six letters and digits"],
    });
    expect((await problemOf({ purchase_code: "AB12CD" }))?.purchase_code?.[0]).to.match(
      /without customer_tin/,
    );
    expect(requestsOf("saveSales")).to.have.length(0);
  });

  it("signs a sale by its letters, with the tax inside the taxable amounts of the unit alone", async () => {
    const sale = await sell(
      "S-1",
      [line("B", 2, 60_000, { discount_rate: 10 }), line("A", 1, 500), line("D", 1, 250)],
      {
        ...{ customer_tin: buyer, customer_name: "Kivu Hotel", customer_mobile: "0788000001" },
        purchase_code: "ab12cd",
      },
    );
    sold = sale.transaction_id;
    expect(sale).to.include({ total_amount: 108_750, tax_amount: 16_474.58, taxable_amount: 92_025.42 });
    const body = lastOf("saveSales");
    expect(body).to.include({ prcOrdCd: "AB12CD", taxblAmtB: 108_000, taxRtB: 18, taxAmtB: 16_474.58 });
    expect(body).to.include({
      totTaxblAmt: 108_750,
      totAmt: 108_750,
      salesDt: today,
      cfmDt: "20260310223000",
    });
    expect(body.receipt).to.include({ rptNo: 1, custMblNo: "0788000001" });
    expect(body.itemList[0]).to.include({ prc: 60_000, splyAmt: 120_000, dcRt: 10, dcAmt: 12_000, pkg: 1 });
    expect(body).not.to.have.any.keys("trdInvcNo", "taxblAmtE");
    expect(await client().sales.get(sold)).to.include({ purchase_code: "AB12CD", outside_vat: 250 });
  });

  it("explains the authority's rejections of a code and a buyer, and keeps the code of a retry", async () => {
    const rejection = async (invoice_no: string, more: object) => {
      const failure = await failureOf(
        sell(invoice_no, [line("B", 1, 118)], { customer_name: "Kivu Hotel", ...more }),
      );
      const [found] = await client().transactions.list({ invoice_no }).toArray();
      return { code: failure.code, id: found?.transaction_id ?? "" };
    };
    const used = await rejection("S-2", { customer_tin: buyer, purchase_code: "AB12CD" });
    expect(used.code).to.equal("unit_883");
    expect((await rejection("S-3", { customer_tin: buyer, purchase_code: "000000" })).code).to.equal(
      "unit_882",
    );
    expect((await rejection("S-4", { customer_tin: "000000009", purchase_code: "NEW001" })).code).to.equal(
      "unit_884",
    );
    rejected = used.id;
    const before = requestsOf("saveSales").length;
    await failureOf(client().transactions.retry(used.id));
    expect(requestsOf("saveSales").length).to.be.greaterThan(before);
    expect(lastOf("saveSales")).to.include({ prcOrdCd: "AB12CD" });
  });

  it("credits it, by positive figures on the wire", async () => {
    const note = await sell("C-1", [line("B", 1, 60_000, { discount_rate: 10 })], {
      ...{ receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" },
    });
    expect(note).to.include({ sign: -1, total_amount: 54_000 });
    const body = lastOf("saveSales");
    expect(body).to.include({
      rcptTyCd: "R",
      salesSttsCd: "02",
      orgInvcNo: 1,
      totAmt: 54_000,
      prcOrdCd: null,
    });
    expect(body.rfdDt).to.match(/^\d{14}$/);
  });

  it("prints receipts in its order, and a refund with a minus before every amount", async () => {
    const textOf = async (id: string, more = {}) =>
      readPdfText(await client().transactions.receipt(id, { format: "pdf", paper: "80mm", ...more }));
    const paper = await textOf(sold);
    const order = [
      /TIN: 100600570/,
      /Client TIN: 100600571/,
      /Client phone: 0788000001/,
      /Purchase code: AB12CD/,
      /TOTAL\s+108,750\.00/,
      /TOTAL A-EX\s+500\.00/,
      /TOTAL B-18\.00%\s+108,000\.00/,
      /TOTAL TAX B\s+16,474\.58/,
      /TOTAL D\s+250\.00/,
      /TOTAL TAX\s+16,474\.58/,
      /CASH\s+108,750\.00/,
      /ITEMS NUMBER\s+3/,
      /SDC INFORMATION/,
      /Date: 10\/03\/2026 Time: 22:30:\d\d/,
      /SDC ID: SDC\d{9}/,
      /RECEIPT NUMBER: 1\/1\sNS/,
      /Internal Data:\s(\w{4}-){6}/,
      /Receipt Signature: (\w{4}-){3}\w{4}/,
      /RECEIPT NUMBER: 1\s+Invoice no\.: S-1/,
      /MRC: WIS0\d{7}/,
      /Software: taxctl \d+\.\d+\.\d+/,
    ];
    const places = order.map((pattern) => paper.search(pattern));
    expect(places, paper).to.deep.equal([...places].sort((one, other) => one - other));
    expect(places).not.to.include(-1);
    expect(paper).not.to.match(/TOTAL C\b|\b(KRA|PIN|TIS|SCU|KES)\b/);
    const [note] = await client().sales.search({ invoice_no: "C-1" }).toArray();
    const refund = await textOf(note?.transaction_id ?? "");
    expect(refund)
      .to.match(/REF\. NORMAL RECEIPT# 1\s+Reason: Refund/)
      .and.to.match(/RECEIPT NUMBER: 1\/2\sNR/);
    expect(refund.match(/(?<![-\d,])\d[\d,]*\.\d\d(?!%)/g), refund).to.equal(null);
    expect(refund).to.match(/-54,000\.00/);
    const { id: copy_id } = await client().transactions.createReceiptCopy(sold);
    const copy = await textOf(sold, { copy_id });
    expect(copy)
      .to.match(/COPY/)
      .and.to.match(/1\/1\sCS/);
    expect(copy.replaceAll(/\s+/g, " ").match(/THIS IS NOT AN OFFICIAL RECEIPT/g), copy).to.have.length(2);
    const { qr_code, printed_label, purchase_code } = await client().transactions.receipt(sold);
    expect([printed_label, purchase_code]).to.deep.equal(["NS", "AB12CD"]);
    expect(qr_code).to.match(/^data:image/);
  });

  it("issues quotations without the unit, which need no purchase code", async () => {
    const before = requestsOf("saveSales").length;
    const offer = await sell("P-1", [line("B", 1, 118)], { sale_kind: "proforma", customer_tin: buyer });
    expect(requestsOf("saveSales")).to.have.length(before);
    const paper = await readPdfText(
      await client().transactions.receipt(offer.transaction_id, { format: "pdf", paper: "80mm" }),
    );
    expect(paper)
      .to.match(/PROFORMA/)
      .and.to.match(/P-1\sPS/)
      .and.not.to.match(/SDC/);
  });

  it("settles a duplicate without a receipt as accepted, and never signs twice", async () => {
    await opened.test.simulator.setFault({ fault: "F3", path: "saveSales", params: { how: "reset" } });
    const numbers = requestsOf("saveSales").length;
    const outcome = await sell("S-5", [line("B", 1, 118)]).then(
      ({ transaction_id }) => transaction_id,
      () => undefined,
    );
    for (let tries = 0; tries < 3; tries++) {
      opened.clock.advance(120_000);
      await opened.test.service.lanes.drain();
    }
    const [sale] = await client().transactions.list({ invoice_no: "S-5" }).toArray();
    expect(outcome ?? sale?.transaction_id).to.equal(sale?.transaction_id);
    expect(sale?.status).to.equal("success");
    const sent = requestsOf("saveSales").slice(numbers);
    expect(new Set(sent.map(({ invcNo }) => invcNo)).size).to.equal(1);
    expect(opened.test.simulator.violations).to.deep.equal([]);
  });

  it("confirms what a supplier reported, with the supplier's unit and figures", async () => {
    const [reported] = await client().purchases.fetchSupplierSales({});
    expect(reported?.cu_invoice_no).to.match(/^SDC\d{9}\//);
    expect(reported?.totTaxblAmt).to.equal(reported?.totAmt);
    if (!reported) throw new Error("the supplier has reported nothing");
    const rates: Record<string, number> = { B: 18 };
    const body = confirming(reported);
    const lines = body.items.map((item) => ({
      ...item,
      item_code: items[item.tax_type] ?? "",
      tax_rate: rates[item.tax_type] ?? 0,
    }));
    const { transaction_id } = await client().purchases.create({ ...body, items: lines });
    const confirmed = lastOf("savePurchases");
    expect(confirmed).to.include({ regTyCd: "A", rcptTyCd: "P", totTaxblAmt: reported.totAmt });
    expect(confirmed.spplrSdcId).to.match(/^SDC\d{9}$/);
    expect(confirmed).not.to.have.property("taxblAmtE");
    const { total_amount, taxable_amount, tax_amount } = await client().purchases.get(transaction_id);
    expect([total_amount, tax_amount]).to.deep.equal([reported.totAmt, reported.totTaxAmt]);
    expect(taxable_amount).to.be.closeTo(reported.totAmt - reported.totTaxAmt, 0.001);
  });

  it("asks for customs records from a time that rises, whatever date the caller names", async () => {
    await client().imports.selectItems({ last_request_date: "20180101000000" });
    await client().imports.selectItems({ last_request_date: "20180101000000" });
    opened.clock.advance(2000);
    const records = await client().imports.selectItems({ last_request_date: "20180101000000" });
    expect(records.items.length).to.be.greaterThan(0);
    const cursors = requestsOf("selectImportItems").map(({ lastReqDt }) => String(lastReqDt));
    expect(cursors.length).to.be.greaterThan(1);
    expect(cursors).to.deep.equal([...new Set(cursors)].sort());
  });

  it("numbers its reports: a sale after a Z report has the next number", async () => {
    const z = await client().reports.createZReport({});
    expect(z.kinds.map(({ printed_label }) => printed_label)).to.deep.equal(["NS", "NR"]);
    expect(z.taxes.map(({ authority_tax_type }) => authority_tax_type)).to.include.members(["A", "B", "D"]);
    await sell("S-6", [line("B", 1, 118)]);
    expect(lastOf("saveSales").receipt.rptNo).to.equal(2);
  });

  it("fills in its return, without boxes of rates that it doesn't have", async () => {
    const { form, boxes } = await client().periods.vatReturn("2026-03");
    expect(form).to.equal("VAT return");
    const tax = Object.fromEntries(boxes.map(({ title, tax_amount }) => [title, tax_amount]));
    // 16,474.58 − 8,237.29, and two sales of 118.
    expect(tax["Sales at the general rate"]).to.equal(8273.29);
    expect(boxes.map(({ title }) => title).filter((title) => /other rates/.test(title))).to.deep.equal([]);
  });

  it("stands next to Kenya in one service: each by its rules, zone, currency and words", async () => {
    const { test, nairobi } = opened;
    await client().branches.create(branchInput({ bhf_id: "01", name: "Nairobi", country: "KE" }));
    const kenyan = {
      bhf_id: "01",
      tin: "P051234567Z",
      dvc_srl_no: "K1",
      vscu_url: nairobi.url,
      profile: "ke",
    };
    await client().devices.create(kenyan);
    await client().devices.initialize("01");
    const inKenya = { branch: "01" };
    const refused = await failureOf(
      client().devices.update("01", { settings: { variants: { packages: "one" } } }),
    );
    expect(refused.errors).to.deep.equal({
      "settings.variants.packages": ["can't be chosen with the profile ke"],
    });
    const input = { item_class_code: "5020230602", qty_unit_code: "U", default_price: 116 };
    const { item_code } = await client().items.create(
      { ...input, item_name: "Cola", tax_type_code: "A" },
      inKenya,
    );
    expect(item_code).to.match(/^KE2NTXU/);
    const sale = {
      sale_date: today,
      payment_type: "01",
      items: [{ item_code, quantity: 1, unit_price: 116 }],
    };
    const withCode = { ...sale, invoice_no: "K-0", customer_tin: "P051234567Z", purchase_code: "AB12CD" };
    expect((await failureOf(client().sales.create(withCode, inKenya))).errors?.purchase_code?.[0]).to.match(
      /^must be omitted/,
    );
    const { transaction_id, tax_amount } = await client().sales.create(
      { ...sale, invoice_no: "K-1" },
      inKenya,
    );
    expect(tax_amount).to.equal(16);
    const times = [await client().sales.get(transaction_id), await client().sales.get(sold)];
    expect(times.map(({ sale_time }) => sale_time.slice(0, 2))).to.deep.equal(["23", "22"]);
    const paperOf = async (id: string) =>
      // Signatures have words by chance.
      (await readPdfText(await client().transactions.receipt(id, { format: "pdf", paper: "a4" }))).replaceAll(
        /(?:[A-Z2-7]{4}-){3,}[A-Z2-7]+/g,
        "",
      );
    const [ke, rw] = [await paperOf(transaction_id), await paperOf(sold)];
    expect(ke)
      .to.match(/PIN/)
      .and.not.to.match(/\b(SDC|TIN|RRA|MRC|NR|18(\.00)?%)/);
    expect(rw)
      .to.match(/SDC ID/)
      .and.not.to.match(/\b(PIN|KRA|SCU|TIS)\b|16\.00%/);
    const browser = await browserOf(test, test.account.users.owner);
    const pageOf = async (path: string) =>
      (await browser.open(`/console/${test.account.id}/sandbox${path}`)).text;
    expect(await pageOf(`/documents/${sold}`))
      .to.match(/AB12CD/)
      .and.not.to.match(/\b(PIN|KRA|KES)\b/);
    expect(await pageOf(`/documents/${rejected}/resend`)).to.match(/Purchase code of the customer/);
    expect(await pageOf(`/documents/${sold}/reissue`)).to.match(/A customer with a TIN gets it from RRA/);
    expect(await pageOf(`/documents/${transaction_id}/reissue`)).not.to.match(/[Pp]urchase code/);
    // A list about both has neither currency.
    expect(await pageOf("/documents?type=sales")).not.to.match(/\b(KES|RWF)\b/);
    expect(await pageOf(`/documents/${transaction_id}`)).to.match(/KES 116\.00/);
    expect(await pageOf(`/documents/${sold}`)).to.match(/RWF 108,750\.00/);
    expect(await pageOf(`/documents/${transaction_id}`)).not.to.match(/\b(RRA|RWF)\b/);
    const { words, lanes } = await client().health.get();
    expect([words, lanes.map(({ bhf_id, words: own }) => [bhf_id, own])]).to.deep.equal([
      { tax: "tax", tin: "TIN" },
      [
        ["00", { tax: "VAT", tin: "TIN" }],
        ["01", { tax: "VAT", tin: "PIN" }],
      ],
    ]);
  });
});
