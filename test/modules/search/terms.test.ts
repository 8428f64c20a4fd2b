// What a searched text can mean, and in what of a document it is found.
import { expect } from "chai";
import { amountOf, foundIn, termsOf } from "../../../server/src/modules/search/terms.ts";

const document = {
  invoice_no: "INV-0041",
  receipt_no: "41",
  counterparty_tin: "P051234567Z",
  counterparty_name: "Café Müller",
  supplier_no: null,
  total_amount: 116_000,
  foreign_amount: null,
};

describe("a searched text", () => {
  it("is an amount however people write it", () => {
    for (const text of [
      "1160",
      "1,160.00",
      "1 160",
      "1'160.0",
      "1160,00",
      "KES 1,160",
      "Ksh.1160",
      "-1160",
      "1160/=",
    ])
      expect(amountOf(text), text).to.equal(116_000);
    expect(amountOf("0.5")).to.equal(50);
    for (const text of [
      "11,60,00",
      "1.160.000",
      "INV-1160",
      "1160.123",
      "9999999999999",
      "",
      "KES",
      "2026-03-10",
    ])
      expect(amountOf(text), text).to.equal(undefined);
  });

  it("is found in whole numbers, beginnings, names and amounts", () => {
    const found = (text: string) => foundIn(document, termsOf(text));
    expect(found("INV-0041")).to.deep.equal(["invoice_no"]);
    expect(found(" inv-0041 ")).to.deep.equal(["invoice_no"]);
    expect(found("inv-00")).to.deep.equal(["invoice_no_beginning"]);
    expect(found("41")).to.deep.equal(["receipt_no"]);
    expect(found("KRACU0400000001/41 NS")).to.deep.equal(["receipt_no"]);
    expect(found("p051234567z")).to.deep.equal(["tin"]);
    expect(found("CAFE  mu")).to.deep.equal(["name"]);
    expect(found("1,160")).to.deep.equal(["amount"]);
    expect(foundIn({ ...document, supplier_no: "1160" }, termsOf("1160"))).to.deep.equal([
      "supplier_invoice_no",
      "amount",
    ]);
    expect(foundIn({ ...document, foreign_amount: 900 }, termsOf("9.00"))).to.deep.equal(["amount"]);
  });

  it("is found in nothing else", () => {
    for (const text of ["0041", "4", "P0512", "1160.01", "%", "_", "fé"])
      expect(foundIn({ ...document, counterparty_name: "Kilimani" }, termsOf(text)), text).to.deep.equal([]);
    expect(
      foundIn({ ...document, counterparty_name: null, receipt_no: null }, termsOf("null")),
    ).to.deep.equal([]);
  });
});
