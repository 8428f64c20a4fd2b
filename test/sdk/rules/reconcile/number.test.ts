// The golden table of invoice numbers: which spellings are one number, and which only look like it.

import { type Document, explain, match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { booked, reported } from "./documents.ts";

/** Authority, books, relation. The documents are of March 2026. */
const golden: [string, string, string][] = [
  ["812", "812", "equal"],
  ["inv-812", "INV-812", "equal"],
  ["INV 812", "INV812", "equal"],
  ["８１２", "812", "equal"],
  ["812", "000812", "alike"],
  ["812", "INV-0812", "alike"],
  ["812", "Invoice No. 812", "alike"],
  ["812", "LW-812", "alike"],
  ["812", "812/A", "alike"],
  ["LW3812", "LW/3/0812", "alike"],
  ["INV-812", "BILL-812", "alike"],
  ["812", "2026/812", "alike"],
  ["812", "812/2026", "alike"],
  ["812", "812-26", "alike"],
  ["812", "25-26/812", "alike"],
  ["812", "2025-26/812", "alike"],
  ["812", "2025-2026/812", "alike"],
  ["812", "FY26-812", "alike"],
  ["812", "FY2025-26/0812", "alike"],
  ["812", "202526-812", "alike"],
  ["812", "2526/812", "alike"],
  ["812", "2026000812", "alike"],
  ["A-812", "B-812", "different"],
  ["1-812", "2-812", "different"],
  ["812", "1999/812", "alike"],
  ["1999/812", "1998/812", "different"],
  ["2026", "2025", "slip"],
  ["2026", "26", "different"],
  ["10234", "10243", "slip"],
  ["10234", "1023", "slip"],
  ["10234", "10254", "slip"],
  ["10234", "10954", "different"],
  ["12", "13", "different"],
  ["812", "", "different"],
  ["", "", "different"],
  ["0", "000", "different"],
  ["N/A", "N/A", "different"],
  ["|00812", "00812", "equal"],
  ["|00812", "812", "alike"],
  ["'00812", "|00812", "equal"],
  ["1.23457E+18", "1234567890123456789", "slip"],
  ["1.23457E+18", "1.23457E+18", "slip"],
  ["1,23457E+18", "1234567890123456789", "slip"],
  ["1.23457E+18", "1244567890123456789", "different"],
  ["1.23457E+18", "123456789012345678", "different"],
  ["1.23457E+18", "INV-812", "different"],
  ["1234567890123450000", "1234567890123456789", "slip"],
  ["1234567890123450000", "1234567890123450000", "equal"],
  ["12345678901234512", "12345678901234534", "different"],
  ["1E+03", "1000", "slip"],
  ["1.23456E+18", "1234567890123456789", "slip"],
  ["1.23457E+18", "1.23458E+18", "different"],
  ["1234567890123450000", "INV-1234567890123450000", "alike"],
  ["1.23457E+18", "1234565000000000001", "slip"],
  ["812", "812/2027", "alike"],
  ["FY26/812", "AB/812", "alike"],
  ["FY26/12", "9/12", "alike"],
  ["2025-26/12", "9/12", "alike"],
  ["20252026/12", "9/12", "alike"],
  ["25-26/27", "9/27", "alike"],
  ["812", "20252026/812", "alike"],
  ["812", "20260812", "alike"],
  ["812", "2026812", "different"],
  ["20260000", "20270000", "slip"],
  ["2512/812", "2513/812", "different"],
  ["10234", "910234", "slip"],
  ["10234", "9910234", "different"],
];

describe("invoice numbers", () => {
  for (const [left, right, relation] of golden) {
    it(`${JSON.stringify(left)} and ${JSON.stringify(right)}: ${relation}`, () => {
      expect(relate(left, right)).to.equal(relation);
      expect(relate(right, left)).to.equal(relation);
    });
  }

  it("that a spreadsheet rounded make a possible match, never an exact one", () => {
    const long = "1234567890123456789";
    for (const [number, other] of [
      ["1.23457E+18", long],
      ["1.23457E+18", "1.23457E+18"],
      ["1234567890123460000", long],
    ] as const) {
      const { pairs } = match([reported({ number })], [booked({ number: other })]);
      expect(
        pairs.map(({ status }) => status),
        number,
      ).to.deep.equal(["residual"]);
    }
  });

  it("of the control unit pair documents whose own numbers differ, whichever column has them", () => {
    const unit_number = "KRACU0100000001/118";
    for (const [one, other] of [
      [
        { number: "INV-7", unit_number },
        { number: "X-99", unit_number },
      ],
      [{ number: unit_number }, { number: "X-99", unit_number }],
      [{ number: "INV-7", unit_number }, { number: `|${unit_number}` }],
    ]) {
      const { pairs } = match([reported(one)], [booked({ ...other, date: "2026-03-28" })]);
      expect(pairs.map(({ rule }) => rule)).to.deep.equal(["exact"]);
    }
    const another = match(
      [reported({ number: "INV-7", unit_number })],
      [booked({ number: "X-99", unit_number: "KRACU0100000002/118", date: "2026-03-28" })],
    );
    expect(another.pairs).to.deep.equal([]);
  });

  it(`accept the owner's own words for "number"`, () => {
    const sides = [[reported({ number: "REF 812" })], [booked({ number: "DOC 812" })]] as const;
    expect(match(...sides).pairs[0]?.rule).to.equal("amounts-only");
    expect(match(...sides, { numberPrefixes: ["ref", "doc"] }).pairs[0]?.rule).to.equal("number-alike");
  });

  it("may have the last two digits of the year in front, from 2020 on", () => {
    expect(relate("812", "20/812", "2020-03-09")).to.equal("alike");
    expect(relate("19/812", "18/812", "2018-03-09")).to.equal("different");
  });

  it("may be of any length", () => {
    const long = "9".repeat(100_000);
    expect(relate(`${long}1`, `${long}1`)).to.equal("equal");
  });
});

function relate(left: string, right: string, date = "2026-03-09"): string | undefined {
  const document: Partial<Document> = { date };
  const result = match([reported({ ...document, number: left })], [booked({ ...document, number: right })]);
  return explain(result, "authority", "reported")?.compared[0]?.numbers.relation;
}
