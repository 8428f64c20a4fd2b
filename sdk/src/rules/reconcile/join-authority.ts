// Joins the authority's own list, as its portal exports it, with the supplier invoices that the control unit gave.
import { damageOf } from "../damaged-text.ts";
import { match } from "./match.ts";
import type { Document, MatchOptions } from "./types.ts";

/**
 * The unit's documents, and those that only the authority's list has. A document in both keeps the unit's id, so that it can be registered,
 * and takes the control unit's number from the list. A number that a spreadsheet shortened in the list is that of the unit, if all else agrees. Ids must be unique over both lists.
 *
 * @example
 * const { result } = matchPeriod(joinAuthority(reported, listed, options), books, { period, hasBranches: false, options });
 */
export function joinAuthority(
  unit: readonly Document[],
  listed: readonly Document[],
  options: MatchOptions,
): Document[] {
  if (listed.length === 0) return [...unit];
  const { pairs, missing_in_books } = match(
    listed,
    unit.map((document) => ({ ...document, side: "books" })),
    options,
  );
  const isShortened = ({ rule, authority }: (typeof pairs)[number]) =>
    rule === "keying-slip" && damageOf(authority.number) !== undefined;
  const same = pairs.filter(
    (pair) => pair.status === "exact" || pair.status === "suggested" || isShortened(pair),
  );
  const listedOf = new Map(same.map((pair) => [pair.books.id, pair.authority]));
  const apart = pairs.filter((pair) => !same.includes(pair)).map(({ authority }) => authority);
  return [
    ...unit.map((document) => {
      const unit_number = document.unit_number ?? listedOf.get(document.id)?.unit_number;
      return { ...document, ...(unit_number === undefined ? {} : { unit_number }) };
    }),
    ...apart,
    ...missing_in_books.map(({ document }) => document),
  ];
}
