// What differs between countries stands in profiles: each planted name outside them is found, and nothing on the list stands there in vain.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { countriesIn, type Known, known } from "../../tools/countries.ts";

const root = join(import.meta.dirname, "../..");

/** What is found in a tree of one file alone. */
function foundIn(file: string, text: string, allowed: readonly Known[] = []): string[] {
  const tree = mkdtempSync(join(tmpdir(), "countries-"));
  try {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
    return countriesIn(tree, allowed);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const rules = "server/src/core/sales/rules.ts";

const wrong: [what: string, text: string][] = [
  ["a tax type", 'if (line.tax_type === "E") return 0;'],
  ["a tax type", "const rate = profile.unitRates.B;"],
  ["a tax type", "const isKnown = /^[A-E]$/.test(letter);"],
  ["a rate", "const rate = 16;"],
  ["a rate", "const net = total / 1.16;"],
  ["a rate", 'const label = "16";'],
  ["a time zone", 'const zone = "Africa/Kigali";'],
  ["a country", 'const country = "RW";'],
  ["a country", "const hint = `In Kenya: the number`;"],
  ["a form", 'const form = "vat 3";'],
  ["an authority", 'const portal = "https://etims.kra.go.ke";'],
  ["a country's word for the tax", "const label = `VAT of the month`;"],
  ["an authority's word for the TIN", 'const label = "Buyer PIN";'],
  ["a profile", 'if (profile === "ke") return;'],
];

describe("what differs between countries", () => {
  for (const [what, text] of wrong)
    it(`is found outside profiles: ${what} in ${text}`, () => {
      expect(foundIn(rules, text)).to.deep.equal([`${rules}:1 names ${what}: ${text}`]);
    });

  it("is found in every package, on its line", () => {
    for (const file of ["sdk/src/rules/amounts.ts", "cli/src/commands/items/create.ts"])
      expect(foundIn(file, '\n/** "A"\n */\nconst letter = "A";')).to.deep.equal([
        `${file}:4 names a tax type: const letter = "A";`,
      ]);
  });

  it("may stand in profiles, in the simulator, in sample data and in comments", () => {
    const text = 'const country = "KE";';
    for (const file of [
      "sdk/src/rules/profiles/ke/index.ts",
      "sdk/src/rules/profiles/ke/unit.ts",
      "server/src/simulator/countries/ke/index.ts",
      "server/src/commands/sandbox-data.ts",
    ])
      expect(foundIn(file, text), file).to.deep.equal([]);
    expect(foundIn(rules, `// ${text}\n/* ${text}\n ${text} */ const found = 1;`)).to.deep.equal([]);
  });

  it("is not seen in other letters and figures", () => {
    const innocent = [
      'const registration = isConfirmed ? "A" : "M";',
      "const bytes = 16;",
      "const rate = money.fromDb(row.rate);",
      'const part = "ABC";',
      "const kenyan = spinner.PINS;",
      "const sum = report.sales_outside_vat;",
      "// The VAT of the month.",
    ];
    for (const text of innocent) expect(foundIn(rules, text), text).to.deep.equal([]);
  });

  it("may stand where the list names it, and the list may name no more", () => {
    const text = 'const country = "KE";';
    const place = { file: rules, text: '"KE"', why: "a reason" };
    expect(foundIn(rules, text, [place])).to.deep.equal([]);
    expect(foundIn(rules, `${text}\nconst other = "UG";`, [place])).to.have.lengthOf(1);
    expect(foundIn(rules, "const country = countryOf(row);", [place])).to.deep.equal([
      `tools/countries.ts lists "KE" in ${rules} in vain`,
    ]);
    expect(foundIn("cli/src/base.ts", text, [place])).to.have.lengthOf(2);
  });

  it("stands nowhere else here", () => {
    expect(countriesIn(root, known)).to.deep.equal([]);
  });

  it("has a list without exceptions", () => {
    expect(known).to.deep.equal([]);
  });
});
