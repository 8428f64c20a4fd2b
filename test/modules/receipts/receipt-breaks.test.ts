// Where a printed receipt breaks: pages of A4 and pieces of the roll, for one line and for the most.
import { expect } from "chai";
import { type Paper, printReceipt } from "../../../server/src/modules/receipts/print.ts";
import type { Receipt } from "../../../server/src/modules/receipts/receipt.ts";
import { readPdf } from "../../support/pdf.ts";
import { creditNote, line, receipt } from "./receipt-samples.ts";

const timeZone = "Africa/Nairobi";
const print = (of: Receipt, paper: Paper) => printReceipt(of, paper, { timeZone });

describe("printing receipts", () => {
  it("uses as many pages as sixty lines need, with the table's head on each and the totals undivided on the last", async () => {
    const items = Array.from({ length: 60 }, (_, at) => line(at + 1));
    const pages = await readPdf(await print(receipt({ items }), "a4"));
    expect(pages).to.have.lengthOf(2);
    const found = pages.flatMap(({ lines }) => lines.flatMap((text) => /^Cola \d+/.exec(text)?.[0] ?? []));
    expect(found).to.deep.equal(items.map(({ item_name }) => item_name));
    for (const [at, { lines }] of pages.entries()) {
      expect(lines.at(-1)).to.equal(`INV-2026-0041 · page ${at + 1} of 2`);
      if (at > 0) expect(lines[0]).to.equal("Example Shop · TAX INVOICE INV-2026-0041");
      expect(lines.filter((text) => text.startsWith("Description |"))).to.have.lengthOf(1);
    }
    const [last] = pages.slice(-1);
    expect(last?.lines.join("\n")).to.match(
      /TOTAL \| 1,310\.00[\s\S]*CU INVOICE NO.: KRACU0100000001\/41 NS[\s\S]*Thank you/,
    );
  });

  it("keeps the copy of a short credit note on one page, and divides the end of a longer one between its parts", async () => {
    const note = { ...creditNote, label: "CC" as const, printed_label: "CC", is_copy: true };
    expect(await readPdf(await print(receipt(note), "a4"))).to.have.lengthOf(1);
    const items = Array.from({ length: 9 }, (_, at) => line(at + 1));
    const [first, second, ...more] = await readPdf(await print(receipt({ ...note, items }), "a4"));
    expect(more).to.deep.equal([]);
    expect(first?.lines.join("\n")).to.match(/TOTAL \| -1,310\.00[\s\S]*E-8% \| 0\.00/);
    expect(second?.lines[0]).to.equal("Example Shop · CREDIT NOTE CN-3 (COPY)");
    expect(second?.lines.at(-2)).to.equal("Thank you");
  });

  it("puts sixty lines on one piece of the roll, and the longest sale on pieces that readers can open", async () => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1));
    const sixty = await readPdf(await print(receipt({ items: of(60) }), "80mm"));
    expect(sixty).to.have.lengthOf(1);
    expect(sixty[0]?.lines.filter((text) => text.startsWith("Cola"))).to.have.lengthOf(60);
    const most = await readPdf(await print(receipt({ items: of(999) }), "80mm"));
    expect(most.length).to.be.above(1);
    for (const { height } of most) expect(height).to.be.at.most(14_400);
    const lines = most.flatMap((page) => page.lines);
    expect(lines.filter((text) => text.startsWith("Cola"))).to.have.lengthOf(999);
  });
});
