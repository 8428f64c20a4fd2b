// Reports as working papers: each sheet has its head, totals are formulas, and the same content gives the same bytes.
import { type ReportHead, workbookOf } from "@taxctl/sdk/books";
import type { Table } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { readXlsx } from "hucre/xlsx";
import { partsOf } from "../../../support/workbooks.ts";

const head: ReportHead = {
  form: "VAT 3",
  business: "Acacia Hotel Ltd",
  tin: "P051234567Q",
  tin_name: "PIN",
  period: "2026-03",
  made_by: "Wanjiru",
  made_at: "2026-04-02T08:15:00.000Z",
  time_zone: "Africa/Nairobi",
  notes: ["=1+1", "The month is open."],
};
const table = (more: Partial<Table> = {}): Table => ({
  name: "sales",
  title: "Sales",
  columns: [
    { key: "name", title: "Name", type: "text" },
    { key: "tax", title: "Tax", type: "amount" },
    { key: "date", title: "Date", type: "date" },
  ],
  rows: [
    { name: "=HYPERLINK(1)", tax: 160.1, date: "2026-03-09" },
    { name: "Credit note", tax: -60.05, date: "2026-03-10" },
  ],
  marks: [[], []],
  sums: ["tax"],
  ...more,
});

describe("a report as a workbook", () => {
  const read = async (tables: Table[], about: ReportHead = head) =>
    (await readXlsx(await workbookOf(tables, about), { readStyles: true })).sheets;

  it("has business, PIN, period and time in the head of each sheet", async () => {
    const sheets = await read([table(), table({ name: "purchases", title: "Purchases" })]);
    for (const [index, title] of ["Sales", "Purchases"].entries())
      expect(sheets[index]?.rows.slice(0, 6).map((row) => row.slice(0, 2))).to.deep.equal([
        ["Paper", `VAT 3, ${title}`],
        ["Business", "Acacia Hotel Ltd"],
        ["PIN", "P051234567Q"],
        ["Period", "2026-03"],
        ["Made by", "Wanjiru"],
        ["Made at", "2026-04-02 11:15 Africa/Nairobi"],
      ]);
    const { tin: _, ...without } = head;
    const [sheet] = await read([table()], without);
    expect(sheet?.rows.map(([label]) => label)).to.not.include("PIN");
  });

  it("has its totals as bold formulas over its own numbers, and runs no other", async () => {
    const [sheet] = await read([table()]);
    const formulas = [...(sheet?.cells ?? [])].filter(([, cell]) => cell.formula !== undefined);
    expect(
      formulas.map(([place, { formula, formulaResult }]) => [place, formula, formulaResult]),
    ).to.deep.equal([["10,1", "SUM(B9:B10)", 100.05]]);
    expect(formulas[0]?.[1].style?.font?.bold).to.equal(true);
    expect(sheet?.rows[8]?.slice(0, 2)).to.deep.equal(["'=HYPERLINK(1)", 160.1]);
    expect(sheet?.rows[10]?.slice(0, 2)).to.deep.equal(["Total", 100.05]);
    expect(sheet?.rows.at(-2)).to.deep.include("'=1+1");
  });

  it("calculates rows from others, as the form does", async () => {
    const rows = [10, 20, 5, 30, 25].map((tax, index) => ({ name: String(index), tax, date: null }));
    const totals = [
      { row: 3, keys: ["tax"], plus: [0, 1] },
      { row: 4, keys: ["tax"], plus: [3], minus: [2] },
    ];
    const [sheet] = await read([table({ rows, totals, sums: [], marks: rows.map(() => []) })]);
    expect(sheet?.cells?.get("11,1")?.formula).to.equal("SUM(B9:B10)");
    expect(sheet?.cells?.get("12,1")?.formula).to.equal("SUM(B12:B12)-SUM(B11:B11)");
  });

  it("filters, freezes and prints with the column names on each page", async () => {
    const [sheet] = await read([table()]);
    expect(sheet?.freezePane).to.deep.include({ rows: 8 });
    expect(sheet?.autoFilter?.range).to.equal("A8:C10");
    expect(sheet?.pageSetup).to.deep.include({ orientation: "landscape", paperSize: "a4" });
    expect(sheet?.pageSetup?.printTitlesRow).to.equal("$8:$8");
  });

  it("is the same bytes for the same content; the time of making differs alone", async () => {
    const one = await workbookOf([table()], head);
    expect(Buffer.from(await workbookOf([table()], head)).equals(one)).to.equal(true);
    const later = await partsOf(
      await workbookOf([table()], { ...head, made_at: "2026-04-03T08:15:00.000Z" }),
    );
    const parts = await partsOf(one);
    expect([...later.keys()]).to.deep.equal([...parts.keys()]);
    const changed = [...parts].filter(([name, text]) => later.get(name) !== text).map(([name]) => name);
    expect(changed).to.have.members(["docProps/core.xml", "xl/worksheets/sheet1.xml"]);
    const times = parts.get("docProps/core.xml")?.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    expect(new Set(times), "no time but that of the head").to.deep.equal(new Set(["2026-04-02T08:15:00Z"]));
    const stamp = (text: string | undefined) => text?.replaceAll(/2026-04-0[23]/g, "DAY");
    for (const name of changed) expect(stamp(later.get(name))).to.equal(stamp(parts.get(name)));
    const other = await workbookOf([table({ title: "Other" })], head);
    expect(Buffer.from(other).equals(one)).to.equal(false);
  });

  it("is a plain list without a head", async () => {
    const [plain] = (await readXlsx(await workbookOf([table()]))).sheets;
    expect(plain?.rows.map((row) => row[0])).to.deep.equal(["Name", "'=HYPERLINK(1)", "Credit note"]);
    expect(plain?.autoFilter?.range).to.equal("A1:C3");
  });
});
