// Decisions: what each action does, what it may not do, and reading foreign files.

import {
  applyDecisions,
  type Decision,
  decisionsFor,
  fingerprint,
  lapsedOf,
  match,
} from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { amounts, booked, reported } from "./documents.ts";

const decidedAt = "2026-04-02T08:00:00Z";

function decide(
  action: Decision["action"],
  authority: string | null,
  books: string | null,
  time = decidedAt,
): Decision {
  return { authority, books, action, author: "amina", time };
}

/** a1–b1 exact, a2 and b2 without partners, far from everything. */
function month() {
  return match(
    [reported({ id: "a1" }), reported({ id: "a2", number: "900", ...amounts(50_000) })],
    [booked({ id: "b1" }), booked({ id: "b2", number: "77", ...amounts(90_000), date: "2026-03-30" })],
  );
}

describe("a decision", () => {
  it("accepts a pair, and sets one pending", () => {
    for (const action of ["accept", "pending"] as const) {
      const { pairs, problems } = applyDecisions(month(), [decide(action, "a1", "b1")]);
      expect(problems).to.deep.equal([]);
      expect(pairs[0]?.decision?.action).to.equal(action);
    }
  });

  it("ignores a document without a partner, on either side", () => {
    const { missing_in_books, missing_at_authority, problems } = applyDecisions(month(), [
      decide("ignore", "a2", null),
      decide("ignore", null, "b2"),
    ]);
    expect(problems).to.deep.equal([]);
    expect(missing_in_books[0]?.decision?.action).to.equal("ignore");
    expect(missing_at_authority[0]?.decision?.action).to.equal("ignore");
  });

  it("links two documents, with every difference shown, and forgets that one was ignored", () => {
    const { pairs, missing_in_books, problems } = applyDecisions(month(), [
      decide("ignore", "a2", null),
      decide("link", "a2", "b2", "2026-04-03T08:00:00Z"),
      decide("accept", "a2", "b2", "2026-04-04T08:00:00Z"),
    ]);
    expect(problems).to.deep.equal([]);
    expect(missing_in_books).to.deep.equal([]);
    const linked = pairs.find(({ rule }) => rule === "linked");
    expect(linked).to.deep.include({ status: "mismatch" });
    expect(linked?.decision?.action).to.equal("accept");
    expect(linked?.differences.map(({ field }) => field)).to.include.members(["number", "date", "total"]);
  });

  it("unlinks a pair: both are missing, each the other's nearest candidate, free, and the result is gone", () => {
    const { pairs, missing_in_books } = applyDecisions(month(), [
      decide("accept", "a1", "b1"),
      decide("unlink", "a1", "b1", "2026-04-03T08:00:00Z"),
    ]);
    expect(pairs).to.deep.equal([]);
    const [one] = missing_in_books.filter(({ document }) => document.id === "a1");
    expect(one?.decision).to.equal(undefined);
    expect(one?.candidates[0]?.document.id).to.equal("b1");
    expect(one?.candidates[0]?.taken).to.equal(false);
  });

  it("that links documents of an unlinked pair gives the rule's status", () => {
    const result = match(
      [reported({ id: "a1" })],
      [booked({ id: "b1" }), booked({ id: "b2", number: "0812" })],
    );
    const { pairs } = applyDecisions(result, [
      decide("unlink", "a1", "b1"),
      decide("link", "a1", "b2", "2026-04-03T08:00:00Z"),
    ]);
    expect(pairs.map(({ books, status, rule }) => [books.id, status, rule])).to.deep.equal([
      ["b2", "suggested", "linked"],
    ]);
  });

  it("counts in the order of its time, not of the file", () => {
    const { pairs } = applyDecisions(month(), [
      decide("pending", "a1", "b1", "2026-04-05T08:00:00Z"),
      decide("accept", "a1", "b1", "2026-04-03T08:00:00Z"),
    ]);
    expect(pairs[0]?.decision?.action).to.equal("pending");
  });

  for (const [decision, reason] of [
    [decide("accept", "a2", null), /both sides/],
    [decide("accept", "a2", "b2"), /not a pair/],
    [decide("pending", "a2", "b1"), /not a pair/],
    [decide("unlink", "a2", "b2"), /not a pair/],
    [decide("ignore", "a1", "b1"), /without a partner/],
    [decide("ignore", "a1", null), /in a pair with b1/],
    [decide("link", "a2", "b1"), /b1 is in a pair with a1: unlink/],
    [decide("link", "a1", "b2"), /a1 is in a pair with b1: unlink/],
    [decide("ignore", null, "b1"), /in a pair with a1/],
    [decide("reject", null, "b2"), /only a supplier's document/],
    [decide("link", null, "b2"), /both sides/],
    [decide("ignore", "zz", null), /no document zz/],
    [decide("ignore", null, "zz"), /no document zz/],
    [decide("ignore", null, null), /names no document/],
  ] as const) {
    it(`is rejected with the reason: ${decision.action} ${decision.authority} ${decision.books}`, () => {
      const before = month();
      const after = applyDecisions(before, [decision]);
      expect(after.problems.map(({ reason: why }) => why).join()).to.match(reason);
      expect(after.pairs).to.deep.equal(before.pairs);
      expect(after.missing_in_books).to.deep.equal(before.missing_in_books);
    });
  }

  it("no longer holds once a figure changed since it was made", () => {
    const [accepted] = decisionsFor(month(), ["exact"], { author: "amina", time: decidedAt });
    expect(accepted).to.deep.include({ authority: "a1", books: "b1", action: "accept" });
    const decisions = accepted ? [accepted] : [];
    expect(applyDecisions(month(), decisions).problems).to.deep.equal([]);
    const changed = match([reported({ id: "a1", tax: 161 })], [booked({ id: "b1" })]);
    expect(applyDecisions(changed, decisions).problems[0]?.reason).to.match(/changed/);
  });

  it("that unlinks a pair frees both documents, and forgets what was decided about them", () => {
    const later = (day: number) => `2026-04-0${day}T08:00:00Z`;
    const unlinked = [decide("accept", "a1", "b1"), decide("unlink", "a1", "b1", later(3))];
    const ignored = applyDecisions(month(), [
      ...unlinked,
      decide("ignore", "a1", null, later(4)),
      decide("ignore", null, "b1", later(4)),
    ]);
    expect(ignored.problems).to.deep.equal([]);
    const again = applyDecisions(month(), [...unlinked, decide("link", "a1", "b1", later(4))]);
    expect(again.problems).to.deep.equal([]);
    expect(again.pairs.map(({ status, rule, decision }) => [status, rule, decision])).to.deep.equal([
      ["exact", "linked", undefined],
    ]);
    const parted = applyDecisions(month(), [
      decide("ignore", "a2", null),
      decide("ignore", null, "b2"),
      decide("link", "a2", "b2", later(3)),
      decide("unlink", "a2", "b2", later(4)),
    ]);
    const left = [...parted.missing_in_books, ...parted.missing_at_authority];
    expect(left.map(({ document, decision }) => [document.id, decision])).to.deep.equal([
      ["a2", undefined],
      ["b2", undefined],
    ]);
    expect(parted.pairs.map(({ rule }) => rule)).to.deep.equal(["exact"]);
  });

  it("rejects a supplier's document, alone or in a pair, and links a pair that is one already", () => {
    const decided = applyDecisions(month(), [
      decide("reject", "a1", "b1"),
      decide("reject", "a2", null),
      decide("link", "a1", "b1"),
    ]);
    expect(decided.problems).to.deep.equal([]);
    const [pair] = decided.pairs;
    expect([pair?.rule, pair?.decision?.action]).to.deep.equal(["exact", "reject"]);
    expect(decided.missing_in_books[0]?.decision?.action).to.equal("reject");
  });

  it("lapses if a document has changed, not if it left the books", () => {
    const seen = "0000000000000000";
    const decisions = [
      decide("accept", "a1", "gone"),
      { ...decide("accept", "a1", "b1"), seen },
      { ...decide("ignore", "a2", null), seen },
      { ...decide("ignore", null, "b2"), seen },
    ];
    const decided = applyDecisions(month(), decisions);
    expect(decided.problems).to.have.lengthOf(4);
    expect(lapsedOf(decided).map(({ decision }) => decision)).to.have.deep.members(decisions.slice(1));
  });

  it("that lapsed are settled by a later one about their documents, not by an earlier one", () => {
    const lapsed = { ...decide("accept", "a1", "b1"), seen: "0000000000000000" };
    const [earlier, later] = [-1, 1].map((step) => new Date(Date.parse(decidedAt) + step).toISOString());
    const lapsedAfter = (time = "") =>
      lapsedOf(applyDecisions(month(), [lapsed, { ...decide("accept", "a1", "b1"), time }]));
    expect(lapsedAfter(later)).to.deep.equal([]);
    expect(lapsedAfter(earlier).map(({ decision }) => decision)).to.deep.equal([lapsed]);
    const other = applyDecisions(month(), [lapsed, { ...decide("ignore", "a2", null), time: later ?? "" }]);
    expect(lapsedOf(other)).to.have.lengthOf(1);
  });

  it("made in bulk leaves existing decisions alone", () => {
    const decided = applyDecisions(month(), [decide("pending", "a1", "b1")]);
    expect(decisionsFor(decided, ["exact"], { author: "amina", time: decidedAt })).to.deep.equal([]);
  });
});

describe("a fingerprint", () => {
  it("depends only on the compared values", () => {
    expect(fingerprint(reported())).to.equal(fingerprint(reported({ extra: { project: "x" } })));
    expect(fingerprint(reported())).not.to.equal(fingerprint(reported({ total: 1160.01 })));
    expect(fingerprint(reported())).not.to.equal(fingerprint(undefined, reported()));
  });

  it("stays the same in later versions, since stored decisions have it", () => {
    const by_letter = { B: { taxable: 400, tax: 0 }, A: { taxable: 600, tax: 160 } };
    const turned = { A: by_letter.A, B: by_letter.B };
    expect(fingerprint(reported({ by_letter }), booked())).to.equal("c6f023e5b051dd73");
    expect(fingerprint(reported({ by_letter: turned }), booked())).to.equal("c6f023e5b051dd73");
    expect(fingerprint(undefined, booked())).to.equal("fa5aa88eeb4ad651");
  });
});
