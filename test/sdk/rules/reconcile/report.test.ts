// The report's tables and their CSV: both sides of every document, marks where they differ, no formulas.

import { type Decision, type Document, match, reportTables, type Table, toCsv } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { neutralizeFormula as neutraliseFormula } from "../../../../sdk/src/rules/cells.ts";
import { amounts, booked, reported } from "./documents.ts";

const decision: Decision = {
  authority: "a1",
  books: "b1",
  action: "accept",
  author: "amina",
  time: "2026-04-02T08:00:00Z",
  note: "=2+5",
};

function tables(): { [name: string]: Table } {
  const result = match(
    [
      reported({ id: "a1", extra: { cu: "KRA1" } }),
      reported({ id: "a2", number: "900", ...amounts(50_000) }),
    ],
    [
      booked({
        id: "b1",
        tax: 160.5,
        total: 1160.5,
        supplier_name: '=HYPERLINK("http://x")',
        extra: { project: "P-1" },
      }),
      booked({ id: "b2", number: "77", ...amounts(90_000), date: "2026-03-30" }),
    ],
  );
  const list = reportTables(result, [decision, { ...decision, authority: "zz" }]);
  return Object.fromEntries(list.map((table) => [table.name, table]));
}

describe("the tables", () => {
  it("are the five sheets, every row with every column and no other", () => {
    const all = tables();
    expect(Object.keys(all)).to.deep.equal(["summary", "suppliers", "documents", "bridge", "decisions"]);
    for (const { columns, rows, marks } of Object.values(all)) {
      expect(marks.length).to.equal(rows.length);
      for (const row of rows) expect(Object.keys(row)).to.deep.equal(columns.map(({ key }) => key));
    }
  });

  it("show both sides of a pair, mark differences, and keep the owner's own columns", () => {
    const { documents } = tables();
    expect(documents?.rows[0]).to.include({
      outcome: "Nearly the same",
      rule: "rounding",
      authority_id: "a1",
      books_id: "b1",
      authority_tax: 160,
      books_tax: 160.5,
      difference_tax: 0.5,
      differences: "total, tax",
      authority_extra_cu: "KRA1",
      books_extra_project: "P-1",
      action: "accept",
      author: "amina",
    });
    expect(documents?.marks[0]).to.have.members(
      ["total", "tax"].flatMap((field) => [`authority_${field}`, `books_${field}`, `difference_${field}`]),
    );
  });

  it("show the one side of a missing document, and why its nearest candidate was not taken", () => {
    const { documents } = tables();
    expect(documents?.rows[1]).to.include({
      outcome: "Not in books",
      authority_id: "a2",
      authority_total: 500,
      books_id: null,
      books_total: null,
    });
    expect(documents?.rows[1]?.explanation).to.match(/^b[12] \(.+\): .*(differ|apart|pair)/);
    expect(documents?.rows[2]).to.include({
      outcome: "Not reported",
      authority_id: null,
      books_id: "b2",
    });
  });

  it("use the command line's words for a possible match and a duplicate", () => {
    const result = match(
      [reported(), reported({ id: "slip", number: "5512", total: 5800, taxable: 5000, tax: 800 })],
      [
        booked(),
        booked({ id: "again", number: "0812", date: "2026-03-11" }),
        booked({ id: "slipped", number: "5521", total: 5800, taxable: 5000, tax: 800 }),
      ],
    );
    const [summary, , documents, bridge] = reportTables(result);
    expect(documents?.rows.map(({ outcome }) => outcome)).to.have.members([
      "Agree",
      "Perhaps the same",
      "Twice in books",
    ]);
    expect(summary?.rows.find(({ outcome }) => outcome === "Twice in books")).to.include({ count: 1 });
    expect(summary?.rows.find(({ outcome }) => outcome === "Not reported")).to.include({ count: 0 });
    expect(bridge?.rows.map(({ label }) => label)).to.include("Amount differences: perhaps the same");
    const duplicate = documents?.rows.find(({ outcome }) => outcome === "Twice in books");
    expect(duplicate?.explanation).to.equal("reported (97.1): already matched, perhaps a duplicate");
  });

  it("call only a purchase that repeats the number of a matched one a duplicate", () => {
    const outcomes = (authority: Document[], books: Document[], decisions: Decision[] = []) =>
      reportTables(match(authority, books), decisions)[2]?.rows.map(({ outcome }) => outcome);
    const again = (more: Partial<Document>) => booked({ id: "again", ...more });
    const number = "INV-812";
    expect(
      outcomes([reported({ number })], [booked({ number }), again({ number: "inv/812" })]),
    ).to.deep.equal(["Agree", "Twice in books"]);
    expect(outcomes([reported({ number })], [booked({ number }), again({ number: "77" })])).to.deep.equal([
      "Agree",
      "Not reported",
    ]);
    expect(
      outcomes([reported({ number: "" })], [booked({ number: "" }), again({ number: "" })]),
    ).to.deep.equal(["Perhaps the same", "Not reported"]);
    const stranger = { supplier_tin: "P9", supplier_name: "Someone else" };
    expect(outcomes([reported()], [booked(), again(stranger)])).to.deep.equal(["Agree", "Not reported"]);
    expect(outcomes([reported(), reported({ id: "twice" })], [booked()])).to.deep.equal([
      "Agree",
      "Not in books",
    ]);
    const unlink = { ...decision, authority: "reported", books: "booked", action: "unlink" } as const;
    expect(outcomes([reported()], [booked()], [unlink])).to.deep.equal(["Not in books", "Not reported"]);
  });

  it("head each column with its name, and have amounts as money", () => {
    const all = tables();
    const titles = [
      "authority_number",
      "books_total",
      "difference_tax",
      "authority_extra_cu",
      "books_extra_project",
    ];
    expect(titles.map((key) => all.documents?.columns.find((one) => one.key === key)?.title)).to.deep.equal([
      "Authority number",
      "Books total",
      "Difference tax",
      "Authority cu",
      "Books project",
    ]);
    expect(all.bridge?.columns.map(({ title }) => title)).to.deep.equal([
      "Line",
      "Kind",
      "Documents",
      "Taxable",
      "Tax",
      "Total",
    ]);
    for (const { name, columns } of Object.values(all)) {
      const ofType = (wanted: string) => columns.flatMap(({ key, type }) => (type === wanted ? [key] : []));
      const isMoney = ({ key }: { key: string }) => /(^|_)(taxable|tax|total)$/.test(key);
      expect(ofType("amount"), name).to.deep.equal(columns.filter(isMoney).map(({ key }) => key));
    }
    const ofType = (name: string, wanted: string) =>
      all[name]?.columns.flatMap(({ key, type }) => (type === wanted ? [key] : []));
    expect(ofType("documents", "date")).to.deep.equal(["authority_date", "books_date"]);
    expect(ofType("documents", "number")).to.deep.equal(["score"]);
    expect(ofType("bridge", "number")).to.deep.equal(["documents"]);
    expect(ofType("bridge", "text")).to.deep.equal(["label", "type"]);
  });

  it("count and sum by status and by supplier", () => {
    const { summary, suppliers } = tables();
    expect(summary?.rows.find(({ outcome }) => outcome === "Nearly the same")).to.include({
      count: 1,
      accepted: 1,
      decided_percent: 100,
      difference_tax: 0.5,
    });
    expect(summary?.rows.at(-1)).to.include({
      outcome: "Total",
      count: 3,
      undecided: 2,
      decided_percent: 33.3,
    });
    expect(suppliers?.rows).to.have.lengthOf(2);
    const figures = { suggested: 1, missing_in_books: 1, claimable_tax: 160 };
    expect(suppliers?.rows[0]).to.include(figures);
    const total = suppliers?.rows.at(-1);
    expect(total).to.include({ supplier_name: "Total", undecided: 2, ...figures });
    for (const side of ["authority", "books", "difference"])
      for (const field of ["taxable", "tax", "total"])
        expect(total?.[`${side}_${field}`], `${side} ${field}`).to.equal(
          summary?.rows.at(-1)?.[`${side}_${field}`],
        );
  });

  it("end the reconciliation statement with checks of zero, and list the decisions that could not be applied", () => {
    const { bridge, decisions } = tables();
    const checks = bridge?.rows.filter(({ type }) => type === "check");
    expect(checks?.length).to.equal(2);
    for (const check of checks ?? []) expect(check).to.include({ taxable: 0, tax: 0, total: 0 });
    const problems = decisions?.rows.map(({ authority, problem }) => [authority, problem !== null]);
    expect(problems).to.have.deep.members([
      ["a1", false],
      ["zz", true],
    ]);
  });
});

