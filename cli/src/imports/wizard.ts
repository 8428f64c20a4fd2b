// Responsible for mapping records one by one in the terminal: what is asked ends in the same work as a row of a file.
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { type ItemMemory, suggestItems } from "@taxctl/sdk/reconcile";
import type { Ask } from "../ask.ts";
import { askItem } from "../items/ask-item.ts";
import type { OwnItems } from "../items/own-items.ts";
import { clean } from "../terminal.ts";
import { foreignLine, recordKey } from "./queue.ts";
import type { Work } from "./work.ts";

/** Asks about one record. `undefined`: it is left waiting; `stop`: and all after it. */
export async function askWork(
  ask: Ask,
  record: ImportItem,
  own: OwnItems,
  memory: ItemMemory,
  client: Taxctl,
): Promise<Work | "stop" | undefined> {
  const items = await own.all();
  const line = foreignLine(record);
  const { suggestions } = suggestItems(line, items, memory);
  const answer = await askItem(ask, line, suggestions, items, true);
  if (answer === "stop") return "stop";
  if (answer === "skip") return undefined;
  if (answer !== "register") return { action: "map", item_code: answer.code };
  const name = await ask.text({ message: "Name of the item", initial: clean(record.item_name) });
  const itemClass = await ask.text({
    message: "Item class of the authority (words of its name, or the code)",
  });
  const taxTypes = await client.codes.taxTypes();
  return {
    action: "create",
    item_code: "",
    item_name: name.trim(),
    item_class_code: await chosenClass(ask, client, itemClass.trim()),
    tax_type: await ask.choose({
      message: "Tax type",
      choices: taxTypes.map(({ code, name: called, rate }) => ({
        value: code,
        name: `${code}  ${clean(called)}, ${rate} %`,
      })),
    }),
  };
}

async function chosenClass(ask: Ask, client: Taxctl, wanted: string): Promise<string> {
  if (/^\d{6,10}$/.test(wanted)) return wanted;
  const { data } = await client.codes.list({ code_class: "item_class", q: wanted, per_page: 20 });
  if (data.length === 0) return ask.text({ message: "No class has these words. Its code" });
  return ask.choose({
    message: "Which class?",
    choices: data.map(({ code, name }) => ({ value: code, name: `${code}  ${clean(name)}` })),
  });
}

/** A record as it is shown before the question. */
export function recordText(record: ImportItem): string {
  const { item_name, quantity, quantity_unit_code, supplier_name, origin_nation_code } = record;
  const amount = record.invoice_foreign_currency_amount;
  return clean(
    `${recordKey(record)}: ${item_name}, ${quantity} ${quantity_unit_code ?? ""}, from ${supplier_name ?? "an unknown supplier"} (${origin_nation_code ?? "?"}), ${amount ?? "no amount"} ${record.invoice_foreign_currency ?? ""}`,
  );
}
