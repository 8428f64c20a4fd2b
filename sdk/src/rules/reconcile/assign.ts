// Who pairs with whom when documents compete: earlier rules first, then the best score, over a whole group.
import { Groups } from "./groups.ts";

/** A possible pair: `left` and `right` are places of documents, `rank` the place of the rule that takes it. */
export type Edge = { left: number; right: number; rank: number; score: number };

export type Assignment = {
  chosen: Edge[];
  /** Those of them that were chosen one after the other, because their group was too large. */
  approximate: Edge[];
};

/**
 * Chooses edges so that no place is used twice, with as many of the first rank as possible, then as many of
 * the second rank as possible, and so on. Among equal choices, the highest sum of scores wins. It depends on the order of
 * edges only if two choices are equally good: pass them in an order of their content.
 *
 * A group of competing places is solved as a whole if (pairs × edges) is at most `maxWork`. A larger one is
 * chosen greedily by rank, score and order; its pairs are listed in `approximate`.
 */
export function assign(edges: readonly Edge[], maxWork = 4_000_000): Assignment {
  const chosen: Edge[] = [];
  const approximate: Edge[] = [];
  for (const component of components(edges)) {
    const [only] = component;
    if (component.length === 1 && only) {
      chosen.push(only);
      continue;
    }
    const optimal = solve(component, maxWork);
    if (optimal) chosen.push(...optimal);
    else {
      const greedy = chooseGreedily(component);
      approximate.push(...greedy);
      chosen.push(...greedy);
    }
  }
  return { chosen, approximate };
}

/**
 * The edges in every best choice, found without solving anything: going up by rank, an edge whose places
 * have no other edge up to that rank is certain, and removes its places' later edges.
 *
 * @param edges every edge up to the highest rank in it; edges of later ranks may be added to a later call
 */
export function certainEdges(edges: readonly Edge[]): Edge[] {
  const byRank = [...edges].sort((a, b) => a.rank - b.rank);
  const left = new Map<number, number>();
  const right = new Map<number, number>();
  const gone = { left: new Set<number>(), right: new Set<number>() };
  const certain: Edge[] = [];
  let open: Edge[] = [];
  for (let at = 0; at < byRank.length; ) {
    const rank = byRank[at]?.rank;
    for (; at < byRank.length && byRank[at]?.rank === rank; at++) {
      const edge = byRank[at];
      if (!edge || gone.left.has(edge.left) || gone.right.has(edge.right)) continue;
      open.push(edge);
      left.set(edge.left, (left.get(edge.left) ?? 0) + 1);
      right.set(edge.right, (right.get(edge.right) ?? 0) + 1);
    }
    open = open.filter((edge) => {
      if (left.get(edge.left) !== 1 || right.get(edge.right) !== 1) return true;
      certain.push(edge);
      gone.left.add(edge.left);
      gone.right.add(edge.right);
      return false;
    });
  }
  return certain;
}

/** Edges that share places, directly or through others, in the order in which they were given. */
function components(edges: readonly Edge[]): Edge[][] {
  // Left places are even keys, right places odd ones.
  const groups = new Groups<number>();
  for (const { left, right } of edges) groups.join(2 * left, 2 * right + 1);
  const found = new Map<number, Edge[]>();
  for (const edge of edges) {
    const root = groups.find(2 * edge.left);
    const component = found.get(root);
    if (component) component.push(edge);
    else found.set(root, [edge]);
  }
  return [...found.values()];
}

function chooseGreedily(component: Edge[]): Edge[] {
  const used = { left: new Set<number>(), right: new Set<number>() };
  return [...component]
    .sort((a, b) => a.rank - b.rank || b.score - a.score)
    .filter(({ left, right }) => {
      if (used.left.has(left) || used.right.has(right)) return false;
      used.left.add(left);
      used.right.add(right);
      return true;
    });
}

/**
 * The best choice by augmenting paths of the greatest gain, or `undefined` if that is too much work. A gain is a pair of
 * exact integers: the ranks, as digits of a number whose base no count of a rank can overflow, and the scores.
 */
