// `certify ke` makes the whole evidence from an account with nothing but a device, and can be stopped and run again.
import { readdir, readFile } from "node:fs/promises";
import type { Receipt } from "@taxctl/sdk";
import { expect } from "chai";
import PDFDocument from "pdfkit";
import QRCode from "qrcode";
import { forbiddenWords } from "../../cli/src/certify/clean-words.ts";
import { fieldsOf } from "../../cli/src/certify/compare.ts";
import type { Signed } from "../../cli/src/certify/fields.ts";
import { hasLogo, qrTextOf } from "../../cli/src/certify/qr.ts";
import { printReceipt } from "../../server/src/receipts/print.ts";
import { receipt } from "../sales/receipt-samples.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { dataUri, jpeg, png } from "../support/images.ts";
import { readPdf } from "../support/pdf.ts";
import { openInitialized } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { Desk, type Ran, type Running } from "./support/command.ts";
import { LIVE_KEY } from "./support/fake-service.ts";

const PINS = ["--buyer-pin", "P051234568A", "--supplier-pin", "P051234569B"];
const FOLDER = "evidence-ke";
const money = (value: number): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Row = { status: string; row: string; subject: string; detail: string };
type Message = {
  path: string;
  outcome: string;
  request: Record<string, unknown>;
  response: { data: Record<string, unknown> };
};

const rowsOf = (ran: Ran): Row[] => Object(ran.json().data).rows;
const failedRows = (ran: Ran): Row[] => rowsOf(ran).filter(({ status }) => status !== "passed");

