// The exports of `@taxctl/sdk/reconcile`.

export { type Bridge, type BridgeLine, type BridgeOptions, bridge } from "./bridge.ts";
export { toCsv } from "./csv.ts";
export {
  authorityUnit,
  customsAmount,
  customsLine,
  customsOrigin,
  lackingOf,
  memoryOfRecords,
  processBody,
  readRecordKey,
  recordKey,
  type Supplied,
  unitWarning,
} from "./customs.ts";
export {
  applyDecisions,
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Decision,
  decisionsFor,
  fingerprint,
  isDecidedAgain,
  lapsedOf,
} from "./decisions.ts";
export { repeatedBy } from "./duplicates.ts";
export { type ExplainedPair, type Explanation, explain, failureText } from "./explain.ts";
export { joinAuthority } from "./join-authority.ts";
export { match } from "./match.ts";
export {
  emptyMemory,
  type ForeignLine,
  type ItemMemory,
  type Mapping,
  readMemory,
  remember,
} from "./memory.ts";
export { type Outcome, outcomeTitles } from "./outcomes.ts";
export {
  dayOf,
  matchPeriod,
  near,
  type Period,
  type PeriodMatch,
  readingPeriod,
} from "./period.ts";
export {
  documentOfPurchase,
  type PurchaseOptions,
  purchaseOf,
  type RegisteredPurchase,
  rejectionOf,
  supplierItemKey,
} from "./purchase.ts";
export { type Cell, type Column, reportTables, type Table } from "./report.ts";
export { type Rule, rules } from "./rules.ts";
export { decisionsOfRows, resultOfRows } from "./service-rows.ts";
export { compareSides, type SideName, type SideRow } from "./sides.ts";
export {
  type OwnItem,
  type Reason,
  reasonsText,
  type Suggestion,
  type SuggestOptions,
  suggestItems,
  worthOffering,
} from "./suggest.ts";
export {
  type AskedInvoice,
  fileNameOf,
  type Letter,
  lettersOf,
  type MissingInvoice,
  type Sender,
} from "./supplier-letter.ts";
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
export { isFinal, isUndecided, type Registering, type Registrations } from "./undecided.ts";
