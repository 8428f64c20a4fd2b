// People's decisions about a result: applying them, with a reason for every rejection.
import { compareDocuments } from "./compare.ts";
import { assembleResult, type TakenPair } from "./match.ts";
import { prepareSides } from "./prepare.ts";
import type { Prepared } from "./prepared.ts";
import { firstRule, rules } from "./rules.ts";
import type { Document, MatchResult, Pair, Side, Status, Unmatched } from "./types.ts";

/** One decision of one person: plain JSON. */
export type Decision = {
  /** Id of the supplier sale; null if the decision is about a purchase alone. */
  authority: string | null;
  /** Id of the purchase in the books; null if the decision is about a supplier sale alone. */
  books: string | null;
  /**
   * `accept` a pair; `ignore` a document without a partner; `reject` a supplier's document at the authority, alone or in a
   * pair; `pending`: looked at, not decided; `link` two documents without partners; `unlink` a pair.
   */
  action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink";
  author: string;
  /** ISO 8601. Later decisions are applied later. */
  time: string;
  note?: string | undefined;
  /** {@link fingerprint} of the decided documents. With it, the decision no longer applies once a figure changes. */
  seen?: string | undefined;
};

/** A pair with its decision. */
export type DecidedPair = Pair & { decision?: Decision };
/** A document without a partner, with its decision. */
export type DecidedUnmatched = Unmatched & { decision?: Decision };

/** A result after decisions. `problems` are those that could not be applied; everything else of the list was. */
export type DecidedResult = Omit<MatchResult, "pairs" | "missing_in_books" | "missing_at_authority"> & {
  pairs: DecidedPair[];
  missing_in_books: DecidedUnmatched[];
  missing_at_authority: DecidedUnmatched[];
  decisions: Decision[];
  problems: { decision: Decision; reason: string }[];
};

/** Accepts every undecided pair of these statuses. */
export function decisionsFor(
  result: Pick<DecidedResult, "pairs">,
  statuses: readonly Status[],
  stamp: { author: string; time: string; note?: string | undefined },
): Decision[] {
  return result.pairs
    .filter(({ status, decision }) => statuses.includes(status) && !decision)
    .map(({ authority, books }) => ({
      authority: authority.id,
      books: books.id,
      action: "accept",
      ...stamp,
      seen: fingerprint(authority, books),
    }));
}

/** Applies decisions in the order of their times. Nothing is changed in the result given. */
export function applyDecisions(result: MatchResult, decisions: readonly Decision[]): DecidedResult {
  const sorted = [...decisions].sort(byTime);
  const desk = new Desk(result);
  const problems: DecidedResult["problems"] = [];
  for (const decision of sorted) {
    const reason = desk.apply(decision);
    if (reason) problems.push({ decision, reason });
  }
  return { ...desk.result(), decisions: sorted, problems };
}

/**
 * The decisions that can't be applied although their documents are there, so that somebody must decide again. A document that has left
 * the books needs no decision, and one that comes back unchanged has its own again.
 */
export function lapsedOf({
  problems,
  decisions,
  pairs,
  missing_at_authority,
}: DecidedResult): DecidedResult["problems"] {
  const unpaired = missing_at_authority.map(({ document }) => document.id);
  const inBooks = new Set([...pairs.map(({ books }) => books.id), ...unpaired]);
  const lapsed = new Set(problems.map(({ decision }) => decision));
  const applied = decisions.filter((decision) => !lapsed.has(decision));
  return problems.filter(
    ({ decision }) =>
      (decision.books === null || inBooks.has(decision.books)) && !isDecidedAgain(decision, applied),
  );
}

/** Whether somebody has decided later about one of the documents of a decision that lapsed. */
export function isDecidedAgain(lapsed: Decision, decisions: readonly Decision[]): boolean {
  const shares = (side: Side, other: Decision) => lapsed[side] !== null && lapsed[side] === other[side];
  return decisions.some(
    (other) =>
      Date.parse(other.time) > Date.parse(lapsed.time) &&
      (shares("authority", other) || shares("books", other)),
  );
}

/** Earlier first; at the same time, always in the same order. */
function byTime(a: Decision, b: Decision): number {
  const order = Date.parse(a.time) - Date.parse(b.time);
  if (order !== 0) return order;
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : Number(left > right);
}

/** A short text that changes with any figure, number, date or name of the documents. */
export function fingerprint(authority?: Document | undefined, books?: Document | undefined): string {
  const content = JSON.stringify([authority, books].map((document) => document && contentOf(document)));
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < content.length; index++) {
    const code = content.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) + index;
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Whether nothing is posted or claimed for a document: it is ignored, or rejected at the authority. */
export function isLeftOut(decision: Decision | undefined): boolean {
  return decision?.action === "ignore" || decision?.action === "reject";
}

/** The pairs and documents while decisions are applied, by id. */
class Desk {
  readonly #result: MatchResult;
  readonly #documents: { [S in Side]: Map<string, Document> } = { authority: new Map(), books: new Map() };
  readonly #partner: { [S in Side]: Map<string, string> } = { authority: new Map(), books: new Map() };
  readonly #decided = new Map<string, Decision>();
  readonly #linked = new Set<string>();
  #moved = false;

  constructor(result: MatchResult) {
    this.#result = result;
    for (const { authority, books } of result.pairs) {
      this.#add(authority);
      this.#add(books);
      this.#pair(authority.id, books.id);
    }
    for (const { document } of [...result.missing_in_books, ...result.missing_at_authority])
      this.#add(document);
  }

