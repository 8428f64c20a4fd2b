// Books against the authority at the command line: compared, explained, registered, reported.

import { readFile } from "node:fs/promises";
import { readSheet } from "@taxctl/sdk/books";
import { expect } from "chai";
import { sheetsOf } from "../../support/workbooks.ts";
import { deskWithBooks, head, ownItemSale, row } from "../support/books-desk.ts";
import type { Ran } from "../support/command.ts";

type TableRow = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("purchases match, explain, sync and report", () => {
  const { client, desk, purchases, registered, at } = deskWithBooks();

  it("exits with 9 under --check while something is undecided, and registers nothing", async () => {
    for (const verb of ["match", "sync"]) {
      const ran = await purchases(verb, "--check", "--json");
      expect([ran.exitCode, ran.json().error.code], verb).to.deep.equal([9, "differences_found"]);
    }
    expect(await registered()).to.deep.equal([]);
    await purchases("decide", "accept", "802");
    await purchases("decide", "ignore", "77");
    await purchases("decide", "ignore", "803");
    expect((await purchases("match", "--check")).exitCode).to.equal(0);
  });

  it("rejects a failed export instead of reading it as books without purchases", async () => {
    for (const [text, message, remedy] of [
      [
        head,
        `There is no purchase in ${desk.path("books.csv")}`,
        /^Check the period of the export\. In a workbook, check the --sheet/,
      ],
      ["", "The file is empty", /^Choose a file with at least one row; in a workbook, name another --sheet/],
    ] as const) {
      await desk.write("books.csv", text);
      for (const verb of ["match", "sync", "report"]) {
        const ran = await purchases(
          verb,
          ...(verb === "report" ? ["--out", desk.path("out.csv")] : []),
          "--json",
        );
        expect([ran.exitCode, ran.json().error.message], verb).to.deep.equal([2, message]);
        expect(ran.json().error.remedy).to.match(remedy);
      }
    }
    expect(await registered()).to.deep.equal([]);
  });

  it("fills missing names of suppliers from other rows and from the service's cache, for display only", async () => {
    const unnamed = (tin: string, no: string) => `V${no},${tin},,${no},2026-03-09,10,1.6,11.60,\n`;
    await desk.write(
      "books.csv",
      head + unnamed("P059999999Q", "90") + unnamed("P051111111A", "91") + unnamed("P052222222B", "92"),
    );
    await client.taxpayers.get("P051111111A");
    const { rows } = (await purchases("match", "--json")).json().data as {
      rows: { books_number: string; supplier_name: string }[];
    };
    const names = rows.filter((one) => one.books_number).map((one) => [one.books_number, one.supplier_name]);
    expect(Object.fromEntries(names)).to.deep.equal({
      90: "Lakeside Wholesale Ltd",
      91: "TAXPAYER P051111111A",
      92: "",
    });
  });

  it("warns of a number read from a vague column, and of books without a column of TINs", async () => {
    expect((await purchases("match", "--json")).json().warnings).to.deep.equal([]);
    const text =
      "Ref,Inv.,Date,Supplier,KRA,Net,VAT\nB1,801,2026-03-09,Lakeside Wholesale Ltd,P059999999Q,3000,480\n";
    const vague = await desk.write("vague.csv", text);
    const match = (...more: string[]) =>
      desk.run(["purchases", "match", "--books", vague, "--json", ...more]);
    const others = "Columns without a use: Inv., KRA.";
    expect((await match()).json().warnings).to.deep.equal([
      `The invoice number is read from Ref. If another column has it, add --map number=COLUMN. ${others}`,
      `No column is known to have the supplier's TIN. Add --map supplier_tin=COLUMN. ${others}`,
    ]);
    const named = await match("--map", "number=Inv.", "--map", "supplier_tin=KRA", "--map", "id=Ref");
    expect(named.json().warnings).to.deep.equal([]);
  });

  it("shows differences to people, and why nothing matched", async () => {
    const shown = await purchases("match");
    expect(shown.stdout).to.match(/differ .* 802 +802 +100\.00 +total, tax +3480\.00 +3580\.00/);
    expect(shown.stdout)
      .to.match(/^not in books /m)
      .and.to.match(/^not reported /m);
    const chosen = await purchases("match", "--status", "Not in books", "--format", "csv");
    expect(chosen.stdout.split("\n").map((line) => line.split(",")[0])).to.deep.equal([
      "status",
      "missing_in_books",
      "",
    ]);
    const unknown = await purchases("match", "--status", "lost");
    expect(unknown.exitCode).to.equal(2);
    expect(unknown.stderr).to.contain("Unknown status: lost");
    const why = await purchases("explain", "77");
    expect(why.stdout)
      .to.contain("It has no partner")
      .and.to.contain("number differs (authority 803, books 77)");
    const none = await purchases("explain", "4711");
    expect(none.exitCode).to.equal(1);
  });

  it("registers only the accepted purchases", async () => {
    const ran = await purchases("sync", "--accept", "exact", "--json");
    const rows = ran.json().data as { supplier_invoice_no: string; status: string; reason: string }[];
    expect(
      rows.map(({ supplier_invoice_no, status, reason }) => [supplier_invoice_no, status, reason]),
    ).to.deep.equal([
      ["801", "success", ""],
      ["802", "waiting", "differ (total, tax), not decided"],
      ["803", "waiting", "not in the books"],
    ]);
    expect(ran.exitCode).to.equal(0);
    const lines = (await purchases("sync", "--accept", "exact", "--json-lines")).stdout.trim().split("\n");
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.map(({ type }) => type)).to.deep.equal(["row", "row", "end"]);
    expect(parsed[0].data).to.include({ supplier_invoice_no: "802", status: "waiting" });
  });

  it("claims the tax in the month of the books, and after its close in this month", async () => {
    const register = () => purchases("sync", "--accept", "exact,mismatch", "--limit", "1", "--yes");
    at("2026-04-08T07:15:01.412Z");
    expect((await register()).stderr).to.contain("The tax is claimed in 2026-03.");
    await client.periods.close("2026-03", { reason: "The return is due" });
    expect((await register()).stderr).to.contain("The tax is claimed in 2026-04.");
    const months = (await registered()).map(({ claim_month }) => claim_month);
    expect(months).to.deep.equal(["2026-03", "2026-04"]);
  });

  it("doesn't count ignored rows as open", async () => {
    const sync = () => purchases("sync", "--accept", "exact", "--yes");
    expect((await sync()).stderr).to.contain("Decide the open ones: `taxctl purchases decide");
    const named = ["--map", "number=Invoice No", "--tolerance", "2"];
    const ran1 = await purchases("sync", "--yes", ...named);
    expect(ran1.stderr).to.contain("--map 'number=Invoice No' --tolerance 2`.");
    for (const number of ["77", "803"]) await purchases("decide", "ignore", number);
    await purchases("decide", "accept", "802");
    const ran = await sync();
    expect(ran.stderr).to.not.contain("Decide the open ones");
  });

  it("writes the same figures as workbook, CSV and JSON, and no formula of others", async () => {
    const files = ["r.xlsx", "r.csv", "r.json"];
    for (const file of files)
      expect((await purchases("report", "--out", desk.path(file))).exitCode, file).to.equal(0);
    const json = JSON.parse(await readFile(desk.path("r.json"), "utf8")) as {
      tables: { name: string; columns: { key: string; title: string }[]; rows: Record<string, unknown>[] }[];
    };
    const sheets = await sheetsOf(await readFile(desk.path("r.xlsx")));
    for (const [index, table] of json.tables.entries()) {
      const csv = await readFile(desk.path(`r.${table.name}.csv`), "utf8");
      expect(csv.trim().split("\r\n"), table.name).to.have.length(table.rows.length + 1);
      const data = sheets[index]?.data ?? [];
      // The workbook has the country's word for the TIN.
      const [title] = table.columns.map((column) => column.title.replace("TIN", "PIN"));
      // The head of the paper is above the names of the columns.
      const names = data.findIndex(([cell]) => cell === title);
      const rows = data.slice(names + 1, names + 1 + table.rows.length);
      for (const [at, record] of table.rows.entries()) {
        const figures = table.columns
          .map(({ key }) => record[key])
          .map((value) => (typeof value === "number" ? value : null));
        expect(
          rows[at]?.map((cell) => (typeof cell === "number" ? cell : null)),
          table.name,
        ).to.deep.equal(figures);
      }
    }
    const documents = await readFile(desk.path("r.documents.csv"), "utf8");
    expect(documents)
      .to.contain("'=HYPERLINK()")
      .and.to.not.match(/,=HYPERLINK/);
    expect(JSON.stringify(sheets)).to.contain("'=HYPERLINK()");
    expect((await purchases("report", "--out", desk.path("r.pdf"))).exitCode).to.equal(2);
    const csv = await readSheet((await purchases("report", "--format", "csv")).stdout);
    expect(csv.columns.slice(0, 5)).to.deep.equal(["label", "documents", "taxable", "tax", "total"]);
    const { data } = (await purchases("report", "--json")).json() as { data: { lines: { label: string }[] } };
    const labels = data.lines.map(({ label }) => label);
    expect(csv.rows.length).to.be.above(2);
    for (const { cells } of csv.rows) expect(labels).to.include(cells.label);
  });

  it("rejects a fiscal year that begins on an invalid day, before any request", async () => {
    for (const day of ["02-30", "13-01", "02-29", "1-1"]) {
      const ran = await purchases("match", "--fiscal-year", day, "--json");
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([
        2,
        `--fiscal-year ${day} is not a day that each year has`,
      ]);
    }
    expect((await client.purchases.supplierSales({ status: "all" })).data).to.deep.equal([]);
  });

  it("serves each branch with the same books: omits other branches' purchases, finds those booked under a wrong branch", async () => {
    const at = (voucher: string, no: string, branch: string, net = 3000) =>
      `${row(voucher, no, net, 480).trimEnd()},${branch}\n`;
    await desk.write(
      "books.csv",
      `${head.trimEnd()},Branch\n${at("V1", "801", "00")}${at("V2", "802", "01")}${at("V3", "900", "01", 77)}`,
    );
    const ran = await purchases("match", "--all", "--json");
    const found = dataOf(ran).rows.map(({ books_id, status, differs }) => [books_id, status, differs]);
    expect(found.filter(([, status]) => status !== "missing_in_books")).to.have.deep.members([
      ["V1", "exact", ""],
      ["V2", "mismatch", "own_branch"],
    ]);
    expect((await purchases("match")).stderr).to.contain(
      "Left out: 1 purchase that the books have under other branches.",
    );
  });
});

