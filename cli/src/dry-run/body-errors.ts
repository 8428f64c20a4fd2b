// Responsible for the service's checks of a body that need no records, by the functions that the service itself uses.
import type {
  Body,
  ItemInput,
  ItemUpdate,
  ProcessImportInput,
  PurchaseInput,
  StockMovementInput,
} from "@taxctl/sdk";
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

type ReissueInput = Body<"reissueSale">;
type StockTransferInput = Body<"transferStock">;

/** For bodies without dates. */
const NO_DAY: Today = { today: "99991231", timeZone: "UTC" };

export type { FieldErrors };

/** The service's checks beyond the form of a body. */
const rules = {
  createPurchase(input: PurchaseInput, today: Today, problems: Problems, profile?: TinProfile): void {
    checkPartner(input, profile, problems);
    checkDocumentDay("purchase_date", input.purchase_date, today, problems);
    checkDocumentFields(input, profile ? quantityDecimals[profile] : mostQuantityDecimals, problems);
  },
  createStockMovement(input: StockMovementInput, today: Today, problems: Problems): void {
    for (const field of ["sar_dt", "sar_rcv_dt"] as const) {
      const day = input[field];
      if (day !== undefined) checkDocumentDay(field, day, today, problems);
    }
    checkMovementFields(input, mostQuantityDecimals, problems);
  },
  transferStock(input: StockTransferInput, today: Today, problems: Problems): void {
    if (input.transfer_date !== undefined)
      checkDocumentDay("transfer_date", input.transfer_date, today, problems);
    checkTransferFields(input, mostQuantityDecimals, problems);
  },
  createItem(input: ItemInput, _today: Today, problems: Problems): void {
    addAll(itemErrors(input), problems);
  },
  saveStockMaster(input: Parameters<typeof countErrors>[0], _today: Today, problems: Problems): void {
    addAll(countErrors(input, mostQuantityDecimals), problems);
  },
  reissueSale(input: ReissueInput, today: Today, problems: Problems, profile?: TinProfile): void {
    addAll(reissueErrors(input), problems);
    checkPartner(input, profile, problems);
    if (input.sale_date !== undefined) checkDocumentDay("sale_date", input.sale_date, today, problems);
    if (input.items === undefined) return;
    checkExternalSources(input.items, problems);
    checkInsuranceFields(input.items, problems);
    readLines(input.items, problems);
  },
  settleTransaction(input: Parameters<typeof settlementErrors>[0], _today: Today, problems: Problems): void {
    addAll(settlementErrors(input), problems);
  },
  setExternalCodes(
    input: { codes: Parameters<typeof codeErrors>[0] },
    _today: Today,
    problems: Problems,
  ): void {
    addAll(codeErrors(input.codes), problems);
  },
  updateVatReturn(input: Body<"updateVatReturn">, _today: Today, problems: Problems): void {
    addAll(returnErrors(input), problems);
  },
  updateAccount(input: Body<"updateAccount">, _today: Today, problems: Problems): void {
    addAll(receiptTextErrors(input), problems);
  },
  createBranch(input: Body<"createBranch">, _today: Today, problems: Problems): void {
    addAll(receiptTextErrors(input), problems);
  },
  updateBranch(input: Body<"updateBranch">, _today: Today, problems: Problems): void {
    addAll(receiptTextErrors(input), problems);
  },
  createReceiptLink(input: Body<"createReceiptLink">, _today: Today, problems: Problems): void {
    addAll(expiryErrors(input.expires_at, Date.now()), problems);
  },
  mailReceipt(input: Body<"mailReceipt">, _today: Today, problems: Problems): void {
    addAll(expiryErrors(input.expires_at, Date.now()), problems);
  },
  createExport(input: Body<"createExport">, _today: Today, problems: Problems): void {
    addAll(periodErrors(input), problems);
  },
  updateItem(input: ItemUpdate, _today: Today, problems: Problems): void {
    addAll(itemUpdateErrors(input), problems);
  },
  updateInsurance(input: Body<"updateInsurance">, _today: Today, problems: Problems): void {
    addAll(insuranceUpdateErrors(input), problems);
  },
  processImport(input: ProcessImportInput, _today: Today, problems: Problems): void {
    checkImportFields(input, mostQuantityDecimals, problems);
  },
};

function addAll(errors: FieldErrors, problems: Problems): void {
  for (const [field, messages] of Object.entries(errors))
    for (const message of messages) problems.add(field, message);
}

type Check = (body: object, today: Today, problems: Problems, profile?: TinProfile) => void;

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
  if (Object.keys(errors).length > 0 || !(operationId in rules)) return errors;
  const check: Check = rules[operationId as keyof typeof rules] as Check;
  return problemsOf(body, (problems) => check(body, today, problems, profile));
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
