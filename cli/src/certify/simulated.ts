// Whether a certification runs at a simulated unit.
import { knownFaults, type SimulatedUnit } from "../dev/simulator.ts";
import { Failure } from "../failures/failure.ts";

/** The simulated unit at a URL; `undefined` for a real one. */
export async function simulatorAt(unit: SimulatedUnit): Promise<SimulatedUnit | undefined> {
  try {
    return (await knownFaults(unit)).length > 0 ? unit : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
