// Why a new item can't be registered: before the request, and from the service's response.
import type { BulkItemResult, ItemInput } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";
import { errorsOf } from "../dry-run/body-errors.ts";
import { describe, type ServiceFailure } from "../failures/describe.ts";
import type { Failure } from "../failures/failure.ts";
import { fieldReasons, type Reason, reasonText } from "../failures/reasons.ts";
import type { KnownCodes } from "./authority-codes.ts";

/**
 * The service's errors and warning for a new item.
 *
 * @param known the authority's tables; without a service they are not checked
 */
export async function checkNewItem(
  input: ItemInput,
  known: KnownCodes | undefined,
): Promise<{ problems: Reason[]; warning: string }> {
  const problems = fieldReasons(errorsOf("createItem", input));
  // The tables can't be searched for codes of the wrong form.
  if (problems.length > 0 || !known) return { problems, warning: "" };
  return known.check(input);
}

/** Why the item of a code of another system is not registered. */
export function unregisteredReason(code: string, problems: readonly Reason[]): string {
  return `item ${code} can't be registered: ${reasonText(problems)}`;
}

/** The reasons of a rejected item: its fields, or else the message. */
export function itemRejection(error: ServiceFailure): Reason[] {
  return reasonsOf(describe(error));
}

/** The same of one of many items. */
export function resultRejection({ message = "", errors = {} }: Pick<BulkItemResult, "message" | "errors">) {
  const said = Object.entries(errors).map(([field, all]) => [field, all.map((one) => asCommands(one))]);
  return reasonsOf({ message: asCommands(message), errors: Object.fromEntries(said) });
}

function reasonsOf({ message, errors = {} }: Pick<Failure, "message" | "errors">): Reason[] {
  const problems = fieldReasons(errors);
  return problems.length > 0 ? problems : [{ problem: message }];
}
