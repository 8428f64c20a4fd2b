// The mapping of the books that a person gives: by file, then by flags.
import { type BooksMapping, dateFormatProblem, emptyMapping, fields } from "@taxctl/sdk/books";
import { takePairs } from "../input/pairs.ts";
import { dateFormatNamed } from "../spreadsheets/date-flag.ts";
import { flag, list, readMappingFile, type Take, text, texts } from "../spreadsheets/mapping-file.ts";

export type BooksFlags = {
  map?: readonly string[] | undefined;
  dateFormat?: string | undefined;
  decimalComma?: boolean | undefined;
  sheet?: string | undefined;
};

/** No mapping, then the file's text, then flags. */
export function booksMapping(fileText: string | undefined, flags: BooksFlags): BooksMapping {
  const mapping = emptyMapping();
  if (fileText !== undefined) applyFile(mapping, fileText);
  takePairs(fields, [{ flag: "--map", pairs: flags.map, target: mapping.columns }]);
  if (flags.dateFormat) mapping.date_format = dateFormatNamed(flags.dateFormat);
  if (flags.decimalComma !== undefined) mapping.decimal_comma = flags.decimalComma;
  if (flags.sheet) mapping.sheet = flags.sheet;
  return mapping;
}

function applyFile(mapping: BooksMapping, source: string): void {
  const keys: Record<keyof BooksMapping, Take> = {
    columns: texts(mapping.columns, fields),
    date_format: text((format) => (mapping.date_format = format), dateFormatProblem),
    decimal_comma: flag((is) => (mapping.decimal_comma = is)),
    sheet: text((name) => (mapping.sheet = name)),
    credit_notes: list((words) => (mapping.credit_notes = words)),
    extra: list((columns) => (mapping.extra = columns)),
  };
  readMappingFile(source, keys);
}
