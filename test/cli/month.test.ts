// The accountant's month at the command line: planted differences come out as planted, are decided, registered and reported.
import { readFile, rm } from "node:fs/promises";
import { expect } from "chai";
import readWorkbook from "read-excel-file/node";
import { makeMonth } from "../sdk/reconcile/month.ts";
import { itemInput } from "../support/records.ts";
import { type Ran, signedInDesk } from "./support/command.ts";
import { csvOf, saleOf } from "./support/month-files.ts";

type TableRow = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("a month of 2,000 supplier sales against 1,900 book entries", () => {
  const { service, desk } = signedInDesk();
  let books: string;
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
    service.time = "2026-04-02T07:15:01.412Z";
    service.fake.setSupplierSales(month.authority.map((document) => saleOf(document)));
    await service.client.items.create(itemInput({ item_code: "SUP-1", item_name: "Cola bottle" }));
    books = await desk.write("books.csv", csvOf(month.books));
  });

  it("comes out with exactly the planted statuses, every difference named", async () => {
    const ran = await desk.run(["purchases", "match", "--books", books, "--all", "--json"]);
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
  }).timeout(30_000);

  it("is registered as decided, resumes after Ctrl-C with the same result, and reports a reconciliation statement of zero", async () => {
    const few = 40;
    service.fake.setSupplierSales(month.authority.slice(0, few).map((document) => saleOf(document)));
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
    const registered = () => service.client.transactions.list({ type: "purchase" }).toArray();
    service.before = async ({ method, path }) => {
      if (method !== "POST" || path !== "/purchases" || (await registered()).length < 7) return undefined;
      stuck();
      return new Promise(() => {});
    };
    const broken = await desk.run(sync, { meanwhile: ({ kill }) => isStuck.then(() => kill("SIGINT")) });
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
    expect(await registered()).to.have.length(accepted.length);
    const numbers = service
      .calls("POST", "/purchases")
      .map(({ body }) => (body as { invoice_no: string }).invoice_no);
    expect(new Set(numbers).size, "each once, the interrupted one again").to.equal(accepted.length);

    await rm(desk.path("config", "purchases.sandbox.jsonl"));
    const again = await desk.run([...sync, "--json"]);
    expect([again.exitCode, (await registered()).length]).to.deep.equal([0, accepted.length]);
    expect(again.json().meta.counts, "what is registered is still compared").to.deep.equal(
      ran.json().meta.counts,
    );
    expect(again.json().warnings, "decisions hold for what is registered by now").to.deep.equal([]);

    const sheets = await readWorkbook(await readFile(desk.path("out.xlsx")));
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
