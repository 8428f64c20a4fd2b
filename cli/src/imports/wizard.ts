// Mapping records one by one in the terminal. The answers lead to the same work as a row of a file.
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { customsLine, type ItemMemory, recordKey, suggestItems } from "@taxctl/sdk/reconcile";
import type { Ask } from "../input/ask.ts";
import { askItem } from "../items/ask-item.ts";
import type { OwnItems } from "../items/registered-items.ts";
import { clean } from "../output/terminal.ts";
import type { Work } from "./work.ts";

/** Asks about one record. `undefined`: it stays waiting; `stop`: so do all after it. */
export async function askWork(
  ask: Ask,
  record: ImportItem,
  own: OwnItems,
  memory: ItemMemory,
  client: Taxctl,
): Promise<Work | "stop" | undefined> {
  const items = await own.all();
  const line = customsLine(record);
  const { suggestions } = suggestItems(line, items, memory);
  const answer = await askItem(ask, line, suggestions, items, true);
  if (answer === "stop") return "stop";
  if (answer === "skip") return undefined;
  if (typeof answer === "object") return { action: "map", item_code: answer.code };
  const name = await ask.text({ message: "Name of the item", initial: clean(record.item_name) });
  const item_class_code = await askClass(ask, client);
  const taxTypes = await client.codes.taxTypes();
  return {
    action: "create",
    item_code: "",
    item_name: name.trim(),
    item_class_code,
    tax_type: await ask.choose({
      message: "Tax type",
      choices: taxTypes.map(({ code, name: called, rate }) => ({
        value: code,
        name: `${code}  ${clean(called)}, ${rate} %`,
      })),
    }),
  };
}

async function askClass(ask: Ask, client: Taxctl): Promise<string> {
  for (let message = "Item class of the authority (words of its name, or the code)"; ; ) {
    const wanted = (await ask.text({ message })).trim();
    if (/^\d{6,10}$/.test(wanted)) return wanted;
    const { data } = await client.codes.list({ code_class: "item_class", q: wanted, per_page: 100 });
    const found = data.map(({ code, name }) => ({ value: code, name: `${code}  ${clean(name)}` }));
    const other = { value: otherWords, name: "other words" };
    const answer =
      found.length === 0
        ? otherWords
        : await ask.choose({ message: "Which class?", choices: [...found, other] });
    if (answer !== otherWords) return answer;
    message =
      found.length === 0 ? "No class has these words. Others, or the code" : "Other words, or the code";
  }
}

const otherWords = "";

/** A record as it is shown before the question. */
export function recordText(record: ImportItem): string {
  const { item_name, quantity, quantity_unit_code, supplier_name, origin_nation_code } = record;
  const amount = record.invoice_foreign_currency_amount;
  return clean(
    `${recordKey(record)}: ${item_name}, ${quantity} ${quantity_unit_code ?? ""}, from ${supplier_name ?? "an unknown supplier"} (${origin_nation_code ?? "?"}), ${amount?.toFixed(2) ?? "no amount"} ${record.invoice_foreign_currency ?? ""}`,
  );
}
