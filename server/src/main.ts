// The operators' command `taxd`: finds the command, runs it, and turns failures into messages and exit codes.
import packageFile from "../package.json" with { type: "json" };
import { nearest } from "./base/config.ts";
import { accountCommands } from "./commands/accounts.ts";
import { auditCommand } from "./commands/audit.ts";
import { backupCommands } from "./commands/backup.ts";
import { branchCommands } from "./commands/branches.ts";
import { type Command, helpOf, UsageError } from "./commands/command.ts";
import { configCommand } from "./commands/config.ts";
import { credentialsCommands } from "./commands/credentials.ts";
import { explain } from "./commands/failure.ts";
import { keyCommands } from "./commands/keys.ts";
import { mailCommands } from "./commands/mail.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { numberCommands } from "./commands/numbers.ts";
import { operatorCommands } from "./commands/operators.ts";
import { createOutput, type Sink } from "./commands/output.ts";
import { recountCommand } from "./commands/recount.ts";
import { relayCommand } from "./commands/relay.ts";
import { restoreCommand } from "./commands/restore-command.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { serviceCommands } from "./commands/serve.ts";
import { systemServiceCommands } from "./commands/service/service.ts";
import { settleCommand } from "./commands/settle.ts";
import { simulatorCommand } from "./commands/simulator.ts";
import { startCommand } from "./commands/start.ts";
import { tinCommands } from "./commands/tins.ts";
import { userCommands } from "./commands/users.ts";
import type { ServiceOverrides } from "./service.ts";

export { started } from "./commands/stop.ts";

const commands: readonly Command[] = [
  startCommand,
  ...serviceCommands,
  ...systemServiceCommands,
  relayCommand,
  migrateCommand,
  ...backupCommands,
  restoreCommand,
  simulatorCommand,
  sandboxCommand,
  configCommand,
  ...accountCommands,
  ...tinCommands,
  ...userCommands,
  ...keyCommands,
  ...mailCommands,
  ...operatorCommands,
  ...branchCommands,
  ...numberCommands,
  auditCommand,
  settleCommand,
  recountCommand,
  ...credentialsCommands,
];

function overview(list: readonly Command[]): string {
  const width = Math.max(...list.map(({ words }) => words.length));
  return [
    "Usage: taxd <command> [options]",
    "",
    ...list.map(({ words, summary }) => `  ${words.padEnd(width)}  ${summary}`),
    "",
    "`taxd COMMAND --help` shows arguments and options, `taxd config` the settings.",
  ].join("\n");
}

/** The command at the beginning of the arguments, and the rest of them. */
function find(argv: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  for (const length of [3, 2, 1]) {
    const command = commands.find(({ words }) => words === argv.slice(0, length).join(" "));
    if (command) return { command, rest: argv.slice(length) };
  }
  return undefined;
}

function unknown(argv: readonly string[]): UsageError {
  const typed = argv
    .filter((word) => !word.startsWith("-"))
    .slice(0, 3)
    .join(" ");
  const all = commands.map(({ words }) => words);
  const meant = nearest(typed, all) ?? nearest(argv[0] ?? "", all);
  return new UsageError(
    `There is no command "${typed}".${meant ? ` Did you mean "${meant}"?` : ""} \`taxd help\` lists them.`,
  );
}

/** The remedy stands on a line of its own below a list. */
function sentences(message: string, remedy = ""): string {
  return `${message}${message.includes("\n") ? "\n" : " "}${remedy}`.trimEnd();
}

/**
 * Runs `taxd` with the arguments after its name.
 * @returns the exit code: 0 done, 1 not possible as things are, 2 wrong arguments or configuration
 */
export async function main(
  argv: readonly string[],
  streams: { stdout: Sink; stderr: Sink } = process,
  overrides: ServiceOverrides = {},
): Promise<number> {
  // Only the service's own user may read databases, logs and backups.
  process.umask(0o077);
  // The reader of the output may be gone (`taxd help | head -1`, a closed terminal). That is no failure of the command.
  process.stdout.on("error", () => undefined);
  const isJson = argv.includes("--json");
  const output = createOutput(streams.stdout, streams.stderr, isJson);
  const isHelp = argv.includes("--help") || argv[0] === "help";
  const words = argv[0] === "help" ? argv.slice(1) : argv;
  if (argv[0] === "--version") {
    streams.stdout.write(`taxd ${packageFile.version}\n`);
    return 0;
  }
  const found = find(words);
  if (isHelp || words.length === 0) {
    const topic = commands.filter((command) => command.words.split(" ")[0] === words[0]);
    streams.stdout.write(
      `${found ? helpOf(found.command) : overview(topic.length > 0 ? topic : commands)}\n`,
    );
    return isHelp ? 0 : 2;
  }
  try {
    if (!found) throw unknown(words);
    await found.command.run(found.rest, output, overrides);
    return output.exitCode;
  } catch (error) {
    const { exitCode, ...failure } = explain(error);
    if (isJson) streams.stdout.write(`${JSON.stringify({ error: failure }, null, 2)}\n`);
    else output.warn(sentences(failure.message, failure.remedy));
    if (error instanceof UsageError && found && !isJson)
      output.warn(`See: taxd ${found.command.words} --help`);
    return exitCode;
  }
}
