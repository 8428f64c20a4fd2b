// The service's checks of a body that need no records, by the functions that the service itself uses.
import type { Body, OperationId, PurchaseInput, SupplierSale } from "@taxctl/sdk";
import { type ProfileName, sharedRulesOf } from "@taxctl/sdk/profiles";
import { bodyErrors } from "@taxctl/sdk/testing";
import {
  buyerTinProblem,
  checkBillDiscount,
  checkDocumentDay,
  checkDocumentFields,
  checkExternalSources,
  checkImportFields,
  checkInsuranceFields,
  checkLineCount,
  checkMovementFields,
  checkPartner,
  checkPurchaseAmounts,
  checkSupplierTotals,
  checkTransferFields,
  claimProblem,
  codeErrors,
  confirmedLine,
  countErrors,
  expiryErrors,
  type FieldErrors,
  insuranceUpdateErrors,
  itemErrors,
  itemUpdateErrors,
  linesOfSale,
  mostQuantityDecimals,
  Problems,
  periodErrors,
  readLines,
  receiptTextErrors,
  reissueErrors,
  returnErrors,
  type SaleFacts,
  type SubmittedSale,
  saleErrors,
  settlementErrors,
  type TaxTypes,
  wellFormedSale,
} from "@taxctl/sdk/validation";
import type { Today } from "../service/local-day.ts";

/** For bodies without dates. */
const noDay: Today = { today: "99991231", timeZone: "UTC" };

export type { FieldErrors };

type Rule<Input> = (input: Input, today: Today, problems: Problems, profile?: ProfileName) => void;
type BodyRule<Input> = (input: Input) => FieldErrors;

/** The service's checks beyond the form of a body. */
const rules = {
  createStockMovement(input, today, problems) {
    for (const field of ["sar_dt", "sar_rcv_dt"] as const) {
      const day = input[field];
      if (day !== undefined) checkDocumentDay(field, day, today, problems);
    }
    checkMovementFields(input, mostQuantityDecimals(), problems);
  },
  transferStock(input, today, problems) {
    if (input.transfer_date !== undefined)
      checkDocumentDay("transfer_date", input.transfer_date, today, problems);
    checkTransferFields(input, mostQuantityDecimals(), problems);
  },
  reissueSale(input, today, problems, profile) {
    addAll(reissueErrors(input), problems);
    checkPartner(input, profile, problems);
    const malformed = problems.any ? undefined : buyerTinProblem(input, profile);
    if (malformed !== undefined) problems.add("customer_tin", malformed);
    if (input.sale_date !== undefined) checkDocumentDay("sale_date", input.sale_date, today, problems);
    if (input.items === undefined) return;
    checkExternalSources(input.items, problems);
    checkInsuranceFields(input.items, problems);
    readLines(input.items, problems);
  },
  processImport(input, _today, problems) {
    checkImportFields(input, mostQuantityDecimals(), problems);
  },
} satisfies { [Id in OperationId]?: Rule<Body<Id>> };

const linkErrors = ({ expires_at }: { expires_at?: string }) => expiryErrors(expires_at, Date.now());

/** The same for bodies whose checks need nothing else. */
const bodyRules = {
  createItem: itemErrors,
  updateItem: itemUpdateErrors,
  saveStockMaster: (input) => countErrors(input, mostQuantityDecimals()),
  settleTransaction: settlementErrors,
  setExternalCodes: ({ codes }) => codeErrors(codes),
  updateVatReturn: returnErrors,
  updateAccount: receiptTextErrors,
  createBranch: receiptTextErrors,
  updateBranch: receiptTextErrors,
  createReceiptLink: linkErrors,
  mailReceipt: linkErrors,
  createExport: periodErrors,
  updateInsurance: insuranceUpdateErrors,
} satisfies { [Id in OperationId]?: BodyRule<Body<Id>> };

function addAll(errors: FieldErrors, problems: Problems): void {
  for (const [field, messages] of Object.entries(errors))
    for (const message of messages) problems.add(field, message);
}

/** Everything that is wrong with a sale: its form by openapi.yaml, and the rules that the facts are enough for. */
export function errorsOfSale(body: unknown, facts: SaleFacts): FieldErrors {
  return bodyErrors("createSale", body, (read, form) => saleErrors(read, form, facts));
}

