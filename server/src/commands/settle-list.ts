// The list of submissions that a unit may have after a restore: `taxd numbers set` writes it, `taxd settle --file` reads it.
import { readFileSync, writeFileSync } from "node:fs";
import { neutralizeFormula } from "@taxctl/sdk/rules/cells";
import { shellWord } from "@taxctl/sdk/rules/commands";
import { fieldOf } from "../base/unknown.ts";
import { type NumberedKind, numberedKinds } from "../lanes/hold.ts";
import type { OpenAfterRestore } from "../modules/settlement/numbers.ts";
import type { Resolution } from "../modules/settlement/settle.ts";
import { CommandFailure } from "./command.ts";

const number = { pattern: /^[1-9]\d{0,14}$/, form: "a whole number" };
const text = { pattern: /^.{1,100}$/, form: "1 to 100 characters" };

/** The forms of a receipt's values, as a person reads them at the unit. */
export const receiptForms = {
  receipt_no: number,
  receipt_date: { pattern: /^\d{14}$/, form: "14 digits, YYYYMMDDHHmmss, such as 20261201180922" },
  receipt_signature: text,
  internal_data: text,
  sdc_id: text,
  total_receipt_no: number,
  mrc_no: text,
} as const;

/** Says which form a value must have. */
export const wrongForm = (name: string, value: string, form: string): string =>
  `${name} can't be "${value}". Write ${form}.`;
type Receipt = Pick<Resolution, keyof typeof receiptForms>;
const receiptColumns = Object.keys(receiptForms) as (keyof Receipt)[];

/** The value of a receipt's field as an outcome has it. */
const receiptValue = (name: keyof Receipt, value: string): string | number =>
  name === "total_receipt_no" ? Number(value) : value;

const written = ["transaction_id", "kind", "invoice_no", "sent_as", "number", ...receiptColumns];
const required = ["transaction_id", "kind", "number"];

/** A row of the list: a call that the unit has under this number. */
export type ListedCall = {
  /** Where it stands, such as `line 3, sale of INV-1`. */
  place: string;
  transaction_id: string;
  kind: NumberedKind;
  number: number;
  receipt: Receipt;
};

/**
 * Writes the list into a new file.
 *
 * @returns What to do with it.
 * @throws CommandFailure if the file is there already
 */
export function writeOpenList(file: string, { calls, command }: OpenAfterRestore): string {
  const rows = calls.map(({ transaction_id, kind, invoice_no, number }) =>
    [transaction_id, kind, invoice_no, number ?? "", ...Array(1 + receiptColumns.length).fill("")].map(cell),
  );
  try {
    writeFileSync(file, [written, ...rows].map((cells) => `${cells.join(",")}\n`).join(""), { flag: "wx" });
  } catch (error) {
    if (fieldOf(error, "code") !== "EEXIST") throw error;
    throw new CommandFailure(`${file} exists already.`, "Name a new file: you may have filled this one in.");
  }
  const settle = `taxd settle --file ${shellWord(file)} --reason "how it is known"`;
  const submissions = calls.length === 1 ? "1 submission" : `${calls.length} submissions`;
  return (
    `The database was restored. ${file} lists ${submissions} that the unit may have already. The number is not set yet.\n` +
    "Look up each at the unit. If the unit has it, enter its number, and the receipt of a sale; leave the other rows as they are. " +
    `Then check the file with \`${settle} --dry-run\`, and record it with \`${settle}\`. Then send the rest: \`${command} --unsent\`.`
  );
}

function cell(value: string | number): string {
  const text = neutralizeFormula(String(value));
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reads the list. Rows without a number are open: the unit doesn't have them.
 * @throws CommandFailure that names every wrong row
 */
export async function readList(file: string): Promise<{ calls: ListedCall[]; open: number }> {
  const { readSheet } = await import("@taxctl/sdk/rules/books");
  const { columns, rows } = await readSheet(readText(file));
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new CommandFailure(`${file} lacks the column ${missing.join(", ")}.`, howToWrite);
  const problems: string[] = [];
  const calls = rows.flatMap(({ line, cells }): ListedCall[] => {
    const value = (name: string) => (cells[name] ?? "").trim();
    const place = `line ${line}, ${value("kind")} of ${value("invoice_no") || value("transaction_id")}`;
    const kind = numberedKinds.find((one) => one === value("kind"));
    const given = receiptColumns.filter((name) => value(name) !== "");
    const wrong = given.filter((name) => !receiptForms[name].pattern.test(value(name)));
    const number = value("number");
    if (kind === undefined) {
      problems.push(`${place}: ${wrongForm("kind", value("kind"), numberedKinds.join(", "))}`);
    } else if (wrong.length > 0) {
      for (const name of wrong)
        problems.push(`${place}: ${wrongForm(name, value(name), receiptForms[name].form)}`);
    } else if (number === "" && given.length > 0) {
      problems.push(`${place}: number is missing. Under which number does the unit have it?`);
    } else if (number !== "" && !receiptForms.receipt_no.pattern.test(number)) {
      problems.push(`${place}: ${wrongForm("number", number, receiptForms.receipt_no.form)}`);
    } else if (kind !== "sale" && given.length > 0) {
      problems.push(`${place}: only sales have a receipt. Clear ${given.join(", ")}.`);
    } else if (number !== "") {
      const receipt = Object.fromEntries(given.map((name) => [name, receiptValue(name, value(name))]));
      return [
        {
          place,
          transaction_id: value("transaction_id").toLowerCase(),
          kind,
          number: Number(number),
          receipt,
        },
      ];
    }
    return [];
  });
  for (const [index, { place, kind, number }] of calls.entries()) {
    const first = calls.findIndex((one) => one.kind === kind && one.number === number);
    if (first < index) problems.push(`${place}: ${calls[first]?.place} has number ${number}, too.`);
  }
  if (problems.length > 0) throw wrongRows(file, problems);
  return { calls, open: rows.length - calls.length };
}

const howToWrite = "`taxd numbers set` with --list writes the file.";

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (fieldOf(error, "code") !== "ENOENT") throw error;
    throw new CommandFailure(`There is no file ${file}.`, howToWrite);
  }
}

/** Nobody reads hundreds of lines: the first ones show what is wrong. */
const mostShown = 10;

/** The failure of a file of which nothing was recorded. */
export function wrongRows(file: string, problems: readonly string[]): CommandFailure {
  const shown = problems.slice(0, mostShown).map((text) => `- ${text}`);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`- and ${more} more`);
  return new CommandFailure(
    `Nothing was recorded. ${file} has rows that can't be:\n${shown.join("\n")}`,
    "Correct these rows, and run the command again.",
  );
}
