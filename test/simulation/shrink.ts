// Makes a failing history shorter: leaves steps out as long as it still fails, first many, then one at a time.
import { judged, type Outcome, type Preparations } from "./history.ts";
import type { Step } from "./steps.ts";
import type { Wire } from "./wires.ts";

/** @returns The shortest history that was found, with its violations. */
export async function shrink(
  failed: Outcome,
  prepared: Preparations,
  folder: string,
  wire?: Wire,
): Promise<Outcome> {
  let shortest = failed;
  for (
    let size = Math.ceil(failed.steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < shortest.steps.length; ) {
      const steps: Step[] = [...shortest.steps.slice(0, from), ...shortest.steps.slice(from + size)];
      const outcome = await judged(failed.seed, prepared, folder, { steps, wire });
      if (outcome.violations.length > 0) shortest = outcome;
      else from += size;
    }
  }
  return shortest;
}
