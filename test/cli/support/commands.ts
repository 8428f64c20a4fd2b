// Every command with its arguments and flags, as oclif finds them.
import { Config, type Interfaces, Plugin } from "@oclif/core";
import { oclifOptions } from "../../../cli/src/start/run.ts";

/** oclif's view of the command line. */
export const loadConfig = (): Promise<Config> => Config.load(oclifOptions());

/** The commands by id. */
export async function loadCommands(): Promise<Interfaces.Manifest["commands"]> {
  const plugin = new Plugin({ ...oclifOptions(), isRoot: true, errorOnManifestCreate: true });
  await plugin.load();
  return plugin.manifest.commands;
}
