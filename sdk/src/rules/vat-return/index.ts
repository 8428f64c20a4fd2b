// What `@taxctl/sdk/vat-return` exports: the rows of a month's return, and the authority's pre-filled one next to it.

export { type ComparedRow, compareReturns, differs } from "./compare.ts";
export { type Cause, type Explained, explain } from "./explain.ts";
export { boxesOf, type PrefilledRow, prefilledNames, prefilledOf } from "./prefilled.ts";
export { type EnteredField, enteredFields, type ReturnRow, returnEntriesIn, returnRows } from "./rows.ts";
