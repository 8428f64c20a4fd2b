// Responsible for the service's checks of a sale that need no records, for documents and rows of a sheet.
import { LOST, LOST_REASON } from "@taxctl/sdk/books";
import { bodyErrors } from "@taxctl/sdk/testing";
import { ruleErrors } from "../dry-run/body-errors.ts";
import { MOST_LISTED } from "../failures/failure.ts";
import { fieldReasons, type Reason } from "../failures/reasons.ts";
import type { Today } from "../service/local-day.ts";

type Fields = Record<string, unknown>;

/** Everything that is wrong with a sale, of its form and by the rules for it. Fields of lines are named like `items[0].quantity`. */
export function saleReasons(document: Fields, today: Today): Reason[] {
  const { items } = document;
  const hasLines = Array.isArray(items) && items.every((line) => typeof line === "object" && line !== null);
  const form = bodyErrors("createSale", document);
  const byRules = ruleErrors("createSale", { ...document, items: hasLines ? items : [] }, today);
  // The message about a field's form is better than those of the rules that read it.
  return fieldReasons({ ...form, ...byRules, ...form });
}

/** Texts that lost a character before they came here. The service would take them. */
export function lostTexts(value: unknown, field = ""): Reason[] {
  if (typeof value === "string") return value.includes(LOST) ? [{ field, problem: LOST_REASON }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    lostTexts(inner, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name),
  );
}

/** The first of many reasons, and how many more there are. */
export function firstReasons(reasons: readonly Reason[]): Reason[] {
  const more = reasons.length - MOST_LISTED;
  return [...reasons.slice(0, MOST_LISTED), ...(more > 0 ? [{ problem: `and ${more} more` }] : [])];
}
