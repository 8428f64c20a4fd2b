// Processor time that the host of a virtual machine gave to others during a measurement: such figures mean little.
import { readFileSync } from "node:fs";

type Ticks = { wanted: number; stolen: number };

/** Of all processors since the start of the machine; undefined if the system doesn't report it. */
function ticks(): Ticks | undefined {
  try {
    const [, user, nice, system, , , irq, softirq, stolen = 0] = readFileSync("/proc/stat", "utf8")
      .split("\n", 1)
      .join()
      .split(/\s+/)
      .map(Number);
    const worked = [user, nice, system, irq, softirq].reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return { wanted: worked + stolen, stolen };
  } catch {
    return undefined;
  }
}

/** Starts to measure; the function returns the share, 0 to 1, of the wanted processor time that others had since. */
export function watchStolen(): () => number | undefined {
  const before = ticks();
  return () => {
    const after = ticks();
    if (!before || !after) return undefined;
    const wanted = after.wanted - before.wanted;
    return wanted > 0 ? (after.stolen - before.stolen) / wanted : 0;
  };
}
