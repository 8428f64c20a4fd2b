// Dry runs that end as the real run would: bodies are checked as the service checks them.
import { asCommands } from "@taxctl/sdk/commands";
import type { ProfileName } from "@taxctl/sdk/profiles";
import { Failure } from "../failures/failure.ts";
import type { Today } from "../service/local-day.ts";

/**
 * Rejects a body that the service would reject without looking at its records. Only the service knows which items, codes and
 * branches exist.
 *
 * @param today for bodies with dates
 * @param profile of the branch's control unit, for documents
 * @throws Failure `validation_failed` with every problem.
 */
export async function requireValidBody(
  operationId: string,
  body: object,
  today?: Today,
  profile?: ProfileName,
): Promise<void> {
  // The document and its checks are loaded for dry runs only.
  const { errorsOf } = await import("./body-errors.ts");
  rejectErrors(errorsOf(operationId, body, today, profile));
}

/** @throws Failure `validation_failed` when there are errors. */
export function rejectErrors(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length === 0) return;
  throw new Failure("The service would reject this request", {
    code: "validation_failed",
    remedy: "Correct the named values. Nothing was sent.",
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, said]) => [field, said.map((one) => asCommands(one))]),
    ),
  });
}
