// Work that a process looks for again and again: at once while there is some, else after a wait.
import { Pause } from "./periodic-task.ts";

export type Loop = {
  /** There is something to do: ends the present wait. */
  wake(): void;
  start(): void;
  /** Begins no more looks, and resolves after the current one. */
  stop(): Promise<void>;
  readonly isStopping: boolean;
};

/**
 * @param look Returns whether there was anything to do.
 * @param failed Handles the error of a look; the next one follows after a wait.
 */
export function createLoop(
  look: () => Promise<boolean>,
  everyMs: number,
  failed: (error: unknown) => void,
): Loop {
  const rest = new Pause();
  let running: Promise<void> | undefined;
  let isStopping = false;
  let again = false;

  async function run(): Promise<void> {
    while (!isStopping) {
      again = false;
      try {
        if ((await look()) || again) continue;
      } catch (error) {
        failed(error);
      }
      if (!isStopping) await rest.wait(everyMs);
    }
  }

  function wake(): void {
    again = true;
    rest.end();
  }

  return {
    wake,
    start() {
      running ??= run();
    },
    async stop() {
      isStopping = true;
      wake();
      await running;
    },
    get isStopping() {
      return isStopping;
    },
  };
}
