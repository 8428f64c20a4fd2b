// Whether two names can mean the same item.
import { shareWord } from "@taxctl/sdk/validation";
import { expect } from "chai";

describe("names of items", () => {
  for (const [one, other] of [
    ["Cola 500ml", "COLA BOTTLE"],
    ["Crème brûlée", "creme dessert"],
    ["Nails 3in", "nail, steel"],
    ["TV", "LG TV"],
    ["12345", "Soap"],
    ["ソーダ 500", "ソーダ"],
  ] as const)
    it(`${one} and ${other} can be the same`, () => {
      expect([shareWord(one, other), shareWord(other, one)]).to.deep.equal([true, true]);
    });

  for (const [one, other] of [
    ["Cola 500ml", "Diesel 500ml"],
    ["Rice 25 kg", "Cement 25 kg"],
    ["Soap", "Soup"],
    ["TV", "PC"],
  ] as const)
    it(`${one} and ${other} can't`, () => {
      expect([shareWord(one, other), shareWord(other, one)]).to.deep.equal([false, false]);
    });
});
