// Unknown commands: oclif's hook for them, and the nearest command.
import type { Hook, Interfaces } from "@oclif/core";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure, usageFailure } from "../failures/failure.ts";
import { nearest } from "../input/suggest.ts";

const commandNotFound: Hook.CommandNotFound = async ({ id, config }) => {
  throw unknownCommand(id.split(":"), config);
};
export default commandNotFound;

/** The failure of words that name no command, with the command that was probably meant. */
export function unknownCommand(words: readonly string[], { commandIDs }: Interfaces.Config): Failure {
  const names = commandIDs.map((id) => id.replaceAll(":", " "));
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
const alikeWords = [
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
  const alike = alikeWords.find((group) => group.includes(verb)) ?? [];
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
