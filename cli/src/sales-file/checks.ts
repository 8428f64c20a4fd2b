// Responsible for the service's checks of a sale, for documents and rows of a sheet.
import { LOST, LOST_REASON } from "@taxctl/sdk/books";
import {
  checkSaleContent,
  Problems,
  type SaleFacts,
  type SubmittedSale,
  sumLines,
} from "@taxctl/sdk/validation";
import { errorsOfSale } from "../dry-run/body-errors.ts";
import { MOST_LISTED } from "../failures/failure.ts";
import { fieldReasons, type Reason } from "../failures/reasons.ts";
import type { Amounts } from "./control-total.ts";

/** Everything that is wrong with a sale, of its form and by the rules. Fields of lines are named like `items[0].quantity`. */
export function saleReasons(document: object, facts: SaleFacts): Reason[] {
  return fieldReasons(errorsOfSale(document, facts));
}

/** The problems by the rules of a sale whose form is right, and its amounts if the facts are enough to calculate them. */
export function checkedSale(
  sale: SubmittedSale,
  facts: SaleFacts,
): { reasons: Reason[]; amounts: Amounts | undefined } {
  const problems = new Problems(sale.items);
  const signed = checkSaleContent(sale, facts, problems);
  return {
    reasons: fieldReasons(problems.errors),
    amounts: problems.any || signed.length < sale.items.length ? undefined : sumLines(signed),
  };
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
