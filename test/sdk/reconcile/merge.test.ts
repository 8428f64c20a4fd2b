// Responsible for merging the decision files of two people: what one changed is taken, and contradictions are listed.

import { type Decision, mergeDecisions } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";

const DAY = "2026-04-02T08:00:00Z";

function decide(
  action: Decision["action"],
  authority: string | null,
  books: string | null,
  time = DAY,
): Decision {
  return { authority, books, action, author: "amina", time };
}

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
    for (const [ours, theirs] of [
      [link, by(decide("pending", "a2", "b2"), "brian")],
      [decide("unlink", "a1", "b1"), decide("link", "a1", "b2")],
      [decide("unlink", "a1", "b1"), decide("unlink", "a1", "b2")],
    ] as const)
      expect(mergeDecisions([], [ours], [theirs]).conflicts).to.deep.equal([]);
  });

  it("keeps decisions about different documents of one side", () => {
    for (const [ours, theirs] of [
      [decide("ignore", null, "b1"), decide("ignore", null, "b2")],
      [decide("ignore", "a1", null), decide("pending", "a2", null)],
    ] as const) {
      const { decisions, conflicts } = mergeDecisions([], [ours], [theirs]);
      expect(decisions).to.have.deep.members([ours, theirs]);
      expect(conflicts).to.deep.equal([]);
    }
  });

  it("takes a new note, and a decision made again about a changed document", () => {
    for (const change of [{ note: "by phone" }, { seen: "s2" }]) {
      const changed = { ...accept, ...change };
      for (const [ours, theirs] of [
        [changed, accept],
        [accept, changed],
      ] as const)
        expect(mergeDecisions([accept], [ours], [theirs]).decisions).to.deep.equal([changed]);
    }
  });

  it("removes what both have withdrawn, and keeps one note if both have the same or one has none", () => {
    expect(mergeDecisions([accept, ignore], [ignore], [ignore])).to.deep.equal({
      decisions: [ignore],
      conflicts: [],
    });
    const merged = (note: string | undefined, other: string | undefined) => {
      const noted = (one: string | undefined) => (one === undefined ? accept : { ...accept, note: one });
      return mergeDecisions([], [noted(note)], [by(noted(other), "brian")]).decisions;
    };
    expect(merged(undefined, undefined)).to.deep.equal([accept]);
    for (const [note, other] of [
      ["seen", "seen"],
      ["seen", ""],
      [undefined, "seen"],
    ])
      expect(merged(note, other)).to.deep.equal([{ ...accept, note: "seen" }]);
  });

  it("takes the latest of several decisions about one pair, whatever their order in the file", () => {
    const pending = decide("pending", "a1", "b1", "2026-04-03T08:00:00Z");
    const again = decide("accept", "a1", "b1", "2026-04-04T08:00:00Z");
    for (const file of [
      [accept, pending, again],
      [again, pending, accept],
    ])
      expect(mergeDecisions([], file, []).decisions).to.deep.equal([again]);
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
