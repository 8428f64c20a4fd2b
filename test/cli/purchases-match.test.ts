// The accountant's month at the command line: planted differences come out as planted, are decided, registered and reported.
import { readFile, rm, writeFile } from "node:fs/promises";
import type { SupplierSale } from "@taxctl/sdk";
import type { Document } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import readWorkbook from "read-excel-file/node";
import { toCsv } from "../../cli/src/csv.ts";
import { makeMonth } from "../sdk/reconcile/month.ts";
import { Desk, type Ran } from "./support/command.ts";
import { supplierSale } from "./support/fake-routes.ts";
import { FakeService } from "./support/fake-service.ts";

/** The sale that the authority would show for a document; what the interface does not tell is not in it. */
function saleOf(document: Document): SupplierSale {
  const { taxable, tax, total } = document;
  const more = {
    spplrTin: document.supplier_tin,
    spplrBhfId: document.supplier_branch ?? "00",
    spplrNm: document.supplier_name ?? "",
    regDt: `${document.date.replaceAll("-", "")}101500`,
    taxblAmtA: taxable,
    taxAmtA: tax,
    totTaxblAmt: taxable,
    totTaxAmt: tax,
    totAmt: total,
    ...(document.kind === "credit_note" ? { rcptTyCd: "R" } : {}),
  };
  return supplierSale(document.number, "SUP-1", more, { taxAmt: tax, totAmt: total, prc: total, qty: 1 });
}

const COLUMNS = [
  "Voucher",
  "PIN",
  "Supplier",
  "Supplier Branch ID",
  "Branch",
  "Invoice No",
  "Date",
  "Type",
  "Net",
  "VAT",
  "Gross",
];

function csvOf(documents: readonly Document[]): string {
  return toCsv(
    COLUMNS,
    documents.map((one) => [
      one.id,
      one.supplier_tin,
      one.supplier_name ?? "",
      one.supplier_branch ?? "",
      one.own_branch ?? "",
      one.number,
      one.date,
      one.kind ?? "",
      String(one.taxable),
      String(one.tax),
      String(one.total),
    ]),
  );
}

