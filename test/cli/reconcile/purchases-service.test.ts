// `taxctl purchases` against a real service: terminal, console and other programs share one reconciliation.
import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import fc from "fast-check";
import { databaseFamilies } from "../../support/database.ts";
import { base64, booksOf } from "../../support/reconciliation.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import type { Ran } from "../support/command.ts";
import { dataOf, openServiceDesk, type ServiceDesk, type TableRow } from "../support/service-desk.ts";

for (const family of databaseFamilies()) {
  describe(`purchases on a service with ${family}`, () => {
    let client: ServiceDesk["client"];
    let sales: ServiceDesk["sales"];
    let branch: ServiceDesk["branch"];
    let desk: ServiceDesk["desk"];
    let books: ServiceDesk["books"];
    let purchases: ServiceDesk["purchases"];
    let stored: ServiceDesk["stored"];

    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      ({ client, sales, branch, desk, books, purchases, stored } = await openServiceDesk(test));
    });
    afterEach(() => desk.clear());

    it("shows the rows that a dry run shows, and stores them", async () => {
      const tried = await purchases("match", "--all", "--json", "--check");
      expect(await client.reconciliations.list({}).toArray()).to.deep.equal([]);
      const shared = await purchases("match", "--all", "--json");
      expect(shared.exitCode, shared.stdout + shared.stderr).to.equal(0);
      expect(dataOf(shared)).to.deep.equal(dataOf(tried));
      const { only, rows } = await stored();
      expect(only).to.deep.include({ branch_id: "00", file_name: "books.csv", documents: sales.length - 1 });
      expect(rows).to.have.length(dataOf(shared).rows.length);
      const explained = await purchases("explain", rows[0]?.authority?.number ?? "");
      expect(explained.stdout).to.contain("reported by the supplier");
    });

    it("lists what suppliers reported without books, and not with them", async () => {
      const period = ["--from", "2020-01-01", "--to", "2030-12-31"];
      const both = await purchases("match", "--no-books", ...period);
      expect(both.exitCode, both.stderr).to.equal(2);
      const ran = await desk.run(["purchases", "match", "--no-books", "--json", ...period]);
      expect(ran.exitCode, ran.stdout + ran.stderr).to.equal(0);
      expect(dataOf(ran).counts.missing_in_books?.count).to.equal(sales.length);
    });

    it("compares the months of the books in both directions, and no invoice of another month", async () => {
      const year = Number(sales[0]?.regDt.slice(0, 4)) - 1;
      const earlier = { spplrInvcNo: 5501, salesDt: `${year}0310`, cfmDt: `${year}-03-10 12:00:00` };
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [earlier]);
      const shared = dataOf(await purchases("match", "--all", "--json"));
      expect(shared.rows.map(({ authority_id }) => authority_id).join()).to.not.contain("5501");
    });

    it("takes the month of the sale, whenever it was confirmed and whether it is registered", async () => {
      const year = Number(sales[0]?.regDt.slice(0, 4)) - 1;
      const dayOf = (days: number) => new Date(Date.UTC(year, 2, 1 + days)).toISOString().slice(0, 10);
      const around = fc.record({
        sold: fc.oneof(fc.integer({ min: -12, max: 2 }), fc.integer({ min: 28, max: 43 })),
        lag: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 40 })),
      });
      const edges = [
        { sold: -1, lag: 1 },
        { sold: 30, lag: 1 },
      ];
      const random = fc.sample(around, { numRuns: 22, seed: 20260301 });
      const reported = [...edges, ...random].map(({ sold, lag }, index) => ({
        spplrInvcNo: 6001 + index,
        totAmt: 1160 + index,
        totTaxblAmt: 1000 + index,
        totTaxAmt: 160,
        salesDt: dayOf(sold).replaceAll("-", ""),
        cfmDt: `${dayOf(sold + lag)} 12:00:00`,
      }));
      await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, reported);
      const registers = await desk.run(["purchases", "sync", "--register-items", "--limit", "8", "--json"]);
      expect(registers.exitCode, registers.stdout).to.equal(0);
      const all = await client.purchases.supplierSales({ status: "all", per_page: 100 }).toArray();
      const inBooks = all.filter(({ spplrInvcNo: no }) => Number(no) > 6002 && Number(no) % 2 === 0);
      await writeFile(
        books,
        booksOf(inBooks, (line, index) => line.with(3, dayOf(index % 40))),
      );
      const numbersOf = async (from: string, to: string) => {
        const words = ["--all", "--json", "--from", from, "--to", to];
        const shared = dataOf(await purchases("match", ...words));
        return shared.rows.map(({ authority_id }) => authority_id.split("/")[2]);
      };
      const [february, march, april] = [
        await numbersOf(`${year}-02-01`, dayOf(-1)),
        await numbersOf(`${year}-03-01`, `${year}-03-31`),
        await numbersOf(`${year}-04-01`, `${year}-04-30`),
      ];
      expect(february).to.include("6001").and.to.not.include("6002");
      expect(march).to.include("6002").and.to.not.include("6001");
      expect(april).to.not.include("6002");
    });

    it("registers accepted purchases once, and the rest in the next run", async () => {
      const first = await purchases(
        "sync",
        "--accept",
        "exact",
        "--register-items",
        "--limit",
        "3",
        "--json",
      );
      expect(first.exitCode, first.stdout).to.equal(0);
      const second = await purchases("sync", "--accept", "exact", "--register-items", "--json");
      expect(second.exitCode, second.stdout).to.equal(0);
      const registered = (ran: Ran) =>
        (ran.json().data as TableRow[]).filter(({ status }) => status === "success");
      expect(registered(first)).to.have.length(3);
      expect(registered(second)).to.have.length(sales.length - 6);
      const { rows } = await stored();
      expect(rows.filter(({ registration }) => registration?.status === "success")).to.have.length(
        sales.length - 3,
      );
      const again = await purchases("sync", "--accept", "exact", "--register-items", "--json");
      expect(registered(again)).to.have.length(0);
      const { rows: matched } = dataOf(await purchases("match", "--all", "--json"));
      expect(matched.filter(({ registration }) => registration === "registered")).to.have.length(
        sales.length - 3,
      );
      const number = rows.find(({ registration }) => registration)?.authority?.number ?? "";
      const why = await purchases("explain", number);
      expect(why.stdout)
        .to.contain("It is registered.")
        .and.to.match(/Decision: accept by .+, \d{4}-\d\d-\d\d \d\d:\d\d/);
    });

    it("uploads, decides and registers nothing in a dry run or under --check, and shows what others decided", async () => {
      const dry = await purchases("sync", "--accept", "exact", "--register-items", "--dry-run", "--json");
      expect(dry.exitCode, dry.stdout).to.equal(0);
      expect((await purchases("sync", "--accept", "exact", "--check", "--json")).exitCode).to.equal(9);
      expect(await client.reconciliations.list({}).toArray()).to.deep.equal([]);
      expect(await client.transactions.list({ type: "purchase" }).toArray()).to.deep.equal([]);
      await purchases("decide", "--accept", "exact");
      const { only } = await stored();
      const decided = (await purchases("decide", "--accept", "exact", "--dry-run", "--json")).json().data;
      expect(decided).to.deep.include({ added: [], open: 3 });
      expect((await stored()).only).to.deep.equal(only);
    });

    it("writes the service's report, with the statuses that may be claimed", async () => {
      await purchases("decide", "--accept", "exact");
      const out = desk.path("report.json");
      const ran = await purchases("report", "--out", out, "--claim", "exact,residual", "--json");
      expect(ran.exitCode, ran.stdout).to.equal(0);
      const { tables, made_by } = JSON.parse(await readFile(out, "utf8"));
      expect(tables.map(({ name }: { name: string }) => name)).to.include.members(["bridge", "decisions"]);
      expect(made_by).to.not.equal("");
      const { lines } = ran.json().data as { lines: { label: string; total: number }[] };
      const [first] = lines;
      expect(first).to.include({ label: "Per books" });
    });

    it("continues with books that were uploaded before", async () => {
      const day = sales[0]?.regDt ?? "";
      const from = `${day.slice(0, 4)}-${day.slice(4, 6)}-01`;
      const to = "2035-12-31";
      const without = ["purchases", "match", "--from", from, "--to", to, "--json"];
      const early = await desk.run(without);
      expect([early.exitCode, early.json().error.message]).to.deep.equal([
        2,
        `Nobody has uploaded books for ${from} to ${to}`,
      ]);
      await client.reconciliations.create({
        from_date: from,
        to_date: to,
        branch_id: "00",
        file_name: "console.csv",
        file: base64(await readFile(books)),
      });
      const ran = await desk.run(without);
      expect(ran.exitCode, ran.stdout).to.equal(0);
      expect(dataOf(ran).counts.exact?.count).to.equal(sales.length - 3);
    });

    it("fails for a role that may not match books", async () => {
      const key = test.account.keys.cashier;
      await desk.signIn(test.url, key);
      const ran = await purchases("match", "--json");
      expect([ran.exitCode !== 0, ran.json().error.code]).to.deep.equal([true, "role_not_allowed"]);
    });
  });
}
