// Finding a credit note's original: same customer, same code and price, enough left, one document, most recent first.
import { type Invoice, type SaleState, Sold } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { sheetOf, sorted } from "../support/sheet.ts";

type Rows = Parameters<typeof sheetOf>;

/** Sorts rows, enters the sales in their states, and asks for the original of each credit note in order. */
function originals(rows: Rows, states: Record<string, SaleState> = {}): string[] {
  const { invoices } = sorted(sheetOf(...rows));
  const sold = new Sold();
  const sales = invoices.filter(({ kind }) => kind === "sale");
  for (const sale of sales) sold.enter(sale, states[sale.invoiceNo] ?? "success");
  return invoices.filter(({ kind }) => kind === "credit").map((credit) => originalOf(sold, credit));
}

function originalOf(sold: Sold, credit: Invoice): string {
  const found = sold.original(credit);
  if ("reason" in found) return found.reason;
  sold.take(found.original, credit);
  return found.original;
}

describe("the original of a credit note", () => {
  it("is the earlier sale with the line", () => {
    expect(originals([{ no: "1" }, { no: "C2", qty: "-1" }])).to.deep.equal(["1"]);
  });

  it("is the most recent of several", () => {
    expect(originals([{ no: "1" }, { no: "2" }, { no: "C3", qty: "-1" }])).to.deep.equal(["2"]);
  });

  it("is an older one if too little is left of the most recent", () => {
    const rows: Rows = [{ no: "1" }, { no: "2", qty: "2" }, { no: "C3", qty: "-2" }, { no: "C4", qty: "-1" }];
    expect(originals(rows)).to.deep.equal(["2", "1"]);
  });

  it("adds up lines of the same code and price, and decimals exactly", () => {
    const rows: Rows = [
      { no: "1", qty: "0.1" },
      { no: "1", qty: "0.2" },
      { no: "C2", qty: "-0.3" },
    ];
    expect(originals(rows)).to.deep.equal(["1"]);
  });

  it("is a sale of an earlier day whatever its time, and of the same day only until the credit note's time", () => {
    const late = { no: "1", date: "2011-11-30 23:59:00" };
    expect(originals([late, { no: "C2", qty: "-1", date: "2011-12-01 08:00:00" }])).to.deep.equal(["1"]);
    expect(originals([late, { no: "C2", qty: "-1", date: "2011-11-30 08:00:00" }])).not.to.deep.equal(["1"]);
  });

  const rejections: [name: string, rows: Rows, reason: string][] = [
    [
      "another customer",
      [{ no: "1" }, { no: "C2", qty: "-1", customer: "9" }],
      "no earlier invoice of customer 9 in the file",
    ],
    [
      "another price",
      [{ no: "1" }, { no: "C2", qty: "-1", price: "2.50" }],
      "no earlier invoice of customer 17850 in the file has 85123A at 2.5",
    ],
    [
      "another code",
      [{ no: "1" }, { no: "C2", qty: "-1", code: "X" }],
      "no earlier invoice of customer 17850 in the file has X at 2.55",
    ],
    [
      "more than was sold",
      [{ no: "1" }, { no: "C2", qty: "-7" }],
      "no earlier invoice of customer 17850 has 7 of 85123A at 2.55 left, at most 6",
    ],
    [
      "a sale that comes later in the file",
      [{ no: "C1", qty: "-1" }, { no: "2" }],
      "no earlier invoice of customer 17850 in the file",
    ],
    [
      "a sale of a later day",
      [
        { no: "1", date: "02/12/2010 08:00" },
        { no: "C2", qty: "-1" },
      ],
      "no earlier invoice of customer 17850 in the file",
    ],
    [
      "no customer",
      [{ no: "1" }, { no: "C2", qty: "-1", customer: "" }],
      "it names no customer, so the original invoice can't be determined",
    ],
    [
      "lines of two sales",
      [
        { no: "1", code: "A" },
        { no: "2", code: "B" },
        { no: "C3", code: "A", qty: "-1" },
        { no: "C3", code: "B", qty: "-1" },
      ],
      "no single earlier invoice of customer 17850 covers all its lines",
    ],
  ];
  for (const [name, rows, reason] of rejections) {
    it(`can't be determined with ${name}`, () => expect(originals(rows)).to.deep.equal([reason]));
  }

  it("is not a rejected sale, but an older accepted one", () => {
    const rows: Rows = [{ no: "1" }, { no: "C2", qty: "-1" }];
    expect(originals(rows, { "1": "not accepted" })).to.deep.equal(["its original 1 was not accepted"]);
    const two: Rows = [{ no: "1" }, { no: "2" }, { no: "C3", qty: "-1" }];
    expect(originals(two, { "2": "not accepted" })).to.deep.equal(["1"]);
  });

  it("waits for a sale that is not finished rather than take an older one", () => {
    const rows: Rows = [{ no: "1" }, { no: "2" }, { no: "C3", qty: "-1" }];
    expect(originals(rows, { "2": "waiting" })).to.deep.equal(["its original 2 is not finished yet"]);
  });
});
