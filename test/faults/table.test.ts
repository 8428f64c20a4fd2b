// The table of unit faults: every fault has its row, its sentence and its test, and the document is up to date.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { magicValueOf, testPathOf, unitFaultIds, unitFaultsDocument } from "../../server/generate-faults.ts";
import { definitionOf } from "../../server/src/simulator/faults.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

describe("table of unit faults", () => {
  it("has F1 to F37", () => {
    expect(unitFaultIds).to.deep.equal(Array.from({ length: 37 }, (_, index) => `F${index + 1}`));
  });

  it("matches the generator's output", () => {
    expect(read("docs/unit-faults.md")).to.equal(unitFaultsDocument());
  });

  for (const id of unitFaultIds) {
    it(`has a row and a test of ${id}`, () => {
      const row = read("docs/unit-faults.md")
        .split("\n")
        .find((line) => line.startsWith(`| ${id} |`));
      const path = testPathOf(id);
      expect(row).to.contain(definitionOf(id).service).and.to.contain(path);
      expect(existsSync(new URL(path, root)), path).to.equal(true);
      const text = read(path);
      expect(text).to.contain(`describeFault(`).and.to.contain(`"${id}"`);
      expect(text).to.match(/\bit\(/);
      expect(text, "is never played").to.match(/stage\.play\(|SIM-F/);
    });
  }

  it("has no test of an unknown fault", () => {
    const files = readdirSync(new URL("test/faults", root)).filter((name) => /^F\d/.test(name));
    expect(files.sort()).to.deep.equal(unitFaultIds.map((id) => testPathOf(id).split("/").at(-1)).sort());
  });

  it("shows values where a call can carry them", () => {
    expect(magicValueOf("F3")).to.equal("SIM-F3-hang");
    expect(magicValueOf("F13")).to.equal("SIM-F13-901");
    expect(magicValueOf("F15")).to.equal("SIM-F15");
    expect(magicValueOf("F25")).to.equal(undefined);
  });
});
