// Responsible for errors that no command caught: unknown commands, failed help, and `exit` of a plug-in.
import { failureEnvelope, failureText } from "../output/envelope.ts";
import { asksForHelp } from "../start/find-command.ts";
import { helpFamilies } from "../start/help-families.ts";
import { commandNames } from "../start/run-oclif.ts";
import { nearest } from "../start/suggest.ts";
import { describe, oclifExit } from "./describe.ts";
import { exitCodes } from "./exit-codes.ts";
import { Failure, usageFailure } from "./failure.ts";
import { systemCode } from "./of-file.ts";

/** Shows it and gives the exit code. */
export async function escaped(error: unknown, argv: readonly string[]): Promise<number> {
  const exit = error instanceof Error && systemCode(error) === "EEXIT" ? oclifExit(error) : undefined;
  if (typeof exit === "number") return exit;
  let failure = describe(error);
  // Help fails only where there is nothing to help with.
  const isUnknown = failure.exitCode === exitCodes.unknownCommand || asksForHelp(argv);
  if (isUnknown)
    failure = argv[0] === "help" ? await unknownTopic(argv.slice(1)) : await unknownCommand(argv);
  const command = argv.filter((word) => !word.startsWith("-")).join(" ");
  if (argv.includes("--json")) process.stdout.write(failureEnvelope(failure, [], { command }));
  else process.stderr.write(failureText(failure, undefined, process.stderr));
  return failure.exitCode;
}

async function unknownTopic(words: readonly string[]): Promise<Failure> {
  const failure = await unknownCommand(words);
  const topics = `Help topics: ${Object.keys(helpFamilies).join(", ")}.`;
  return Object.assign(failure, { remedy: [failure.remedy, topics].filter(Boolean).join(" ") });
}

async function unknownCommand(argv: readonly string[]): Promise<Failure> {
  const firstFlag = argv.findIndex((word) => word.startsWith("-"));
  const words = argv.slice(0, firstFlag === -1 ? undefined : firstFlag);
  const names = await commandNames();
  const known = names
    .toSorted((a, b) => b.length - a.length)
    .find((name) => `${words.join(" ")} `.startsWith(`${name} `));
  if (known) {
    const extra = words.slice(known.split(" ").length).join(" ");
    return usageFailure(
      `${known} takes no argument ${extra}`,
      `\`taxctl ${known} --help\` shows how it is used.`,
    );
  }
  const [topic = "", verb = ""] = words;
  const meant = names.some((name) => name.startsWith(`${topic} `))
    ? (meantIn(topic, verb, names) ?? `${topic} --help`)
    : meantAnywhere(words, names);
  return new Failure(`There is no command ${words.slice(0, 2).join(" ")}`, {
    code: "unknown_command",
    exitCode: exitCodes.unknownCommand,
    remedy: `${meant ? `Did you mean \`taxctl ${meant}\`? ` : ""}\`taxctl --help\` lists all commands.`,
  });
}

/** Verbs that people try for one another. */
const ALIKE = [
  ["list", "search", "find", "ls"],
  ["show", "get", "view", "info"],
  ["create", "add", "new", "submit", "register", "setup"],
  ["remove", "delete", "rm"],
  ["sync", "fetch", "pull"],
];

/** The command of a topic that a verb probably means: a typing error, or a synonym. */
function meantIn(topic: string, verb: string, names: readonly string[]): string | undefined {
  const verbs = names
    .filter((name) => name.startsWith(`${topic} `))
    .map((name) => name.slice(topic.length + 1));
  const alike = ALIKE.find((group) => group.includes(verb)) ?? [];
  const meant = nearest(verb, verbs) ?? alike.find((word) => verbs.includes(word));
  return meant && `${topic} ${meant}`;
}

function meantAnywhere(words: readonly string[], names: readonly string[]): string | undefined {
  const topics = [
    ...new Set(names.filter((name) => name.includes(" ")).map((name) => name.split(" ")[0] ?? "")),
  ];
  const topic = nearest(words[0] ?? "", topics);
  return (
    nearest(words.slice(0, 2).join(" "), names) ??
    nearest(words[0] ?? "", names) ??
    (topic && `${topic} --help`)
  );
}
