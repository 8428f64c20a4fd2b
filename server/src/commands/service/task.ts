// The service under the Windows Task Scheduler: the commands that install and control its task.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monotonicMs } from "../../base/clock.ts";
import { pause } from "../../base/timers.ts";
import { CommandFailure } from "../command.ts";
import { ownCommand, runSystem, type ServiceManager } from "./manager.ts";
import { askToStop, placesIn, runningIn } from "./running.ts";
import { taskXml } from "./task-xml.ts";

const task = "taxd";
/** Longer than the service takes to finish what is in flight. */
const patienceMs = 120_000;
const lookMs = 250;
const elevated = "Open PowerShell as administrator, and run the command there.";

/** The folder of the service's settings, data and log on Windows. */
export const programData = (env: NodeJS.ProcessEnv): string =>
  join(env.ProgramData ?? "C:\\ProgramData", "taxctl");

/** @param env names the system's folders; other ones in tests */
export function taskManager(env: NodeJS.ProcessEnv, command = ownCommand()): ServiceManager {
  const folder = programData(env);
  // By their full path: a file of the current folder could have the same name.
  const system = (program: string) => join(env.SystemRoot ?? "C:\\Windows", "System32", `${program}.exe`);
  const schtasks = (args: readonly string[], failure?: string) =>
    runSystem(system("schtasks"), args, failure);
  const isInstalled = () => schtasks(["/Query", "/TN", task]);
  const requireInstalled = (): void => {
    if (!isInstalled())
      throw new CommandFailure("The service is not installed.", "Run `taxd service install` first.");
  };

  async function stopRunning(): Promise<void> {
    if (runningIn(folder) === undefined) return;
    askToStop(folder);
    const end = monotonicMs() + patienceMs;
    while (runningIn(folder) !== undefined && monotonicMs() < end) await pause(lookMs);
    if (runningIn(folder) !== undefined) schtasks(["/End", "/TN", task], "The service doesn't end");
  }

  return {
    places: {
      unit: `the task ${task} in the Task Scheduler`,
      user: "LOCAL SERVICE",
      ...placesIn(folder),
      cache: join(
        env.SystemRoot ?? "C:\\Windows",
        ...["ServiceProfiles", "LocalService", "AppData", "Local", "taxctl"],
      ),
    },
    async install() {
      if (!runSystem(system("fltmc"), []))
        throw new CommandFailure("Only an administrator may install services.", elevated);
      const own = command.find((path) => env.USERPROFILE && isIn(path, env.USERPROFILE));
      if (own !== undefined)
        throw new CommandFailure(
          `The service can't use ${own}: it is in your own folder.`,
          "Move the program to C:\\Program Files\\taxctl, and run it from there.",
        );
      if (isInstalled()) await stopRunning();
      mkdirSync(folder, { recursive: true });
      // System and administrators: everything. LOCAL SERVICE: all but permissions. Nobody else.
      const rights = ["*S-1-5-18:(OI)(CI)F", "*S-1-5-32-544:(OI)(CI)F", "*S-1-5-19:(OI)(CI)M"];
      const grants = rights.flatMap((right) => ["/grant:r", right]);
      runSystem(system("icacls"), [folder, "/inheritance:r", ...grants], "The folder can't be protected");
      const place = mkdtempSync(join(tmpdir(), "taxd-task-"));
      try {
        const file = join(place, "task.xml");
        writeFileSync(file, `\ufeff${taskXml({ command, folder }).replaceAll("\n", "\r\n")}`, "utf16le");
        schtasks(["/Create", "/TN", task, "/XML", file, "/F"], "The service can't be installed");
      } finally {
        rmSync(place, { recursive: true });
      }
      schtasks(["/Run", "/TN", task], "The service can't be started");
    },
    async uninstall() {
      requireInstalled();
      schtasks(["/Change", "/TN", task, "/DISABLE"], "The service can't be changed");
      await stopRunning();
      schtasks(["/Delete", "/TN", task, "/F"], "The service can't be uninstalled");
    },
    async start() {
      requireInstalled();
      schtasks(["/Change", "/TN", task, "/ENABLE"], "The service can't be changed");
      schtasks(["/Run", "/TN", task], "The service can't be started");
    },
    async stop() {
      requireInstalled();
      // Else the next minute starts it again.
      schtasks(["/Change", "/TN", task, "/DISABLE"], "The service can't be changed");
      await stopRunning();
    },
    async state() {
      const running = runningIn(folder);
      return { installed: isInstalled(), running: running !== undefined, url: running?.url };
    },
  };
}

/** Paths of Windows differ in neither case. */
const isIn = (path: string, folder: string): boolean =>
  path.toLowerCase().startsWith(`${folder.toLowerCase().replace(/[\\/]+$/, "")}\\`);
