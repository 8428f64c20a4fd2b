// The assignment: never worse than trying everything, the same for every order, bounded for huge groups.

import { expect } from "chai";
import fc from "fast-check";
import { assign, certainEdges, type Edge } from "../../../../sdk/src/rules/reconcile/assign.ts";

const rankCount = 4;

const graph = fc
  .uniqueArray(
    fc.record({
      left: fc.nat({ max: 5 }),
      right: fc.nat({ max: 5 }),
      rank: fc.nat({ max: rankCount - 1 }),
      score: fc.nat({ max: 1000 }),
    }),
    { maxLength: 14, selector: ({ left, right }) => left * 10 + right },
  )
  .map((edges) => edges.sort((a, b) => a.left - b.left || a.right - b.right));

/** How many pairs of each rank, then the sum of scores: the order in which choices are compared. */
function worth(edges: readonly Edge[]): number[] {
  const counts = Array.from(
    { length: rankCount },
    (_, rank) => edges.filter((edge) => edge.rank === rank).length,
  );
  return [...counts, edges.reduce((sum, { score }) => sum + score, 0)];
}

function isBetter(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** The best choice, by trying every one. */
function tryEverything(edges: readonly Edge[]): number[] {
  const [first, ...rest] = edges;
  if (!first) return worth([]);
  const without = tryEverything(rest);
  const others = rest.filter(({ left, right }) => left !== first.left && right !== first.right);
  const sum = worth([first]).map((value, index) => value + (tryEverything(others)[index] ?? 0));
  return isBetter(sum, without) ? sum : without;
}

/** The best sum of scores where every place may pair with every other: row after row, by the columns that are left. */
function bestSum(
  scores: readonly (readonly number[])[],
  row = 0,
  left = scores.map((_, column) => column),
): number {
  const sums = left.map(
    (column) =>
      (scores[row]?.[column] ?? 0) +
      bestSum(
        scores,
        row + 1,
        left.filter((other) => other !== column),
      ),
  );
  return Math.max(0, ...sums);
}

function isUsedOnce(edges: readonly Edge[]): boolean {
  const lefts = new Set(edges.map(({ left }) => left));
  const rights = new Set(edges.map(({ right }) => right));
  return lefts.size === edges.length && rights.size === edges.length;
}

describe("an assignment", () => {
  it("is optimal: earlier ranks first, then scores", () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const { chosen, approximate } = assign(edges);
        expect(isUsedOnce(chosen)).to.equal(true);
        expect(worth(chosen)).to.deep.equal(tryEverything(edges));
        expect(approximate).to.deep.equal([]);
      }),
      { numRuns: 500 },
    );
  });

  it("is the best where everything competes with everything", () => {
    const row = fc.array(fc.nat({ max: 1000 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 7, maxLength: 7 }), (scores) => {
        const edges = scores.flatMap((ofLeft, left) =>
          ofLeft.map((score, right) => ({ left, right, rank: 0, score })),
        );
        const { chosen } = assign(edges);
        expect(isUsedOnce(chosen)).to.equal(true);
        expect(chosen.reduce((sum, { score }) => sum + score, 0)).to.equal(bestSum(scores));
      }),
      { numRuns: 50 },
    );
  });

  it("stays the best when certain edges are taken out first", () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const certain = certainEdges(edges);
        const rest = edges.filter(({ left, right }) =>
          certain.every((taken) => taken.left !== left && taken.right !== right),
        );
        const chosen = [...certain, ...assign(rest).chosen];
        expect(isUsedOnce(chosen)).to.equal(true);
        expect(worth(chosen)).to.deep.equal(tryEverything(edges));
      }),
      { numRuns: 500 },
    );
  });

  it("has the edges that compete with none of their rank or an earlier one, earlier ranks first", () => {
    const edge = (left: number, right: number, rank: number) => ({ left, right, rank, score: 1 });
    const certain = [edge(0, 0, 0), edge(1, 1, 1)];
    const others = [edge(0, 1, 1), edge(2, 2, 0), edge(2, 3, 0), edge(3, 2, 1)];
    expect(certainEdges([...certain, ...others].toReversed())).to.deep.equal(certain);
  });

  it("takes an edge of an earlier rank before two of a later one", () => {
    const edges = [
      { left: 0, right: 0, rank: 1, score: 1000 },
      { left: 0, right: 1, rank: 0, score: 1 },
      { left: 1, right: 1, rank: 1, score: 1000 },
    ];
    expect(assign(edges).chosen).to.deep.equal([edges[1]]);
  });

  it("of a group that is too large goes by rank, score and order, and says so", () => {
    const edges = [
      { left: 0, right: 1, rank: 0, score: 800 },
      { left: 0, right: 0, rank: 0, score: 900 },
      { left: 1, right: 0, rank: 0, score: 800 },
    ];
    expect(assign(edges, 6).chosen).to.have.deep.members([edges[0], edges[2]]);
    const greedy = assign(edges, 5);
    expect(greedy.chosen).to.deep.equal([edges[1]]);
    expect(greedy.approximate).to.deep.equal([edges[1]]);
    const later = { left: 1, right: 0, rank: 1, score: 950 };
    expect(assign([later, ...edges.slice(0, 2)], 5).chosen).to.deep.equal([edges[1]]);
  });

  it("goes by rank and score, too, where a sum of ranks would be too large to be exact", () => {
    const ranks = Array.from({ length: 16 }, (_, rank) => rank);
    const edges = ranks.flatMap((rank) =>
      Array.from({ length: 12 }, (_, at) => ({
        left: 12 * rank + at,
        right: 12 * rank + at,
        rank,
        score: 1,
      })),
    );
    const joined = edges.map(({ left }) => ({ left, right: left + 1, rank: 16, score: 1 }));
    const { chosen, approximate } = assign([...joined, ...edges]);
    expect(worth(chosen).slice(0, rankCount)).to.deep.equal(Array(rankCount).fill(12));
    expect(approximate).to.deep.equal(chosen);
  });
});
