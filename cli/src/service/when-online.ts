// Optional requests: a command makes them if the service can be reached, and works without them.
import { describe, isServiceFailure } from "../failures/describe.ts";

/** The service's response. Without a service, `otherwise` gets the reason; `undefined` if nothing else is given. */
export async function whenOnline<Value, Other = undefined>(
  ask: () => Promise<Value>,
  otherwise: (why: string) => Other = () => undefined as Other,
): Promise<Value | Other> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    return otherwise(describe(error).message);
  }
}
