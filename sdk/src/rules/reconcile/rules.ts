// The rules: the published table, the rule of a pair, and the failed conditions of a rule.
import { amountsOfBoth, type Comparison } from "./compare.ts";
import { fromCents } from "./money.ts";
import type { NumberRelation } from "./number.ts";
import type { Failure, ResolvedOptions, Status } from "./types.ts";

/**
 * One row of the table. Every rule requires the same kind of document and the same fiscal year; the other conditions are here. The
 * first rule that fits a pair gives it its status, and earlier rules come first when documents compete.
 */
export type Rule = {
  id: string;
  status: Status;
  /** `same`: TIN and supplier branch; `taxpayer`: one taxpayer with several TINs, branches or spellings; `name`: only by the same name, without a TIN; `near`: a near name too. */
  supplier: "same" | "taxpayer" | "name" | "near";
  /** `alike` takes equal numbers as well. */
  number: "equal" | "alike" | "slip" | "any";
  ownBranch: "same" | "any";
  /** `within`: each within the tolerance. */
  amounts: "equal" | "within" | "any";
  /** `near`: at most `maxDays` apart. */
  date: "near" | "any";
};

/** The table of `docs/matching.md`, in order. */
export const rules: readonly Rule[] = [
  row("exact", "exact", "same", "equal", "same", "equal", "any"),
  row("number-alike", "suggested", "same", "alike", "same", "equal", "any"),
  row("rounding", "suggested", "same", "equal", "same", "within", "any"),
  row("number-alike-rounding", "suggested", "same", "alike", "same", "within", "any"),
  row("same-number", "mismatch", "same", "equal", "any", "any", "any"),
  row("same-name", "residual", "name", "alike", "same", "within", "any"),
  row("other-branch", "mismatch", "taxpayer", "equal", "any", "within", "any"),
  row("other-branch-alike", "mismatch", "taxpayer", "alike", "any", "within", "any"),
  row("similar-number", "mismatch", "same", "alike", "any", "any", "any"),
  row("other-branch-amounts", "mismatch", "taxpayer", "equal", "any", "any", "near"),
  row("near-name", "residual", "near", "alike", "same", "within", "any"),
  row("keying-slip", "residual", "same", "slip", "same", "within", "near"),
  row("amounts-only", "residual", "same", "any", "same", "within", "near"),
  row("other-branch-slip", "residual", "taxpayer", "slip", "same", "within", "near"),
  row("other-branch-amounts-only", "residual", "taxpayer", "any", "same", "within", "near"),
];

/** The rules before this one require the same number; from here on, documents are found by their amounts. */
export const firstRuleByAmounts = rules.findIndex(({ number }) => number === "slip" || number === "any");

/** The place in {@link RULES} of the first rule that takes the pair; −1 if none does. */
export function firstRule(comparison: Comparison, options: ResolvedOptions): number {
  const { supplier, sameKind, sameYear, number } = comparison;
  // The conditions of every rule come first, because most compared pairs fail them.
  if (supplier === "other" || !sameKind || !sameYear) return -1;
  for (const { rule, rank } of rulesFor[number])
    if (conditions.every(({ holds }) => holds(rule, comparison, options))) return rank;
  return -1;
}

function takesNumbers(asked: Rule["number"], found: NumberRelation): boolean {
  return asked === "any" || found === asked || (asked === "alike" && found === "equal");
}

/** The rules that numbers so related leave, in their order. */
const rulesFor = Object.fromEntries(
  (["equal", "alike", "slip", "different"] as const).map((relation) => [
    relation,
    rules.map((rule, rank) => ({ rule, rank })).filter(({ rule }) => takesNumbers(rule.number, relation)),
  ]),
) as Record<NumberRelation, { rule: Rule; rank: number }[]>;

