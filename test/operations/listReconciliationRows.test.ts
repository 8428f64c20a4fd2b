import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling, unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

for (const family of databaseFamilies()) {
  describe(`listReconciliationRows on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    it("200: filters by status, decision and supplier, and pages by cursor", async () => {
      const made = await upload(booksOf(sales().slice(1)));
      const all = await client.reconciliations.rows(made.id).toArray();
      expect(all).to.have.length(sales().length);
      const { data: missing } = await client.reconciliations.rows(made.id, {
        status: "missing_in_books,duplicate",
      });
      expect(missing.map(({ authority, books }) => [authority?.number, books])).to.deep.equal([
        [sales()[0]?.spplrInvcNo, null],
      ]);
      expect(missing[0]).to.include({ status: "missing_in_books", can_register: true, registration: null });
      expect(missing[0]?.difference.total).to.equal(-(sales()[0]?.totAmt ?? 0));
      const tin = sales()[1]?.spplrTin ?? "";
      const { data: ofOne } = await client.reconciliations.rows(made.id, {
        supplier_tin: tin,
        decision: "none",
      });
      expect(new Set(ofOne.map(({ authority }) => authority?.supplier_tin))).to.deep.equal(new Set([tin]));
      const first = await client.reconciliations.rows(made.id, { per_page: 5 });
      const seen = first.data.map(({ id }) => id);
      for (let cursor = first.meta.next_cursor; cursor; ) {
        const page = await client.reconciliations.rows(made.id, { per_page: 5, cursor });
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.meta.next_cursor;
      }
      expect(seen).to.deep.equal(all.map(({ id }) => id));
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales()));
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.rows(made.id))).to.include({ status: 403 });
      expect(await failureOf(client.reconciliations.rows(unknownId))).to.include({ status: 404 });
    });

    it("422: an invalid status, and a cursor of an earlier match", async () => {
      const made = await upload(booksOf(sales()));
      expect((await test.call("GET", `/reconciliations/${made.id}/rows?status=good`)).status).to.equal(422);
      const { meta } = await client.reconciliations.rows(made.id, { per_page: 2 });
      await upload(booksOf(sales()));
      const late = client.reconciliations.rows(made.id, { per_page: 2, cursor: meta.next_cursor ?? "" });
      expect(await failureOf(late)).to.include({ code: "invalid_cursor" });
    });
  });
}
