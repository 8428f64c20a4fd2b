// How a receipt is printed: the words on paper, page by page, read back with another library.
import { expect } from "chai";
import { printReceipt } from "../../server/src/receipts/print.ts";
import type { Receipt } from "../../server/src/receipts/receipt.ts";
import { grouped, timeText } from "../../server/src/receipts/words.ts";
import { readPdf } from "../support/pdf.ts";

const link =
  "https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P051234567Z00M4XK7PZ2QW5TBN3H";

function line(number: number, overrides: Partial<Receipt["items"][number]> = {}): Receipt["items"][number] {
  return {
    item_seq: number,
    item_code: `KE2NTXU${String(number).padStart(7, "0")}`,
    item_class_code: "5020230602",
    item_name: `Cola ${number}`,
    bcd: null,
    pkg_unit_code: "NT",
    pkg: 1,
    qty_unit_code: "U",
    quantity: 2,
    unit_price: 580,
    supply_amount: 1160,
    discount_rate: 0,
    discount_amount: 0,
    taxable_amount: 1000,
    tax_type: "A",
    authority_tax_type: "B",
    tax_rate: 16,
    tax_amount: 160,
    total_amount: 1160,
    ...overrides,
  };
}

function receipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    receipt_type: "S",
    sign: 1,
    label: "NS",
    is_copy: false,
    invoice_no: "INV-2026-0041",
    original_invoice_no: null,
    original_receipt_no: null,
    receipt_no: "41",
    total_receipt_no: 44,
    sale_date: "20260309",
    sale_time: "181500",
    receipt_date: "20260310101501",
    internal_data: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
    receipt_signature: "M4XK7PZ2QW5TBN3H",
    sdc_id: "KRACU0100000001",
    mrc_no: "WIS01000001",
    verification_url: link,
    // A white pixel.
    qr_code:
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
    seller: {
      tin: "P051234567Z",
      name: "Example Traders Ltd",
      branch_id: "00",
      branch_name: "Head Office",
      address: "Kenyatta Avenue 1, Nairobi",
      phone: "+254700000000",
    },
    customer_tin: "A001234567B",
    customer_name: "Acacia Hotel",
    payment_type: "01",
    payment_type_name: "Cash",
    items: [
      line(1),
      line(2, {
        item_name: "Raw milk",
        quantity: 2.5,
        authority_tax_type: "A",
        discount_rate: 5,
        discount_amount: 10,
      }),
    ],
    taxes: [
      {
        tax_type: "A",
        authority_tax_type: "B",
        tax_rate: 16,
        taxable_amount: 1000,
        tax_amount: 160,
        total_amount: 1160,
      },
      {
        tax_type: "B",
        authority_tax_type: "A",
        tax_rate: 0,
        taxable_amount: 150,
        tax_amount: 0,
        total_amount: 150,
      },
    ],
    taxable_amount: 1150,
    tax_amount: 160,
    total_amount: 1310,
    ...overrides,
  };
}

const creditNote: Partial<Receipt> = {
  receipt_type: "R",
  label: "NC",
  invoice_no: "CN-3",
  original_invoice_no: "INV-2026-0041",
  original_receipt_no: "41",
};

