// Decisions about documents that are named on the command line.
import type { DecidedPair, DecidedResult, Decision, Document } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { about, linkOf } from "./ask-decisions.ts";
import { namedDocuments, oneDocument } from "./find-document.ts";
import type { Reconciliation } from "./reconciliation.ts";

export const actions = ["accept", "pending", "ignore", "reject", "link", "unlink"] as const;

/** Actions that take any number of documents. Two documents of the others are a pair. */
const several: readonly Decision["action"][] = ["pending", "ignore", "reject"];

/** The decisions that an action on the named documents is: on each of them, or on the two of a pair. */
export function namedDecisions(
  reconciliation: Reconciliation,
  action: Decision["action"],
  names: readonly string[],
  note: string | undefined,
): Decision[] {
  const [first, second, ...rest] = names;
  const isSeveral = several.includes(action);
  if (first === undefined || (rest.length > 0 && !isSeveral))
    throw usageFailure(`${action} takes one document, or two: the supplier's and that of the books`);
  const isPair = rest.length === 0 && pairsOf(reconciliation.decided, first, second).length > 0;
  if (second === undefined || isPair || !isSeveral)
    return decisionsAbout(reconciliation, action, [first, second], note);
  const all = names.flatMap((name) => decisionsAbout(reconciliation, action, [name, undefined], note));
  // Two names can mean one pair.
  return [...new Map(all.map((one) => [`${one.authority}\n${one.books}`, one])).values()];
}

function pairsOf({ pairs }: DecidedResult, first: string, second: string | undefined): DecidedPair[] {
  return pairs.filter(({ authority, books }) => {
    const named = [authority.id, authority.number, books.id, books.number];
    return named.includes(first) && (second === undefined || named.includes(second));
  });
}

/** The decisions about one document, or about two that belong together. */
function decisionsAbout(
  reconciliation: Reconciliation,
  action: Decision["action"],
  [first, second]: readonly [string, string | undefined],
  note: string | undefined,
): Decision[] {
  const { decided } = reconciliation;
  const desk = { reconciliation, now: () => new Date() };
  if (action === "link") {
    if (second === undefined)
      throw usageFailure("link takes two documents: the supplier's first, then that of the books");
    const authority = oneDocument(decided, first, "authority");
    const books = oneDocument(decided, second, "books");
    const paired = decided.pairs.find(
      (pair) => pair.authority.id === authority.id && pair.books.id === books.id,
    );
    // The match made the pair already: the person says that it is right.
    if (paired) return [about(desk, "accept", paired, note)];
    requireFree(decided, authority, books);
    return linkOf(desk, { authority, books }, note);
  }
  const pairs = pairsOf(decided, first, second);
  const [pair, ...others] = pairs;
  if (others.length > 0)
    throw usageFailure(
      `${first} stands in several pairs`,
      `Name one by its id: ${pairs.map(({ authority }) => authority.id).join(", ")}.`,
    );
  if (pair && action === "reject") requireUnregistered(reconciliation, action, pair.authority);
  if (pair && action !== "ignore") return [about(desk, action, pair, note)];
  namedDocuments(decided, first);
  if (action === "accept" || action === "unlink")
    throw usageFailure(
      `${first} is in no pair`,
      "Only a pair can be accepted or unlinked; `link` makes one.",
    );
  const document = oneDocument(decided, first, action === "reject" ? "authority" : undefined);
  if (action !== "pending") requireUnregistered(reconciliation, action, document);
  return [about(desk, action, { [document.side]: document }, note)];
}

/** A registered invoice is claimed: a decision against it would change nothing. */
function requireUnregistered(
  { matched }: Reconciliation,
  action: Decision["action"],
  { id, number }: Document,
): void {
  if (matched.registrations.get(id) !== "registered") return;
  throw usageFailure(
    `${number} is registered already, so you can't ${action} it`,
    "Enter it in your books. If it isn't yours, ask the supplier for a credit note.",
  );
}

/** A link of a document that has another partner would never hold. */
function requireFree({ pairs }: DecidedResult, authority: Document, books: Document): void {
  const taken = pairs.find((pair) => (pair.authority.id === authority.id) !== (pair.books.id === books.id));
  if (!taken) return;
  const both = `${taken.authority.number} ${taken.books.number}`;
  throw usageFailure(
    `${both.replace(" ", " and ")} are a pair already`,
    `If these are two purchases, \`taxctl purchases decide unlink ${both}\` with the same books takes them apart; then link again.`,
  );
}