/** How many conditions a rule rejects, and the first of them; `undefined` if it takes the pair. */
export function unmetConditions(
  rule: Rule,
  comparison: Comparison,
  options: ResolvedOptions,
): { failure: Failure; lacking: number } | undefined {
  const rejected = conditions.filter(({ holds }) => !holds(rule, comparison, options));
  const [first] = rejected;
  if (!first) return undefined;
  const failure = { rule: rule.id, ...nothing, ...first.found(rule, comparison, options) };
  return { failure, lacking: rejected.length };
}

type Condition = {
  holds: (rule: Rule, comparison: Comparison, options: ResolvedOptions) => boolean;
  found: (
    rule: Rule,
    comparison: Comparison,
    options: ResolvedOptions,
  ) => Pick<Failure, "field"> & Partial<Failure>;
};

const nothing = { authority: null, books: null, difference: null, limit: null };

/** Relations of suppliers that each kind of rule takes. */
const suppliers: { [S in Rule["supplier"]]: readonly Comparison["supplier"][] } = {
  same: ["same"],
  taxpayer: ["same", "taxpayer", "name"],
  name: ["name"],
  near: ["same", "taxpayer", "name", "near"],
};

/** In the order in which a rejection is reported. */
const conditions: readonly Condition[] = [
  {
    holds: ({ supplier }, found) => suppliers[supplier].includes(found.supplier),
    found: (_, { authority, books }) =>
      textOf(authority.tin !== "" && authority.tin === books.tin ? "supplier_branch" : "supplier_tin", {
        authority,
        books,
      }),
  },
  {
    holds: (_, { sameKind }) => sameKind,
    found: (_, { authority, books }) => textOf("kind", { authority, books }),
  },
  {
    holds: (_, { sameYear }) => sameYear,
    found: (_, comparison, options) => ({ ...dates(comparison, options), field: "fiscal_year" }),
  },
  {
    holds: ({ number }, found) => takesNumbers(number, found.number),
    found: (_, { authority, books }) => textOf("number", { authority, books }),
  },
  {
    holds: ({ ownBranch }, { sameOwnBranch }) => ownBranch === "any" || sameOwnBranch,
    found: (_, { authority, books }) => textOf("own_branch", { authority, books }),
  },
  {
    holds: ({ amounts }, found) =>
      amounts === "any" || found.amounts === "equal" || (amounts === "within" && found.amounts === "within"),
    found: ({ amounts }, comparison, options) => firstAmount(amounts === "within", comparison, options),
  },
  {
    holds: ({ date }, { days }, { maxDays }) => date === "any" || days <= maxDays,
    found: (_, comparison, options) => dates(comparison, options),
  },
];

function textOf(
  field: "supplier_tin" | "supplier_branch" | "kind" | "number" | "own_branch",
  { authority, books }: Pick<Comparison, "authority" | "books">,
) {
  return { field, authority: authority.document[field] ?? null, books: books.document[field] ?? null };
}

function dates({ authority, books }: Comparison, { maxDays }: ResolvedOptions) {
  return {
    field: "date",
    authority: authority.document.date,
    books: books.document.date,
    difference: books.day - authority.day,
    limit: maxDays,
  };
}

/** The first amount beyond the tolerance, or without `tolerant` the first that differs at all. */
function firstAmount(tolerant: boolean, comparison: Comparison, options: ResolvedOptions) {
  const wrong = amountsOfBoth(comparison, options).find(
    ({ authority, books, limit }) => Math.abs(authority - books) > (tolerant ? limit : 0),
  );
  if (!wrong) return { field: "total" };
  return {
    field: wrong.field,
    authority: fromCents(wrong.authority),
    books: fromCents(wrong.books),
    difference: fromCents(wrong.books - wrong.authority),
    limit: tolerant ? fromCents(wrong.limit) : 0,
  };
}

function row(
  id: string,
  status: Status,
  supplier: Rule["supplier"],
  number: Rule["number"],
  ownBranch: Rule["ownBranch"],
  amounts: Rule["amounts"],
  date: Rule["date"],
): Rule {
  return { id, status, supplier, number, ownBranch, amounts, date };
}