type Row = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: Row[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("a month of 2,000 supplier sales against 1,900 book entries", () => {
  let service: FakeService;
  let desk: Desk;
  let books: string;
  // Tax letters can't stand in a plain export: those sides differ in nothing else.
  const month = makeMonth(20260331);
  const planted = month.planted.map((one) =>
    one.kind === "wrong tax letter" ? { ...one, status: "exact" as const, rule: "exact", fields: [] } : one,
  );
  const authorityId = new Map(
    month.authority.map((one) => [
      one.id,
      `${one.supplier_tin}/${one.supplier_branch}/${one.number}/${one.date.replaceAll("-", "")}101500`,
    ]),
  );

  beforeEach(async () => {
    service = await FakeService.start();
    desk = await Desk.open();
    await desk.signIn(service.url);
    service.routes.supplierSales = month.authority.map(saleOf);
    service.routes.items.set("SUP-1", { item_code: "SUP-1", item_name: "Cola bottle", is_active: true });
    books = await desk.write("books.csv", csvOf(month.books));
  });

  afterEach(async () => {
    await service.close();
    await desk.clear();
  });

  it("comes out with exactly the planted statuses, every difference named", async () => {
    const ran = await desk.run(["purchases", "match", "--books", books, "--all", "--json"]);
    expect(ran.exitCode).to.equal(0);
    const { rows } = dataOf(ran);
    const found = new Map(rows.map((row) => [`${row.authority_id} ${row.books_id}`, row]));
    const wrong = planted.filter(({ authority, books: own, status, rule }) => {
      const row = found.get(`${authority ? authorityId.get(authority) : ""} ${own ?? ""}`);
      const expected = status ?? (authority ? "missing_in_books" : "missing_at_authority");
      return row?.status !== expected || (rule !== undefined && row.rule !== rule);
    });
    expect(wrong).to.deep.equal([]);
    expect(rows).to.have.length(planted.length);
    const unexplained = planted.filter(({ authority, books: own, fields = [] }) => {
      const row = found.get(`${authority ? authorityId.get(authority) : ""} ${own ?? ""}`);
      return authority && own
        ? row?.differs !== fields.join(", ")
        : !/^$|^nearest: .+ of 2026-/.test(row?.differs ?? "-");
    });
    expect(unexplained).to.deep.equal([]);
  }).timeout(30_000);

  it("is registered as decided, goes on after Ctrl-C to the same result, and reports a bridge of zero", async () => {
    const few = 40;
    service.routes.supplierSales = month.authority.slice(0, few).map(saleOf);
    const sync = [
      "purchases",
      "sync",
      "--books",
      books,
      "--accept",
      "exact,suggested",
      "--author",
      "Wanjiru",
    ];
    let stuck: () => void = () => {};
    const isStuck = new Promise<void>((resolve) => {
      stuck = resolve;
    });
    service.before = ({ method, path }) => {
      if (method !== "POST" || path !== "/purchases" || service.routes.purchases.size < 7) return undefined;
      stuck();
      return new Promise(() => {});
    };
    const broken = await desk.run(sync, { meanwhile: (kill) => isStuck.then(() => kill("SIGINT")) });
    expect(broken.exitCode).to.equal(130);
    service.before = undefined;
    const ran = await desk.run([...sync, "--report", desk.path("out.xlsx"), "--json"]);
    expect(ran.exitCode).to.equal(0);
    const accepted = planted.filter(
      ({ authority, status }) =>
        authority &&
        month.authority.slice(0, few).some(({ id }) => id === authority) &&
        /exact|suggested/.test(status ?? ""),
    );
    expect(service.routes.purchases.size).to.equal(accepted.length);
    const numbers = service
      .calls("POST", "/purchases")
      .map(({ body }) => (body as { invoice_no: string }).invoice_no);
    expect(new Set(numbers).size, "each once, the interrupted one again").to.equal(accepted.length);

    await rm(desk.path("config", "purchases.sandbox.jsonl"));
    const again = await desk.run([...sync, "--json"]);
    expect([again.exitCode, service.routes.purchases.size]).to.deep.equal([0, accepted.length]);
    expect(again.json().meta.counts, "what is registered is still compared").to.deep.equal(
      ran.json().meta.counts,
    );
    expect(again.json().warnings, "decisions hold for what is registered by now").to.deep.equal([]);

    const sheets = await readWorkbook(await readFile(desk.path("out.xlsx")));
    expect(sheets.map(({ sheet }) => sheet)).to.deep.equal([
      "Summary",
      "Per supplier",
      "Per document",
      "Bridge",
      "Decisions",
      "Registered",
    ]);
    const bridge = sheets.find(({ sheet }) => sheet === "Bridge")?.data ?? [];
    const running = [0, 0, 0];
    for (const [label, type, , ...cells] of bridge.slice(1)) {
      const cents = cells.map((cell) => Math.round(Number(cell) * 100));
      if (type === "check" || (type === "balance" && label !== "Per books"))
        expect(cents, String(label)).to.deep.equal(type === "check" ? [0, 0, 0] : running);
      else for (const index of running.keys()) running[index] = (running[index] ?? 0) + (cents[index] ?? 0);
    }
    const documents = sheets.find(({ sheet }) => sheet === "Per document")?.data ?? [];
    expect(documents.length - 1, "every document in one row").to.equal(
      Object.values(ran.json().meta.counts as Data["counts"]).reduce((sum, { count }) => sum + count, 0),
    );
  }).timeout(60_000);
});

describe("purchases match, explain, decide and report", () => {
  let service: FakeService;
  let desk: Desk;
  let books: string;
  const HEAD = "Voucher,PIN,Supplier,Invoice No,Date,Net,VAT,Gross,Note\n";
  const row = (voucher: string, no: string, net: number, tax: number, note = "") =>
    `${voucher},P059999999Q,Lakeside Wholesale Ltd,${no},2026-03-09,${net},${tax},${(net + tax).toFixed(2)},"${note}"\n`;

  beforeEach(async () => {
    service = await FakeService.start();
    desk = await Desk.open();
    await desk.signIn(service.url);
    service.routes.supplierSales = ["801", "802", "803"].map((no) => supplierSale(no));
    books = await desk.write(
      "books.csv",
      HEAD +
        row("V1", "801", 3000, 480) +
        row("V2", "802", 3000, 580, "=HYPERLINK()") +
        row("V3", "77", 10, 1.6),
    );
  });

  afterEach(async () => {
    await service.close();
    await desk.clear();
  });

  const purchases = (verb: string, ...more: string[]) =>
    desk.run(["purchases", verb, "--books", books, "--author", "Wanjiru", ...more]);

  it("ends with 9 under --check while something is not decided, and registers nothing", async () => {
    for (const verb of ["match", "sync"]) {
      const ran = await purchases(verb, "--check", "--json");
      expect([ran.exitCode, ran.json().error.code], verb).to.deep.equal([9, "differences_found"]);
    }
    expect(service.calls("POST", "/purchases")).to.deep.equal([]);
    await purchases("decide", "accept", "802");
    await purchases("decide", "ignore", "77");
    await purchases("decide", "ignore", "803");
    expect((await purchases("match", "--check")).exitCode).to.equal(0);
  });

  it("shows differences to people, and why nothing matched", async () => {
    const shown = await purchases("match");
    expect(shown.stdout).to.match(/mismatch .* 802 +802 +100\.00 +total, tax +3480\.00 +3580\.00/);
    const why = await purchases("explain", "77");
    expect(why.stdout)
      .to.contain("It has no partner")
      .and.to.contain("number differs (authority 803, books 77)");
    const none = await purchases("explain", "4711");
    expect(none.exitCode).to.equal(1);
  });

  it("registers what was accepted and nothing else", async () => {
    service.routes.items.set("SUP-1", { item_code: "SUP-1", item_name: "Cola bottle", is_active: true });
    const ran = await purchases("sync", "--accept", "exact", "--json");
    const rows = ran.json().data as { supplier_invoice_no: string; status: string; reason: string }[];
    expect(
      rows.map(({ supplier_invoice_no, status, reason }) => [supplier_invoice_no, status, reason]),
    ).to.deep.equal([
      ["801", "success", ""],
      ["802", "waiting", "mismatch (total, tax), not decided"],
      ["803", "waiting", "not in the books"],
    ]);
    expect(ran.exitCode).to.equal(0);
    const lines = (await purchases("sync", "--accept", "exact", "--json-lines")).stdout.trim().split("\n");
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.map(({ type }) => type)).to.deep.equal(["row", "row", "end"]);
    expect(parsed[0].data).to.include({ supplier_invoice_no: "802", status: "waiting" });
  });

  it("keeps what others decided meanwhile, and lists what contradicts", async () => {
    const file = desk.path("books.decisions.json");
    await purchases("decide", "accept", "802");
    const first = JSON.parse(await readFile(file, "utf8"));
    expect(first.decisions[0]).to.include({ action: "accept", author: "Wanjiru", books: "V2" });
    const copy = desk.path("otieno.json");
    await writeFile(copy, JSON.stringify({ ...first, decisions: [] }));
    await purchases("decide", "pending", "802", "--decisions", copy);
    await purchases("decide", "ignore", "77", "--decisions", copy);
    const clash = await purchases("decide", "--merge", copy, "--json");
    expect([clash.exitCode, clash.json().error.code]).to.deep.equal([1, "decisions_conflict"]);
    expect(JSON.parse(await readFile(file, "utf8")).decisions).to.have.length(1);
    await writeFile(
      copy,
      JSON.stringify(
        JSON.parse(await readFile(copy, "utf8")).decisions.filter(
          ({ books: own }: { books: string }) => own !== "V2",
        ),
      ),
    );
    const merged = await purchases("decide", "--merge", copy, "--json");
    expect(merged.exitCode).to.equal(0);
    expect(JSON.parse(await readFile(file, "utf8")).decisions).to.have.length(2);
  });

  it("links, unlinks, and says when a decision no longer holds", async () => {
    await purchases("decide", "link", "803", "77");
    expect(dataOf(await purchases("match", "--json", "--all")).counts).to.have.nested.property(
      "mismatch.count",
      2,
    );
    await purchases("decide", "unlink", "803");
    expect(JSON.parse(await readFile(desk.path("books.decisions.json"), "utf8")).decisions).to.deep.equal([]);
    await purchases("decide", "accept", "802");
    await writeFile(books, HEAD + row("V1", "801", 3000, 480) + row("V2", "802", 3000, 590));
    for (const argv of [
      ["match"],
      ["report"],
      ["decide", "--accept", "exact"],
      ["sync", "--dry-run"],
    ] as const) {
      const ran = await purchases(argv[0], ...argv.slice(1), "--json");
      expect(ran.json().warnings, argv[0]).to.have.length(1);
      expect(ran.json().warnings[0], argv[0]).to.match(
        /^accept of \S+ by Wanjiru does not hold: a document has changed since it was decided/,
      );
    }
    const people = await purchases("match");
    expect(people.stderr).to.contain("Warning: accept of").and.to.contain("does not hold");
  });

  it("refuses decisions about nothing, and where nobody can be asked", async () => {
    for (const words of [
      [],
      ["accept", "77"],
      ["approve", "801"],
      ["link", "801"],
      ["accept", "801", "--accept", "exact"],
    ])
      expect((await purchases("decide", ...words, "--json")).exitCode, words.join(" ")).to.be.oneOf([1, 2]);
  });

  it("writes the same figures as workbook, CSV and JSON, and no formula of others", async () => {
    const files = ["r.xlsx", "r.csv", "r.json"];
    for (const file of files)
      expect((await purchases("report", "--out", desk.path(file))).exitCode, file).to.equal(0);
    const json = JSON.parse(await readFile(desk.path("r.json"), "utf8")) as {
      tables: { name: string; columns: { key: string }[]; rows: Record<string, unknown>[] }[];
    };
    const sheets = await readWorkbook(await readFile(desk.path("r.xlsx")));
    for (const [index, table] of json.tables.entries()) {
      const csv = await readFile(desk.path(`r.${table.name}.csv`), "utf8");
      expect(csv.trim().split("\r\n"), table.name).to.have.length(table.rows.length + 1);
      const rows = sheets[index]?.data.slice(1, table.rows.length + 1) ?? [];
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
  }).timeout(20_000);

  it("compares a period with the days around it", async () => {
    service.routes.supplierSales = [
      supplierSale("801", "SUP-1", { regDt: "20260301090000" }),
      supplierSale("700", "SUP-1", { regDt: "20260201090000" }),
    ];
    await writeFile(books, HEAD + row("V1", "801", 3000, 480).replace("2026-03-09", "2026-02-27"));
    const ran = await purchases("match", "--since", "2026-03-01", "--all", "--json");
    expect(dataOf(ran).rows.map(({ status }) => status)).to.deep.equal(["exact"]);
  });
});
