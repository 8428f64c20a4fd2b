// The reconciliation statement: from the books to the authority's figures, and from these to the claimable VAT. Every step is a sum of documents.
import {
  applyDecisions,
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Decision,
  isLeftOut,
} from "./decisions.ts";
import { Sum, subtract } from "./money.ts";
import { outcomeTitles } from "./outcomes.ts";
import type { Amounts, MatchResult, Status } from "./types.ts";
import type { Registrations } from "./undecided.ts";

/** The options of the reconciliation statement. */
export type BridgeOptions = {
  /** Statuses whose pairs can be claimed before anybody accepts them. Default: `exact`. */
  claimWithoutDecision?: readonly Status[] | undefined;
  /** What became of the suppliers' invoices. One that a purchase claims is claimable, also without a row of the books. */
  registrations?: Registrations | undefined;
};

/** One line of the statement. Movements are signed: the lines between two balances add up to their difference. */
export type BridgeLine = Amounts & {
  key: string;
  label: string;
  type: "balance" | "movement";
  /** How many documents or pairs the line sums. */
  documents: number;
};

/** The statement from the books to the authority's figures, and from these to the claimable VAT. */
export type Bridge = {
  lines: BridgeLine[];
  /** The unexplained difference between the balances. Always 0: each document is in one line. */
  checks: { authority: Amounts; claimable: Amounts };
};

/**
 * Makes the reconciliation statement. Claimable is the part on which both sides agree: pairs accepted (or of a status that needs no decision),
 * each with the side whose tax is lower, and invoices that registered purchases claim, less every credit note on either side that nobody ignored.
 */
export function bridge(
  result: MatchResult,
  decisions: readonly Decision[] = [],
  options: BridgeOptions = {},
): Bridge {
  return bridgeOf(applyDecisions(result, decisions), options);
}

/** The reconciliation statement of a result with applied decisions. */
export function bridgeOf(result: DecidedResult, options: BridgeOptions = {}): Bridge {
  const { pairs, missing_in_books, missing_at_authority } = result;
  const lines: BridgeLine[] = [];
  const line = (type: BridgeLine["type"], key: string, label: string, sum: Sum) => {
    lines.push({ key, label, type, documents: sum.documents, ...sum.amounts });
  };
  const move = <T>(
    key: string,
    label: string,
    from: readonly T[],
    amountsOf: (one: T) => Amounts,
    sign: 1 | -1,
  ) => {
    const sum = new Sum();
    for (const one of from) sum.add(amountsOf(one), sign);
    line("movement", key, label, sum);
  };
  const own = ({ amounts }: DecidedUnmatched) => amounts;
  const ignored = (one: DecidedUnmatched) => isLeftOut(one.decision);
  const kept = (one: DecidedUnmatched) => !ignored(one);

  const perBooks = new Sum();
  const perAuthority = new Sum();
  const claimable = new Sum();
  for (const { amounts } of pairs) {
    perBooks.add(amounts.books);
    perAuthority.add(amounts.authority);
  }
  for (const { amounts } of missing_at_authority) perBooks.add(amounts);
  for (const { amounts } of missing_in_books) perAuthority.add(amounts);

  line("balance", "books", "Per books", perBooks);
  move("defer", "Less: not at the authority (defer)", missing_at_authority.filter(kept), own, -1);
  move(
    "ignored_in_books",
    "Less: not at the authority (ignored)",
    missing_at_authority.filter(ignored),
    own,
    -1,
  );
  move("post", "Add: not in the books (post)", missing_in_books.filter(kept), own, 1);
  move(
    "ignored_at_authority",
    "Add: not in the books (ignored or rejected)",
    missing_in_books.filter(ignored),
    own,
    1,
  );
  for (const status of ["exact", "suggested", "mismatch", "residual"] as const) {
    const ofStatus = pairs.filter((pair) => pair.status === status);
    move(
      `differences_${status}`,
      `Amount differences: ${outcomeTitles[status].toLowerCase()}`,
      ofStatus,
      (pair) => pair.amounts.difference,
      -1,
    );
  }
  line("balance", "authority", "Per authority", perAuthority);

  const claims = pairs.map((pair) => ({
    pair,
    amounts: pair.amounts.authority,
    claim: claimOf(pair, options),
  }));
  const unclaimed = claims.filter(({ claim }) => !claim);
  const isPending = ({ pair }: (typeof claims)[number]) =>
    pair.decision?.action === "pending" || pair.decision?.action === "reject";
  const atAuthority = ({ amounts }: { amounts: Amounts }) => amounts;
  const invoicesToPost = missing_in_books.filter((one) => kept(one) && !claimOfOne(one, options));
  const notesInBooks = missing_at_authority.filter((one) => kept(one) && one.kind === "credit_note");
  move("not_posted", "Less: not in the books (claim once posted)", invoicesToPost, own, -1);
  move("not_ours", "Less: not in the books (ignored or rejected)", missing_in_books.filter(ignored), own, -1);
  move("pending", "Less: pairs set pending or rejected", unclaimed.filter(isPending), atAuthority, -1);
  move(
    "undecided",
    "Less: pairs not decided",
    unclaimed.filter((one) => !isPending(one)),
    atAuthority,
    -1,
  );
  const lowered = claims.flatMap(({ claim, amounts }) =>
    claim && claim !== amounts ? [{ amounts, claim }] : [],
  );
  move(
    "above_books",
    "Less: authority above the books",
    lowered,
    (one) => subtract(one.amounts, one.claim),
    -1,
  );
  move("credit_notes", "Less: credit notes only in the books", notesInBooks, own, 1);
  for (const { claim } of claims) if (claim) claimable.add(claim);
  for (const one of [...missing_in_books, ...missing_at_authority]) {
    const claim = claimOfOne(one, options);
    if (claim) claimable.add(claim);
  }
  line("balance", "claimable", "Claimable", claimable);

  return {
    lines,
    checks: {
      authority: restOf(lines, "books", "authority"),
      claimable: restOf(lines, "authority", "claimable"),
    },
  };
}

/** The claimable part of a pair; `undefined`: nothing yet. */
export function claimOf(
  { status, kind, amounts, decision }: DecidedPair,
  { claimWithoutDecision = ["exact"] }: BridgeOptions,
): Amounts | undefined {
  const { authority, books } = amounts;
  const agreed = decision ? decision.action === "accept" : claimWithoutDecision.includes(status);
  if (!agreed && kind === "invoice") return undefined;
  const lower = books.tax - authority.tax || books.total - authority.total;
  return lower < 0 ? books : authority;
}

/**
 * The claimable part of a document without a partner; `undefined`: nothing yet. A credit note lowers the claim even before the other
 * side has it.
 */
export function claimOfOne(
  { document, kind, amounts, decision }: DecidedUnmatched,
  { registrations }: BridgeOptions,
): Amounts | undefined {
  if (isLeftOut(decision)) return undefined;
  const isClaimed = document.side === "authority" && registrations?.get(document.id) === "claimed";
  return kind === "credit_note" || isClaimed ? amounts : undefined;
}

/** The difference between two balances that the movements don't explain. */
function restOf(lines: readonly BridgeLine[], from: string, to: string): Amounts {
  const [first, last] = [
    lines.findIndex(({ key }) => key === from),
    lines.findIndex(({ key }) => key === to),
  ];
  const sum = new Sum();
  for (const [index, line] of lines.entries()) {
    if (index >= first && index < last) sum.add(line);
    if (index === last) sum.add(line, -1);
  }
  return sum.amounts;
}
