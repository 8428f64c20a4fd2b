// The key of the online unit: issued at the first initialization of a device, and needed by every later call.
import type { Call } from "./calls/call.ts";
import { SimulatedRejection } from "./response.ts";

/** The key of a branch's device: made up, and the same at every start. */
export function unitKeyOf({ tin, bhfId }: Pick<Call, "tin" | "bhfId">): string {
  return `SIMCMCKEY-${tin}-${bhfId}`;
}

/** Throws 900 without a key where the unit reads it, and 901 with a wrong one. */
export function requireKey({ unit, keys, tin, bhfId }: Call): void {
  const { keyIn } = unit.settings;
  const found = (keyIn !== "headers" && keys.body) || (keyIn !== "body" && keys.headers);
  if (!found) throw new SimulatedRejection("900");
  if (found !== unitKeyOf({ tin, bhfId })) throw new SimulatedRejection("901");
}
