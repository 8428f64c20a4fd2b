// Responsible for the service's checks of a body that need no records, by the functions that the service itself uses.
import type { Body, OperationId, PurchaseInput } from "@taxctl/sdk";
import { bodyErrors } from "@taxctl/sdk/testing";
import type { TinProfile } from "@taxctl/sdk/tins";
import {
  checkDocumentDay,
  checkDocumentFields,
  checkExternalSources,
  checkImportFields,
  checkInsuranceFields,
  checkMovementFields,
  checkPartner,
  checkTransferFields,
  codeErrors,
  countErrors,
  expiryErrors,
  type FieldErrors,
  insuranceUpdateErrors,
  itemErrors,
  itemUpdateErrors,
  mostQuantityDecimals,
  Problems,
  periodErrors,
  quantityDecimals,
  readLines,
  receiptTextErrors,
  reissueErrors,
  returnErrors,
  type SaleFacts,
  type SubmittedSale,
  saleErrors,
  settlementErrors,
  wellFormedSale,
} from "@taxctl/sdk/validation";
import type { Today } from "../service/local-day.ts";

/** For bodies without dates. */
const NO_DAY: Today = { today: "99991231", timeZone: "UTC" };

export type { FieldErrors };

type Rule<Input> = (input: Input, today: Today, problems: Problems, profile?: TinProfile) => void;
type BodyRule<Input> = (input: Input) => FieldErrors;

/** The service's checks beyond the form of a body. */
const rules = {
  createPurchase(input, today, problems, profile) {
    checkPartner(input, profile, problems);
    checkDocumentDay("purchase_date", input.purchase_date, today, problems);
    checkDocumentFields(input, profile ? quantityDecimals[profile] : mostQuantityDecimals, problems);
  },
  createStockMovement(input, today, problems) {
    for (const field of ["sar_dt", "sar_rcv_dt"] as const) {
      const day = input[field];
      if (day !== undefined) checkDocumentDay(field, day, today, problems);
    }
    checkMovementFields(input, mostQuantityDecimals, problems);
  },
  transferStock(input, today, problems) {
    if (input.transfer_date !== undefined)
      checkDocumentDay("transfer_date", input.transfer_date, today, problems);
    checkTransferFields(input, mostQuantityDecimals, problems);
  },
  reissueSale(input, today, problems, profile) {
    addAll(reissueErrors(input), problems);
    checkPartner(input, profile, problems);
    if (input.sale_date !== undefined) checkDocumentDay("sale_date", input.sale_date, today, problems);
    if (input.items === undefined) return;
    checkExternalSources(input.items, problems);
    checkInsuranceFields(input.items, problems);
    readLines(input.items, problems);
  },
  processImport(input, _today, problems) {
    checkImportFields(input, mostQuantityDecimals, problems);
  },
} satisfies { [Id in OperationId]?: Rule<Body<Id>> };

const linkErrors = ({ expires_at }: { expires_at?: string }) => expiryErrors(expires_at, Date.now());

/** The same for bodies whose checks need nothing else. */
const bodyRules = {
  createItem: itemErrors,
  updateItem: itemUpdateErrors,
  saveStockMaster: (input) => countErrors(input, mostQuantityDecimals),
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

/** Everything that is wrong with a body: its form by openapi.yaml, and once that is right, the rules for it. */
export function errorsOf(
  operationId: string,
  body: object,
  today: Today = NO_DAY,
  profile?: TinProfile,
): FieldErrors {
  if (operationId === "createSale") return errorsOfSale(body, { today, profile });
  const errors = bodyErrors(operationId, body);
  if (Object.keys(errors).length > 0) return errors;
  const rule = rules[operationId as keyof typeof rules] as Rule<object> | undefined;
  const bodyRule = bodyRules[operationId as keyof typeof bodyRules] as BodyRule<object> | undefined;
  return problemsOf(body, (problems) => {
    rule?.(body, today, problems, profile);
    if (bodyRule) addAll(bodyRule(body), problems);
  });
}

/** The same for a purchase that confirms or rejects a supplier's sale: the service takes the supplier's figures as they are. */
export function confirmationErrors(body: PurchaseInput, today: Today): FieldErrors {
  const errors = bodyErrors("createPurchase", body);
  if (Object.keys(errors).length > 0) return errors;
  return problemsOf(body, (problems) => {
    checkDocumentDay("purchase_date", body.purchase_date, today, problems);
    readLines(body.items, problems);
  });
}

function problemsOf(body: object, check: (problems: Problems) => void): FieldErrors {
  const problems = new Problems("items" in body && Array.isArray(body.items) ? body.items : []);
  check(problems);
  return problems.errors;
}