/** The parts of a sale that have no problem of form; undefined if they can't be determined. */
export function wellFormedPart(body: unknown): SubmittedSale | undefined {
  let sale: SubmittedSale | undefined;
  bodyErrors("createSale", body, (read, form) => {
    sale = wellFormedSale(read, form);
    return form;
  });
  return sale;
}

/** What a purchase is checked against. The rules of a missing fact are skipped. */
export type PurchaseFacts = {
  today: Today;
  profile?: ProfileName | undefined;
  taxTypes?: TaxTypes | undefined;
  /** The supplier's sale that it confirms: the service takes the supplier's figures as they are. */
  supplierSale?: SupplierSale | undefined;
};

/** Everything that is wrong with a purchase: its form by openapi.yaml, and once that is right, its dates and amounts. */
export function errorsOfPurchase(body: PurchaseInput, facts: PurchaseFacts): FieldErrors {
  const { today, profile, taxTypes, supplierSale } = facts;
  return wholeErrors("createPurchase", body, (input, problems) => {
    checkPartner(input, profile, problems);
    checkDocumentDay("purchase_date", input.purchase_date, today, problems);
    const claimError = claimProblem(input, undefined, today.today);
    if (claimError !== undefined) problems.add("claim_month", claimError);
    checkBillDiscount(input, supplierSale ? "confirmation" : "bill", problems);
    if (supplierSale) return checkConfirmation(input, supplierSale, problems);
    const decimals = profile ? sharedRulesOf(profile).quantityDecimals : mostQuantityDecimals();
    const lines = checkDocumentFields(input, decimals, problems);
    checkPurchaseAmounts(input, lines, { taxTypes, profile }, problems);
  });
}

function checkConfirmation(input: PurchaseInput, sale: SupplierSale, problems: Problems): void {
  const theirs = linesOfSale(sale).map((line) => ({
    item_seq: line.itemSeq,
    qty: line.qty,
    unit_price: line.prc,
    supply_amount: line.splyAmt,
    tax_amount: line.taxAmt,
    total_amount: line.totAmt,
    tax_type: line.taxTyCd,
  }));
  const lines = readLines(input.items, problems);
  checkLineCount(lines, theirs, problems);
  for (const [index, line] of lines.entries()) confirmedLine(line, `items[${index}]`, theirs, problems);
  checkSupplierTotals(input, sale, problems);
}

/** Everything that is wrong with a body: its form by openapi.yaml, and once that is right, the rules for it. */
export function errorsOf(
  operationId: string,
  body: object,
  today: Today = noDay,
  profile?: ProfileName,
): FieldErrors {
  if (operationId === "createSale") return errorsOfSale(body, { today, profile });
  if (operationId === "createPurchase") return errorsOfPurchase(body as PurchaseInput, { today, profile });
  const rule = rules[operationId as keyof typeof rules] as Rule<object> | undefined;
  const bodyRule = bodyRules[operationId as keyof typeof bodyRules] as BodyRule<object> | undefined;
  return wholeErrors(operationId, body, (read, problems) => {
    rule?.(read, today, problems, profile);
    if (bodyRule) addAll(bodyRule(read), problems);
  });
}

/** The same for a purchase that confirms or rejects a supplier's sale: the service takes the supplier's figures as they are. */
export function confirmationErrors(body: PurchaseInput, today: Today): FieldErrors {
  return wholeErrors("createPurchase", body, ({ purchase_date, items }, problems) => {
    checkDocumentDay("purchase_date", purchase_date, today, problems);
    readLines(items, problems);
  });
}

/** The problems of form or, if there are none, those that `check` adds. It gets the body as the service reads it. */
function wholeErrors<Input extends object>(
  operationId: string,
  body: Input,
  check: (read: Input, problems: Problems) => void,
): FieldErrors {
  return bodyErrors(operationId, body, (read, errors) => {
    if (Object.keys(errors).length > 0) return errors;
    const problems = new Problems("items" in body && Array.isArray(body.items) ? body.items : []);
    check(read as Input, problems);
    return problems.errors;
  });
}
