// The service in a folder: it says there that it runs, and looks there for the wish to stop. Windows has no signal for that.
import { existsSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldOf } from "../../base/unknown.ts";

export type Running = { pid: number; url?: string | undefined };

/** What is in a service's folder. */
export const placesIn = (folder: string) => ({
  settings: join(folder, "taxd.env"),
  data: join(folder, "data"),
  log: join(folder, "logs", "taxd.log"),
});

const stateFile = (folder: string) => join(folder, "running.json");
const stopFile = (folder: string) => join(folder, "stop");

/** The service that runs in a folder; undefined if none does, also after one was killed. */
export function runningIn(folder: string): Running | undefined {
  const file = stateFile(folder);
  if (!existsSync(file)) return undefined;
  const running: Running = JSON.parse(readFileSync(file, "utf8"));
  return isAlive(running.pid) ? running : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return fieldOf(error, "code") === "EPERM";
  }
}

export const askToStop = (folder: string): void => writeFileSync(stopFile(folder), "");

/** Says that this process runs, until it is disposed. */
export function announce(folder: string, running: Running): void {
  writeFileSync(stateFile(folder), `${JSON.stringify(running)}\n`);
}

/** Calls `stop` once when another process has asked to stop. Dispose of it when the service has ended. */
export function watchForStop(folder: string, stop: () => void): Disposable {
  rmSync(stopFile(folder), { force: true });
  const watcher = watch(folder, () => {
    if (!existsSync(stopFile(folder))) return;
    watcher.close();
    stop();
  });
  return {
    [Symbol.dispose]() {
      watcher.close();
      for (const file of [stopFile(folder), stateFile(folder)]) rmSync(file, { force: true });
    },
  };
}
