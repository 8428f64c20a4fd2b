// Responsible for optional requests: a command makes them if the service can be reached, and works without them.
import { describe, isServiceFailure } from "../failures/describe.ts";

/** The service's response. Without a service, or signed out, `otherwise` gets the reason. */
export async function whenOnline<Value>(
  ask: () => Promise<Value>,
  otherwise: (why: string) => Value,
): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const { code, message } = describe(error);
    if (!isServiceFailure(error) && code !== "not_signed_in") throw error;
    return otherwise(message);
  }
}
