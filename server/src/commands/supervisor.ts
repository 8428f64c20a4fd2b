// Tells systemd that the service is ready, alive or stopping. Node can't write to its socket: systemd's own program does.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Logger } from "../base/log.ts";
import { periodicTask } from "../base/periodic-task.ts";

const program = "systemd-notify";
/** Longer than the manager of a busy machine takes. */
const patienceMs = 10_000;

type Environment = Record<string, string | undefined>;

export type Supervisor = {
  /** Everything is open. From now on it says in time that the event loop runs, where systemd wants to know. */
  ready(status: string): Promise<void>;
  stopping(): Promise<void>;
};

/** How often to tell that the process is alive: three times in the time after which systemd would end it. */
function pulseMs({ WATCHDOG_USEC, WATCHDOG_PID }: Environment): number | undefined {
  const limitMs = Number(WATCHDOG_USEC) / 1_000;
  if (!(limitMs > 0)) return undefined;
  // Meant for another process, whose settings this one inherited.
  if (WATCHDOG_PID && WATCHDOG_PID !== String(process.pid)) return undefined;
  return limitMs / 3;
}

/** Speaks to the systemd that started this process; to nobody where something else did. */
export function createSupervisor(
  log: Pick<Logger, "warn">,
  environment: Environment = process.env,
): Supervisor {
  if (!environment.NOTIFY_SOCKET) return { ready: async () => undefined, stopping: async () => undefined };

  async function tell(...states: string[]): Promise<void> {
    try {
      await promisify(execFile)(program, states, { env: environment, timeout: patienceMs });
    } catch (error) {
      log.warn(
        { err: error },
        `systemd was not notified of ${states[0]}: is its program ${program} installed?`,
      );
    }
  }

  const everyMs = pulseMs(environment);
  // A process whose event loop stands still sends none, and systemd starts it again.
  const pulse =
    everyMs === undefined
      ? undefined
      : periodicTask(
          () => tell("WATCHDOG=1"),
          everyMs,
          () => {},
        );
  return {
    async ready(status) {
      await tell("READY=1", `STATUS=${status}`);
      pulse?.start();
    },
    async stopping() {
      await pulse?.stop();
      await tell("STOPPING=1", "STATUS=Stopping");
    },
  };
}
