// Waits for what a test can only ask for again: what another process did, or a row of the database.
import { setTimeout as pause } from "node:timers/promises";

/** Asks every few milliseconds until it is so; the test's own time limit ends it. A loop without a pause takes a processor from the others. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await pause(5);
}
