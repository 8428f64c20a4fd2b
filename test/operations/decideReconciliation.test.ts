import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling, unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

for (const family of databaseFamilies()) {
  describe(`decideReconciliation on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    const rowsOf = (id: string) => client.reconciliations.rows(id).toArray();
    const named = ({ authority, books }: Awaited<ReturnType<typeof rowsOf>>[number]) => ({
      authority_id: authority?.id ?? null,
      books_id: books?.id ?? null,
    });

    it("200: accepts, notes, clears, ignores and rejects, and names decisions that can't be applied", async () => {
      const made = await upload(booksOf(sales().slice(1)));
      const rows = await rowsOf(made.id);
      const pair = rows.find(({ status }) => status === "exact");
      const missing = rows.find(({ status }) => status === "missing_in_books");
      if (!pair || !missing) throw new Error("rows are missing");
      const { results, applied } = await client.reconciliations.decide(made.id, {
        decisions: [
          { ...named(pair), action: "accept", seen: pair.seen },
          { ...named(pair), action: "note", note: "seen the paper" },
          { ...named(pair), action: "ignore" },
          { ...named(missing), action: "accept" },
          { ...named(missing), action: "reject", note: "not ours" },
          { ...named(missing), action: "pending", seen: "0" },
          { authority_id: "nothing", action: "pending" },
        ],
      });
      expect(results.map(({ result }) => result)).to.deep.equal([
        "applied",
        "applied",
        "rejected",
        "rejected",
        "applied",
        "rejected",
        "rejected",
      ]);
      expect(applied).to.equal(3);
      const after = await rowsOf(made.id);
      expect(after.find(({ id }) => id === pair.id)?.decision).to.deep.include({
        action: "accept",
        note: "seen the paper",
      });
      expect(after.find(({ id }) => id === missing.id)?.decision).to.deep.include({
        action: "reject",
        note: "not ours",
      });
      await client.reconciliations.decide(made.id, { decisions: [{ ...named(pair), action: "clear" }] });
      expect((await rowsOf(made.id)).find(({ id }) => id === pair.id)?.decision).to.equal(null);
      const { data } = await test
        .clientFor(test.account.keys.owner)
        .audit.list({ action: "reconciliations.decide" });
      expect(data).to.have.length(4);
      expect(data[0]?.old).to.deep.include({ decision: "accept" });
    });

    it("200: takes the decisions of two people about one row one after the other", async () => {
      const made = await upload(booksOf(sales()));
      const [pair] = await rowsOf(made.id);
      if (!pair) throw new Error("rows are missing");
      const names = ["first", "second", "third", "fourth"];
      const results = await Promise.all(
        names.map((note) =>
          client.reconciliations.decide(made.id, { decisions: [{ ...named(pair), action: "accept", note }] }),
        ),
      );
      expect(results.map(({ applied }) => applied)).to.deep.equal([1, 1, 1, 1]);
      expect((await rowsOf(made.id)).find(({ id }) => id === pair.id)?.decision?.note).to.be.oneOf(names);
    });

    it("200: stores many decisions in few transactions", async () => {
      const made = await upload(booksOf(sales()));
      const rows = await rowsOf(made.id);
      const { db } = test.service;
      const { transaction } = db;
      let transactions = 0;
      db.transaction = (work) => {
        transactions += 1;
        return transaction(work);
      };
      const decisions = Array.from({ length: 5 }, () =>
        rows.map((row) => ({ ...named(row), action: "accept" as const })),
      ).flat();
      try {
        const { applied } = await client.reconciliations.decide(made.id, { decisions });
        expect(applied).to.equal(decisions.length);
      } finally {
        db.transaction = transaction;
      }
      expect(transactions).to.be.below(decisions.length / 5);
    });

    it("200: takes a pair apart and links it again, and matches anew", async () => {
      const made = await upload(booksOf(sales()));
      const [pair] = await rowsOf(made.id);
      if (!pair) throw new Error("rows are missing");
      await client.reconciliations.decide(made.id, { decisions: [{ ...named(pair), action: "unlink" }] });
      const apart = await client.reconciliations.get(made.id);
      const countOf = (status: string) => apart.counts.find((one) => one.status === status)?.count;
      expect([countOf("exact"), countOf("missing_in_books")]).to.deep.equal([sales().length - 1, 1]);
      const { results } = await client.reconciliations.decide(made.id, {
        decisions: [
          { ...named(pair), action: "accept" },
          { ...named(pair), action: "link" },
        ],
      });
      expect(results.map(({ result }) => result)).to.deep.equal(["applied", "applied"]);
      const linked = (await rowsOf(made.id)).find(({ id }) => id === pair.id);
      expect(linked).to.include({ status: "exact" });
      expect(linked?.decision).to.deep.include({ action: "accept" });
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales()));
      const decisions = [{ action: "pending" as const, authority_id: "x" }];
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.decide(made.id, { decisions }))).to.include({
        status: 403,
      });
      expect(await failureOf(client.reconciliations.decide(unknownId, { decisions }))).to.include({
        status: 404,
      });
    });

    it("422: an invalid action", async () => {
      const made = await upload(booksOf(sales()));
      const { status } = await test.call("POST", `/reconciliations/${made.id}/decisions`, {
        body: { decisions: [{ action: "shrug" }] },
      });
      expect(status).to.equal(422);
    });
  });
}