for (const family of databaseFamilies()) {
  describe(`certify ke on ${family}`, function () {
    this.timeout(240_000);
    let test: TestService;
    let desk: Desk;
    let onRequest: (() => void) | undefined;

    beforeEach(async () => {
      onRequest = undefined;
      // Half past one at night in Nairobi: the day in UTC is the one before.
      const shift =
        Date.parse(`${new Date().toISOString().slice(0, 10)}T22:30:00Z`) - 86_400_000 - Date.now();
      const now = () => Date.now() + shift;
      const simulator = { log: () => onRequest?.(), now: () => new Date(now()) };
      test = await startTestService({ family, clock: { now }, simulator });
      desk = await Desk.open();
      await desk.signIn(test.url, test.keys.owner);
      await openInitialized(test, { tin: "P051234567Z", dvc_srl_no: "KRA-VSCU-1" });
      const texts = { trade_name: "Savanna <b>& Sons", receipt_address: "Kenyatta Avenue 1, Nairobi" };
      await test.client.account.update({ ...texts, receipt_header: "Karibu", receipt_footer: "Asante" });
    });

    afterEach(async () => {
      await desk.clear();
      await test.close();
    });

    const certify = (flags: string[] = PINS, meanwhile?: (running: Running) => Promise<void>) =>
      desk.run(["certify", "ke", ...flags, "--json"], meanwhile ? { meanwhile } : {});
    const ledger = () =>
      test.simulator.ledger().map(({ kind, trdInvcNo, number }) => `${kind} ${trdInvcNo} ${number}`);
    const sales = () => test.simulator.ledger().filter(({ kind }) => kind === "sale");
    const read = (name: string) => readFile(desk.path(FOLDER, name));
    const filesIn = async () => {
      const found = await readdir(desk.path(FOLDER), { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(desk.path(FOLDER).length + 1));
    };
    const invoices = (names: string[]) =>
      names.flatMap((name) => /^documents\/((?:INV|CN)-\d{6}-\d\d)\.pdf$/.exec(name)?.[1] ?? []).toSorted();

    it("makes the folder from nothing, and does nothing twice in a second run", async () => {
      const ran = await certify();
      expect(failedRows(ran), ran.stderr).to.deep.equal([]);
      expect(ran.exitCode).to.equal(0);
      const files = await filesIn();
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
        `documents/${numbers[3]}-80mm-kiswahili.pdf`,
      ])
        expect(files).to.include(name);
      const page = (await read("index.html")).toString();
      for (const name of files.filter((file) => !/^(?:index|log)|json$/.test(file)))
        if (name !== "index.html") expect(page).to.contain(name);
      expect(page).to.contain("Savanna &lt;b&gt;&amp; Sons").and.not.contain("<b>");
      expect(page).not.to.contain("taxctl account");
      expect(page).to.contain("time-out (HTTP 504), then sent again, accepted once");
      const hand = (await readFile(desk.path(`${FOLDER}.left-to-do.txt`))).toString();
      expect(hand).to.contain("account update --receipt-logo");
      // The invoice that the covering note goes through; amounts of credit notes as they are printed.
      expect(hand).to.match(
        /item-list\.csv, messages\/INV-\d+-02\.json, INV-\d+-02\.pdf, INV-\d+-08\.pdf, CN-\d+-01\.pdf, CN-\d+-02\.pdf/,
      );
      expect(hand).to.contain("A simulated control unit signed these documents.");
      const sdc = JSON.parse((await read(`documents/${numbers[0]}.json`)).toString()).original.sdc_id;
      for (const name of ["index.html", "covering-note.html"])
        expect((await read(name)).toString()).to.contain(
          `Control unit: SCU ID ${sdc}, ${test.simulator.url}.`,
        );
      const calls = async () =>
        (await readFile(desk.path(FOLDER, "log.txt"), "utf8")).match(/Call to the unit .*/g) ?? [];
      const called = await calls();
      expect(called).to.have.lengthOf(2);
      expect(called[0]).to.match(/-09, sent .*: time-out, HTTP 504$/);
      expect(called[1]).to.match(/-09, sent .*: accepted/);
      const words = rowsOf(ran).find(({ row }) => row === "Names and numbers are a trader's");
      expect(words?.detail).to.equal(`${files.length} files`);
      expect((await read("summary.csv")).toString()).to.match(/Total is right,CN-\d+-\d+,'?-11484\.00/);

      const before = ledger();
      await test.client.account.update({ trade_name: "Savanna Lodge", receipt_logo: dataUri(png(60, 20)) });
      const again = await certify();
      expect([again.exitCode, ledger()], again.stderr).to.deep.equal([0, before]);
      expect(test.simulator.violations).to.deep.equal([]);
      expect(rowsOf(again)).to.deep.equal(rowsOf(ran));
      expect(await filesIn()).to.have.members(files);
      expect(await calls()).to.deep.equal(called);
      // The receipts keep what they were issued with, and so do the pages that describe them.
      expect((await read("index.html")).toString()).to.equal(page);
      const note = (await read("covering-note.html")).toString();
      expect(note).to.contain("an empty frame").and.to.contain("receipt_logo, set after this document");
      expect((await readFile(desk.path(`${FOLDER}.left-to-do.txt`))).toString()).to.contain(
        "Some receipts have an empty frame",
      );
    });

    it("writes no word of a trial run, and papers with the figures of the messages", async () => {
      await certify();
      const files = await filesIn();
      const texts: Record<string, string> = {};
      for (const name of files) {
        const bytes = await read(name);
        const pages = name.endsWith(".pdf") ? await readPdf(bytes) : [];
        texts[name] = name.endsWith(".pdf")
          ? pages.flatMap(({ lines }) => lines).join("\n")
          : bytes.toString();
        expect(forbiddenWords(`${name}\n${texts[name]}`), name).to.deep.equal([]);
        expect(texts[name], name).not.to.contain(test.keys.owner);
      }
      for (const number of invoices(files)) {
        const { messages } = JSON.parse(texts[`messages/${number}.json`] ?? "") as { messages: Message[] };
        const { request, response } = messages.find(({ outcome }) => outcome === "accepted") as Message;
        const paper = texts[`documents/${number}.pdf`] ?? "";
        const sign = request.rcptTyCd === "R" ? -1 : 1;
        expect(paper)
          .to.contain(number)
          .and.contain(money(sign * Number(request.totAmt)));
        expect(paper).to.contain(
          `${response.data.sdcId}/${response.data.rcptNo} ${sign === 1 ? "NS" : "NC"}`,
        );
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

    it("notes of each field what is printed and what was sent, with the signs of both, or that it is not used", async () => {
      await test.client.account.update({ receipt_logo: dataUri(png(60, 20)) });
      await certify();
      const note = (await read("covering-note.html")).toString();
      const rows = [...note.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = ""]) =>
        [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell),
      );
      const of = (name: string) => rows.filter(([, field]) => field === name).map((cells) => cells.slice(2));
      expect(of("TOTAL").at(-1)?.[0]).to.equal("-1,670.40");
      expect(of("TOTAL").at(-2)).to.deep.equal(["-11,484.00", "11,484.00", "totAmt", "agrees"]);
      expect(of("TOTAL B-16.00%").at(-2)?.slice(0, 2)).to.deep.equal(["-11,484.00", "11,484.00"]);
      expect(of("Number of the original at the unit")).to.deep.equal([
        ["not printed", "2", "orgInvcNo; invcNo of the original", "agrees"],
        ["not printed", "8", "orgInvcNo; invcNo of the original", "agrees"],
      ]);
      const logo = ["the authority&#39;s logo", "not sent", "setting receipt_logo", "printed"];
      expect(of("Logo")).to.deep.equal([logo, logo, logo, logo]);
      expect((await readFile(desk.path(`${FOLDER}.left-to-do.txt`))).toString()).to.contain(
        "Compare the logo",
      );
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
      await certify();
      const [csv = "", index = "", list = "", registrations = ""] = await Promise.all(
        ["item-list.csv", "index.html", "item-list.json", "item-registrations.json"].map(async (name) =>
          (await read(name)).toString(),
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

    it("sets a header and a footer message where there are none, and says so", async () => {
      await test.client.account.update({ receipt_header: null, receipt_footer: "Kwaheri" });
      const ran = await certify();
      expect(ran.exitCode, ran.stderr).to.equal(0);
      expect(ran.json().warnings.join())
        .to.contain("receipt_header Karibu")
        .and.not.contain("receipt_footer");
      expect(await test.client.account.get()).to.include({
        receipt_header: "Karibu",
        receipt_footer: "Kwaheri",
      });
      const [paper] = await readPdf(await read(`documents/${invoices(await filesIn())[1]}.pdf`));
      expect(paper?.lines).to.include("Karibu").and.to.include("Kwaheri");
    });

    it("prints what the note quotes in English, whatever language the account's receipts have", async () => {
      await test.client.account.update({ receipt_language: "sw" });
      expect((await certify()).exitCode).to.equal(0);
      const mixed = invoices(await filesIn())[3];
      const [title, other] = ["TAX INVOICE", "ANKARA YA KODI"];
      for (const [end, shown] of [
        ["", title],
        ["-80mm-copy", title],
        ["-80mm-kiswahili", other],
      ] as const) {
        const [paper] = await readPdf(await read(`documents/${mixed}${end}.pdf`));
        expect(paper?.lines, end).to.include(shown);
      }
      expect((await read("covering-note.html")).toString()).to.contain(`<td>${title}</td>`);
    });

    it("names each text that reads as a trial run and what to set, before anything is sent", async () => {
      await test.client.account.update({ trade_name: "Demo Hotel", receipt_header: "Test" });
      const ran = await certify([...PINS, "--buyer-name", "Sample Tours"]);
      const { remedy, errors } = ran.json().error;
      expect([ran.exitCode, Object.keys(errors)]).to.deep.equal([
        2,
        ["trade_name", "receipt_header", "--buyer-name"],
      ]);
      expect(remedy).to.contain("`taxctl account update --trade-name TEXT`");
      expect(await readdir(desk.folder)).to.deep.equal(["config"]);
      expect(test.simulator.ledger()).to.deep.equal([]);
    });

    it("continues after it was killed, with the same numbers", async () => {
      const killed = await certify(PINS, async ({ kill }) => {
        await new Promise<void>((resolve) => {
          onRequest = () => sales().length >= 4 && resolve();
        });
        kill("SIGKILL");
      });
      expect(killed.exitCode).to.equal(null);
      const before = sales().map(({ trdInvcNo }) => trdInvcNo);
      // The values of the first run are kept: no flag is needed.
      const ran = await certify([]);
      expect([ran.exitCode, failedRows(ran)], ran.stderr).to.deep.equal([0, []]);
      const numbers = sales().map(({ trdInvcNo }) => trdInvcNo);
      expect(numbers.slice(0, before.length)).to.deep.equal(before);
      expect(new Set(numbers).size).to.equal(numbers.length).and.equal(11);
      expect(test.simulator.violations).to.deep.equal([]);
    });

    it("passes the stock of its documents, though the same items are sold meanwhile", async () => {
      await certify(PINS, async ({ kill }) => {
        await new Promise<void>((resolve) => {
          onRequest = () => sales().length >= 4 && resolve();
        });
        kill("SIGKILL");
      });
      onRequest = undefined;
      const stocked = ["Beef ribs, per kg", "Fresh milk 500 ml"];
      const registered = await test.client.items.list().toArray();
      const sell = (quantity: number) =>
        test.client.sales.create(
          sale({
            items: registered
              .filter(({ item_name }) => stocked.includes(item_name))
              .map(({ item_code }) => ({ item_code, quantity, unit_price: 100 })),
          }),
        );
      await sell(3);
      const ran = await certify();
      expect([ran.exitCode, failedRows(ran)], ran.stderr).to.deep.equal([0, []]);
      await sell(2);
      const again = await certify();
      expect([again.exitCode, rowsOf(again)], again.stderr).to.deep.equal([0, rowsOf(ran)]);
    });

    it("fails the row of a rejected figure, and passes it after the cause is gone", async () => {
      await test.simulator.setFault({ fault: "amount-refused", path: "saveSales", after: 2 });
      const ran = await certify();
      expect(ran.exitCode).to.equal(3);
      expect(ran.json().error.code).to.equal("partly_done");
      expect(failedRows(ran).map(({ row }) => row)).to.deep.equal([
        "Invoice: items and services with non-VAT amounts, by cheque",
      ]);
      expect((await read("index.html")).toString()).to.contain("FAILED");
      const again = await certify();
      expect([again.exitCode, failedRows(again)]).to.deep.equal([0, []]);
      expect(sales()).to.have.lengthOf(11);
    });

    it("names each PIN that is missing or not valid, before anything is sent", async () => {
      const missing = await certify([]);
      expect([missing.exitCode, Object.keys(missing.json().error.errors)]).to.deep.equal([
        2,
        ["--buyer-pin", "--supplier-pin"],
      ]);
      const wrong = await certify(["--buyer-pin", "12345", "--supplier-pin", "P051234569B"]);
      expect([wrong.exitCode, Object.keys(wrong.json().error.errors)]).to.deep.equal([2, ["--buyer-pin"]]);
      expect(test.simulator.ledger()).to.deep.equal([]);
    });

    it("rejects other values than those of the run that it continues", async () => {
      await certify();
      const other = await certify(["--buyer-pin", "P051234561C", "--first", "5"]);
      expect([other.exitCode, Object.keys(other.json().error.errors)]).to.deep.equal([
        2,
        ["--buyer-pin", "--first"],
      ]);
      expect(sales()).to.have.lengthOf(11);
    });

    it("wants the address first, since receipts keep what they were issued with", async () => {
      await test.client.account.update({ receipt_address: null });
      await test.client.branches.update("00", { address_line: null, city: null });
      const ran = await certify();
      expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
        2,
        "Set them: `taxctl account update --trade-name NAME --receipt-address ADDRESS`, then run the command again.",
      ]);
      expect(test.simulator.ledger()).to.deep.equal([]);
    });

    it("asks for PINs at a terminal", async () => {
      const ran = await desk.runOnTerminal(
        ["certify", "ke", "--buyer-name", "Savanna Tours", "--supplier-name", "Savanna Farm"],
        [
          { to: "that buys", type: "p051234568a" },
          { to: "that supplies", type: "P051234569B" },
        ],
      );
      expect(ran.exitCode, ran.stdout).to.equal(0);
      expect(ran.stdout).to.contain("evidence-ke/index.html").and.contain("Left to do by hand");
    });

    it("rejects a live key without a call", async () => {
      await desk.signIn(test.url, LIVE_KEY);
      const ran = await certify();
      expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
        2,
        "Use the sandbox's key: `taxctl auth login`, then run the command with --profile of that key.",
      ]);
      expect(await readdir(desk.folder)).to.deep.equal(["config"]);
    });
  });
}

describe("the comparison of a receipt with its messages", () => {
  const pair = (sent: object): Signed => ({
    receipt: {
      sign: 1,
      receipt_type: "S",
      seller: { name: "Savanna", trade_name: null, address: null, tin: "P051234567Z" },
      customer_name: "Walk-in customer",
      items: [],
      taxes: [],
      tax_table: [],
      payment_type_name: "Cash",
      sale_time: "101501",
      total_amount: 116,
      tax_amount: 16,
      taxable_amount: 100,
    } as unknown as Receipt,
    sent: {
      rcptTyCd: "S",
      tin: "P051234567Z",
      custNm: "Walk-in customer",
      totAmt: 116,
      totTaxAmt: 16,
      ...sent,
    },
    received: {},
  });
  const wrong = (sent: object, name: string) =>
    fieldsOf(pair(sent)).find((field) => field.name === name)?.agrees;

  it("sees a figure, a name and a title that differ", () => {
    expect(wrong({}, "VAT")).to.equal(true);
    expect(wrong({ totTaxAmt: 16.01 }, "VAT")).to.equal(false);
    expect(wrong({}, "Buyer name")).to.equal(true);
    expect(wrong({ custNm: "Walk-in Customer" }, "Buyer name")).to.equal(false);
    expect(wrong({ rcptTyCd: "R" }, "Title")).to.equal(false);
    expect(wrong({ cfmDt: "20260310101501" }, "TIS: time")).to.equal(true);
    expect(wrong({ cfmDt: "20260310101502" }, "TIS: time")).to.equal(false);
  });

  it("passes no receipt without a signature", () => {
    expect(wrong({}, "QR code")).to.equal(false);
  });
});

describe("the QR code of a PDF", () => {
  const withCode = (text: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const doc = new PDFDocument();
      const chunks: Buffer[] = [];
      doc.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
      const draw = text === "" ? Promise.resolve("") : QRCode.toDataURL(text, { margin: 4, scale: 4 });
      draw.then((image) => (image ? doc.image(image, 40, 40) : doc).end(), reject);
    });

  it("is read from its pixels", async () => {
    const text =
      "https://etims.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P059184627K00V7V7AIMD27PEM3UY";
    expect(await qrTextOf(await withCode(text))).to.equal(text);
  });

  it("is none where the file has none", async () => {
    expect(await qrTextOf(await withCode(""))).to.equal(undefined);
    expect(await qrTextOf(new Uint8Array([37, 80, 68, 70]))).to.equal(undefined);
  });
});

describe("the logo of a PDF", () => {
  it("is seen on each paper, and neither the frame nor the QR code is taken for one", async () => {
    for (const paper of ["a4", "80mm"] as const)
      for (const logo of [null, png(60, 20), jpeg(60, 20), jpeg(60, 20, 3)]) {
        const pdf = await printReceipt(receipt(), paper, { logo, timeZone: "Africa/Nairobi" });
        expect(hasLogo(pdf), paper).to.equal(logo !== null);
      }
  });
});

describe("words of a trial run", () => {
  it("are found in names and numbers, and not in other words or signatures", () => {
    expect(forbiddenWords("DEMO-1, Sample item, TestCo tested, seed")).to.deep.equal([
      "DEMO",
      "Sample",
      "tested",
      "seed",
    ]);
    expect(forbiddenWords("Latest contest of seedlings, ABTEST, XWTB-TEST-UGI4-ANIE")).to.deep.equal([]);
  });
});