describe("purchases sync and match of other days", () => {
  const { desk, purchases, registered, report, at } = deskWithBooks([]);

  it("leaves a purchase that is later than the books to this month", async () => {
    at("2026-04-08T07:15:01.412Z");
    await report(ownItemSale("801", { regDt: "20260402090000" }));
    await purchases("sync", "--accept", "exact", "--yes", "--to", "2026-04-30");
    const [sent] = await registered();
    expect(sent).to.include({ purchase_date: "20260402", claim_month: "2026-04" });
  });

  it("claims an invoice of the books' month in it, although it was confirmed later", async () => {
    at("2026-04-08T07:15:01.412Z");
    await report(ownItemSale("801", { regDt: "20260402090000", sale_date: "20260331" }));
    await purchases("sync", "--accept", "exact", "--yes");
    const [sent] = await registered();
    expect(sent).to.include({ purchase_date: "20260402", claim_month: "2026-03" });
  });

  it("compares a period with the days around it", async () => {
    await report(
      ownItemSale("801", { regDt: "20260301090000" }),
      ownItemSale("700", { regDt: "20260201090000" }),
    );
    await desk.write("books.csv", head + row("V1", "801", 3000, 480).replace("2026-03-09", "2026-02-27"));
    const ran = await purchases("match", "--since", "2026-03-01", "--all", "--json");
    expect(dataOf(ran).rows.map(({ status }) => status)).to.deep.equal(["exact"]);
  });
});
