// What `certify ke` checks before it sends anything, and how it reads papers and messages.
import { readdir } from "node:fs/promises";
import type { Receipt } from "@taxctl/sdk";
import { expect } from "chai";
import PDFDocument from "pdfkit";
import QRCode from "qrcode";
import { forbiddenWords } from "../../../cli/src/certify/clean-words.ts";
import type { Signed } from "../../../cli/src/certify/fields.ts";
import { fieldsOf } from "../../../cli/src/certify/ke/compare.ts";
import { hasLogo, qrTextOf } from "../../../cli/src/certify/qr.ts";
import { printReceipt } from "../../../server/src/modules/receipts/print.ts";
import { receipt } from "../../modules/receipts/receipt-samples.ts";
import { jpeg, png } from "../../support/images.ts";
import { anyLiveKey } from "../support/command.ts";
import { Evidence, pins } from "../support/evidence.ts";

describe("certify ke, before it sends anything", () => {
  let evidence: Evidence;
  beforeEach(async () => {
    evidence = await Evidence.open();
  });
  afterEach(async () => {
    expect(evidence.ledger()).to.deep.equal([]);
    await evidence.close();
  });

  it("names each missing or invalid PIN", async () => {
    const missing = await evidence.certify([]);
    expect([missing.exitCode, Object.keys(missing.json().error.errors)]).to.deep.equal([
      2,
      ["--buyer-pin", "--supplier-pin"],
    ]);
    const wrong = await evidence.certify(["--buyer-pin", "12345", "--supplier-pin", "P051234569B"]);
    expect([wrong.exitCode, Object.keys(wrong.json().error.errors)]).to.deep.equal([2, ["--buyer-pin"]]);
    expect(evidence.test.simulator.ledger()).to.deep.equal([]);
  });

  it("names each text that reads like a trial run, and the setting to change", async () => {
    await evidence.test.client.account.update({ trade_name: "Demo Hotel", receipt_header: "Test" });
    const ran = await evidence.certify([...pins, "--buyer-name", "Sample Tours"]);
    const { remedy, errors } = ran.json().error;
    expect([ran.exitCode, Object.keys(errors)]).to.deep.equal([
      2,
      ["trade_name", "receipt_header", "--buyer-name"],
    ]);
    expect(remedy).to.contain("`taxctl account update --trade-name TEXT`");
    expect(await readdir(evidence.desk.folder)).to.deep.equal(["config"]);
    expect(evidence.test.simulator.ledger()).to.deep.equal([]);
  });

  it("requires the address first, since receipts keep the texts of their issue", async () => {
    await evidence.test.client.account.update({ receipt_address: null });
    await evidence.test.client.branches.update("00", { address_line: null, city: null });
    const ran = await evidence.certify();
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
      2,
      "Set them: `taxctl account update --trade-name NAME --receipt-address ADDRESS`, then run the command again.",
    ]);
    expect(evidence.test.simulator.ledger()).to.deep.equal([]);
  });

  it("rejects a live key without a call", async () => {
    await evidence.desk.signIn(evidence.test.url, anyLiveKey);
    const ran = await evidence.certify();
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
      2,
      "Use the sandbox's key: `taxctl auth login`, then run the command with --profile of that key.",
    ]);
    expect(await readdir(evidence.desk.folder)).to.deep.equal(["config"]);
  });
});

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

  it("is undefined if the file has none", async () => {
    expect(await qrTextOf(await withCode(""))).to.equal(undefined);
    expect(await qrTextOf(new Uint8Array([37, 80, 68, 70]))).to.equal(undefined);
  });
});

describe("the logo of a PDF", () => {
  it("is found on each paper size; neither the frame nor the QR code counts as a logo", async () => {
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