describe("CSV", () => {
  const table: Table = {
    name: "t",
    title: "T",
    columns: [
      { key: "text", title: "Text", type: "text" },
      { key: "amount", title: "Amount", type: "amount" },
      { key: "count", title: "Count", type: "number" },
    ],
    rows: [
      { text: 'say "yes", please\n', amount: -1.5, count: 3 },
      { text: "=1+1", amount: null, count: null },
      { text: " blank", amount: 0, count: 0 },
    ],
    marks: [[], [], []],
  };

  it("has empty cells where a row lacks a column", () => {
    expect(toCsv({ ...table, rows: [{ count: 3 }], marks: [[]] })).to.equal("text,amount,count\r\n,,3\r\n");
  });

  it("quotes, ends lines with CRLF, writes amounts with two decimals and keeps their minus", () => {
    expect(toCsv(table)).to.equal(
      'text,amount,count\r\n"say ""yes"", please\n",-1.50,3\r\n\'=1+1,,\r\n" blank",0.00,0\r\n',
    );
  });

  it("never begins a text as a formula", () => {
    for (const start of ["=", "+", "-", "@", "\t", "\r", "＝"]) {
      expect(neutraliseFormula(`${start}cmd`)).to.equal(`'${start}cmd`);
    }
    expect(neutraliseFormula("Acacia = Hotel")).to.equal("Acacia = Hotel");
    const { documents, decisions } = tables();
    for (const csv of [documents, decisions].map((one) => (one ? toCsv(one) : ""))) {
      expect(csv).not.to.match(/(^|,|")[=+@]/m);
    }
  });
});
