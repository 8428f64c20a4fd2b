// The problems of a sale whose form is wrong: the rules run all the same, so that the caller gets every problem at once.
import {
  checkSaleContent,
  type FieldErrors,
  Problems,
  type SaleFacts,
  wellFormedSale,
} from "@taxctl/sdk/rules/validation";
import { ServiceError } from "../../base/errors.ts";
import { recallSettings } from "../account/settings-store.ts";
import type { Context } from "../context/context.ts";
import { recallReadyDevice } from "../devices/ready-store.ts";
import { readDocumentFacts } from "../transactions/check-context.ts";
import { readItemCodes } from "./external-lines.ts";
import { insurancesOf } from "./insurance.ts";
import { saleFacts } from "./rules.ts";

type FormContext = Pick<Context, "service" | "environment" | "branch" | "takeTurn">;

/** The problems by the rules, next to those of the body's form. */
export async function findSaleErrors(
  context: FormContext,
  body: unknown,
  form: FieldErrors,
): Promise<FieldErrors> {
  const sale = wellFormedSale(body, form);
  if (!sale) return form;
  const problems = new Problems(sale.items, form);
  checkSaleContent(sale, await readFacts(context, sale), problems);
  return problems.errors;
}

async function readFacts(
  context: FormContext,
  sale: NonNullable<ReturnType<typeof wellFormedSale>>,
): Promise<SaleFacts> {
  const { service, environment, branch } = context;
  const { externalCodes, itemCodes } = await readItemCodes(context, sale.items);
  const facts = await readDocumentFacts(context, itemCodes);
  const { vat_registered } = await recallSettings(service.db, environment.id);
  if (!branch) return saleFacts({ ...facts, externalCodes }, vat_registered);
  const inBranch = { service, requireBranch: () => branch };
  const insurances = await insurancesOf(inBranch, sale, undefined);
  const profile = await profileOf(context, branch);
  return saleFacts({ ...facts, externalCodes, insurances, profile }, vat_registered);
}

/** The profile of the branch's control unit; undefined without a ready device: a sale of the right form is then rejected for that. */
async function profileOf({ service }: FormContext, branch: NonNullable<FormContext["branch"]>) {
  try {
    return (await recallReadyDevice(service.db, branch)).profile;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
