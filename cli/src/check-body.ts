// Responsible for dry runs that end as the real run would: bodies are checked by the rules of openapi.yaml, as the service checks them.
import { Failure } from "./failure.ts";

/**
 * Rejects what the service would reject by its document alone. Whether items, codes and branches exist, only the service knows.
 *
 * @throws Failure `validation_failed` with every problem.
 */
export async function requireValidBody(operationId: string, body: object): Promise<void> {
  // The document and its checks are loaded for dry runs only.
  const { bodyErrors } = await import("@taxctl/sdk/testing");
  const errors = bodyErrors(operationId, body);
  if (Object.keys(errors).length === 0) return;
  throw new Failure("The service would reject this request", {
    code: "validation_failed",
    remedy: "Correct the named values. Nothing was sent.",
    errors,
  });
}
