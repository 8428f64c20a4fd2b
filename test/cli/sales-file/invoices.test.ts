// Sorting a sheet into invoices: grouping, rejections row by row, and what one bad row does to its neighbors.
import { paymentTypeOf } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { reasonText } from "../../../cli/src/failures/reasons.ts";
import { sheetOf, sorted } from "../support/sheet.ts";

function reasons(...args: Parameters<typeof sorted>): (string | undefined)[] {
  const { problems } = sorted(...args);
  return args[0].rows.map((_, row) => {
    const problem = problems.get(row);
    return problem && reasonText(problem.reasons);
  });
}

describe("grouping rows into invoices", () => {
  it("keeps the order of first appearance and the rows of each", () => {
    const { invoices, groups } = sorted(sheetOf({ no: "1" }, { no: "2" }, { no: "1", code: "X" }));
    expect(invoices.map(({ invoiceNo }) => invoiceNo)).to.deep.equal(["1", "2"]);
    expect(invoices.map(({ lines }) => lines.map(({ code }) => code))).to.deep.equal([
      ["85123A", "X"],
      ["85123A"],
    ]);
    expect([...groups]).to.deep.equal([
      ["1", [0, 2]],
      ["2", [1]],
    ]);
  });

  it("reads date, time, customer and amounts", () => {
    const [invoice] = sorted(sheetOf({ no: "1" })).invoices;
    expect(invoice?.head).to.include({
      sale_date: "20101201",
      sale_time: "082600",
      customer_id: "17850",
      payment_type: "01",
    });
    expect(invoice?.lines[0]).to.include({ quantity: 6, unit_price: 2.55, name: "HOLDER" });
  });

  it("takes the earliest time where rows differ by minutes", () => {
    const sheet = sheetOf({ no: "1", date: "01/12/2010 08:28" }, { no: "1", date: "01/12/2010 08:26" });
    expect(sorted(sheet).invoices[0]?.head.sale_time).to.equal("082600");
  });

  it("makes credit notes of the prefix and of only negative quantities, with positive figures", () => {
    const sheet = sheetOf({ no: "C1", qty: "-2" }, { no: "2", qty: "-3" }, { no: "3" });
    const { invoices } = sorted(sheet);
    expect(invoices.map(({ kind }) => kind)).to.deep.equal(["credit", "credit", "sale"]);
    expect(invoices.map(({ lines }) => lines[0]?.quantity)).to.deep.equal([2, 3, 6]);
  });
});

