// Matching the two sides: candidates, the assignment in stages, and the result with its explanations.
import { assign, certainEdges, type Edge } from "./assign.ts";
import { type Comparison, compareDocuments, listDifferences, signed } from "./compare.ts";
import { candidateFinder } from "./explain.ts";
import { type Cents, eachAmount, fromCents } from "./money.ts";
import { resolveOptions } from "./options.ts";
import { prepareSides } from "./prepare.ts";
import type { Prepared, PreparedSides } from "./prepared.ts";
import { firstRule, firstRuleByAmounts, rules } from "./rules.ts";
import { groupKey, meet, numberKeys, shelve } from "./shelves.ts";
import type {
  Amounts,
  Candidate,
  Document,
  MatchOptions,
  MatchResult,
  Pair,
  ResolvedOptions,
  Status,
  Unmatched,
} from "./types.ts";

/** If shelves are too long to be read at once, the rest is tried again, at most this often. */
const maxRounds = 8;

/**
 * Pairs supplier invoices with the purchases in the books. Each document is used once. Rules are tried in the
 * order of {@link RULES}. If documents compete, the assignment is the best for all of them together, so the outcome
 * doesn't depend on the order of either list.
 *
 * @throws RangeError that names an invalid option, or a document without a date, amount or unique id
 * @example
 * const { pairs, missing_in_books } = match(supplierSales.map((sale) => documentOfSupplierSale(sale)), books);
 */
export function match(
  authority: readonly Document[],
  books: readonly Document[],
  options?: MatchOptions,
): MatchResult {
  const resolved = resolveOptions(options);
  const sides = prepareSides(authority, books, resolved);
  const { edges, approximate } = chooseEdges(sides, resolved);
  const taken = edges.flatMap(({ left, right, rank }) => {
    const [a, b] = [sides.authority[left], sides.books[right]];
    const rule = rules[rank];
    if (!a || !b || !rule) return [];
    return [{ comparison: compareDocuments(a, b, resolved), status: rule.status, rule: rule.id }];
  });
  return { ...assembleResult(sides, taken, resolved), approximate };
}

/** A pair before it is written out. */
export type TakenPair = { comparison: Comparison; status: Status; rule: string };

/** Writes the result: the pairs, and the rest with its nearest candidates. */
export function assembleResult(
  sides: PreparedSides,
  taken: TakenPair[],
  options: ResolvedOptions,
): Omit<MatchResult, "approximate"> {
  const paired = new Set<Prepared>();
  for (const { comparison } of taken) paired.add(comparison.authority).add(comparison.books);
  const candidatesOf = candidateFinder(sides, paired, options);
  const missing = (side: readonly Prepared[]): Unmatched[] =>
    side
      .filter((prepared) => !paired.has(prepared))
      .map((prepared) => unmatchedOf(prepared, candidatesOf(prepared)));
  return {
    options,
    pairs: taken
      .sort((a, b) => a.comparison.authority.order - b.comparison.authority.order)
      .map((pair) => writePair(pair, options)),
    missing_in_books: missing(sides.authority),
    missing_at_authority: missing(sides.books),
  };
}

export function unmatchedOf({ document, kind, cents }: Prepared, candidates: Candidate[]): Unmatched {
  return { document, kind: kind ?? "invoice", amounts: amountsOf(cents), candidates };
}

export function writePair({ comparison, status, rule }: TakenPair, options: ResolvedOptions): Pair {
  const { authority, books, kind, score } = comparison;
  const [a, b] = [signed(authority, kind), signed(books, kind)];
  const difference = eachAmount((field) => b[field] - a[field]);
  return {
    authority: authority.document,
    books: books.document,
    kind,
    status,
    rule,
    score: score / 10,
    amounts: { authority: amountsOf(a), books: amountsOf(b), difference: amountsOf(difference) },
    differences: listDifferences(comparison, options),
  };
}

function amountsOf(cents: Cents): Amounts {
  return eachAmount((field) => fromCents(cents[field]));
}

/**
 * In rounds: pairs that number rules decide beyond doubt leave first, which keeps the comparison by amounts to the few
 * documents that are left; then everything still open is assigned as a whole.
 */
function chooseEdges(sides: PreparedSides, options: ResolvedOptions): { edges: Edge[]; approximate: number } {
  const used = { left: new Uint8Array(sides.authority.length), right: new Uint8Array(sides.books.length) };
  const edges: Edge[] = [];
  const approximate = new Set<number>();
  const isOpen = ({ left, right }: Edge) => !used.left[left] && !used.right[right];
  const take = (chosen: readonly Edge[]) => {
    for (const edge of chosen) {
      edges.push(edge);
      used.left[edge.left] = 1;
      used.right[edge.right] = 1;
    }
    return chosen.length;
  };

  const openSides = () => ({
    authority: sides.authority.filter(({ order }) => !used.left[order]),
    books: sides.books.filter(({ order }) => !used.right[order]),
  });
  for (let round = 0; round < maxRounds; round++) {
    const search = new Search(options);
    search.look(openSides(), numberKeys);
    let taken = take(certainEdges(search.edges.filter(({ rank }) => rank < firstRuleByAmounts)));
    search.look(openSides(), groupKey, options.tolerance);
    const open = search.edges.filter(isOpen);
    taken += take(certainEdges(open));
    const assignment = assign(open.filter(isOpen));
    taken += take(assignment.chosen);
    for (const { left } of assignment.approximate) approximate.add(left);
    for (const order of search.cut) approximate.add(order);
    // Without a cut nothing was overlooked; with one, fewer open documents let the next round see further.
    if (taken === 0 || search.cut.size === 0) break;
  }
  return { edges, approximate: approximate.size };
}

/** Collects the edges between documents of both sides, each pair compared once. */
class Search {
  /** By the place of the left document, then of the right. */
  readonly #found = new Map<number, Map<number, Edge>>();
  readonly #options: ResolvedOptions;
  /** Places of documents that had more possible partners than were compared. */
  readonly cut = new Set<number>();

  constructor(options: ResolvedOptions) {
    this.#options = options;
  }

  /** By left place, then by right. */
  get edges(): Edge[] {
    const all = [...this.#found.values()].flatMap((edges) => [...edges.values()]);
    return all.sort((a, b) => a.left - b.left || a.right - b.right);
  }

  look(
    { authority, books }: PreparedSides,
    keysOf: (prepared: Prepared) => string[],
    tolerance?: ResolvedOptions["tolerance"],
  ): void {
    for (const meeting of meet(shelve(authority, keysOf), shelve(books, keysOf), tolerance)) {
      if (meeting.cut) this.cut.add(meeting.left.order);
      this.#compare(meeting.left, meeting.right);
    }
  }

  #compare(authority: Prepared, all: readonly Prepared[]): void {
    const left = authority.order;
    const found = this.#found.get(left) ?? new Map<number, Edge>();
    this.#found.set(left, found);
    for (const books of all) {
      if (found.has(books.order)) continue;
      const comparison = compareDocuments(authority, books, this.#options);
      const rank = firstRule(comparison, this.#options);
      if (rank >= 0) found.set(books.order, { left, right: books.order, rank, score: comparison.score });
    }
  }
}