function solve(component: Edge[], maxWork: number): Edge[] | undefined {
  const lefts = places(component, "left");
  const rights = places(component, "right");
  if (Math.min(lefts.size, rights.size) * component.length > maxWork) return undefined;
  const gainOf = rankGains(component);
  if (!gainOf) return undefined;
  // Flat arrays of numbers, because a month that is hard to match spends most of its time here. The edges of a left place are
  // contiguous, from its `first` to that of the next.
  const ofPlace: Edge[][] = Array.from(lefts, () => []);
  for (const edge of component) ofPlace[lefts.get(edge.left) ?? 0]?.push(edge);
  const edges = ofPlace.flat();
  const first = new Int32Array(lefts.size + 1);
  for (const [from, { length }] of ofPlace.entries()) first[from + 1] = at(first, from) + length;
  const fromOf = Int32Array.from(edges, ({ left }) => lefts.get(left) ?? 0);
  const toOf = Int32Array.from(edges, ({ right }) => rights.get(right) ?? 0);
  const highOf = Float64Array.from(edges, ({ rank }) => gainOf.get(rank) ?? 0);
  const lowOf = Float64Array.from(edges, ({ score }) => score);
  const ofLeft = new Int32Array(lefts.size).fill(-1);
  const ofRight = new Int32Array(rights.size).fill(-1);
  const high = new Float64Array(rights.size);
  const low = new Float64Array(rights.size);
  const by = new Int32Array(rights.size);
  const startHigh = new Float64Array(lefts.size);
  const startLow = new Float64Array(lefts.size);
  // A ring: it contains no place twice.
  const queue = new Int32Array(lefts.size);
  const queued = new Uint8Array(lefts.size);

  for (;;) {
    // The greatest gain with which each place can be reached from a free left place, along edges in turn out and in.
    high.fill(Number.NEGATIVE_INFINITY);
    let waiting = 0;
    for (let from = 0; from < lefts.size; from++) {
      if (at(ofLeft, from) < 0) queue[waiting++] = from;
    }
    for (let head = 0; waiting > 0; waiting--) {
      const from = at(queue, head);
      head = head + 1 === lefts.size ? 0 : head + 1;
      queued[from] = 0;
      const [fromHigh, fromLow] = [at(startHigh, from), at(startLow, from)];
      const last = at(first, from + 1);
      for (let arc = at(first, from); arc < last; arc++) {
        const to = at(toOf, arc);
        const gainHigh = fromHigh + at(highOf, arc);
        const gainLow = fromLow + at(lowOf, arc);
        const known = at(high, to);
        if (gainHigh < known || (gainHigh === known && gainLow <= at(low, to))) continue;
        high[to] = gainHigh;
        low[to] = gainLow;
        by[to] = arc;
        const back = at(ofRight, to);
        if (back < 0) continue;
        const next = at(fromOf, back);
        startHigh[next] = gainHigh - at(highOf, back);
        startLow[next] = gainLow - at(lowOf, back);
        if (queued[next]) continue;
        queued[next] = 1;
        queue[(head + waiting - 1) % lefts.size] = next;
        waiting++;
      }
    }
    let end = -1;
    for (let to = 0; to < rights.size; to++) {
      if (at(ofRight, to) >= 0) continue;
      const [best, gain] = [end < 0 ? 0 : at(high, end), at(high, to)];
      if (gain > best || (gain === best && at(low, to) > at(low, end))) end = to;
    }
    if (end < 0) break;
    for (let arc = at(by, end); arc >= 0; ) {
      const from = at(fromOf, arc);
      const before = at(ofLeft, from);
      ofLeft[from] = arc;
      ofRight[at(toOf, arc)] = arc;
      arc = before < 0 ? -1 : at(by, at(toOf, before));
    }
  }
  return [...ofLeft].flatMap((arc) => edges[arc] ?? []);
}

/** A value of one of the arrays above, each of which has a value for every place or edge. */
function at(values: Int32Array | Float64Array, index: number): number {
  return values[index] as number;
}

function places(component: Edge[], side: "left" | "right"): Map<number, number> {
  const found = new Map<number, number>();
  for (const edge of component) if (!found.has(edge[side])) found.set(edge[side], found.size);
  return found;
}

/** The weight of an edge of each rank; `undefined` if the numbers would not be exact. */
function rankGains(component: Edge[]): Map<number, number> | undefined {
  const gains = new Map<number, number>();
  let worth = 1;
  for (const rank of [...new Set(component.map((edge) => edge.rank))].sort((a, b) => b - a)) {
    gains.set(rank, worth);
    const ofRank = component.filter((edge) => edge.rank === rank);
    worth *= Math.min(places(ofRank, "left").size, places(ofRank, "right").size) + 1;
    if (worth > Number.MAX_SAFE_INTEGER) return undefined;
  }
  return gains;
}
