// What `@taxctl/sdk/sales-file` exports: sales from the rows of a sheet, with the problems of each line.

export { customerOf, type OriginalLookup, type SaleState, Sold } from "./credit-notes.ts";
export { type NameItem, saleDocument } from "./documents.ts";
export { findEnteredTwice, type NumberApart, numbersApart } from "./entered-twice.ts";
export { type Field, fields } from "./fields.ts";
export { type Invoice, type InvoiceLine, type Sorted, type SortOptions, sortInvoices } from "./invoices.ts";
export {
  emptySalesMapping,
  findColumns,
  knownNames,
  recognizeColumns,
  requireColumns,
  type SalesMapping,
} from "./mapping.ts";
export {
  cash,
  mayBePaymentType,
  paymentProblem,
  paymentTypeOf,
  paymentTypesIn,
} from "./payment-types.ts";
export { readingOf, saleIdentity } from "./reading.ts";
export { firstReasons, type Reason, reasonText, sentenceOf } from "./reasons.ts";
export { isResultColumn, resultColumns } from "./result-columns.ts";
export { type RowContext, readRow } from "./rows.ts";