  /** Returns the reason if it can't be applied. */
  apply(decision: Decision): string | undefined {
    const { authority, books, action, seen } = decision;
    if (authority === null && books === null) return "it names no document";
    const left = authority === null ? undefined : this.#documents.authority.get(authority);
    const right = books === null ? undefined : this.#documents.books.get(books);
    if (authority !== null && !left) return `the authority's side has no document ${authority}`;
    if (books !== null && !right) return `the books have no document ${books}`;
    if (seen !== undefined && seen !== fingerprint(left, right))
      return "a document has changed since it was decided";
    if (authority === null || books === null) return this.#applyToOne(decision);
    const isPair = this.#partner.authority.get(authority) === books;
    if (action === "ignore") return "only a document without a partner can be ignored";
    if (action === "link") return isPair ? undefined : this.#link(authority, books);
    if (!isPair) return "the two documents are not a pair";
    if (action === "unlink") this.#unlink(authority, books);
    else this.#decided.set(keyOf(authority, books), decision);
    return undefined;
  }

  result(): Omit<DecidedResult, "decisions" | "problems"> {
    const { pairs, missing_in_books, missing_at_authority, ...rest } = this.#moved
      ? this.#assemble()
      : this.#result;
    const decide = <T extends object>(one: T, key: string): T & { decision?: Decision } => {
      const decision = this.#decided.get(key);
      return decision ? { ...one, decision } : one;
    };
    return {
      ...rest,
      pairs: pairs.map((pair) => decide(pair, keyOf(pair.authority.id, pair.books.id))),
      missing_in_books: missing_in_books.map((one) => decide(one, keyOf(one.document.id, null))),
      missing_at_authority: missing_at_authority.map((one) => decide(one, keyOf(null, one.document.id))),
    };
  }

  #applyToOne(decision: Decision): string | undefined {
    const { authority, books, action } = decision;
    const partner =
      authority === null ? this.#partner.books.get(books ?? "") : this.#partner.authority.get(authority);
    if (action === "reject" && authority === null) return "only a supplier's document can be rejected";
    if (action !== "ignore" && action !== "pending" && action !== "reject")
      return `to ${action}, documents of both sides are needed`;
    if (partner !== undefined) return `the document is in a pair with ${partner}`;
    this.#decided.set(keyOf(authority, books), decision);
    return undefined;
  }

  #link(authority: string, books: string): string | undefined {
    const [left, right] = [this.#partner.authority.get(authority), this.#partner.books.get(books)];
    if (left !== undefined) return `${authority} is in a pair with ${left}: unlink that first`;
    if (right !== undefined) return `${books} is in a pair with ${right}: unlink that first`;
    this.#pair(authority, books);
    this.#linked.add(keyOf(authority, books));
    this.#decided.delete(keyOf(authority, null));
    this.#decided.delete(keyOf(null, books));
    this.#moved = true;
    return undefined;
  }

  #unlink(authority: string, books: string): void {
    this.#partner.authority.delete(authority);
    this.#partner.books.delete(books);
    this.#decided.delete(keyOf(authority, books));
    this.#moved = true;
  }

  #add(document: Document): void {
    this.#documents[document.side].set(document.id, document);
  }

  #pair(authority: string, books: string): void {
    this.#partner.authority.set(authority, books);
    this.#partner.books.set(books, authority);
  }

  /** The result with the current pairs, and new candidates for the rest. */
  #assemble(): MatchResult {
    const { options, approximate } = this.#result;
    const sides = prepareSides(
      [...this.#documents.authority.values()],
      [...this.#documents.books.values()],
      options,
    );
    const before = new Map(this.#result.pairs.map((pair) => [keyOf(pair.authority.id, pair.books.id), pair]));
    const books = new Map(sides.books.map((prepared) => [prepared.document.id, prepared]));
    const taken = sides.authority.flatMap((left): TakenPair[] => {
      const right = books.get(this.#partner.authority.get(left.document.id) ?? "");
      return right ? [this.#takenPair(left, right, before)] : [];
    });
    return { ...assembleResult(sides, taken, options), approximate };
  }

  #takenPair(left: Prepared, right: Prepared, before: Map<string, Pair>): TakenPair {
    const comparison = compareDocuments(left, right, this.#result.options);
    const key = keyOf(left.document.id, right.document.id);
    const pair = before.get(key);
    if (pair && !this.#linked.has(key)) return { comparison, status: pair.status, rule: pair.rule };
    const rule = rules[firstRule(comparison, this.#result.options)];
    return { comparison, status: rule?.status ?? "mismatch", rule: "linked" };
  }
}

function keyOf(authority: string | null, books: string | null): string {
  return JSON.stringify([authority, books]);
}

function contentOf(document: Document): unknown[] {
  const { supplier_tin, supplier_branch, supplier_name, own_branch, number, date, kind } = document;
  const letters = Object.entries(document.by_letter ?? {})
    .map(([letter, { taxable, tax }]) => [letter, taxable, tax])
    .sort();
  const { taxable, tax, total } = document;
  return [
    supplier_tin,
    supplier_branch,
    supplier_name,
    own_branch,
    number,
    date,
    kind,
    taxable,
    tax,
    total,
    letters,
  ];
}