describe("printing receipts", () => {
  it("prints everything that a receipt must show on one A4 page", async () => {
    const [page, ...more] = await readPdf(await printReceipt(receipt(), "a4"));
    expect(more).to.deep.equal([]);
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).to.deep.equal([595, 842]);
    expect(page?.images).to.equal(1);
    expect(page?.lines).to.deep.equal([
      "Example Traders Ltd | RECEIPT",
      "TIN P051234567Z | No. INV-2026-0041",
      "Head Office (branch 00) | Date: 09/03/2026 18:15:00",
      "Kenyatta Avenue 1, Nairobi | Payment: Cash",
      "Tel. +254700000000",
      "Customer",
      "Acacia Hotel",
      "TIN A001234567B",
      "# | Item | Quantity | Unit | Price | Discount | Tax | Total",
      "1 | Cola 1 | 2 | U | 580.00 | B | 1,160.00",
      "KE2NTXU0000001",
      "2 | Raw milk | 2.5 | U | 580.00 | 5% 10.00 | A | 1,160.00",
      "KE2NTXU0000002",
      "Tax | Rate | Taxable | Tax | Total | Taxable | 1,150.00",
      "B | 16% | 1,000.00 | 160.00 | 1,160.00 | Tax | 160.00",
      "A | 0% | 150.00 | 0.00 | 150.00 | TOTAL | 1,310.00",
      "Control unit | KRACU0100000001/41",
      "Machine | WIS01000001",
      "Receipt | 41/44 NS",
      "Signed | 10/03/2026 10:15:01",
      "Internal data | K7QW-MX2Z-P4TB-RN5H-VD3L-JYCA-GE",
      "Signature | M4XK-7PZ2-QW5T-BN3H",
      "Verify at",
      link,
      "INV-2026-0041 · page 1 of 1",
    ]);
  });

  it("prints the same on a roll 80 mm wide that is as long as it must be", async () => {
    const [page, ...more] = await readPdf(await printReceipt(receipt(), "80mm"));
    expect(more).to.deep.equal([]);
    expect(page?.width).to.be.closeTo(226.77, 0.01);
    expect(page?.height).to.be.within(400, 500);
    expect(page?.images).to.equal(1);
    expect(page?.lines).to.deep.equal([
      "Example Traders Ltd",
      "TIN P051234567Z",
      "Head Office (branch 00)",
      "Kenyatta Avenue 1, Nairobi",
      "Tel. +254700000000",
      "RECEIPT",
      "No. INV-2026-0041",
      "09/03/2026 18:15:00",
      "Acacia Hotel",
      "TIN A001234567B",
      "Cola 1",
      "2 U × 580.00 | 1,160.00 B",
      "Raw milk",
      "2.5 U × 580.00 | 1,160.00 A",
      "discount 5% 10.00",
      "TOTAL | 1,310.00",
      "Tax | 160.00",
      "Paid | Cash",
      "Tax | Taxable | Tax | Total",
      "B 16% | 1,000.00 | 160.00 | 1,160.00",
      "A 0% | 150.00 | 0.00 | 150.00",
      "Control unit: KRACU0100000001/41",
      "Machine: WIS01000001",
      "Receipt: 41/44 NS",
      "Signed: 10/03/2026 10:15:01",
      "Internal data:",
      "K7QW-MX2Z-P4TB-RN5H-VD3L-JYCA-GE",
      "Signature: M4XK-7PZ2-QW5T-BN3H",
      "https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceipt",
      "Data?Data=P051234567Z00M4XK7PZ2QW5TBN3H",
    ]);
  });

  for (const paper of ["a4", "80mm"] as const) {
    it(`prints no control character and no mark that reorders text (${paper})`, async () => {
      const customer_name = "Acacia\u0000\u0007\u001b[31m\u202e Hotel\u200b\u2066";
      const pages = await readPdf(await printReceipt(receipt({ customer_name }), paper));
      const words = pages.flatMap(({ lines }) => lines);
      expect(words).to.include("Acacia[31m Hotel");
      expect(words.join("")).not.to.match(/[\p{Cc}\p{Cf}\ufffd]/u);
    });

    it(`names the original on a credit note, and a copy as what it is (${paper})`, async () => {
      const note = await readPdf(await printReceipt(receipt(creditNote), paper));
      const words = note.flatMap(({ lines }) => lines).join("\n");
      expect(words).to.match(/CREDIT NOTE/);
      expect(words).to.match(/Credits INV-2026-0041, receipt 41/);
      expect(words).to.match(/41\/44 NC/);
      expect(words).not.to.match(/COPY/);
      const copied = receipt({ ...creditNote, label: "CR", is_copy: true });
      const copy = await readPdf(await printReceipt(copied, paper));
      expect(copy[0]?.lines.join("\n")).to.match(/COPY – not an original[\s\S]*41\/44 CR/);
    });

    it(`leaves out what nobody knows of a receipt that was entered by hand (${paper})`, async () => {
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
      };
      const seller = { ...receipt().seller, address: null, phone: null };
      const [page] = await readPdf(await printReceipt(receipt({ ...unknown, seller }), paper));
      expect(page?.images).to.equal(0);
      const words = page?.lines.join("\n") ?? "";
      expect(words).to.match(/41 NS/);
      expect(words).not.to.match(/null|undefined|Control unit|Signature|Customer|Verify/);
    });

    it(`writes names of other alphabets, and marks what the font has no shape for (${paper})`, async () => {
      const items = [line(1, { item_name: "Größe Ω  Привет\n東 ’“ e\u0301" })];
      const [page] = await readPdf(await printReceipt(receipt({ items }), paper));
      expect(page?.lines.join("\n")).to.include("Größe Ω Привет \uFFFD ’“ é");
    });

    it(`keeps every line of a very long name and of figures as large as they may be (${paper})`, async () => {
      const item_name = "Unbreakable".repeat(18);
      const items = [line(1, { item_name, unit_price: 99_999_999_999.99, total_amount: 99_999_999_999.99 })];
      const [page] = await readPdf(await printReceipt(receipt({ items }), paper));
      const words = page?.lines ?? [];
      expect(words.join("").replaceAll(/[^a-zA-Z]/g, "")).to.match(/(?:Unbreakable|[A-Z]|[a-z])+/);
      const letters = words.flatMap((text) => /[A-Za-z]*(?:nbreak|reakabl)[A-Za-z]*/g.exec(text)?.[0] ?? []);
      expect(letters.join("")).to.equal(item_name);
      expect(words.join("\n").match(/99,999,999,999\.99/g)).to.have.length.at.least(2);
    });

    it(`is the same file each time (${paper})`, async () => {
      const [first, second] = [await printReceipt(receipt(), paper), await printReceipt(receipt(), paper)];
      expect(first.equals(second)).to.equal(true);
    });
  }

  it("takes as many pages as sixty lines need, the table's head on each, the totals undivided on the last", async () => {
    const items = Array.from({ length: 60 }, (_, at) => line(at + 1));
    const pages = await readPdf(await printReceipt(receipt({ items }), "a4"));
    expect(pages).to.have.lengthOf(3);
    const found = pages.flatMap(({ lines }) => lines.flatMap((text) => /^KE2NTXU\d+$/.exec(text)?.[0] ?? []));
    expect(found).to.deep.equal(items.map(({ item_code }) => item_code));
    for (const [at, { lines }] of pages.entries()) {
      expect(lines.at(-1)).to.equal(`INV-2026-0041 · page ${at + 1} of 3`);
      if (at > 0) expect(lines[0]).to.equal("Example Traders Ltd · RECEIPT INV-2026-0041");
      expect(lines.filter((text) => text.startsWith("# | Item"))).to.have.lengthOf(1);
    }
    const [last] = pages.slice(-1);
    expect(last?.lines.join("\n")).to.match(/TOTAL \| 1,310\.00[\s\S]*Receipt \| 41\/44 NS/);
  });

  it("puts sixty lines on one piece of the roll, and the most that can be sent on pieces that readers open", async () => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1));
    const sixty = await readPdf(await printReceipt(receipt({ items: of(60) }), "80mm"));
    expect(sixty).to.have.lengthOf(1);
    expect(sixty[0]?.lines.filter((text) => text.startsWith("Cola"))).to.have.lengthOf(60);
    const most = await readPdf(await printReceipt(receipt({ items: of(999) }), "80mm"));
    expect(most.length).to.be.above(1);
    for (const { height } of most) expect(height).to.be.at.most(14_400);
    const lines = most.flatMap((page) => page.lines);
    expect(lines.filter((text) => text.startsWith("Cola"))).to.have.lengthOf(999);
  });

  it("groups the unit's data by four and writes its time", () => {
    expect(grouped("ABCDEFGH")).to.equal("ABCD-EFGH");
    expect(grouped("ABCDEFGHI")).to.equal("ABCD-EFGH-I");
    expect(grouped("ABC")).to.equal("ABC");
    expect(timeText("20260310101501")).to.equal("10/03/2026 10:15:01");
    expect(timeText("soon")).to.equal("soon");
  });
});
