// The decisions about the API: at most 120, numbered in order, and each cited by the file that follows it.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

const root = new URL("../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

/** The numbers that a file's header names. */
function citedIn(source: string): number[] {
  const [, list = ""] = /^\/\/ Decisions about the API: ([\d, ]+)\.$/m.exec(source) ?? [];
  return list.split(", ").filter(Boolean).map(Number);
}

describe("decisions about the API", () => {
  const numbers = [...read("docs/interface-decisions.md").matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) =>
    Number(number),
  );
  const files = globSync("{server,sdk,cli}/src/**/*.ts", { cwd: fileURLToPath(root) });
  const cited = new Set(files.flatMap((file) => citedIn(read(file))));

  it("are numbered from 1, at most 120", () => {
    expect(numbers).to.deep.equal(numbers.map((_, index) => index + 1));
    expect(numbers.length).to.be.within(1, 120);
  });

  it("are each named by the file that follows them, and no file names another one", () => {
    expect([...cited].toSorted((one, other) => one - other)).to.deep.equal(numbers);
  });

  it("are found in a header only as a list of numbers", () => {
    expect(citedIn("// Sales.\n// Decisions about the API: 7, 12.\nexport {};")).to.deep.equal([7, 12]);
    expect(citedIn('const text = "Decisions about the API: 7.";')).to.deep.equal([]);
  });
});
