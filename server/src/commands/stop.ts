// Handles the signal to stop from a command's beginning, and closes resources in reverse order.
import { monotonicMs } from "../base/clock.ts";

/** npm forwards a Ctrl-C that the terminal has already delivered, so a signal soon after it is the same one. */
const sameSignalMs = 1000;

/** Aborted by Ctrl-C, Ctrl-Break, a termination or a closed terminal, with its name as the reason; another one after that ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let stoppedAtMs = 0;
  for (const name of ["SIGINT", "SIGBREAK", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted && monotonicMs() - stoppedAtMs > sameSignalMs) process.exit(130);
      if (controller.signal.aborted) return;
      stoppedAtMs = monotonicMs();
      controller.abort(name);
    });
  }
  return controller.signal;
}

const running = Promise.withResolvers<void>();
/** Resolved when a command that runs until it is stopped has started all that it runs. */
export const started = running.promise;

/** Waits for the signal. */
export async function untilStopped(signal: AbortSignal): Promise<void> {
  running.resolve();
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** The opened resources, to be closed in reverse order. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];

  /** Remembers how to close `thing`, and gives it back. */
  add<Thing>(thing: Thing, close: (thing: Thing) => unknown): Thing {
    this.#closers.push(() => close(thing));
    return thing;
  }

  /** Closes everything; a failure is thrown when the rest is closed. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
