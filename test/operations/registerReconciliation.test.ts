import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling, unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

for (const family of databaseFamilies()) {
  describe(`registerReconciliation on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    const accept = async (id: string, count: number, action: "accept" | "reject" = "accept") => {
      const rows = (await client.reconciliations.rows(id).toArray()).slice(0, count);
      const decisions = rows.map(({ authority, books }) => ({
        authority_id: authority?.id ?? null,
        books_id: books?.id ?? null,
        action,
      }));
      await client.reconciliations.decide(id, { decisions });
      return rows;
    };
    const mapItems = async () => {
      const codes = new Map<string, Set<string>>();
      for (const { spplrTin, itemList } of sales())
        for (const { itemCd } of itemList)
          codes.set(spplrTin, (codes.get(spplrTin) ?? new Set()).add(itemCd));
      for (const [tin, some] of codes)
        await test.call("PUT", "/items/external-codes", {
          body: {
            source: `supplier:${tin}`,
            codes: [...some].map((external_code) => ({ external_code, item_code: "KE2NTXU0000001" })),
          },
        });
    };

    it("202: stores each accepted purchase once", async () => {
      await mapItems();
      const made = await upload(booksOf(sales()));
      const rows = await accept(made.id, 3);
      const first = await client.reconciliations.register(made.id, {});
      expect(first).to.include({ accepted: 3, duplicates: 0, not_registered: 0, next_after: null });
      expect(first.results.map(({ authority_id }) => authority_id)).to.deep.equal(
        rows.map(({ authority }) => authority?.id),
      );
      const again = await client.reconciliations.register(made.id, {});
      expect(again).to.include({ accepted: 0, duplicates: 0 });
      const shown = (await client.reconciliations.rows(made.id).toArray()).filter(
        ({ registration }) => registration,
      );
      expect(shown.map(({ id }) => id)).to.have.members(rows.map(({ id }) => id));
      expect(shown.every(({ can_register }) => !can_register)).to.equal(true);
      const matched = await upload(booksOf(sales()));
      expect(matched.counts.find(({ status }) => status === "exact")).to.include({
        count: sales().length,
        decided: 3,
      });
    });

    it("202: skips purchases without an item, with the reason, and sends rejections only on request", async () => {
      const made = await upload(booksOf(sales()));
      await accept(made.id, 1);
      const { results } = await client.reconciliations.register(made.id, {});
      expect(results[0]).to.include({ result: "not_registered", transaction_id: null });
      expect(results[0]?.reason).to.contain("no item for");
      await accept(made.id, 1, "reject");
      expect((await client.reconciliations.register(made.id, {})).results).to.deep.equal([]);
      const sent = await client.reconciliations.register(made.id, { reject: true });
      expect(sent.results[0]?.result).to.equal("accepted");
      expect(sent.results[0]?.invoice_no).to.match(/^REJ-/);
    });

    it("202: registers without a claim what the books or the request don't claim", async () => {
      await mapItems();
      const all = await upload(booksOf(sales()));
      const [first] = (await client.reconciliations.rows(all.id).toArray()).map(({ books: own }) => own);
      const books = booksOf(sales(), (line) => [...line, line[2] === first?.number ? "no" : "yes"]);
      const made = await upload(books.replace("Gross Amount", "Gross Amount,VAT Claim"));
      const rows = await accept(made.id, 2);
      expect(rows.map(({ books: own }) => own?.claim)).to.have.members(["none", null]);
      const { results } = await client.reconciliations.register(made.id, {});
      const claims = new Map(results.map(({ authority_id, claim }) => [authority_id, claim]));
      for (const { authority, books: own } of rows)
        expect(claims.get(authority?.id ?? "")).to.equal(own?.claim ?? "month");
      for (const { transaction_id, claim } of results)
        expect((await client.purchases.get(transaction_id ?? "")).claim).to.equal(claim);
      await accept(made.id, 4);
      const others = await client.reconciliations.register(made.id, { claim: "none" });
      expect(others.results.map(({ claim }) => claim)).to.deep.equal(["none", "none"]);
      const { status } = await test.call("POST", `/reconciliations/${made.id}/register`, {
        body: { claim: "perhaps" },
      });
      expect(status).to.equal(422);
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales()));
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.register(made.id, {}))).to.include({ status: 403 });
      expect(await failureOf(client.reconciliations.register(unknownId, {}))).to.include({ status: 404 });
    });

    it("422: an invalid month", async () => {
      const made = await upload(booksOf(sales()));
      const { status } = await test.call("POST", `/reconciliations/${made.id}/register`, {
        body: { claim_month: "2026-13" },
      });
      expect(status).to.equal(422);
    });
  });
}
