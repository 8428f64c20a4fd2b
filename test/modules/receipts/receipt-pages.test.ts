// How a receipt is printed: the words on paper, page by page, read back with another library.

import { grouped, paymentText, timeText, wordsOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import { keWordsOf } from "../../../sdk/src/rules/profiles/ke/words.ts";
import { type Paper, printReceipt } from "../../../server/src/modules/receipts/print.ts";
import type { Receipt } from "../../../server/src/modules/receipts/receipt.ts";
import { readPdf, readPdfDate, readPdfSize, readPdfTitle } from "../../support/pdf.ts";
import { creditNote, line, receipt } from "./receipt-samples.ts";

const timeZone = "Africa/Nairobi";
const print = (of: Receipt, paper: Paper) => printReceipt(of, paper, { timeZone });

describe("printing receipts", () => {
  it("dates the file at the instant of signing, and at the document's own time where the unit gave none", async () => {
    const of = receipt({ receipt_date: "20260310101501", sale_date: "20260309", sale_time: "235900" });
    expect(await readPdfDate(await print(of, "a4"))).to.equal("D:20260310071501Z");
    const abroad = await printReceipt(of, "80mm", { timeZone: "America/New_York" });
    expect(await readPdfDate(abroad)).to.equal("D:20260310141501Z");
    expect(await readPdfDate(await print({ ...of, receipt_date: null }, "a4"))).to.equal("D:20260309205900Z");
  });

  it("prints the certified content on one A4 page, from top to bottom", async () => {
    const [page, ...more] = await readPdf(await print(receipt(), "a4"));
    expect(more).to.deep.equal([]);
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).to.deep.equal([595, 842]);
    expect(page?.images).to.equal(1);
    expect(page?.lines).to.deep.equal([
      "Example Shop",
      "Example Traders Ltd",
      "Kenyatta Avenue 1, Nairobi",
      "PIN: P051234567Z",
      "TAX INVOICE",
      "Welcome to our shop",
      "Buyer PIN: A001234567B",
      "Buyer name: Acacia Hotel",
      "Buyer phone: +254700000001",
      "Description | Unit price × quantity | Amount",
      "Cola 1 | 580.00 × 2 | 1,160.00B",
      "Raw milk | 64.00 × 2.5 | 150.00A-EX",
      "discount 6.25% (10.00)",
      "TOTAL BEFORE DISCOUNT | 1,320.00",
      "TOTAL DISCOUNT AWARDED | (10.00)",
      "SUB TOTAL | 1,150.00",
      "VAT | 160.00",
      "TOTAL | 1,310.00",
      "CASH | 1,310.00",
      "ITEMS NUMBER | 2",
      "TAX RATE | TAXABLE | TAX",
      "A-EX | 150.00 | 0.00",
      "B-16% | 1,000.00 | 160.00",
      "C-0% | 0.00 | 0.00",
      "D-Non-VAT | 0.00 | 0.00",
      "E-8% | 0.00 | 0.00",
      "SCU INFORMATION",
      "Date: 10/03/2026 Time: 10:15:01",
      "SCU ID: KRACU0100000001",
      "CU INVOICE NO.: KRACU0100000001/41 NS",
      "Internal data: K7QW-MX2Z-P4TB-RN5H-VD3L-JYCA-GE",
      "Receipt signature: M4XK-7PZ2-QW5T-BN3H",
      "TIS INFORMATION",
      "RECEIPT NUMBER: INV-2026-0041",
      "Date: 09/03/2026 Time: 18:15:00",
      "Thank you",
      "INV-2026-0041 · page 1 of 1",
    ]);
  });

  it("prints a credit note with the control unit's number of its original and all amounts negative, in Kiswahili too", async () => {
    const note = receipt({ ...creditNote, total_receipt_no: null, receipt_no: "3" });
    const [english] = await readPdf(await print(note, "80mm"));
    expect(english?.width).to.be.closeTo(226.77, 0.01);
    expect(english?.lines.slice(4)).to.deep.equal([
      "CREDIT NOTE",
      "Welcome to our shop",
      "ORIGINAL CU INVOICE NO.#:",
      "KRACU0100000001/41 NS",
      "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL",
      "SALES RECEIPT",
      "Buyer PIN: A001234567B",
      "Buyer name: Acacia Hotel",
      "Buyer phone: +254700000001",
      "Cola 1",
      "-580.00 × 2 | -1,160.00B",
      "Raw milk",
      "-64.00 × 2.5 | -150.00A-EX",
      "discount 6.25% -10.00",
      "TOTAL BEFORE DISCOUNT | -1,320.00",
      "TOTAL DISCOUNT AWARDED | -10.00",
      "SUB TOTAL | -1,150.00",
      "VAT | -160.00",
      "TOTAL | -1,310.00",
      "TOTAL B-16.00% | -1,160.00",
      "TOTAL TAX B | -160.00",
      "TOTAL A-EX | -150.00",
      "TOTAL TAX | -160.00",
      "CASH | -1,310.00",
      "ITEMS NUMBER | 2",
      "TAX RATE | TAXABLE | TAX",
      "A-EX | -150.00 | 0.00",
      "B-16% | -1,000.00 | -160.00",
      "C-0% | 0.00 | 0.00",
      "D-Non-VAT | 0.00 | 0.00",
      "E-8% | 0.00 | 0.00",
      "SCU INFORMATION",
      "Date: 10/03/2026 Time: 10:15:01",
      "SCU ID: KRACU0100000001",
      "CU INVOICE NO.: KRACU0100000001/3 NC",
      "Internal data:",
      "K7QW-MX2Z-P4TB-RN5H-VD3L-JYCA-GE",
      "Receipt signature: M4XK-7PZ2-QW5T-BN3H",
      "TIS INFORMATION",
      "RECEIPT NUMBER: CN-3",
      "Date: 09/03/2026 Time: 18:15:00",
      "Thank you",
    ]);
    const [kiswahili] = await readPdf(await print({ ...note, language: "sw" }, "80mm"));
    const words = kiswahili?.lines.join("\n");
    expect(words).to.match(/HATI YA MKOPO\n[\s\S]*JUMLA YA KODI B \| -160\.00[\s\S]*TASLIMU \| -1,310\.00/);
    expect(words).not.to.match(/TOTAL|CASH|Buyer|Date/);
  });

  describe("a discount on the whole bill, and several payments", () => {
    const of = receipt({
      bill_discount_rate: 7.5,
      bill_discount_amount: 10,
      payments: [
        { payment_type: "01", payment_type_name: "Cash", amount: 510 },
        { payment_type: "06", payment_type_name: "Mobile Money", amount: 800 },
      ],
    });
    const linesOf = async (printed: Receipt, paper: Paper) =>
      (await readPdf(await print(printed, paper)))[0]?.lines;

    it("are printed as the till has them, each payment with its amount", async () => {
      const lines = await linesOf(of, "80mm");
      expect(lines?.slice(lines.indexOf("TOTAL BEFORE DISCOUNT | 1,320.00"))).to.include.ordered.members([
        "TOTAL BEFORE DISCOUNT | 1,320.00",
        "TOTAL DISCOUNT AWARDED | (10.00)",
        "INCL. BILL DISCOUNT 7.5% | (10.00)",
        "SUB TOTAL | 1,150.00",
        "VAT | 160.00",
        "TOTAL | 1,310.00",
        "CASH | 510.00",
        "MOBILE MONEY | 800.00",
        "ITEMS NUMBER | 2",
      ]);
    });

    it("have a discount without a rate, negative payments of a credit note, and Kiswahili words", async () => {
      expect(await linesOf({ ...of, bill_discount_rate: null }, "a4")).to.include(
        "INCL. BILL DISCOUNT | (10.00)",
      );
      const note = await linesOf({ ...of, ...creditNote, bill_discount_amount: null }, "a4");
      expect(note).to.include.members(["CASH | -510.00", "MOBILE MONEY | -800.00"]);
      expect(note?.join("\n")).to.not.contain("BILL DISCOUNT");
      expect(await linesOf({ ...of, language: "sw" }, "a4")).to.include.members([
        "IKIWEMO PUNGUZO LA BILI 7.5% | (10.00)",
        "TASLIMU | 510.00",
        "PESA KWA SIMU | 800.00",
      ]);
    });

    it("are on a receipt without a prescribed form", async () => {
      expect(await linesOf({ ...of, profile: "plain" }, "a4")).to.include.members([
        "INCL. BILL DISCOUNT 7.5% | 10.00",
        "CASH | 510.00",
        "MOBILE MONEY | 800.00",
      ]);
    });
  });

  it("keeps the label on the line of its number, in each language", async () => {
    const numbers = { original_cu_invoice_no: "KRACU0100000001/2", receipt_no: "9" };
    for (const [language, own] of [
      ["en", "CU INVOICE NO.: KRACU0100000001/9 NC"],
      ["sw", "KRACU0100000001/9 NC"],
    ] as const) {
      const [page] = await readPdf(await print(receipt({ ...creditNote, ...numbers, language }), "80mm"));
      expect(page?.lines, language).to.include.members(["KRACU0100000001/2 NS", own]);
    }
    const customer_name = Array.from({ length: 12 }, () => "Acacia").join("\u00a0");
    const [page] = await readPdf(await print(receipt({ customer_name }), "80mm"));
    expect(page?.lines.join("\n")).to.contain(
      "Acacia\nAcacia",
      "a text of the trader's breaks between words",
    );
  });

  it("has English and Kiswahili words for everything, and keeps payment types that it has no word for", () => {
    expect(Object.keys(wordsOf("sw")).sort()).to.deep.equal(Object.keys(wordsOf("en")).sort());
    expect(Object.values(wordsOf("sw")).every((word) => word !== "")).to.equal(true);
    expect(Object.values(keWordsOf("sw")).every((word) => word !== "")).to.equal(true);
    expect(paymentText("Mobile Money", "sw")).to.equal("PESA KWA SIMU");
    expect(paymentText("Mobile Money", "en")).to.equal("MOBILE MONEY");
    expect(paymentText("Voucher", "sw")).to.equal("VOUCHER");
  });

  it("shows no VAT of a business without VAT, and shows an earlier sale's VAT", async () => {
    const untaxed = { tax_amount: 0, vat_registered: false };
    const [none] = await readPdf(await print(receipt(untaxed), "80mm"));
    expect(none?.lines).to.include("INVOICE");
    expect(none?.lines.join("\n")).not.to.match(/VAT|TAX /);
    const [note] = await readPdf(await print(receipt({ ...creditNote, vat_registered: false }), "80mm"));
    expect(note?.lines).to.include("VAT | -160.00");
  });

  it("prints price, discount and total as they were sent if price and discount exclude tax", async () => {
    const items = [
      line(1, {
        unit_price: 500,
        supply_amount: 1000,
        discount_rate: 10,
        discount_amount: 100,
        discount_with_tax: 100,
      }),
    ];
    const [page] = await readPdf(await print(receipt({ items }), "80mm"));
    expect(page?.lines).to.include("500.00 × 2 | 1,160.00B");
    expect(page?.lines).to.include("discount 10% (100.00)");
  });

  it("keeps the receipt of a unit without a certified form plain", async () => {
    const plain = receipt({ profile: "plain" });
    const [page, ...more] = await readPdf(await print(plain, "80mm"));
    expect(more).to.deep.equal([]);
    expect(page?.images).to.equal(1);
    expect(page?.lines).to.deep.equal([
      "Example Shop",
      "Example Traders Ltd",
      "TIN P051234567Z",
      "Head Office (Branch 00)",
      "Kenyatta Avenue 1, Nairobi",
      "Tel. +254700000000",
      "RECEIPT",
      "Welcome to our shop",
      "No. INV-2026-0041",
      "09/03/2026 18:15:00",
      "Acacia Hotel",
      "TIN A001234567B",
      "+254700000001",
      "Cola 1",
      "2 U × 580.00 | 1,160.00 B",
      "Raw milk",
      "2.5 U × 64.00 | 150.00 A",
      "discount 6.25% 10.00",
      "TAX | 160.00",
      "TOTAL | 1,310.00",
      "CASH | 1,310.00",
      "TAX RATE | TAXABLE | TAX | TOTAL",
      "B 16% | 1,000.00 | 160.00 | 1,160.00",
      "A 0% | 150.00 | 0.00 | 150.00",
      "Control unit: KRACU0100000001/41",
      "Machine: WIS01000001",
      "RECEIPT NUMBER: 41/44 NS",
      "Signed: 10/03/2026 10:15:01",
      "Internal data:",
      "K7QW-MX2Z-P4TB-RN5H-VD3L-JYCA-GE",
      "Receipt signature: M4XK-7PZ2-QW5T-BN3H",
      "Verify at:",
      "https://etims-sbx.kra.go.ke/common/link/etims/rec",
      "eipt/indexEtimsReceiptData?Data=P051234567Z0",
      "0M4XK7PZ2QW5TBN3H",
      "Thank you",
    ]);
  });

  for (const paper of ["a4", "80mm"] as const) {
    it(`prints no control character and no mark that reorders text (${paper})`, async () => {
      const customer_name = "Acacia\u0000\u0007\u001b[31m\u202e Hotel\u200b\u2066";
      const pages = await readPdf(await print(receipt({ customer_name }), paper));
      const words = pages.flatMap(({ lines }) => lines);
      expect(words).to.include("Buyer name: Acacia[31m Hotel");
      expect(words.join("")).not.to.match(/[\p{Cc}\p{Cf}\ufffd]/u);
    });

    it(`marks a copy as a copy (${paper})`, async () => {
      const words = async (of: Receipt) => (await readPdf(await print(of, paper)))[0]?.lines.join("\n");
      expect(await words(receipt(creditNote))).not.to.match(/COPY/);
      const copied = receipt({ ...creditNote, label: "CC", printed_label: "CC", is_copy: true });
      expect(await words(copied)).to.match(/CREDIT NOTE\nCOPY\n[\s\S]*KRACU0100000001\/41 CC/);
      expect(await words({ ...copied, language: "sw" })).to.match(/HATI YA MKOPO\nNAKALA\n/);
      const sizeOf = async (text: string) => readPdfSize(await print(copied, paper), text);
      expect(await sizeOf("COPY")).to.be.at.least(2 * (await sizeOf("-1,310.00")));
      expect(await readPdfTitle(await print(copied, paper))).to.equal("CREDIT NOTE CN-3 (COPY)");
      expect(await readPdfTitle(await print(receipt(creditNote), paper))).to.equal("CREDIT NOTE CN-3");
    });

    it(`omits unknown fields of a receipt that was entered by hand (${paper})`, async () => {
      const unknown = {
        total_receipt_no: null,
        receipt_date: null,
        internal_data: null,
        receipt_signature: null,
        sdc_id: null,
        mrc_no: null,
        verification_url: null,
        qr_code: null,
        customer_tin: null,
        customer_name: null,
        customer_mobile: null,
        header: null,
        footer: null,
      };
      const seller = { ...receipt().seller, trade_name: null, address: null, phone: null };
      const [page] = await readPdf(await print(receipt({ ...unknown, seller }), paper));
      expect(page?.images).to.equal(0);
      const words = page?.lines.join("\n") ?? "";
      expect(words).to.match(/^Example Traders Ltd\nPIN: [\s\S]*CU INVOICE NO.: 41 NS/);
      expect(words).not.to.match(/null|undefined|SCU ID|signature|Buyer|Shop/);
    });

    it(`writes names of other alphabets, and marks what the font has no shape for (${paper})`, async () => {
      const items = [line(1, { item_name: "Größe Ω  Привет\n東 ’“ e\u0301" })];
      const [page] = await readPdf(await print(receipt({ items }), paper));
      expect(page?.lines.join("\n")).to.include("Größe Ω Привет \uFFFD ’“ é");
    });

    it(`keeps every line of a very long name and of the largest figures (${paper})`, async () => {
      const item_name = "Unbreakable".repeat(18);
      const figures = { unit_price: 99_999_999_999.99, supply_amount: 99_999_999_999.99 };
      const items = [line(1, { item_name, ...figures, total_amount: 99_999_999_999.99 })];
      const [page] = await readPdf(await print(receipt({ items }), paper));
      const words = page?.lines ?? [];
      expect(words.join("").replaceAll(/[^a-zA-Z]/g, "")).to.match(/(?:Unbreakable|[A-Z]|[a-z])+/);
      const letters = words.flatMap((text) => /[A-Za-z]*(?:nbreak|reakabl)[A-Za-z]*/g.exec(text)?.[0] ?? []);
      expect(letters.join("")).to.equal(item_name);
      expect(words.join("\n").match(/99,999,999,999\.99/g)).to.have.length.at.least(2);
    });

    it(`is the same file each time (${paper})`, async () => {
      const [first, second] = [await print(receipt(), paper), await print(receipt(), paper)];
      expect(first.equals(second)).to.equal(true);
    });
  }

  it("groups the unit's data by four and writes its time", () => {
    expect(grouped("ABCDEFGH")).to.equal("ABCD-EFGH");
    expect(grouped("ABCDEFGHI")).to.equal("ABCD-EFGH-I");
    expect(grouped("ABC")).to.equal("ABC");
    expect(timeText("20260310101501")).to.equal("10/03/2026 10:15:01");
    expect(timeText("soon")).to.equal("soon");
  });
});
