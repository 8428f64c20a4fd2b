// Responsible for running one command by itself: its class, and the little that it needs of a configuration.
import { readFileSync } from "node:fs";
import type { Interfaces } from "@oclif/core";
import type { FoundCommand } from "./find-command.ts";
import { ROOT } from "./package-paths.ts";

/** What {@link BaseCommand} and the class it extends ask of a configuration. */
type Asked = Pick<Interfaces.Config, "bin" | "version" | "scopedEnvVarKeys" | "runHook">;

type CommandClass = {
  new (argv: string[], config: Asked): { _run(): Promise<unknown> };
  id: string;
  args: object;
  strict: boolean;
};

/**
 * Runs a command as oclif would, without the configuration and plug-ins that oclif reads first: that is most of the
 * time a short command takes. Answers `false` where words follow that the command does not take.
 */
export async function runCommand({ id, file, argv }: FoundCommand): Promise<boolean> {
  const { default: Command }: { default: CommandClass } = await import(file.href);
  const takesWords = !Command.strict || Object.keys(Command.args).length > 0;
  if (!takesWords && argv[0] !== undefined && !argv[0].startsWith("-")) return false;
  Command.id = id;
  await new Command(argv, config())._run();
  return true;
}

function config(): Asked {
  const { version } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  return {
    bin: "taxctl",
    version,
    scopedEnvVarKeys: (key) => [`TAXCTL_${key}`],
    runHook: async () => ({ successes: [], failures: [] }),
  };
}
