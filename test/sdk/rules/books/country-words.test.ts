// Columns of files that are named in the words of a country for the tax and the TIN.
import { columnsLike } from "@taxctl/sdk/rules/books";

import { expect } from "chai";
import { likelyColumns } from "../../../../sdk/src/rules/sales-file/fields.ts";
import { withMadeUpCountry } from "../../../support/profiles/made-up-country.ts";

const books = ["Supplier Tax Code", "Sales Tax Amount", "Amount excl. sales tax", "Amount incl. sales tax"];
const sales = ["Customer tax code", "Price incl. sales tax"];

const found = () => [
  ...(["supplier_tin", "tax", "taxable", "total"] as const).map((field) => columnsLike(field, books)),
  ...(["customer_tin", "unit_price"] as const).map((field) => likelyColumns(field, sales, new Set())),
];

describe("columns in the words of a country", () => {
  it("are not known without its profile", () => {
    expect(found()).to.deep.equal([[], [], [], [], [], []]);
  });

  it("of Kenya are known", () => {
    expect(columnsLike("supplier_tin", ["Supplier PIN", "Supplier"])).to.deep.equal(["Supplier PIN"]);
    expect(columnsLike("tax", ["VAT", "Total"])).to.deep.equal(["VAT"]);
  });

  describe("with a profile", () => {
    withMadeUpCountry();

    it("are known, each as its own field", () => {
      expect(found()).to.deep.equal([...books, ...sales].map((column) => [column]));
    });

    it("leave other columns alone", () => {
      expect(columnsLike("supplier_tin", ["Tax coder", "Code of tax"])).to.deep.equal([]);
      expect(columnsLike("tax", ["Sales taxi", "Sales"])).to.deep.equal([]);
    });
  });
});
