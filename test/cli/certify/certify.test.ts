// `certify ke` makes the whole evidence from an account with nothing but a device.
import { expect } from "chai";
import { forbiddenWords } from "../../../cli/src/certify/clean-words.ts";
import { describeEachFamily } from "../../support/database.ts";
import { dataUri, png } from "../../support/images.ts";
import { readPdf } from "../../support/pdf.ts";
import type { Ran } from "../support/command.ts";
import { Evidence, failedRows, invoices, rowsOf, tableOf } from "../support/evidence.ts";

const money = (value: number): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Message = {
  path: string;
  outcome: string;
  request: Record<string, unknown>;
  response: { data: Record<string, unknown> };
};

describeEachFamily("certify ke", (family) => {
  let evidence: Evidence;
  let ran: Ran;
  const calls = async () => (await evidence.read("log.txt")).toString().match(/Call to the unit .*/g) ?? [];

  before(async () => {
    evidence = await Evidence.open(family);
    ran = await evidence.certify();
  });
  after(() => evidence.close());

  it("makes the folder from nothing", async () => {
    expect(failedRows(ran), ran.stderr).to.deep.equal([]);
    expect(ran.exitCode).to.equal(0);
    const files = await evidence.files();
    const numbers = invoices(files);
    expect(numbers).to.have.lengthOf(11);
    for (const number of numbers)
      for (const end of [".pdf", "-copy.pdf", "-80mm.pdf", "-80mm-copy.pdf", ".json"])
        expect(files).to.include(`documents/${number}${end}`);
    expect(files).to.include.members(numbers.map((number) => `messages/${number}.json`));
    for (const name of [
      "index.html",
      "covering-note.html",
      "item-list.csv",
      "item-list.json",
      "summary.csv",
      "log.txt",
      "item-registrations.json",
      "customs-record.json",
      `documents/${numbers[0]}-copy-kiswahili.pdf`,
      `documents/${numbers[3]}-copy-kiswahili.pdf`,
      `documents/${numbers[3]}-80mm-copy-kiswahili.pdf`,
    ])
      expect(files).to.include(name);
    const page = (await evidence.read("index.html")).toString();
    for (const name of files.filter((file) => !/^(?:index|log)|json$/.test(file)))
      if (name !== "index.html") expect(page).to.contain(name);
    expect(page).to.contain("Savanna &lt;b&gt;&amp; Sons").and.not.contain("<b>");
    expect(page).not.to.contain("taxctl account");
    expect(page).to.contain("time-out (HTTP 504), then sent again, accepted once");
    const hand = await evidence.leftToDo();
    expect(hand).to.contain("account update --receipt-logo");
    // The invoice that the covering note goes through; amounts of credit notes as they are printed.
    expect(hand).to.match(
      /item-list\.csv, messages\/INV-\d+-02\.json, INV-\d+-02\.pdf, INV-\d+-08\.pdf, CN-\d+-01\.pdf, CN-\d+-02\.pdf/,
    );
    expect(hand).to.contain("A simulated control unit signed these documents.");
    const sdc = JSON.parse((await evidence.read(`documents/${numbers[0]}.json`)).toString()).original.sdc_id;
    for (const name of ["index.html", "covering-note.html"])
      expect((await evidence.read(name)).toString())
        .to.contain(`Control unit: SCU ID ${sdc}.`)
        .and.not.contain(evidence.test.simulator.url);
    const called = await calls();
    expect(called).to.have.lengthOf(2);
    expect(called[0]).to.match(/-09, sent .*: time-out, HTTP 504$/);
    expect(called[1]).to.match(/-09, sent .*: accepted/);
    const words = rowsOf(ran).find(({ row }) => row === "Names and numbers checked");
    expect(words?.detail).to.equal(`${files.length} files`);
    expect((await evidence.read("summary.csv")).toString()).to.match(
      /Total is right,CN-\d+-\d+,'?-11484\.00/,
    );
  });

  it("writes no word of a trial run, and papers with the figures of the messages", async () => {
    const files = await evidence.files();
    const texts: Record<string, string> = {};
    for (const name of files) {
      const bytes = await evidence.read(name);
      const pages = name.endsWith(".pdf") ? await readPdf(bytes) : [];
      texts[name] = name.endsWith(".pdf") ? pages.flatMap(({ lines }) => lines).join("\n") : bytes.toString();
      expect(forbiddenWords(`${name}\n${texts[name]}`), name).to.deep.equal([]);
      expect(texts[name], name).not.to.contain(evidence.test.keys.owner);
    }
    for (const number of invoices(files)) {
      const { messages } = JSON.parse(texts[`messages/${number}.json`] ?? "") as { messages: Message[] };
      const { request, response } = messages.find(({ outcome }) => outcome === "accepted") as Message;
      const paper = texts[`documents/${number}.pdf`] ?? "";
      const sign = request.rcptTyCd === "R" ? -1 : 1;
      expect(paper)
        .to.contain(number)
        .and.contain(money(sign * Number(request.totAmt)));
      expect(paper).to.contain(`${response.data.sdcId}/${response.data.rcptNo} ${sign === 1 ? "NS" : "NC"}`);
      expect(paper).to.contain(String(response.data.rcptSign).replaceAll(/(.{4})(?=.)/g, "$1-"));
      for (const line of request.itemList as { itemNm: string; totAmt: number; dcAmt: number }[]) {
        expect(paper)
          .to.contain(line.itemNm)
          .and.contain(money(sign * line.totAmt));
        const off = sign === 1 ? `(${money(line.dcAmt)})` : money(-line.dcAmt);
        if (line.dcAmt > 0) expect(paper).to.contain(`discount 10% ${off}`);
      }
      expect(texts[`documents/${number}-copy.pdf`]).to.contain("COPY");
    }
    const repeated = invoices(files).at(-1) ?? "";
    const { messages } = JSON.parse(texts[`messages/${repeated}.json`] ?? "") as { messages: Message[] };
    const saves = messages.filter(({ path }) => path === "/trnsSales/saveSales");
    expect(saves.map(({ outcome }) => outcome)).to.deep.equal(["unknown", "accepted"]);
    const note = texts["covering-note.html"] ?? "";
    for (const field of [
      "SCU ID",
      "ITEMS NUMBER",
      "TOTAL DISCOUNT AWARDED",
      "ORIGINAL CU INVOICE NO.#",
      "Page 10",
    ])
      expect(note).to.contain(field);
    expect(note.match(/<td>left to do<\/td>/g), "the logo alone is missing").to.have.lengthOf(4);
    expect(note).not.to.contain("DIFFERS");
    const [day = ""] = /\d{6}/.exec(repeated) ?? [];
    expect(note).to.contain(`Date: ${day.replace(/(..)(..)(..)/, "$3/$2/20$1")}. `);
  });

  it("records for each field the printed and the sent value with their signs, or that it is unused", async () => {
    const note = (await evidence.read("covering-note.html")).toString();
    const { rows, of } = tableOf(note);
    expect(of("TOTAL").at(-1)?.[0]).to.equal("-1,670.40");
    expect(of("TOTAL").at(-2)).to.deep.equal(["-11,484.00", "11,484.00", "totAmt", "agrees"]);
    expect(of("TOTAL B-16.00%").at(-2)?.slice(0, 2)).to.deep.equal(["-11,484.00", "11,484.00"]);
    expect(of("Invoice number of the original")).to.deep.equal([
      ["not printed", "2", "orgInvcNo; invcNo of the original", "agrees"],
      ["not printed", "8", "orgInvcNo; invcNo of the original", "agrees"],
    ]);
    expect(of("Header message")[0]).to.deep.equal(["Karibu", "Karibu", "receipt.topMsg", "agrees"]);
    const unused = ["not used", "not used", "receipt.custMblNo", "not used"];
    expect(of("Buyer phone")).to.deep.equal([unused, unused, unused, unused]);
    expect(of("TOTAL DISCOUNT AWARDED").map(([printed]) => printed)).to.deep.equal([
      "not printed without a discount",
      "(464.00)",
      "not printed without a discount",
      "-185.60",
    ]);
    expect(of("Line 1: unit price × quantity").at(-1)).to.deep.equal([
      "-1,856.00 × 1",
      "1,856.00 × 1",
      "prc, qty",
      "agrees",
    ]);
    expect(of("TIS: time").map(([, , ...rest]) => rest)).to.deep.equal(
      Array.from({ length: 4 }, () => ["cfmDt", "agrees"]),
    );
    expect(note).to.match(/For INV-\d+-02 and INV-\d+-08 both are equal/);
    expect(note).to.contain("opening stock has the code 11 in the request and sarTyCd 06 in the message");
    expect(note).to.contain("Training (TS) and proforma (PS): this system issues none.");
    expect(rows).to.deep.include([
      "B",
      "general rate",
      "16 %",
      "B",
      "taxTyCd B; taxRtB, taxblAmtB, taxAmtB",
      "A",
    ]);
    expect(rows).to.deep.include(["02", "CREDIT", "05"]);
  });

  it("lists the same items everywhere, each with its registration, customs records in the authority's unit", async () => {
    const [csv = "", index = "", list = "", registrations = ""] = await Promise.all(
      ["item-list.csv", "index.html", "item-list.json", "item-registrations.json"].map(async (name) =>
        (await evidence.read(name)).toString(),
      ),
    );
    const items = JSON.parse(list) as Record<string, string>[];
    const codes = items.map(({ code }) => code);
    expect(codes).to.have.lengthOf(11);
    expect(
      csv
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(",")[0]),
    ).to.deep.equal(codes);
    for (const number of [/INV-\d+-01/, /KRACU\d+\/1 NS/])
      expect(index, "on one line").to.match(new RegExp(`<td class="short">${number.source}</td>`));
    for (const code of codes) expect(index).to.contain(`>${code}</td>`);
    expect(items.at(-1)).to.include({
      name: "Baked beans in tins",
      unit: "KG",
      tax_letter: "B",
      tax: "general rate, 16 %",
    });
    for (const [at, registered] of (JSON.parse(registrations) as Record<string, object>[]).entries()) {
      expect(registered.item_code).to.equal(codes[at]);
      expect(registered.request).to.include({ item_name: items[at]?.name });
      expect(registered.response).to.include({ item_code: codes[at] });
    }
  });

  it("repeats nothing in a second run, and describes receipts as they were issued", async () => {
    const [before, files] = [evidence.ledger(), await evidence.files()];
    const called = await calls();
    const page = (await evidence.read("index.html")).toString();
    await evidence.test.client.account.update({
      trade_name: "Savanna Lodge",
      receipt_logo: dataUri(png(60, 20)),
    });
    const again = await evidence.certify();
    expect([again.exitCode, evidence.ledger()], again.stderr).to.deep.equal([0, before]);
    expect(evidence.test.simulator.violations).to.deep.equal([]);
    expect(rowsOf(again)).to.deep.equal(rowsOf(ran));
    expect(await evidence.files()).to.have.members(files);
    expect(await calls()).to.deep.equal(called);
    // The receipts keep what they were issued with, and so do the pages that describe them.
    expect((await evidence.read("index.html")).toString()).to.equal(page);
    const note = (await evidence.read("covering-note.html")).toString();
    expect(note).to.contain("an empty frame").and.to.contain("receipt_logo, set after this document");
    expect(await evidence.leftToDo()).to.contain("Some receipts have an empty frame");
  });
});
