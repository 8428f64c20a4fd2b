// Responsible for what the service would say of a body without looking at its records: by the functions that the service itself uses.
import type {
  ItemInput,
  ItemUpdate,
  ProcessImportInput,
  PurchaseInput,
  SaleInput,
  StockMovementInput,
} from "@taxctl/sdk";
import { bodyErrors } from "@taxctl/sdk/testing";
import {
  checkDocumentDay,
  checkDocumentFields,
  checkExternalSources,
  checkImportFields,
  checkMovementFields,
  checkSaleFields,
  itemErrors,
  itemUpdateErrors,
  Problems,
} from "@taxctl/sdk/validation";
import type { Today } from "./local-day.ts";

/** Each control unit takes so many decimals of a quantity, or fewer. */
const MOST_DECIMALS = 4;

/** For bodies without dates. */
const NO_DAY: Today = { today: "99991231", timeZone: "UTC" };

/** Field path to messages. */
export type FieldErrors = Record<string, string[]>;

/** Adds what is wrong with a sale to `problems`. The sale may have values of wrong types. */
export function checkSale(input: SaleInput, today: Today, problems: Problems): void {
  checkDocumentDay("sale_date", input.sale_date, today, problems);
  checkExternalSources(input.items, problems);
  checkSaleFields(input, MOST_DECIMALS, problems);
}

/** What the service checks beyond the form of a body. */
const rules = {
  createPurchase(input: PurchaseInput, today: Today, problems: Problems): void {
    checkDocumentDay("purchase_date", input.purchase_date, today, problems);
    checkDocumentFields(input, MOST_DECIMALS, problems);
  },
  createStockMovement(input: StockMovementInput, today: Today, problems: Problems): void {
    checkDocumentDay("sar_dt", input.sar_dt, today, problems);
    checkMovementFields(input, MOST_DECIMALS, problems);
  },
  createItem(input: ItemInput, _today: Today, problems: Problems): void {
    for (const [field, [message = ""]] of Object.entries(itemErrors(input))) problems.add(field, message);
  },
  updateItem(input: ItemUpdate, _today: Today, problems: Problems): void {
    for (const [field, [message = ""]] of Object.entries(itemUpdateErrors(input)))
      problems.add(field, message);
  },
  processImport(input: ProcessImportInput, _today: Today, problems: Problems): void {
    checkImportFields(input, MOST_DECIMALS, problems);
  },
};

/** Everything that is wrong with a body: its form by openapi.yaml, and once that is right, the rules for it. */
export function errorsOf(operationId: string, body: object, today: Today = NO_DAY): FieldErrors {
  const errors = bodyErrors(operationId, body);
  if (Object.keys(errors).length > 0 || !(operationId in rules)) return errors;
  const problems = new Problems("items" in body && Array.isArray(body.items) ? body.items : []);
  const check = rules[operationId as keyof typeof rules] as (...given: [object, Today, Problems]) => void;
  check(body, today, problems);
  return problems.errors;
}
