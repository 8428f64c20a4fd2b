// Requests whose rejection is an answer too: no such record, no right, no such operation.
import { isServiceFailure } from "../failures/describe.ts";

/** The service's response; `undefined` if it responds with one of these statuses. */
export async function unlessStatus<Value>(
  statuses: readonly number[],
  ask: () => PromiseLike<Value>,
): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceFailure(error) || !statuses.includes(error.status ?? 0)) throw error;
    return undefined;
  }
}
