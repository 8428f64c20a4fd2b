// The rule of purchases that confirm suppliers' sales stands at both operations: where the sales are fetched, and where they are registered.
import { expect } from "chai";
import { document } from "../../server/src/core/context/operations.ts";

const rule = [
  "same supplier TIN, branch and invoice number",
  "the same lines",
  "the supplier's figures, even where they don't follow the calculation rules",
  "Only the items are yours",
];

describe("the rule of purchases from suppliers' sales", () => {
  for (const path of ["/purchases", "/purchases/sales"])
    it(`stands in the description of POST ${path}`, () => {
      const { description } = Object(document.paths)[path].post;
      for (const part of rule) expect(description.replaceAll(/\s+/g, " ")).to.contain(part);
    });

  it("stands in the description of no operation that only reads", () => {
    expect(Object(document.paths)["/purchases/sales"].get.description).to.not.contain(rule[3]);
  });
});
