// Responsible for the checks of requests that the service and the fake service share.

export { branchNames, conflictErrors, takeBranch } from "./branch.ts";
export { claimProblem } from "./claim.ts";
export { type CodesInUse, checkUnits, codeClasses, codeProblem } from "./codes.ts";
export { checkLineCount, checkSupplierTotals, confirmedLine } from "./confirmation.ts";
export {
  type CreditedLine,
  type CreditSettings,
  countProblem,
  creditProblem,
  creditWindow,
  customerProblem,
  earlyProblem,
  originalProblem,
  quantitiesLeft,
  windowProblem,
} from "./credit.ts";
export { mostQuantityDecimals, quantityDecimals } from "./decimals.ts";
export {
  checkDocumentDay,
  checkExternalSources,
  checkImportFields,
  checkMovementFields,
  itemErrors,
  itemProblem,
  itemUpdateErrors,
  serviceProblem,
  stockProblem,
} from "./documents.ts";
export { FieldError } from "./field-error.ts";
export {
  checkInsuranceFields,
  creditInsurance,
  type Insurance,
  insuranceUpdateErrors,
  type LineInsurance,
  noInsurance,
} from "./insurance.ts";
export { JsonError, parseBody } from "./json-body.ts";
export {
  checkDocumentFields,
  checkDocumentTotals,
  type Line,
  type LineItem,
  normalizeLine,
  rateOf,
  readLines,
  type SignedLine,
  type SubmittedLine,
  signLine,
  sumLines,
  type TaxTypes,
} from "./lines.ts";
export { collectMessages, isFull, mostProblems, type SchemaError } from "./messages.ts";
export { checkPartner } from "./partner.ts";
export { monthProblem, periodErrors } from "./period.ts";
export { type FieldErrors, Problems } from "./problems.ts";
export { readQuery } from "./query.ts";
export { expiryErrors } from "./receipt-links.ts";
export { longestTexts, receiptTextErrors } from "./receipt-texts.ts";
export { reissueErrors, reissueNumbers, reissueReason } from "./reissue.ts";
export { codeErrors, countErrors, givenReceiptFields, returnErrors, settlementErrors } from "./requests.ts";
export {
  checkSaleContent,
  ownSource,
  type SaleFacts,
  type SaleItem,
  type SubmittedSale,
  saleErrors,
  wellFormedSale,
} from "./sale.ts";
export { endOfText, mostEntries } from "./shape.ts";
export { discountRate, supplyWithTax } from "./supply.ts";
export { checkTransferFields, transferNumbers, transferTotalProblem } from "./transfer.ts";
export { wrongUpload } from "./upload.ts";
export { type Validate, validateBody } from "./validate-body.ts";
