// Responsible for what a command asks the service if there is one, and can do without.
import { describe, isServiceFailure } from "../failures/describe.ts";

/** What the service responds. Without a service, or signed out, `otherwise` gets the reason. */
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
