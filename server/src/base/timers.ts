// Waits and timers, by the process's source of time.
import { type Timer, timeSource } from "./clock.ts";

/** Calls `run` once, after `ms`. */
export function startTimer(run: () => void, ms: number): Timer {
  return timeSource.startTimer(run, ms);
}

/** Calls `run` each `ms`. */
export function startInterval(run: () => void, ms: number): Timer {
  return timeSource.startInterval(run, ms);
}

/** Calls `run` after the events that have arrived by now. */
export function onNextTurn(run: () => void): void {
  timeSource.nextTurn(run);
}

/** Lets the events run that have arrived by now. */
export function nextTurn(): Promise<void> {
  return new Promise(onNextTurn);
}

/**
 * Waits.
 *
 * @throws the reason of the signal, once it is aborted
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      timer.cancel();
      reject(signal?.reason);
    };
    const timer = startTimer(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** A signal that is aborted after `ms`; its timer keeps no process running. */
export function limitSignal(ms: number): AbortSignal {
  const limit = new AbortController();
  startTimer(() => limit.abort(new DOMException("The time is over", "TimeoutError")), ms).unref();
  return limit.signal;
}
