// A file whose headings are the labels of the console's own form is read without a choice.
import { expect } from "chai";
import { emptyMapping, resolveBookColumns } from "../../../sdk/src/rules/books/mapping.ts";
import { emptySalesMapping, findColumns } from "../../../sdk/src/rules/sales-file/mapping.ts";
import { columnsIn } from "../../../server/src/modules/console/pages/month/upload-form.ts";
import { fieldLabels } from "../../../server/src/modules/console/pages/uploads/words.ts";

const words = { tax: "VAT", tin: "PIN" };

/** A sale has one form of payment unless a field of that very name says otherwise, and a line one discount. */
const notRead = new Set(["payment_type"]);

describe("the headings of files", () => {
  it("are recognized by the labels of the page: books", () => {
    const labels = columnsIn(words);
    const { columns } = resolveBookColumns(
      emptyMapping(),
      labels.map(([, label]) => label),
    );
    expect(columns).to.deep.equal(Object.fromEntries(labels));
    expect(() =>
      resolveBookColumns(emptyMapping(), ["Invoice number", "Date", "PIN of the moon"]),
    ).to.throw();
  });

  it("are recognized by the labels of the page: sales", () => {
    const labels = fieldLabels(words, true).filter(([name]) => !notRead.has(name));
    const found = findColumns(
      emptySalesMapping(),
      labels.map(([, label]) => label),
    );
    expect(found).to.deep.equal(Object.fromEntries(labels));
    expect(() => findColumns(emptySalesMapping(), ["Invoice number", "Date of birth"])).to.throw();
  });
});
