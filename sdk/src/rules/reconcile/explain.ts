// Explanations: the nearest candidates of an unmatched document, and the failed conditions of each rule.
import { type Comparison, compareEither } from "./compare.ts";
import { repeatedBy } from "./duplicates.ts";
import { finderOf, prepareSides } from "./prepare.ts";
import type { Prepared, PreparedSides } from "./prepared.ts";
import { firstRule, rules, unmetConditions } from "./rules.ts";
import { groupKey, nearest, numberKeys, shelve } from "./shelves.ts";
import type { Candidate, Document, Failure, MatchResult, ResolvedOptions, Side, Status } from "./types.ts";

const candidates = 3;
/** How many of each shelf are scored. */
const lookedAt = 6;

/** Finds the nearest documents of the other side for any document: by number, by amount, in its supplier and outside. */
export function candidateFinder(
  sides: PreparedSides,
  paired: ReadonlySet<Prepared>,
  options: ResolvedOptions,
): (prepared: Prepared) => Candidate[] {
  const keys = [
    groupKey,
    numberKeys,
    ({ number }: Prepared) => (number.text === "" ? [] : [number.compact]),
    ({ cents }: Prepared) => [String(Math.abs(cents.total))],
  ];
  // Built on first use: a completely matched side never needs it.
  const shelvesOf = (documents: readonly Prepared[]) => {
    let shelves: ReturnType<typeof shelve>[] | undefined;
    return () => (shelves ??= keys.map((keysOf) => shelve(documents, keysOf)));
  };
  const others = { authority: shelvesOf(sides.books), books: shelvesOf(sides.authority) };
  return (prepared) => {
    const { side } = prepared.document;
    const found = new Set<Prepared>();
    for (const [index, shelves] of others[side]().entries()) {
      for (const key of keys[index]?.(prepared) ?? []) {
        for (const other of nearest(shelves.get(key), prepared, lookedAt)) found.add(other);
      }
    }
    return [...found]
      .map((other) => ({ other, comparison: compareEither(prepared, other, options) }))
      .sort((a, b) => b.comparison.score - a.comparison.score || a.other.order - b.other.order)
      .slice(0, candidates)
      .map(({ other, comparison }) => ({
        document: other.document,
        score: comparison.score / 10,
        taken: paired.has(other),
        ...unmetRules(comparison, options),
      }));
  };
}

/**
 * The first failed condition, and the rule that lacked least, of equal ones the least demanding; both null if a rule
 * takes the pair.
 */
export function unmetRules(
  comparison: Comparison,
  options: ResolvedOptions,
): Pick<Candidate, "failed" | "closest"> {
  if (firstRule(comparison, options) >= 0) return { failed: null, closest: null };
  const supplier = comparison.supplier === "same" ? "same" : "taxpayer";
  const [first] = rules;
  const rejected = rules
    .filter((rule) => rule.supplier === supplier)
    .flatMap((rule) => unmetConditions(rule, comparison, options) ?? []);
  const closest = rejected.reduceRight((best, one) => (one.lacking < best.lacking ? one : best));
  return {
    failed: (first && unmetConditions(first, comparison, options)?.failure) ?? null,
    closest: closest.failure,
  };
}

/** One document of the other side, seen through every rule. */
export type ExplainedPair = {
  document: Document;
  score: number;
  /** Both numbers as they were compared: without fiscal-year tokens, separators, leading zeros, words for "number". */
  numbers: { authority: string; books: string; relation: string };
  /** Days between the two dates. */
  days: number;
  /** Every rule in its order; `failure` is null for one that takes the pair. */
  rules: { rule: string; status: Status; failure: Failure | null }[];
};

/** Why a document is where it is. */
export type Explanation = {
  document: Document;
  /** Status and rule of its pair, or null if it has none. */
  pair: { status: Status; rule: string } | null;
  /** The purchase that has its partner, if the document is in the books twice. */
  duplicate_of: Document | null;
  /** Its partner, or the nearest candidates. */
  compared: ExplainedPair[];
};

type Explained = Pick<MatchResult, "options" | "pairs" | "missing_in_books" | "missing_at_authority">;

/** Explains one document of a result; `undefined` if the result has no such document on this side. */
export function explain(result: Explained, side: Side, id: string): Explanation | undefined {
  const pair = result.pairs.find((one) => one[side].id === id);
  const missing = side === "authority" ? result.missing_in_books : result.missing_at_authority;
  const unmatched = missing.find(({ document }) => document.id === id);
  const document = pair?.[side] ?? unmatched?.document;
  if (!document) return undefined;
  const others = pair
    ? [side === "authority" ? pair.books : pair.authority]
    : (unmatched?.candidates ?? []).map((candidate) => candidate.document);
  const find = prepareAgain(result);
  const original = side === "books" && unmatched ? repeatedBy(unmatched)?.document.id : undefined;
  return {
    document,
    pair: pair ? { status: pair.status, rule: pair.rule } : null,
    duplicate_of: result.pairs.find(({ authority }) => authority.id === original)?.books ?? null,
    compared: others.map((other) => {
      const comparison = compareEither(find(side, id), find(other.side, other.id), result.options);
      return { document: other, ...ruleResults(comparison, result.options) };
    }),
  };
}

/** Reads all documents as matching did: who is behind a TIN depends on all of them. */
function prepareAgain(result: Explained): ReturnType<typeof finderOf> {
  const { pairs, missing_in_books, missing_at_authority, options } = result;
  const authority = [...pairs.map((pair) => pair.authority), ...missing_in_books.map((one) => one.document)];
  const books = [...pairs.map((pair) => pair.books), ...missing_at_authority.map((one) => one.document)];
  return finderOf(prepareSides(authority, books, options), "the result has");
}

function ruleResults(comparison: Comparison, options: ResolvedOptions): Omit<ExplainedPair, "document"> {
  return {
    score: comparison.score / 10,
    numbers: {
      authority: comparison.authority.number.compact,
      books: comparison.books.number.compact,
      relation: comparison.number,
    },
    days: comparison.days,
    rules: rules.map((rule) => ({
      rule: rule.id,
      status: rule.status,
      failure: unmetConditions(rule, comparison, options)?.failure ?? null,
    })),
  };
}

/** A rejection as a clause: `total differs by 40 (authority 1160, books 1200), at most 1 is allowed`. */
export function failureText({ field, authority, books, difference, limit }: Failure): string {
  const both = `authority ${valueText(authority)}, books ${valueText(books)}`;
  if (field === "date" || field === "fiscal_year") {
    const days = Math.abs(Number(difference));
    const apart = `${days} ${days === 1 ? "day" : "days"} apart (${both}), at most ${limit} ${limit === 1 ? "is" : "are"} allowed`;
    return field === "date" ? `dates are ${apart}` : `fiscal years differ and dates are ${apart}`;
  }
  if (difference === null) return `${field} differs (${both})`;
  const allowed = limit === 0 ? "it must be equal" : `at most ${valueText(limit)} is allowed`;
  return `${field} differs by ${valueText(difference)} (${both}), ${allowed}`;
}

/** Amounts with their cents. */
function valueText(value: Failure["authority"]): string {
  if (value === null || value === "") return "none";
  return typeof value === "number" ? value.toFixed(2) : value;
}
