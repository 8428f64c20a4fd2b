// `taxd service`: the service under the system's own manager, started with the system and kept running.
import { resolve } from "node:path";
import { limitSignal } from "../../base/timers.ts";
import { CommandFailure, command, UsageError, value } from "../command.ts";
import type { Output } from "../output.ts";
import type { ServiceManager, ServicePlaces } from "./manager.ts";
import { systemdManager } from "./systemd.ts";
import { taskManager } from "./task.ts";

function systemManager(): ServiceManager {
  if (process.platform === "win32") return taskManager(process.env);
  if (process.platform === "linux") return systemdManager();
  throw new CommandFailure(
    `taxd knows no manager of services on ${process.platform}.`,
    "Start `taxd serve` with your system's own one.",
  );
}

const line = (name: string, text: string): string => `${name.padEnd(10)}  ${text}`;

const placeLines = ({ unit, user, settings, data, log, cache }: ServicePlaces): string[] => [
  line("Started by", unit),
  line("Runs as", user),
  line("Settings", settings),
  line("Data", data),
  line("Log", log),
  line("Cache", cache),
];

/** The help's list of places on this system. */
function placesHelp(): readonly string[] {
  const known = process.platform === "win32" || process.platform === "linux";
  return known ? ["Places:", ...placeLines(systemManager().places).map((text) => `  ${text}`)] : [];
}

async function printState(manager: ServiceManager, output: Output): Promise<void> {
  const state = await manager.state();
  const ready = state.url === undefined ? undefined : await isReady(state.url);
  const words = state.running ? "running" : state.installed ? "stopped" : "not installed";
  output.result({ ...state, ...(ready === undefined ? {} : { ready }), ...manager.places }, () =>
    [
      line("Service", `${words}${ready === false ? ", not ready: the log says why" : ""}`),
      ...(state.url === undefined ? [] : [line("URL", state.url)]),
      ...placeLines(manager.places),
    ].join("\n"),
  );
  if (!state.running || ready === false) output.exitCode = 1;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: limitSignal(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A command that changes the service, and prints a sentence about it. */
const changing = (word: "install" | "start" | "stop" | "uninstall", summary: string, sentence: string) =>
  command({
    words: `service ${word}`,
    summary,
    notes: placesHelp,
    async run(_args, _flags, output) {
      const manager = systemManager();
      await manager[word]();
      const { places } = manager;
      output.result({ done: word, ...places }, () =>
        word === "start" || word === "stop" ? sentence : [sentence, "", ...placeLines(places)].join("\n"),
      );
    },
  });

export const systemServiceCommands = [
  changing(
    "install",
    "Install the service with the system's manager (systemd, Task Scheduler) and start it; also after an update.",
    "The service is installed and started. `taxd service status` shows its state.",
  ),
  changing("start", "Start the installed service, now and with the system.", "The service is started."),
  changing(
    "stop",
    "Stop the installed service when its running work is finished.",
    "The service is stopped.",
  ),
  command({
    words: "service status",
    summary: "Show whether the installed service runs, and its places. Exit code 1 if it does not run.",
    notes: placesHelp,
    async run(_args, _flags, output) {
      await printState(systemManager(), output);
    },
  }),
  changing(
    "uninstall",
    "Stop the service and remove it from the system's manager; settings, data and log stay.",
    "The service is uninstalled. Settings, data and log stay.",
  ),
  command({
    words: "service run",
    summary:
      "Run the service with the settings, the data and the log of a folder: the task on Windows does it.",
    options: { folder: value("folder", "folder with taxd.env, data and logs") },
    async run(_args, { folder }, output, overrides) {
      if (folder === undefined) throw new UsageError("--folder is needed.");
      const { runInFolder } = await import("./run.ts");
      await runInFolder(resolve(folder), output, overrides);
    },
  }),
];
