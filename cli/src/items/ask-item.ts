// Asking a person which own item a foreign line is, the ranked suggestions with their reasons shown.
import {
  type ForeignLine,
  type OwnItem,
  reasonsText,
  type Suggestion,
  worthOffering,
} from "@taxctl/sdk/reconcile";
import type { Ask } from "../input/ask.ts";
import { clean } from "../output/terminal.ts";

/** The choice of a person: an own item, a new item, new items from here on, skip, or stop asking. */
type ItemAnswer = { code: string } | "register" | "register all" | "skip" | "stop";

/** Asks once. */
export async function askItem(
  ask: Pick<Ask, "choose" | "find">,
  line: ForeignLine,
  suggestions: readonly Suggestion[],
  items: readonly OwnItem[],
  mayRegister: boolean | "all",
): Promise<ItemAnswer> {
  const about = [
    line.item_code,
    line.class_code && `class ${line.class_code}`,
    line.supplier_name ?? line.supplier_tin,
    line.quantity_unit && `in ${line.quantity_unit}`,
  ];
  const message = clean(`Which item is "${line.item_name}"? (${about.filter(Boolean).join(", ")})`);
  const unitOf = new Map(items.map(({ item_code, qty_unit_code }) => [item_code, qty_unit_code]));
  for (;;) {
    const answer = await ask.choose({
      message,
      choices: [
        ...suggestions
          .filter(({ score }) => score >= worthOffering)
          .map((one) => ({
            value: `item ${one.item_code}`,
            name: suggestionText(one, unitOf.get(one.item_code)),
            short: clean(`${one.item_name} ${one.item_code}`),
          })),
        ...(items.length > 0 ? [{ value: "other", name: "another item: find it" }] : []),
        ...(mayRegister ? [{ value: "register", name: "register it as a new item" }] : []),
        ...(mayRegister === "all"
          ? [
              {
                value: "register all",
                name: "register this and all remaining ones as new items",
                short: "register all remaining as new items",
              },
            ]
          : []),
        { value: "skip", name: "skip: leave it waiting" },
        { value: "stop", name: "stop asking" },
      ],
    });
    if (answer === "register" || answer === "register all" || answer === "skip" || answer === "stop")
      return answer;
    const found = answer === "other" ? await findItem(ask, items) : answer;
    if (found !== undefined) return { code: found.slice("item ".length) };
  }
}

/** Any of the own items, by words of its name or by its code. */
function findItem(ask: Pick<Ask, "find">, items: readonly OwnItem[]): Promise<string | undefined> {
  return ask.find({
    message: "Its name or code:",
    choices: items.map(({ item_code, item_name, qty_unit_code }) => ({
      value: `item ${item_code}`,
      name: clean(`${item_name} ${item_code}${inUnit(qty_unit_code)}`),
    })),
    none: "none of these",
  });
}

/** Like `Cola 500 ml KE2NTXU0000001 in U, score 78: name has COLA 500 ML; same class 5020230602`. */
export function suggestionText(suggestion: Suggestion, unit?: string | null): string {
  const { item_code, item_name, score } = suggestion;
  return clean(`${item_name} ${item_code}${inUnit(unit)}, score ${score}: ${reasonsText(suggestion)}`);
}

const inUnit = (unit: string | null | undefined) => (unit ? ` in ${unit}` : "");
