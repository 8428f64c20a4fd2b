// The item classes of the set: a person chooses each, at the terminal or in a file, and none contradicts the tax type.
import type { Code } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import type { Ask } from "../input/ask.ts";
import { toCsv } from "../output/csv.ts";
import { readTable } from "../spreadsheets/read.ts";
import { concernsAll } from "../transactions/outcome.ts";
import { findRecord, ordinary } from "./customs-record.ts";
import type { Reading } from "./script.ts";
import type { SetItem } from "./set.ts";

export const customs = "customs";

type Choosing = Reading & {
  save(): Promise<void>;
  ask: Ask | undefined;
  /** `--classes` */
  file: string | undefined;
};
/** An item that isn't registered yet; `classes` are words of fitting classes, the best first. */
type Unclassed = Pick<SetItem, "key" | "name" | "tax" | "classes">;

/** Lets a person choose the class of each item that isn't registered yet. @throws Failure that names each wrong class */
export async function chooseClasses(run: Choosing): Promise<void> {
  const { state, ask, file, save } = run;
  const all = await unregistered(run);
  const open = file === undefined ? all.filter(({ key }) => !state.classes[key]) : all;
  if (open.length === 0) return;
  if (file !== undefined) Object.assign(state.classes, await readChoices(file, open, run));
  else if (!ask) throw notChosen();
  else for (const item of open) state.classes[item.key] = await askClass(item, ask, run);
  await save();
}

async function unregistered(run: Choosing): Promise<Unclassed[]> {
  const { state, script } = run;
  const ofSet = script.set.items.filter(({ key }) => !state.items[key]);
  if (state.customs || state.done.import) return ofSet;
  const record = await findRecord(run).catch((error: unknown) => {
    // The step of the record says why it can't be fetched.
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
  });
  if (!record) return ofSet;
  const name = ordinary(record.item_name);
  const classes = name.split(/\W+/).filter((word) => word.length > 3);
  return [...ofSet, { key: customs, name, tax: script.set.importTax, classes }];
}

const notChosen = (): Failure =>
  usageFailure(
    "No item class is chosen for the items",
    "Run the command with --classes classes.csv: it writes the items and suggestions into this file. Enter a class for each item, and run it again.",
  );

/** Reads the file, or writes it. @throws Failure unless each item has a class that fits */
async function readChoices(
  file: string,
  open: readonly Unclassed[],
  run: Choosing,
): Promise<Record<string, string>> {
  if ((await readTextIfThere(file)) === undefined) {
    await writeAtomically(file, await suggestionsCsv(open, run));
    throw usageFailure(
      `No item class is chosen yet: ${file} lists the items with suggestions`,
      "Enter the class of each item as item_class_code, and run the command again.",
    );
  }
  const { rows } = await readTable(file);
  const errors: Record<string, string[]> = {};
  const chosen: Record<string, string> = {};
  for (const item of open) {
    const row = rows.find(({ cells }) => cells.item?.trim() === item.key);
    const code = row?.cells.item_class_code?.trim() ?? "";
    const tax = row?.cells.tax_type?.trim() || item.tax;
    const problem =
      tax === item.tax
        ? await problemOf(item, code, run)
        : `tax_type is ${tax}, and the set has this item under ${item.tax}: leave ${item.tax}`;
    if (problem) errors[row ? `${file} line ${row.line}` : item.key] = [`${item.name}: ${problem}`];
    chosen[item.key] = code;
  }
  if (Object.keys(errors).length === 0) return chosen;
  throw usageFailure(
    `${file} has items without a fitting class`,
    "Correct these rows, and run the command again. A new file with suggestions is written if you name one that is not there.",
    errors,
  );
}

async function suggestionsCsv(open: readonly Unclassed[], run: Choosing): Promise<string> {
  const rows: string[][] = [];
  for (const item of open) {
    const [best] = await suggest(item, run);
    rows.push([item.key, item.name, item.tax, best?.code ?? "", best?.name ?? "", ""]);
  }
  return toCsv(
    ["item", "item_name", "tax_type", "suggested_class", "suggested_name", "item_class_code"],
    rows,
  );
}

async function askClass(item: Unclassed, ask: Ask, run: Choosing): Promise<string> {
  const offered = await suggest(item, run);
  const choices = offered.map(({ code, name }) => ({ value: code, name: `${code} ${name}` }));
  const what = `"${item.name}", tax type ${item.tax}`;
  let code = await ask.find({
    message: `Item class of ${what}`,
    choices,
    none: "another class: enter its code",
  });
  for (let hint = ""; ; code = undefined) {
    code ??= (await ask.text({ message: `${hint}Code of the item class of ${what}` })).trim();
    const problem = await problemOf(item, code, run);
    if (!problem) return code;
    hint = `That is wrong: ${problem}. `;
  }
}

type Looking = Pick<Choosing, "client" | "signal">;

/** Classes that have one of the words and don't contradict the item, by word: first those of its tax type, then the most exact. */
async function suggest(item: Unclassed, { client, signal }: Looking): Promise<Code[]> {
  const found = new Map<string, Code>();
  const isTaxed = ({ tax_type_code }: Code) => Number(tax_type_code === item.tax);
  for (const q of item.classes) {
    const { data } = await client.codes.list({ code_class: "item_class", q, per_page: 100 }, { signal });
    // The longest code is the most exact class.
    for (const one of data.toSorted(
      (one, other) => isTaxed(other) - isTaxed(one) || other.code.length - one.code.length,
    ))
      if (!contradiction(item, one)) found.set(one.code, one);
  }
  return [...found.values()];
}

/** Why an item can't be of this class; undefined if it can. */
async function problemOf(
  item: Unclassed,
  code: string,
  { client, signal }: Looking,
): Promise<string | undefined> {
  if (code === "") return "item_class_code is missing";
  for await (const one of client.codes.list({ code_class: "item_class", q: code, per_page: 100 }, { signal }))
    if (one.code === code) return contradiction(item, one);
  return `the authority's table has no class ${code}: \`taxctl codes list --class item_class --search WORD --fields code,name,tax_type_code\``;
}

function contradiction({ tax }: Unclassed, { code, name, tax_type_code }: Code): string | undefined {
  if (tax_type_code === undefined || tax_type_code === tax) return undefined;
  return `class ${code}, ${name}, has tax type ${tax_type_code} in the authority's table, and the item has ${tax}: choose another class`;
}
