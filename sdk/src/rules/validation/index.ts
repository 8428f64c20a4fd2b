// The checks of requests that the service shares with its callers.

export { bearExtraTaxes, type ExtraTax, sumExtraTaxes } from "../extra-taxes.ts";
export { linesOfSale } from "../supplier-lines.ts";
export { checkBillDiscount, discountBill } from "./bill-discount.ts";
export { branchNames, conflictErrors, takeBranch } from "./branch.ts";
export { claimProblem, isLateClaim } from "./claim.ts";
export {
  type CodesInUse,
  checkUnits,
  codeClasses,
  codeProblem,
  type PaymentTypes,
  paymentTypeProblem,
} from "./codes.ts";
export { checkLineCount, checkSupplierTotals, confirmedLine } from "./confirmation.ts";
export {
  type CreditedLine,
  type CreditSettings,
  countProblem,
  creditProblem,
  creditTaxErrors,
  creditWindow,
  customerProblem,
  earlyProblem,
  originalProblem,
  quantitiesLeft,
  windowProblem,
} from "./credit.ts";
export { type CreditedLines, signCreditLines } from "./credit-lines.ts";
export {
  creditCurrencyErrors,
  type Exchange,
  type ForeignAmounts,
  foreignCurrency,
  type LastRate,
  localPayments,
  normalizeCurrency,
  rateWarning,
  statedLines,
} from "./currency.ts";
export { mostQuantityDecimals } from "./decimals.ts";
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
export { explainBody, explainQuery, type Places } from "./explain.ts";
export { FieldError } from "./field-error.ts";
export {
  checkInsuranceFields,
  creditInsurance,
  type Insurance,
  insuranceUpdateErrors,
  type LineInsurance,
  noInsurance,
} from "./insurance.ts";
export { shareWord } from "./item-names.ts";
export { JsonError, parseBody } from "./json-body.ts";
export {
  checkDocumentFields,
  checkDocumentTotals,
  type Line,
  type LineItem,
  normalizeLine,
  outsideVat,
  rateOf,
  rateProblem,
  readLines,
  type SignedLine,
  type SubmittedLine,
  signLine,
  sumLines,
  type TaxType,
  type TaxTypes,
} from "./lines.ts";
export { collectMessages, isFull, mostProblems, type SchemaError } from "./messages.ts";
export { noSuchRecord } from "./no-such-record.ts";
export { dropNulls } from "./nulls.ts";
export { buyerTinProblem, checkPartner } from "./partner.ts";
export { mixedPaymentType, normalizePayments, severalPayments, wholePaymentType } from "./payments.ts";
export { filingErrors, monthProblem, type OpenWork, openWorkOf, periodErrors } from "./period.ts";
export { type AmountWarning, type FieldErrors, Problems } from "./problems.ts";
export { checkPurchaseAmounts, checkPurchaseBill, signPurchaseLine } from "./purchase.ts";
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
  type SignedSale,
  type SubmittedSale,
  saleErrors,
  wellFormedSale,
} from "./sale.ts";
export { endOfText, mostEntries } from "./shape.ts";
export { discountRate, supplyWithTax } from "./supply.ts";
export { checkTransferFields, transferNumbers, transferTotalProblem } from "./transfer.ts";
export {
  dateWarning,
  discountWarning,
  insuranceRateWarning,
  priceWarning,
  taxTypeWarning,
  type UnusualLine,
  unitWarning,
  unusualLines,
} from "./unusual.ts";
export { wrongUpload } from "./upload.ts";
export { type Validate, validateBody } from "./validate-body.ts";
