// Responsible for decisions about documents that are named on the command line.
import type { Decision } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failure.ts";
import { about, linkOf } from "./ask-decisions.ts";
import { namedDocuments, oneDocument } from "./find-document.ts";
import type { Reconciliation } from "./reconciliation.ts";

export const ACTIONS = ["accept", "pending", "ignore", "link", "unlink"] as const;

/** The decisions that an action on one or two named documents is. */
export function namedDecisions(
  reconciliation: Reconciliation,
  action: Decision["action"],
  names: readonly string[],
  note: string | undefined,
): Decision[] {
  const { decided } = reconciliation;
  const [first, second, ...rest] = names;
  if (first === undefined || rest.length > 0)
    throw usageFailure(`${action} takes one document, or two: the supplier's and that of the books`);
  const desk = { reconciliation, now: () => new Date() };
  if (action === "link") {
    if (second === undefined)
      throw usageFailure("link takes two documents: the supplier's first, then that of the books");
    const authority = oneDocument(decided, first, "authority");
    const books = oneDocument(decided, second, "books");
    return linkOf(desk, { authority, books }, note);
  }
  const pairs = decided.pairs.filter(({ authority, books }) => {
    const named = [authority.id, authority.number, books.id, books.number];
    return named.includes(first) && (second === undefined || named.includes(second));
  });
  const [pair, ...others] = pairs;
  if (others.length > 0)
    throw usageFailure(
      `${first} stands in several pairs`,
      `Name one by its id: ${pairs.map(({ authority }) => authority.id).join(", ")}.`,
    );
  if (pair && action !== "ignore") return [about(desk, action, pair, note)];
  namedDocuments(decided, first);
  if (action === "accept" || action === "unlink")
    throw usageFailure(
      `${first} is in no pair`,
      "Only a pair can be accepted or unlinked; `link` makes one.",
    );
  const document = oneDocument(decided, first);
  return [about(desk, action, { [document.side]: document }, note)];
}
