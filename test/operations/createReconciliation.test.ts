// createReconciliation: books as a file or as rows are matched with what suppliers reported; hostile files end alone.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { deflateRawSync } from "node:zlib";
import { expect } from "chai";
import writeWorkbook from "write-excel-file/node";
import { databaseFamilies } from "../support/database.ts";
import { base64, booksOf, march, type Reported, reconciling } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

/** A zip archive of one file. */
function archiveOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(1000, 22);
  head.writeUInt16LE(1, 26);
  const end = Buffer.alloc(46);
  end.writeUInt32LE(0x02014b50, 0);
  return Buffer.concat([head, Buffer.from("a"), packed, end]);
}

for (const family of databaseFamilies()) {
  describe(`createReconciliation on ${family}`, function () {
    this.timeout(60_000);
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
        expect(made.open).to.equal(2);
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
        ].map((row) => row.map((value) => ({ value: String(value), type: String })));
        const columns = { supplier_tin: "A", number: "B", date: "C", taxable: "D", total: "E" };
        const workbook = await writeWorkbook(cells).toBuffer();
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
        const bomb = archiveOf(Buffer.alloc(200 * 1024 * 1024));
        const failure = await failureOf(client.reconciliations.create({ ...march, file: base64(bomb) }));
        expect(failure).to.include({ status: 422, code: "books_unreadable" });
        expect(String(failure.message)).to.contain("unpacks to more than 128 MiB");
        expect((await upload(booksOf(sales()))).documents).to.equal(sales().length);
      });

      it("rejects more rows than the service reads", async () => {
        const line = `${booksOf(sales().slice(0, 1)).split("\n")[1]}\n`;
        const failure = await failureOf(upload(`${booksOf([])}\n${line.repeat(50_001)}`));
        expect(String(failure.message)).to.contain("at most 50000 are read");
      });
    });

    it("serves other requests while a large file is read", async () => {
      const line = `${booksOf(sales().slice(0, 1)).split("\n")[1]}\n`;
      const reading = failureOf(
        upload(`${booksOf([])}\n${line.replace(/\d{4}-\d{2}-\d{2}/, "soon").repeat(49_000)}`),
      );
      const delay = monitorEventLoopDelay();
      delay.enable();
      await reading;
      delay.disable();
      expect(delay.max / 1e6).to.be.below(1_500);
    });
  });
}
