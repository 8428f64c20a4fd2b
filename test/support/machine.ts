// The machine on which figures are taken, and when: what figures depend on next to the code.
import { cpus, totalmem } from "node:os";

export type Machine = { cpu: string; cores: number; memory_gb: number; node: string };

export function machine(): Machine {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

export type Taken = { at: string; machine: Machine };

/** The head of each report. */
export const takenNow = (): Taken => ({ at: new Date().toISOString(), machine: machine() });
