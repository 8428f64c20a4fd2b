import { readWorkbook } from "@taxctl/sdk/books";
import { timeIn } from "@taxctl/sdk/formats";
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling, unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { sheetsOf } from "../support/workbooks.ts";

for (const family of databaseFamilies()) {
  describe(`getReconciliationReport on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    it("200: in each format, with no formula of others", async () => {
      const made = await upload(
        booksOf(sales(), (line, index) => (index === 0 ? line.with(1, '"=1+1"').with(2, "=2+2") : line)),
      );
      const json = await client.reconciliations.report(made.id);
      expect(json).to.deep.include({ media_type: "application/json", content: null });
      expect(json.report).to.have.keys(
        "business",
        "tin",
        "tin_name",
        "notes",
        "period",
        "made_by",
        "made_at",
        "time_zone",
        "bridge",
        "tables",
      );
      const [table = ""] = json.tables;
      const csv = await client.reconciliations.report(made.id, { format: "csv", table });
      expect(Buffer.from(csv.content ?? "", "base64").toString()).to.contain(",");
      const xlsx = await client.reconciliations.report(made.id, { format: "xlsx" });
      const bytes = Buffer.from(xlsx.content ?? "", "base64");
      for (const { data } of await sheetsOf(bytes))
        expect(JSON.stringify(data.slice(0, 7)), "the head of each sheet")
          .to.match(/"\d{4}-\d\d-\d\d \d\d:\d\d Africa\/Nairobi"/)
          .and.contain('"PIN"');
      const texts: string[] = [];
      for (const name of json.tables) {
        const { content } = await client.reconciliations.report(made.id, { format: "csv", table: name });
        texts.push(Buffer.from(content ?? "", "base64").toString());
      }
      expect(texts.join("\n"))
        .to.contain("'=2+2")
        .and.not.to.match(/(^|[,"])=2\+2/m);
    });

    it("200: the workbook shows the times of decisions in the time zone of its head, CSV in UTC", async () => {
      const made = await upload(
        booksOf(sales(), (line, index) => (index === 0 ? line.with(2, `9${line[2]}7`) : line)),
      );
      const { data: rows } = await client.reconciliations.rows(made.id, { status: "residual" });
      const [row] = rows;
      await client.reconciliations.decide(made.id, {
        decisions: [
          {
            authority_id: row?.authority?.id ?? null,
            books_id: row?.books?.id ?? null,
            seen: row?.seen ?? "",
            action: "accept",
          },
        ],
      });
      const csv = await client.reconciliations.report(made.id, { format: "csv", table: "decisions" });
      const text = Buffer.from(csv.content ?? "", "base64").toString();
      const [time = ""] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(text) ?? [];
      const { content } = await client.reconciliations.report(made.id, { format: "xlsx" });
      const bytes = Buffer.from(content ?? "", "base64");
      for (const sheet of ["Decisions", "Per document"]) {
        const shown = JSON.stringify((await readWorkbook(bytes, sheet)).rows);
        expect(shown, sheet).to.contain(timeIn("Africa/Nairobi", time)).and.not.to.contain(time);
      }
    });

    it("200: with the statuses whose VAT may be claimed without a decision", async () => {
      const made = await upload(
        booksOf(sales(), (line, index) => (index === 0 ? line.with(2, `9${line[2]}7`) : line)),
      );
      const claimable = async (claim?: string) => {
        const { report } = await client.reconciliations.report(made.id, claim ? { claim } : {});
        const { lines } = (report as { bridge: { lines: { label: string; documents: number }[] } }).bridge;
        return lines.find(({ label }) => label === "Claimable")?.documents;
      };
      expect(await claimable()).to.equal(sales().length - 1);
      expect(await claimable("exact,residual")).to.equal(sales().length);
      const failure = await failureOf(client.reconciliations.report(made.id, { claim: "missing_in_books" }));
      expect(failure).to.include({ status: 422 });
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales()));
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.report(made.id))).to.include({ status: 403 });
      expect(await failureOf(client.reconciliations.report(unknownId))).to.include({ status: 404 });
    });

    it("422: an unknown table", async () => {
      const made = await upload(booksOf(sales()));
      const failure = await failureOf(
        client.reconciliations.report(made.id, { format: "csv", table: "nothing" }),
      );
      expect(failure).to.include({ status: 422 });
    });
  });
}
