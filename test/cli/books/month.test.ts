// The accountant's month at the command line: planted differences come out as planted, are decided, registered and reported.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { makeMonth } from "../../sdk/rules/reconcile/month.ts";
import { until } from "../../support/until.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { deskWithBooks } from "../support/books-desk.ts";
import type { Ran } from "../support/command.ts";
import { csvOf, saleOf } from "../support/month-files.ts";

type TableRow = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("a month of 2,000 supplier sales against 1,900 book entries", () => {
  const { client, desk, purchases, registered, report, at } = deskWithBooks([]);
  let item = "";
  // Tax types can't stand in a plain export: those sides differ in nothing else.
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
    at("2026-04-02T07:15:01.412Z");
    // A service has no stock: the test is about registrations.
    const { item_code } = await client.items.create(
      {
        item_name: "Cola bottle",
        item_class_code: "5020230602",
        item_type: "3",
        tax_type_code: "A",
        qty_unit_code: "U",
      },
      { branch: "00" },
    );
    item = item_code;
    await desk.write("books.csv", csvOf(month.books));
  });

  it("comes out with exactly the planted statuses, every difference named", async () => {
    await report(...month.authority.map((document) => saleOf(document, item)));
    const ran = await purchases("match", "--all", "--json");
    expect(ran.exitCode).to.equal(0);
    const { rows } = dataOf(ran);
    const found = new Map(rows.map((row) => [`${row.authority_id} ${row.books_id}`, row]));
    const wrong = planted.filter(({ kind, authority, books: own, status, rule }) => {
      const row = found.get(`${authority ? authorityId.get(authority) : ""} ${own ?? ""}`);
      const alone = kind === "booked twice" ? "duplicate" : "missing_at_authority";
      const expected = status ?? (authority ? "missing_in_books" : alone);
      return row?.status !== expected || (rule !== undefined && row.rule !== rule);
    });
    expect(wrong).to.deep.equal([]);
    expect(rows).to.have.length(planted.length);
    const unexplained = planted.filter(({ authority, books: own, fields = [] }) => {
      const row = found.get(`${authority ? authorityId.get(authority) : ""} ${own ?? ""}`);
      return authority && own
        ? row?.differs !== fields.join(", ")
        : !/^$|^(nearest|in the books twice): .+ of 2026-/.test(row?.differs ?? "-");
    });
    expect(unexplained).to.deep.equal([]);
  });

  it("is registered as decided, resumes after Ctrl-C with the same result, and reports a reconciliation statement of zero", async () => {
    const few = 40;
    await report(...month.authority.slice(0, few).map((document) => saleOf(document, item)));
    const sync = (...more: string[]) => purchases("sync", "--accept", "exact,suggested", ...more);
    const begun = ["purchases", "sync", "--books", desk.path("books.csv"), "--accept", "exact,suggested"];
    const broken = await desk.run(begun, {
      meanwhile: ({ kill }) => until(async () => (await registered()).length >= 7).then(() => kill("SIGINT")),
    });
    expect(broken.exitCode).to.equal(130);
    const before = (await registered()).length;
    const ran = await sync("--report", desk.path("out.xlsx"), "--json");
    expect(ran.exitCode).to.equal(0);
    const accepted = planted.filter(
      ({ authority, status }) =>
        authority &&
        month.authority.slice(0, few).some(({ id }) => id === authority) &&
        /exact|suggested/.test(status ?? ""),
    );
    expect(before, "interrupted midway").to.be.below(accepted.length);
    const numbers = (await registered()).map(({ supplier_invoice_no }) => supplier_invoice_no);
    expect(numbers, "each once").to.have.length(accepted.length);
    const again = await sync("--json");
    expect([again.exitCode, (await registered()).length]).to.deep.equal([0, accepted.length]);
    expect(again.json().meta.counts, "what is registered is still compared").to.deep.equal(
      ran.json().meta.counts,
    );
    expect(again.json().warnings, "decisions hold for what is registered by now").to.deep.equal([]);

    const sheets = await sheetsOf(await readFile(desk.path("out.xlsx")));
    expect(sheets.map(({ sheet }) => sheet)).to.deep.equal([
      "Summary",
      "Per supplier",
      "Per document",
      "Reconciliation",
      "Decisions",
      "This run",
    ]);
    const bridge = sheets.find(({ sheet }) => sheet === "Reconciliation")?.data ?? [];
    const running = [0, 0, 0];
    for (const [label, type, , ...cells] of bridge.slice(bridge.findIndex(([cell]) => cell === "Line") + 1)) {
      // The notes of the paper are below.
      if (typeof type !== "string" || label === "Note" || label === undefined) continue;
      const cents = cells.map((cell) => Math.round(Number(cell) * 100));
      if (type === "check" || (type === "balance" && label !== "Per books"))
        expect(cents, String(label)).to.deep.equal(type === "check" ? [0, 0, 0] : running);
      else for (const index of running.keys()) running[index] = (running[index] ?? 0) + (cents[index] ?? 0);
    }
    const documents = sheets.find(({ sheet }) => sheet === "Per document")?.data ?? [];
    const names = documents.findIndex(([cell]) => cell === "Status");
    expect(documents.length - names - 2, "every document in one row, above the total").to.equal(
      Object.values(ran.json().meta.counts as Data["counts"]).reduce((sum, { count }) => sum + count, 0),
    );
  });
});
