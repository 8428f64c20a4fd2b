// Responsible for what `@taxctl/sdk/reconcile` exports.
export { type ExplainedPair, type Explanation, explain, failureText } from "./explain.ts";
export { match } from "./match.ts";
export { NUMBER_PREFIXES } from "./options.ts";
export { RULES, type Rule } from "./rules.ts";
export { documentOfSupplierSale } from "./supplier-sale.ts";
export type {
  Amounts,
  Candidate,
  CreditNoteSign,
  Difference,
  Document,
  Failure,
  Kind,
  MatchOptions,
  MatchResult,
  Pair,
  ResolvedOptions,
  Side,
  Status,
  Unmatched,
} from "./types.ts";
