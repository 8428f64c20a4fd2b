// What `@taxctl/sdk/books` exports: tables from CSV and workbooks, and the purchases in them.

export { damageOf, lostConnection, lostReason } from "../damaged-text.ts";
export { guessDelimiter, readSheet } from "./csv.ts";
export { damageIn, type FindDamage } from "./damage.ts";
export { type DateAndTime, dateFormatProblem, readDate, readTime } from "./date-format.ts";
export { type DateReading, isNoDay, readDates } from "./dates.ts";
export { type Books, documentsOfBooks } from "./documents.ts";
export { decode, needsMark, utf8Mark } from "./encoding.ts";
export { type BookField, type ColumnNames, columnsLike, columnsNamed, fields, isVague } from "./fields.ts";
export type { CsvStyle, KnownNames, Sheet, SheetRow } from "./grid.ts";
export { ownLimits, type SheetLimits } from "./limits.ts";
export { type BooksMapping, emptyMapping } from "./mapping.ts";
export { type NumberReading, readAmount, readNumber, readNumbers } from "./numbers.ts";
export { type BooksOptions, booksOfTable, type ReadBooks, readBooks, tableOfBooks } from "./read.ts";
export { cleanTable, type ReportHead, workbookOf } from "./report-workbook.ts";
export { SheetError, type SheetErrorCode } from "./sheet-error.ts";
export { type Table, type TableOptions, tableOf } from "./table.ts";
export { type Identity, isTotalLabel, withoutTotals } from "./totals.ts";
export { checkUnpackedSize } from "./unpacked-size.ts";
export { isWorkbook, readWorkbook } from "./workbook.ts";
