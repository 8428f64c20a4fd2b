// createReconciliation: books as a file or as rows are matched with what suppliers reported; hostile files end alone.

import { expect } from "chai";
import { archiveOf, farCell, workbookOfXml } from "../support/archives.ts";
import { databaseFamilies } from "../support/database.ts";
import { base64, booksOf, march, type Reported, reconciling } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { until } from "../support/until.ts";
import { workbookWith } from "../support/workbooks.ts";

for (const family of databaseFamilies()) {
  describe(`createReconciliation on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    describe("200", () => {
      it("matches a CSV file, and says how it was read", async () => {
        const [first, second, ...rest] = sales();
        const books = booksOf(rest as Reported);
        expect(first && second).not.to.equal(undefined);
        const made = await upload(books);
        expect(made).to.deep.include({
          ...march,
          branch_id: null,
          documents: 10,
          status: "matched",
          file_name: "march.csv",
        });
        expect(made.read_as).to.deep.include({ encoding: "utf-8", has_branches: false });
        const counts = Object.fromEntries(made.counts.map(({ status, count }) => [status, count]));
        expect(counts).to.include({ exact: 10, missing_in_books: 2, missing_at_authority: 0 });
        expect(made.open).to.equal(12);
        const { data } = await test
          .clientFor(test.account.keys.owner)
          .audit.list({ action: "reconciliations" });
        expect(data[0]).to.deep.include({
          action: "reconciliations.upload",
          subject: `reconciliation ${made.id}`,
        });
      });

      it("matches a workbook, with the mapping of its columns", async () => {
        const [sale] = sales();
        const cells = [
          ["A", "B", "C", "D", "E"],
          [
            sale?.spplrTin,
            sale?.spplrInvcNo,
            sale?.regDt.slice(0, 8),
            sale?.totTaxblAmt.toFixed(2),
            sale?.totAmt.toFixed(2),
          ],
        ].map((row) => row.map(String));
        const columns = { supplier_tin: "A", number: "B", date: "C", taxable: "D", total: "E" };
        const workbook = await workbookWith(cells);
        const made = await client.reconciliations.create({
          ...march,
          file: base64(workbook),
          mapping: { columns },
        });
        expect(made.counts.find(({ status }) => status === "exact")?.count).to.equal(1);
      });

      it("matches rows, for one branch", async () => {
        const rows = sales()
          .slice(0, 3)
          .map((sale) => ({
            number: sale.spplrInvcNo,
            date: `${sale.regDt.slice(0, 4)}-${sale.regDt.slice(4, 6)}-${sale.regDt.slice(6, 8)}`,
            supplier_tin: sale.spplrTin,
            supplier_name: '=HYPERLINK("x"),"',
            tax: sale.totTaxAmt,
            total: sale.totAmt,
          }));
        const made = await client.reconciliations.create({ ...march, branch_id: "00", rows });
        expect(made).to.include({ branch_id: "00", documents: 3 });
        expect(made.counts.find(({ status }) => status === "exact")?.count).to.equal(3);
      });

      it("keeps decisions about documents that did not change, and names those that lapsed", async () => {
        const made = await upload(booksOf(sales()));
        const { data: rows } = await client.reconciliations.rows(made.id);
        const decisions = rows.map(({ authority, books }) => ({
          authority_id: authority?.id ?? null,
          books_id: books?.id ?? null,
          action: "accept" as const,
        }));
        await client.reconciliations.decide(made.id, { decisions });
        const changed = booksOf(sales(), (line, index) =>
          index === 0 ? line.with(1, '"Another name"') : line,
        );
        const again = await upload(changed);
        expect(again.id).to.equal(made.id);
        expect(again.counts.reduce((sum, { decided }) => sum + decided, 0)).to.equal(sales().length - 1);
        expect(again.lapsed_decisions).to.equal(1);
        expect(again.lapsed[0]?.reason).to.contain("changed");
        // It is named until somebody decides again, and another decision changes nothing about it.
        const open = async () => {
          const found = await client.reconciliations.rows(made.id, { decision: "none" });
          return found.data.map(({ authority, books }) => ({
            authority_id: authority?.id ?? null,
            books_id: books?.id ?? null,
            action: "accept" as const,
          }));
        };
        const [first = decisions[0], second = decisions[1]] = [(await open())[0], decisions[1]];
        if (second) await client.reconciliations.decide(made.id, { decisions: [second] });
        expect(await client.reconciliations.get(made.id)).to.include({ lapsed_decisions: 1 });
        if (first) await client.reconciliations.decide(made.id, { decisions: [first] });
        expect(await client.reconciliations.get(made.id)).to.deep.include({
          lapsed_decisions: 0,
          lapsed: [],
        });
        expect(await upload(changed)).to.include({ lapsed_decisions: 0 });
      });

      it("names no decision about a purchase that left the books, and applies it once it is back", async () => {
        const extra = "\nP051900001A,Wholesale,CASH,2026-03-09,10.00,1.60,11.60";
        const made = await upload(booksOf(sales()) + extra);
        const rows = await client.reconciliations.rows(made.id, { status: "missing_at_authority" }).toArray();
        const [row] = rows.filter(({ books }) => books?.number === "CASH");
        const ignore = { authority_id: null, books_id: row?.books?.id ?? "", action: "ignore" as const };
        const done = await client.reconciliations.decide(made.id, { decisions: [ignore] });
        expect(done.applied).to.equal(1);
        expect(await upload(booksOf(sales()))).to.include({ lapsed_decisions: 0 });
        const back = await upload(booksOf(sales()) + extra);
        expect(back.counts.reduce((sum, { decided }) => sum + decided, 0)).to.equal(1);
      });
    });

    describe("200 with dry_run", () => {
      it("shows the rows and counts that are stored without it, and stores nothing", async () => {
        const books = booksOf(sales().slice(1) as Reported, (line, index) =>
          index === 0 ? line.with(6, "1.00").with(5, "0.00") : line,
        );
        const { rows, id, ...tried } = await upload(books, { dry_run: true });
        expect(id).to.equal("00000000-0000-0000-0000-000000000000");
        expect(await client.reconciliations.list({}).toArray()).to.deep.equal([]);
        expect(await failureOf(client.reconciliations.get(id))).to.include({ status: 404 });
        const { id: stored, ...made } = await upload(books);
        const times = { uploaded_at: "", matched_at: "" };
        expect({ ...tried, ...times }).to.deep.equal({ ...made, ...times });
        expect(made).to.not.have.property("rows");
        expect(rows).to.deep.equal(await client.reconciliations.rows(stored).toArray());
        const { data: audited } = await test.clientFor(test.account.keys.owner).audit.list({
          action: "reconciliations",
        });
        expect(audited).to.have.length(1);
      });

      it("has the decisions about the period, and changes neither them nor the stored books", async () => {
        const made = await upload(booksOf(sales()));
        const stored = await client.reconciliations.rows(made.id).toArray();
        const row = stored.find(({ books }) => books?.number === sales()[0]?.spplrInvcNo);
        const about = { authority_id: row?.authority?.id ?? "", books_id: row?.books?.id ?? "" };
        await client.reconciliations.decide(made.id, { decisions: [{ ...about, action: "accept" }] });
        const before = await client.reconciliations.get(made.id);
        const tried = await upload(booksOf(sales().slice(0, 3) as Reported), { dry_run: true });
        expect(tried).to.include({ documents: 3, to_register: 1, file_name: "march.csv" });
        expect(tried.rows?.filter(({ decision }) => decision).map(({ id }) => id)).to.deep.equal([row?.id]);
        expect(await client.reconciliations.get(made.id)).to.deep.equal(before);
      });

      it("422: more rows than one response has, which an upload takes", async () => {
        const line = (index: number) => `P059999999Q,Lakeside,X${index},2026-03-09,10.00,1.60,11.60`;
        const many = [booksOf([]), ...Array.from({ length: 20_001 }, (_, index) => line(index))].join("\n");
        const failure = await failureOf(upload(many, { dry_run: true }));
        expect(failure).to.include({ status: 422 });
        expect(JSON.stringify(failure)).to.contain("at most 20000 rows, and there are 20013");
        expect(await client.reconciliations.list({}).toArray()).to.deep.equal([]);
      });
    });

    describe("the first day of the fiscal year", () => {
      const from = (fiscal_year_start: string) =>
        upload(booksOf(sales()), { dry_run: true, options: { fiscal_year_start } });

      it("200: a day that each year has", async () => {
        for (const day of ["07-01", "07-31", "02-28", "06-30"])
          expect((await from(day)).options.fiscal_year_start).to.equal(day);
      });

      it("422: a day that some years don't have", async () => {
        for (const day of ["02-29", "06-31", "13-01"])
          expect(await failureOf(from(day))).to.have.property("errors");
      });
    });

    describe("200 with the authority's list", () => {
      const head = "Supplier PIN,Invoice number,Invoice date,Taxable,VAT,CU number";
      const listed = `${head}\nP059999999Q,|900,2026-03-09,50,8,KRACU01/900\n`;
      const booked = "\nP059999999Q,Lakeside,900,2026-03-09,50.00,8.00,58.00";
      const list = { authority_file: base64(listed), authority_file_name: "portal.csv" };

      it("compares the books with its invoices too, until the next upload", async () => {
        const without = await upload(booksOf(sales()) + booked);
        expect([without.open, without.authority_list]).to.deep.equal([sales().length + 1, null]);
        const made = await upload(booksOf(sales()) + booked, list);
        expect(made.authority_list).to.deep.equal({ file_name: "portal.csv", documents: 1 });
        expect(made).to.include({ open: sales().length, documents: sales().length + 1 });
        const rows = await client.reconciliations.rows(made.id).toArray();
        const [only] = rows.filter(({ authority }) => authority?.id.startsWith("list/"));
        expect(only).to.deep.include({ status: "exact", can_register: false });
        expect(only?.authority).to.deep.include({ unit_number: "KRACU01/900" });
        const about = { authority_id: only?.authority?.id ?? "", books_id: only?.books?.id ?? "" };
        await client.reconciliations.decide(made.id, { decisions: [{ ...about, action: "unlink" }] });
        expect((await client.reconciliations.get(made.id)).open, "matched again with the list").to.equal(
          sales().length + 2,
        );
        expect((await upload(booksOf(sales()) + booked)).open).to.equal(sales().length + 1);
      });

      it("does not count an invoice twice that the control unit gave as well", async () => {
        const [sale] = sales();
        const same = `${head}\n${sale?.spplrTin},${sale?.spplrInvcNo},${sale?.sale_date},${sale?.totTaxblAmt},${sale?.totTaxAmt},KRACU01/1\n`;
        const made = await upload(booksOf(sales()), { ...list, authority_file: base64(same) });
        expect(made.counts.find(({ status }) => status === "exact")?.count).to.equal(sales().length);
        const rows = await client.reconciliations.rows(made.id).toArray();
        expect(rows.map(({ can_register }) => can_register)).to.deep.equal(sales().map(() => true));
      });

      it("reads its columns by its own mapping", async () => {
        const columns = { supplier_tin: "A", number: "B", date: "C", taxable: "D", tax: "E" };
        const text = "A;B;C;D;E\nP059999999Q;900;09/12/2026;50,00;8,00\n";
        const authority_mapping = { columns, date_format: "mm/dd/yyyy", decimal_comma: true };
        const made = await upload(booksOf(sales()) + booked, {
          dry_run: true,
          authority_file: base64(text),
          authority_mapping,
        });
        expect(made.authority_list).to.deep.equal({ file_name: "authority", documents: 1 });
        const own = made.rows?.find(({ authority }) => authority?.id.startsWith("list/"));
        expect(own?.authority).to.include({ number: "900", date: "2026-09-12", total: 58 });
      });

      it("422: a mapping without the list that it is for", async () => {
        const authority_mapping = { columns: { number: "B" } };
        const failure = await failureOf(upload(booksOf(sales()), { authority_mapping }));
        expect(failure).to.have.property("errors").that.has.all.keys("authority_mapping");
      });

      it("422: a list that can't be read, and names it", async () => {
        const failure = await failureOf(
          upload(booksOf(sales()), { ...list, authority_file: base64("Remark\nhello\n") }),
        );
        expect(failure).to.include({ status: 422, code: "books_unreadable" });
        expect(failure.message).to.match(/^portal\.csv: /);
        const empty = await failureOf(upload(booksOf(sales()), { ...list, authority_file: "" }));
        expect(empty).to.have.property("errors").with.property("authority_file");
        expect(await client.reconciliations.list({}).toArray()).to.deep.equal([]);
        const alone = await test.call("POST", "/reconciliations", { body: { ...march, ...list } });
        expect([alone.status, Object.keys(Object(alone.body.errors))]).to.deep.equal([422, ["file"]]);
      });
    });

    it("400: a body that isn't JSON", async () => {
      const response = await fetch(`${test.url}/reconciliations`, {
        method: "POST",
        headers: { authorization: `Bearer ${test.account.keys.owner}`, "content-type": "application/json" },
        body: '{"file":"AAAA"',
      });
      expect(response.status).to.equal(400);
    });

    it("409: while another match runs", async () => {
      const made = await upload(booksOf(sales()));
      await test.service.db
        .knex("reconciliations")
        .where({ id: made.id })
        .update({ busy_until: Date.now() + 10 ** 12 });
      expect(await failureOf(upload(booksOf(sales())))).to.include({
        status: 409,
        code: "reconciliation_busy",
      });
    });

    it("409: rejects one of two uploads at once whole, or takes them one after the other", async () => {
      const all = booksOf(sales());
      const outcomes = await Promise.allSettled([upload(all), upload(all), upload(all)]);
      const failed = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(failed.filter((code) => code !== "reconciliation_busy")).to.deep.equal([]);
      expect(failed.length).to.be.below(3);
      const [only, ...others] = await client.reconciliations.list({}).toArray();
      expect(others).to.deep.equal([]);
      expect(only).to.include({ documents: sales().length, status: "matched" });
    });

    it("409 or 200: makes one reconciliation of a period that several upload first", async () => {
      const rows = [{ number: "1", date: "2026-03-10", supplier_tin: "P051234567Z", tax: 16, total: 116 }];
      const months = ["01", "02", "03", "04", "05", "06"];
      for (const month of months) {
        const period = { from_date: `2026-${month}-01`, to_date: `2026-${month}-28` };
        const outcomes = await Promise.allSettled(
          [1, 2, 3].map(() => client.reconciliations.create({ ...period, rows })),
        );
        const codes = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
        expect(codes.filter((code) => code !== "reconciliation_busy")).to.deep.equal([]);
      }
      expect(await client.reconciliations.list({}).toArray()).to.have.length(months.length);
    });

    it("201: continues after an upload and a match that a process didn't finish", async () => {
      const made = await upload(booksOf(sales()));
      const { knex } = test.service.db;
      const { upload: books, run } = await knex("reconciliations").where({ id: made.id }).first();
      for (const [table, count] of [
        ["reconciliation_books", { upload: books + 1 }],
        ["reconciliation_rows", { run: run + 1 }],
      ] as const) {
        const stored: object[] = await knex(table).where({ reconciliation_id: made.id });
        await knex(table).insert(stored.map((row) => ({ ...row, ...count })));
      }
      expect((await upload(booksOf(sales()))).counts).to.deep.equal(made.counts);
      for (const [table, count] of [
        ["reconciliation_books", "upload"],
        ["reconciliation_rows", "run"],
      ] as const)
        expect(await knex(table).where({ reconciliation_id: made.id }).distinct(count)).to.have.length(1);
    });

    it("413: a body beyond the limit", async () => {
      const { status, body } = await test.call("POST", "/reconciliations", {
        body: { ...march, file: "A".repeat(14_700_000) },
      });
      expect(status).to.equal(413);
      expect(body.message).to.equal("The body is larger than 14 MiB: it has 14.1 MiB");
    });

    describe("422", () => {
      it("says what to do about an empty file", async () => {
        const { status, body } = await test.call("POST", "/reconciliations", {
          body: { ...march, file: "" },
        });
        expect(status).to.equal(422);
        expect(body.errors).to.deep.equal({ file: ["is empty: choose a file with at least one row"] });
        const blank = await failureOf(upload("\n \n"));
        expect(blank).to.include({ status: 422, code: "books_unreadable" });
        expect(blank.message).to.contain("The file is empty. Choose a file with at least one row");
      });

      it("names the rows that can't be read", async () => {
        const failure = await failureOf(
          upload(booksOf(sales(), (line, index) => (index === 1 ? line.with(3, "soon") : line))),
        );
        expect(failure).to.include({ status: 422, code: "books_unreadable" });
        expect(failure).to.have.property("errors").with.property("line 3");
      });

      it("names the fields of the rows that can't be read, and none of a file", async () => {
        const row = { date: "2026-03-01", supplier_tin: "P059999999Q", tax: 16, total: 116 };
        const failureOfRows = async (rows: object[]) => {
          const { status, body } = await test.call("POST", "/reconciliations", { body: { ...march, rows } });
          expect([status, body.code]).to.deep.equal([422, "books_unreadable"]);
          expect(JSON.stringify(body)).to.not.match(/`columns|map other|line \d/);
          return body;
        };
        const two = "two of taxable, tax, total are needed";
        const mixed = await failureOfRows([
          { ...row, number: "1" },
          { ...row, number: "2", total: undefined },
          { ...row, number: "3", supplier_tin: undefined },
          { ...row, number: "8.12E+12" },
        ]);
        expect(mixed.message).to.equal(
          "3 of 4 rows of the books can't be read. Correct them, and send all rows again.",
        );
        expect(mixed.errors).to.have.all.keys("rows[1]", "rows[2]", "rows[3].number");
        expect(mixed.errors).to.deep.include({
          "rows[1]": [two],
          "rows[2]": ["neither supplier_tin nor supplier_name is given"],
        });
        const all = await failureOfRows([{ number: "1", date: "2026-03-01", total: 116 }]);
        expect(all.errors).to.deep.equal({
          "rows[0]": ["neither supplier_tin nor supplier_name is given"],
        });
      });

      it("requires either file or rows, valid base64, and days in order", async () => {
        for (const body of [
          march,
          { ...march, file: "AAAA", rows: [{ number: "1", date: "2026-03-01" }] },
          { ...march, file: "AAA*" },
          { from_date: "2026-03-31", to_date: "2026-03-01", file: "AAAA" },
        ]) {
          const { status } = await test.call("POST", "/reconciliations", { body });
          expect(status, JSON.stringify(body)).to.equal(422);
        }
      });

      it("rejects a decompression bomb, and continues", async () => {
        const bomb = archiveOf({ a: Buffer.alloc(200 * 1024 * 1024) });
        const failure = await failureOf(client.reconciliations.create({ ...march, file: base64(bomb) }));
        expect(failure).to.include({ status: 422, code: "books_unreadable" });
        expect(String(failure.message)).to.contain("unpacks to more than 64 MiB");
        expect((await upload(booksOf(sales()))).documents).to.equal(sales().length);
      });

      it("rejects a cell far away and very many columns, with the limits, and builds no grid of them", async () => {
        const limits = "at most 50,000 rows, 500 columns and 2,500,000 cells are read";
        const far = await failureOf(client.reconciliations.create({ ...march, file: base64(farCell()) }));
        expect(far).to.include({ status: 422, code: "books_unreadable" });
        expect(far.message).to.contain(`The workbook has a cell at XFD1048576, and ${limits}`);
        const wide = await failureOf(upload(`${"a,".repeat(900_000)}b\n1,2\n`));
        expect(wide.message).to.contain(`Line 1 of the file has 900001 cells, and ${limits}`);
        const list = { authority_file: base64(farCell()), authority_file_name: "portal.xlsx" };
        const listed = await failureOf(upload(booksOf(sales()), list));
        expect(listed.message).to.contain("portal.xlsx: The workbook has a cell at XFD1048576");
      });

      it("rejects more rows than the service reads", async () => {
        const line = `${booksOf(sales().slice(0, 1)).split("\n")[1]}\n`;
        const failure = await failureOf(upload(`${booksOf([])}\n${line.repeat(50_001)}`));
        expect(String(failure.message)).to.contain("The file has 50001 rows, and at most 50,000 rows");
      });
    });

    const unreadable = () => {
      const [, line = ""] = booksOf(sales().slice(0, 1)).split("\n");
      return `${booksOf([])}\n${`${line.replace(/\d{4}-\d{2}-\d{2}/, "soon")}\n`.repeat(49_000)}`;
    };
    /** One row of another account. */
    const another = async () => {
      const other = test.clientFor((await test.openAccount()).keys.accountant);
      const row = { number: "1", date: "2026-03-10", supplier_tin: "P051234567Z", tax: 16, total: 116 };
      return other.reconciliations.create({ ...march, rows: [row], dry_run: true });
    };

    it("reads another account's rows while one account has many files to be read", async () => {
      const ended: string[] = [];
      const books = unreadable();
      const many = [1, 2, 3, 4].map(() => failureOf(upload(books)).then(() => ended.push("many")));
      await Promise.race(many);
      await another();
      ended.push("other");
      await Promise.all(many);
      expect(ended.indexOf("other"), "behind one of them, not behind all").to.be.below(3);
    });

    it("ends the reading when the client goes away", async () => {
      // Little to send, and half a minute to read.
      const columns = '<col min="1" max="16384" width="1"/>'.repeat(100_000);
      const slow = workbookOfXml(`<cols>${columns}</cols><sheetData/>`);
      const count = async (series: string) => {
        const { text } = await test.call("GET", "//metrics");
        return Number(
          text
            .split("\n")
            .find((line) => line.startsWith(series))
            ?.split(" ")[1] ?? 0,
        );
      };
      const left = 'taxd_http_requests_total{operation="createReconciliation",status="499"}';
      const before = await count(left);
      const gone = new AbortController();
      const reading = failureOf(
        client.reconciliations.create({ ...march, file: base64(slow) }, { signal: gone.signal }),
      );
      await another();
      gone.abort();
      await reading.catch(() => undefined);
      await until(async () => (await count(left)) > before);
    });

    it("serves other requests while a large file is read", async () => {
      let isRead = false;
      const reading = failureOf(upload(unreadable())).finally(() => {
        isRead = true;
      });
      let served = 0;
      while (!isRead) {
        await client.branches.list();
        served += 1;
      }
      await reading;
      expect(served).to.be.above(5);
    });
  });
}
