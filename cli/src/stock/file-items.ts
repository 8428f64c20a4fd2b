// The items and quantities of a file, each item found at the service and named once.
import type { Item, Taxctl } from "@taxctl/sdk";
import { stockProblem } from "@taxctl/sdk/validation";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure, firstOf } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { counted } from "../output/words.ts";
import { readAsking } from "../spreadsheets/ask.ts";
import { readTable } from "../spreadsheets/read.ts";
import { knownNames, type QuantityFile, readQuantities } from "./count-file.ts";
import { findItems } from "./items.ts";

/** One line of the file. */
type FileItem = { item: Item; quantity: number; line: number };

type FileReading = {
  client: Taxctl;
  sheet: string | undefined;
  delimiter: string | undefined;
  encoding: string | undefined;
  decimalComma: boolean | undefined;
  ask: () => Promise<Ask | undefined>;
  note: (line: string) => void;
};

/** @throws Failure `bad_file` with every problem by line. */
export async function readItemFile(
  path: string,
  file: QuantityFile,
  { client, sheet, delimiter, encoding, decimalComma, ask, note }: FileReading,
): Promise<FileItem[]> {
  const known = (names: readonly string[]) => knownNames(file, names);
  const table = await readTable(path, { sheet, delimiter, encoding, known });
  const written = { decimal_comma: decimalComma, date_format: undefined };
  const read = () => readQuantities(table, file, written.decimal_comma);
  const { counted: found, notCounted, skipped, problems } = await readAsking(read, written, ask);
  if (skipped > 0) note(`${counted(skipped, "total row")} skipped.`);
  if (notCounted > 0) note(`${counted(notCounted, "line")} ${file.blank}.`);
  const codes = found.filter(({ isBarcode }) => !isBarcode).map(({ key }) => key);
  const book = await findItems(client, codes, codes.length < found.length);
  const items: FileItem[] = [];
  const seen = new Map<Item, number>();
  for (const { line, key, isBarcode, quantity } of found) {
    const item = isBarcode ? book.byBarcode.get(key) : book.byCode.get(key);
    const reject = (why: string) => problems.set(line, [why, ...(problems.get(line) ?? [])]);
    const problem = item && stockProblem(key, item);
    if (!item) reject(`no item has the ${isBarcode ? "barcode" : "code"} ${key}`);
    else if (problem) reject(problem);
    else if (seen.has(item)) reject(`${key} ${file.earlier} line ${seen.get(item)} already`);
    else {
      seen.set(item, line);
      if (quantity !== undefined) items.push({ item, quantity, line });
    }
  }
  if (problems.size > 0) throw badFile(file, problems);
  return items;
}

function badFile(file: QuantityFile, problems: ReadonlyMap<number, string[]>): Failure {
  const lines = [...problems].toSorted(([one], [other]) => one - other);
  return new Failure(`${counted(lines.length, "line")} of ${file.failure}`, {
    code: "bad_file",
    exitCode: exitCodes.usage,
    remedy: file.remedy,
    errors: firstOf(Object.fromEntries(lines.map(([line, why]) => [`line ${line}`, why]))),
  });
}
