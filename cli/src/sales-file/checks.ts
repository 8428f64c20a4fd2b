// The service's checks of a sale, for documents and rows of a sheet.
import { lostConnection, lostReason } from "@taxctl/sdk/books";
import { asCommands } from "@taxctl/sdk/commands";
import { firstReasons, type RowContext } from "@taxctl/sdk/sales-file";
import {
  buyerTinProblem,
  checkSaleContent,
  type Exchange,
  foreignCurrency,
  Problems,
  type SaleFacts,
  type SignedLine,
  type SubmittedSale,
  sumLines,
  unusualLines,
} from "@taxctl/sdk/validation";
import { errorsOfSale } from "../dry-run/body-errors.ts";
import { fieldReasons, type Reason } from "../failures/reasons.ts";
import { asFlags } from "../failures/sheet.ts";
import type { Today } from "../service/local-day.ts";
import type { Amounts } from "./control-total.ts";

/** The code of the service's own warning of such prices. */
export const priceUnusual = "price_unusual";

/** How to continue with a sale that is held for its customer's TIN. */
const tinChoices = "Correct it, or remove it to sign the sale without a TIN";

/** How to continue with a sale that is held for its prices. */
const priceChoices = "Correct it, or submit it as it is with --accept-unusual-prices";

/** Everything that is wrong with a sale, of its form and by the rules. Fields of lines are named like `items[0].quantity`. */
export function saleReasons(document: object, facts: SaleFacts): Reason[] {
  return fieldReasons(errorsOfSale(document, facts));
}

/** A problem of a sheet, with flags and commands in place of options and operations. */
export const asOptions = (problem: string): string =>
  asFlags(asCommands(problem)).replace("under `payment_types`", "under payment_types in the mapping file");

/** The service's checks of a row, and its problems in the words of a terminal. */
export function rowChecks(today: Today): Pick<RowContext, "errorsOf" | "word"> {
  return { errorsOf: (sale) => errorsOfSale(sale, { today }), word: asOptions };
}

export type Checked = {
  reasons: Reason[];
  held: Reason[];
  amounts: Amounts | undefined;
  /** The lines as they would be signed; undefined if the facts aren't enough to calculate all of them. */
  lines?: readonly SignedLine[] | undefined;
  /** The foreign currency of a sale. */
  exchange?: Exchange | undefined;
};

/**
 * The problems by the rules of a sale whose form is right, and its amounts if the facts are enough to calculate them. `held` are
 * the prices that the service would sign, and that a person should look at before.
 */
export function checkedSale(sale: SubmittedSale, facts: SaleFacts): Checked {
  const problems = new Problems(sale.items);
  const { items: signed, exchange } = checkSaleContent(sale, facts, problems);
  const problem = problems.any ? undefined : buyerTinProblem(sale, facts.profile);
  const isWhole = !problems.any && signed.length === sale.items.length;
  const isCredit = sale.receipt_type === "R";
  // The local amounts of a credit note in a foreign currency follow from its sale.
  const isLocal = !isCredit || foreignCurrency(sale, facts.profile) === undefined;
  return {
    lines: isWhole ? signed : undefined,
    // A credit note repeats the prices of its original.
    held: isWhole && !isCredit ? priceReasons(signed, facts) : [],
    reasons:
      problem === undefined
        ? fieldReasons(problems.errors)
        : [{ code: "tin_form", field: "customer_tin", problem: `${problem}. ${tinChoices}` }],
    amounts: isWhole && isLocal ? sumLines(signed) : undefined,
    ...(exchange && !isCredit && { exchange }),
  };
}

function priceReasons(lines: readonly SignedLine[], { items }: SaleFacts): Reason[] {
  const reasons = unusualLines(lines, (code) => items?.get(code)?.default_price).map(
    ({ index, unit_price, usual, looksSwapped }, at) => ({
      ...(at === 0 && { code: priceUnusual }),
      field: `items[${index}].unit_price`,
      problem: `${unit_price.toFixed(2)} is far from the item's own price, ${usual.toFixed(2)}${looksSwapped ? ": quantity and price may be swapped" : ""}. ${priceChoices}`,
    }),
  );
  return firstReasons(reasons);
}

/** Texts that lost a character before they came here. The service would take them. */
export function lostTexts(value: unknown, field = ""): Reason[] {
  if (typeof value === "string")
    return value.includes(lostConnection) ? [{ field, problem: lostReason }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    lostTexts(inner, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name),
  );
}
