// What explains a difference from the authority's return, and what is left.
import { taxWordsOf } from "@taxctl/sdk/profiles";
import { boxesOf, type Cause, compareReturns, explain, type ReturnRow } from "@taxctl/sdk/vat-return";
import { expect } from "chai";

const row = (box: string, tax_amount: number, taxable_amount: number | null): ReturnRow => ({
  ...{ box, number: "", title: box, tax_amount, taxable_amount },
});
const ours = [
  row("sales_general", 320, 2000),
  row("purchases_general", 80, 500),
  row("purchases_exempt", 0, 0),
  row("input_tax", 80, 500),
  row("tax_due", 240, null),
  row("non_deductible", 10, null),
];
const causes: Cause[] = [
  {
    name: "open",
    amounts: { purchases_general: { taxable: 100, tax: 16 }, purchases_exempt: { taxable: 30, tax: 0 } },
  },
  { name: "deducted", amounts: { deducted: { taxable: 0, tax: 10 } } },
];

/** The explanation of one row of the authority. */
function explained(boxes: string[], tax_amount: number | null, taxable_amount: number | null = null) {
  const [compared] = compareReturns(ours, [{ label: "Row", boxes, taxable_amount, tax_amount }]);
  return compared && explain(compared, causes);
}

describe("the authority's pre-filled return", () => {
  it("is explained by the documents of its sections, down to a rest", () => {
    expect(explained(["purchases_general"], 100, 600)).to.deep.equal({
      parts: [{ name: "open", taxable: 100, tax: 16 }],
      rest: { taxable: 0, tax: 4 },
    });
    expect(explained(["purchases_general", "purchases_exempt"], null, 630)?.rest).to.deep.equal({
      taxable: 0,
      tax: null,
    });
    expect(explained(["input_tax"], 96)?.rest).to.deep.equal({ taxable: null, tax: 0 });
    // Both causes lower the tax that the authority expects.
    expect(explained(["tax_due"], 214)?.rest.tax).to.equal(0);
    expect(explained(["non_deductible"], 0)?.rest.tax).to.equal(0);
  });

  it("leaves rows that agree, and sections without a cause, as they are", () => {
    expect(explained(["purchases_general"], 80)).to.deep.equal({
      parts: [],
      rest: { taxable: null, tax: 0 },
    });
    expect(explained(["sales_general"], 330)).to.deep.equal({ parts: [], rest: { taxable: null, tax: 10 } });
  });

  it("names its sections in the words of the profile", () => {
    const found = (label: string, words = taxWordsOf("ke")) => boxesOf(label, new Set(["tax_due"]), words);
    expect(found("VAT payable")).to.deep.equal(["tax_due"]);
    expect(found("G.S.T. payable", { tax: "G.S.T.", tin: "TIN" })).to.deep.equal(["tax_due"]);
    expect(found("GxSxTx payable", { tax: "G.S.T.", tin: "TIN" })).to.deep.equal([]);
  });
});
