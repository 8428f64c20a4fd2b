// What the system's manager of services does for `taxd service`, and how its programs are run.
import { spawnSync } from "node:child_process";
import { isSea } from "node:sea";
import { CommandFailure } from "../command.ts";

/** The service as the system knows it. */
export type ServiceState = {
  installed: boolean;
  running: boolean;
  /** Where it listens, if that is known. */
  url?: string | undefined;
};

/** What starts the service, as which user, and where its files are: for people. */
export type ServicePlaces = Readonly<Record<"unit" | "user" | "settings" | "data" | "log" | "cache", string>>;

/** The service under the system's manager: the Task Scheduler on Windows, systemd on Linux. */
export type ServiceManager = {
  readonly places: ServicePlaces;
  /** Also replaces an earlier installation. The service starts at once, and with the system. */
  install(): Promise<void>;
  /** Settings, data and log stay. */
  uninstall(): Promise<void>;
  start(): Promise<void>;
  /** Returns when the running work is finished. The service stays stopped, also after the system starts again. */
  stop(): Promise<void>;
  state(): Promise<ServiceState>;
};

/** This program and the arguments before its command. */
export function ownCommand(): readonly string[] {
  return isSea() ? [process.execPath] : [process.execPath, String(process.argv[1])];
}

/** Runs a program of the system. Returns whether it succeeded. @throws CommandFailure with its words, if `failure` is given */
export function runSystem(program: string, args: readonly string[], failure?: string): boolean {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", windowsHide: true });
  if (status === 0) return true;
  if (failure === undefined) return false;
  const words = error?.message ?? `${stderr}${stdout}`.trim();
  throw new CommandFailure(
    `${failure}: ${program} ${args.join(" ")}\n${words}`,
    "Correct the cause, and run the command again.",
  );
}
