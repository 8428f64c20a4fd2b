// Responsible for optional requests: a command makes them if the service can be reached, and works without them.
import { describe, isServiceFailure } from "../failures/describe.ts";

/** The service's response. Without a service, `otherwise` gets the reason. */
export async function whenOnline<Value>(
  ask: () => Promise<Value>,
  otherwise: (why: string) => Value,
): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    return otherwise(describe(error).message);
  }
}