describe("rows that can't be sales", () => {
  const cases: [name: string, row: Parameters<typeof sheetOf>[0], reason: string][] = [
    ["no invoice number", { no: "" }, "InvoiceNo is empty"],
    ["a zero price", { no: "1", price: "0" }, "UnitPrice is zero"],
    ["a negative price", { no: "1", price: "-1" }, "UnitPrice must be 0 or more"],
    ["a price that is no number", { no: "1", price: "n/a" }, "UnitPrice n/a is not a number"],
    [
      "too many decimals of money",
      { no: "1", price: "1.234" },
      "UnitPrice must have at most 2 decimals, found 1.234",
    ],
    ["a zero quantity", { no: "1", qty: "0" }, "Quantity must be more than 0"],
    [
      "too many decimals of quantity",
      { no: "1", qty: "1.23456" },
      "Quantity must have at most 4 decimals, found 1.23456",
    ],
    ["no description", { no: "1", name: " " }, "Description is empty"],
    ["no stock code", { no: "1", code: "" }, "StockCode is empty"],
    [
      "a date that can't be read",
      { no: "1", date: "soon" },
      "InvoiceDate soon can't be read as dd/mm/yyyy hh:mm, the --date-format",
    ],
    [
      "a date in the future",
      { no: "1", date: "01/12/2030 08:00" },
      "InvoiceDate must not be in the future: today is 20260310 in Africa/Nairobi",
    ],
    [
      "a rejected code",
      { no: "1", code: "BANK CHARGES" },
      "StockCode BANK CHARGES is not an item or a service",
    ],
    [
      "a number that a spreadsheet program shortened",
      { no: "5.36E+11" },
      "InvoiceNo 5.36E+11 was shortened by a spreadsheet program: format the column as text there, and export the file again",
    ],
    ["an invoice number too long", { no: "1".repeat(51) }, "InvoiceNo must have at most 50 characters"],
  ];
  for (const [name, row, reason] of cases) {
    it(`rejects ${name}`, () => {
      expect(
        reasons(sheetOf(row), { flags: { decimalComma: false, rejectedCodes: ["BANK CHARGES"] } }),
      ).to.deep.equal([reason]);
    });
  }

  it("names the expected form of a date, and the flag for another form", () => {
    const sheet = sheetOf({ no: "1", date: "13/01/10/2" });
    expect(reasons(sheet, { flags: { dateFormat: undefined } })).to.deep.equal([
      "InvoiceDate 13/01/10/2 can't be read as yyyy-mm-dd: name its form, like --date-format dd/mm/yyyy",
    ]);
  });

  it("reports all errors of a row at once, each by its column", () => {
    const row = { no: "1", code: "", name: "", qty: "six", price: "1.234", date: "31/02/2010" };
    expect(
      reasons(sheetOf(row), {
        flags: { decimalComma: false, set: ["payment_type=IN CASH", "customer_tin=P 1"] },
      }),
    ).to.deep.equal([
      [
        "InvoiceDate 31/02/2010 is a day that does not exist",
        "payment_type IN CASH is not a payment type: use a code of `taxctl codes payment-types`, or name its code under payment_types in the mapping file",
        "StockCode is empty",
        "Description is empty",
        "Quantity six is not a number",
        "UnitPrice must have at most 2 decimals, found 1.234",
      ].join("; "),
    ]);
  });

  it("rejects a repeated invoice, and accepts a repeated line in one invoice", () => {
    const again = [{ no: "1" }, { no: "1", code: "X" }];
    const [twice, , between] = reasons(sheetOf(...again, { no: "2" }, ...again));
    expect(twice).to.equal(
      "it stands twice in the file, in lines 2 to 3 and in lines 5 to 6: delete one, or put the rows next to each other if both were sold",
    );
    expect(between).to.equal(undefined);
    expect(reasons(sheetOf({ no: "1" }, { no: "2" }, { no: "1" }))[0]).to.contain("in line 2 and in line 4");
    expect(sorted(sheetOf({ no: "1" }, { no: "1" }, { no: "2" })).invoices[0]?.lines).to.have.length(2);
  });

  it("reports all errors of a whole invoice at once", () => {
    const sheet = sheetOf({ no: "1" }, { no: "1", customer: "999", date: "02/12/2010 08:26", qty: "-1" });
    expect(reasons(sheet)[1]).to.equal(
      [
        "its rows disagree on InvoiceDate: 01/12/2010 08:26 in line 2, 02/12/2010 08:26 in line 3",
        "its rows disagree on CustomerID: 17850 in line 2, 999 in line 3",
        "if they are different sales, give each its own number",
        "it mixes positive and negative Quantity",
      ].join("; "),
    );
  });

  it("rejects the whole invoice, naming the bad row to its neighbors", () => {
    const sheet = sheetOf({ no: "1" }, { no: "1", price: "0" }, { no: "2" });
    expect(reasons(sheet)).to.deep.equal([
      "its invoice has a bad row: line 3, UnitPrice is zero",
      "UnitPrice is zero",
      undefined,
    ]);
    expect(sorted(sheet).invoices.map(({ invoiceNo }) => invoiceNo)).to.deep.equal(["2"]);
  });

  it("drops the bad row and keeps the rest when asked to", () => {
    const { invoices, problems } = sorted(sheetOf({ no: "1" }, { no: "1", price: "0" }), {
      dropBadRows: true,
    });
    expect(invoices[0]?.lines).to.have.length(1);
    expect(invoices[0]?.rows).to.deep.equal([0, 1]);
    expect(problems.get(1)).to.deep.equal({
      status: "dropped",
      reasons: [{ field: "UnitPrice", problem: "is zero" }],
      invoice_no: "1",
      isOwn: true,
    });
  });

  it("rejects an invoice without any remaining lines", () => {
    const { invoices, problems } = sorted(sheetOf({ no: "1", price: "0" }), { dropBadRows: true });
    expect(invoices).to.have.length(0);
    expect(problems.get(0)?.status).to.equal("invalid");
  });

  it("rejects rows that disagree on an invoice's own fields", () => {
    const sheet = sheetOf({ no: "1" }, { no: "1", customer: "999" });
    expect(reasons(sheet)[0]).to.equal(
      "its rows disagree on CustomerID: 17850 in line 2, 999 in line 3; if they are different sales, give each its own number",
    );
    const empty = sheetOf({ no: "1" }, { no: "1", customer: "" });
    expect(reasons(empty)[0]).to.contain(
      "its rows disagree on CustomerID: 17850 in line 2, (empty) in line 3",
    );
    const days = sheetOf({ no: "1" }, { no: "1", date: "02/12/2010 08:26" });
    expect(reasons(days)[0]).to.contain(
      "its rows disagree on InvoiceDate: 01/12/2010 08:26 in line 2, 02/12/2010 08:26 in line 3",
    );
  });

  it("translates the words of payment types in any case, the exact one first", () => {
    const codes = { CASH: "01", Card: "02", card: "05" };
    const given = ["cash", "Cash", "card", "CARD", "constructor", undefined];
    expect(given.map((text) => paymentTypeOf(text, codes))).to.deep.equal([
      "01",
      "01",
      "05",
      "02",
      "constructor",
      "01",
    ]);
  });

  it("rejects an invoice that mixes signs", () => {
    expect(reasons(sheetOf({ no: "1" }, { no: "1", qty: "-1" }))[0]).to.equal(
      "it mixes positive and negative Quantity",
    );
  });

  it("rejects more lines than the unit can number, and accepts the maximum", () => {
    const rows = Array.from({ length: 1000 }, () => ({ no: "1" }));
    expect(reasons(sheetOf(...rows))[0]).to.equal("more than 999 lines");
    expect(sorted(sheetOf(...rows.slice(1))).invoices[0]?.lines).to.have.length(999);
  });
});
