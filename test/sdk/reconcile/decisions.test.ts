// Responsible for decisions: what each action does, what it may not do, reading foreign files, and merging two of them.

import {
  applyDecisions,
  type Decision,
  decisionsFor,
  fingerprint,
  match,
  mergeDecisions,
  readDecisions,
} from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";
import { amounts, booked, reported } from "./documents.ts";

const DAY = "2026-04-02T08:00:00Z";

function decide(
  action: Decision["action"],
  authority: string | null,
  books: string | null,
  time = DAY,
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
    const [accepted] = decisionsFor(month(), ["exact"], { author: "amina", time: DAY });
    expect(accepted).to.deep.include({ authority: "a1", books: "b1", action: "accept" });
    const decisions = accepted ? [accepted] : [];
    expect(applyDecisions(month(), decisions).problems).to.deep.equal([]);
    const changed = match([reported({ id: "a1", tax: 161 })], [booked({ id: "b1" })]);
    expect(applyDecisions(changed, decisions).problems[0]?.reason).to.match(/changed/);
  });

  it("made in bulk leaves existing decisions alone", () => {
    const decided = applyDecisions(month(), [decide("pending", "a1", "b1")]);
    expect(decisionsFor(decided, ["exact"], { author: "amina", time: DAY })).to.deep.equal([]);
  });
});

describe("a fingerprint", () => {
  it("depends only on the compared values", () => {
    expect(fingerprint(reported())).to.equal(fingerprint(reported({ extra: { project: "x" } })));
    expect(fingerprint(reported())).not.to.equal(fingerprint(reported({ total: 1160.01 })));
    expect(fingerprint(reported())).not.to.equal(fingerprint(undefined, reported()));
  });
});

describe("reading decisions", () => {
  const entry = { authority: "a1", books: "b1", action: "accept", author: "amina", time: DAY };

  it("takes a list, or an object with one", () => {
    expect(readDecisions([entry])).to.deep.equal([entry]);
    expect(readDecisions({ version: 1, decisions: [{ ...entry, note: "ok" }] })).to.deep.equal([
      { ...entry, note: "ok" },
    ]);
  });

  for (const [value, place] of [
    ["text", "decisions"],
    [[null], "decisions[0]"],
    [[entry, { ...entry, action: "delete" }], "decisions[1]"],
    [[{ ...entry, authority: 7 }], "decisions[0] has an `authority`"],
    [[{ ...entry, books: "" }], "decisions[0] has a `books`"],
    [[{ ...entry, author: "" }], "author"],
    [[{ ...entry, time: "yesterday" }], "time"],
    [[{ ...entry, note: 1 }], "note"],
    [[{ ...entry, seen: 1 }], "seen"],
  ] as const) {
    it(`rejects ${JSON.stringify(value).slice(0, 60)} and names ${place}`, () => {
      expect(() => readDecisions(value)).to.throw(RangeError, place);
    });
  }
});

describe("merging two files", () => {
  const accept = decide("accept", "a1", "b1");
  const ignore = decide("ignore", "a2", null);
  const by = (decision: Decision, author: string): Decision => ({ ...decision, author });

  it("takes changes, additions and removals that only one file has", () => {
    const base = [accept, ignore];
    const ours = [decide("pending", "a1", "b1", "2026-04-03T08:00:00Z"), ignore];
    const theirs = [accept, decide("ignore", null, "b2")];
    const { decisions, conflicts } = mergeDecisions(base, ours, theirs);
    expect(conflicts).to.deep.equal([]);
    expect(decisions).to.have.deep.members([ours[0], theirs[1]]);
  });

  it("lists two results about one pair and keeps the base", () => {
    const pending = by(decide("pending", "a1", "b1", "2026-04-03T09:00:00Z"), "brian");
    expect(mergeDecisions([], [accept], [pending])).to.deep.equal({
      decisions: [],
      conflicts: [{ base: [], ours: [accept], theirs: [pending] }],
    });
    const base = decide("pending", "a1", "b1", "2026-04-01T08:00:00Z");
    const merged = mergeDecisions([base], [accept], []);
    expect(merged).to.deep.equal({
      decisions: [base],
      conflicts: [{ base: [base], ours: [accept], theirs: [] }],
    });
  });

  it("keeps the earlier of two equal results, with both notes", () => {
    const ours = { ...accept, note: "agreed by phone" };
    const theirs = { ...accept, author: "brian", time: "2026-04-01T08:00:00Z", note: "seen the paper" };
    expect(mergeDecisions([], [ours], [theirs])).to.deep.equal({
      decisions: [{ ...theirs, note: "seen the paper; agreed by phone" }],
      conflicts: [],
    });
  });

  it("lists decisions about different pairs that share a document", () => {
    const [ours, theirs] = [decide("link", "a2", "b2"), by(decide("link", "a2", "b9"), "brian")];
    expect(mergeDecisions([], [ours], [theirs]).conflicts).to.deep.equal([
      { base: [], ours: [ours], theirs: [theirs] },
    ]);
    expect(mergeDecisions([], [ours], [ignore]).conflicts.length).to.equal(1);
    expect(mergeDecisions([], [accept], [decide("unlink", "a1", "b1")]).conflicts.length).to.equal(1);
  });

  it("lets a link and the result on it come from two people", () => {
    const link = decide("link", "a2", "b2");
    const accepted = by(decide("accept", "a2", "b2", "2026-04-03T08:00:00Z"), "brian");
    expect(mergeDecisions([], [link], [link, accepted])).to.deep.equal({
      decisions: [link, accepted],
      conflicts: [],
    });
    expect(
      mergeDecisions([], [decide("unlink", "a1", "b1")], [decide("link", "a1", "b2")]).conflicts,
    ).to.deep.equal([]);
  });

  const drawn = fc.uniqueArray(
    fc
      .record({
        authority: fc.constantFrom("a1", "a2", null),
        books: fc.constantFrom("b1", "b2", null),
        action: fc.constantFrom("accept", "pending", "ignore", "link", "unlink"),
        author: fc.constantFrom("amina", "brian"),
        time: fc.constantFrom("2026-04-01T08:00:00Z", "2026-04-02T08:00:00Z", "2026-04-03T08:00:00Z"),
      })
      .map((one) => one as Decision),
    {
      maxLength: 6,
      selector: ({ authority, books, action }) => `${authority} ${books} ${/link/.test(action)}`,
    },
  );
  const inOrder = (list: readonly Decision[]) => list.map((one) => JSON.stringify(one)).sort();

  it("means the same in both directions", () => {
    fc.assert(
      fc.property(drawn, drawn, drawn, (base, ours, theirs) => {
        const one = mergeDecisions(base, ours, theirs);
        const other = mergeDecisions(base, theirs, ours);
        expect(one.decisions).to.deep.equal(other.decisions);
        expect(one.conflicts.length).to.equal(other.conflicts.length);
      }),
    );
  });

  it("with an unchanged or an equal file changes nothing", () => {
    fc.assert(
      fc.property(drawn, drawn, (base, ours) => {
        for (const merged of [mergeDecisions(base, ours, base), mergeDecisions(base, ours, ours)]) {
          expect(merged.conflicts).to.deep.equal([]);
          expect(inOrder(merged.decisions).map(withoutTime)).to.deep.equal(inOrder(ours).map(withoutTime));
        }
      }),
    );
  });
});

/** A new time or author alone is no change: the decision of the base stays. */
function withoutTime(decision: string): string {
  return decision.replace(/"(time|author)":"[^"]*"/g, "");
}
