// Help that begins with examples: most people want the line to copy.
import { stripVTControlCharacters } from "node:util";
import type { Command, Interfaces } from "@oclif/core";
import { CommandHelp, Help, standardizeIDFromArgv } from "@oclif/core/help";
import type { Failure } from "../failures/failure.ts";
import { continued, wrapped } from "../output/wrap.ts";
import { everyday } from "./everyday.ts";
import { familyOf, helpFamilies } from "./help-families.ts";
import { unknownCommand } from "./unknown-command.ts";

class ExamplesFirst extends CommandHelp {
  constructor(...[command, config, options]: ConstructorParameters<typeof CommandHelp>) {
    super(
      {
        ...command,
        description: unwrapped(command.description),
        flags: ownFirst(command.flags),
      },
      config,
      options,
    );
  }

  protected override sections() {
    const all = super.sections();
    const examples = all.filter(({ header }) => header === "EXAMPLES");
    return [...examples, ...all.filter(({ header }) => header !== "EXAMPLES")];
  }

  protected override examples(examples: Command.Example[] | string | undefined) {
    const lines = super.examples(examples)?.split("\n");
    return lines?.map((line) => continued(line, this.opts.maxWidth - this.indentSpacing)).join("\n");
  }

  /** Without the summary: help begins with it. */
  protected override description() {
    const { summary, description } = this.command;
    return summary && description ? this.wrap(description) : undefined;
  }

  /** oclif breaks the line before it knows how long the command's name is. */
  protected override usage() {
    const usage = this.defaultUsage().replace("<%= command.id %>", this.command.id);
    const words = breakable(`$ ${this.config.bin} ${usage}`).split(" ");
    return wrapped(words, this.opts.maxWidth - 2 * this.indentSpacing).join("\n  ");
  }

  /** Choices are under their flag, further to the right than oclif expects for wrapped text. */
  override wrap(body: string, spacing = this.indentSpacing) {
    const text = breakable(body);
    return super.wrap(text, text === body ? spacing : spacing + this.indentSpacing);
  }
}

/** A long choice may be broken between its options. */
function breakable(text: string): string {
  return text.replace(/\S{30,}/g, (word) => word.replaceAll("|", " | "));
}

/** A source line of maximum length continues in the next one: the terminal breaks it where necessary. */
function unwrapped(text: string | undefined): string | undefined {
  return text?.replace(/^(.{90,})\n(?=\S)/gm, "$1 ");
}

/** The flags of the command itself come before the shared ones. */
function ownFirst(flags: Command.Loadable["flags"]): Command.Loadable["flags"] {
  const isGlobal = ({ helpGroup }: Command.Flag.Any) => helpGroup === "GLOBAL";
  const entries = Object.entries(flags);
  return Object.fromEntries(
    entries.toSorted(([, one], [, other]) => Number(isGlobal(one)) - Number(isGlobal(other))),
  );
}

/** For the reference: without the usage, which has every flag again, and without the flags of every command. */
class Reference extends ExamplesFirst {
  protected override sections() {
    return super.sections().filter(({ header }) => header !== "USAGE");
  }

  protected override examples(examples: Command.Example[] | string | undefined) {
    return super.examples(examples)?.replaceAll("\n\n", "\n");
  }

  protected override flags(flags: Command.Flag.Any[]) {
    return super.flags(flags.filter(({ helpGroup }) => helpGroup !== "GLOBAL"));
  }
}

const exitCodes = "Exit codes:";
/** A terminal of 30 lines shows so many above the next prompt; help with its own flags only may be longer. */
const screen = 29;

/** Help that fits a screen: families of flags are one line each. `--help --all` has everything. */
class ShortHelp extends ExamplesFirst {
  override generate(): string {
    const one = this.#withExamples(1);
    const two = this.#withExamples(2);
    // The summary of the command takes a line of the screen too.
    return two.split("\n").length < screen ? two : one;
  }

  #withExamples(count: number): string {
    const flags = Object.entries(this.command.flags)
      .filter(([, { hidden }]) => !hidden)
      .map(([name, flag]) => Object.assign(flag, { name }));
    const args = Object.values(this.command.args ?? {}).filter(({ hidden }) => !hidden);
    const argLines = this.args(args);
    const argsText = argLines && this.renderList(argLines, { stripAnsi: false, indentation: 2 });
    const own = this.flags(lettersFirst(flags.filter((flag) => familyOf(flag) === undefined)));
    const flagLines = own && this.renderList(own, { stripAnsi: false, indentation: 2 });
    const sections = [
      this.section("EXAMPLES", this.#examples(count)),
      this.section("USAGE", this.#usage(flags)),
      argsText && this.section("ARGUMENTS", argsText),
      this.section("FLAGS", [flagLines, ...familyLines(flags)].filter(Boolean).join("\n")),
      this.#exitCodes(),
    ];
    return [this.#summary(), ...sections].filter(Boolean).join("\n\n");
  }

  #examples(count: number): string {
    const all = [this.command.examples ?? []].flat().slice(0, count);
    return (this.examples(all) ?? "").replaceAll("\n\n", "\n");
  }

  #usage(flags: readonly Command.Flag.Any[]): string {
    const args = Object.values(this.command.args ?? {}).map(({ name, required }) =>
      required ? name.toUpperCase() : `[${name.toUpperCase()}]`,
    );
    const needed = flags.filter(({ required }) => required).map(({ name }) => `--${name}=…`);
    const words = ["$", this.config.bin, this.command.id, ...args, ...needed, "[flags]"];
    return wrapped([...words, "(--help --all shows everything)"], this.opts.maxWidth - 4).join("\n  ");
  }

  /** As many sentences of the description as fit two lines. */
  #summary(): string {
    const [paragraph = ""] = (this.command.description ?? "").split(exitCodes)[0]?.split("\n\n") ?? [];
    let kept: string[] = [];
    let text = "";
    for (const sentence of paragraph.replaceAll("\n", " ").split(/(?<=\.) (?=[A-Z])/)) {
      text = `${text} ${sentence}`.trim();
      const lines = wrapped(text.split(" "), this.opts.maxWidth);
      if (lines.length > 2) break;
      kept = lines;
    }
    return kept.join("\n");
  }

  #exitCodes(): string | undefined {
    const body = this.command.description?.split(exitCodes)[1];
    if (body === undefined) return undefined;
    const rows = body
      .trim()
      .replace(/\.$/, "")
      .split(/\n(?=\s*\d)|[,;.]\s+(?=\d)/);
    const table = rows.map((row) =>
      row
        .replaceAll("\n", " ")
        .trim()
        .replace(/^(\d+)\s+(?:if )?/, "$1  "),
    );
    return this.section("EXIT CODES", this.wrap(table.join("\n")));
  }
}

/** Flags with a letter first: the list loses the indent of its first line, which only the others have. */
function lettersFirst(flags: readonly Command.Flag.Any[]): Command.Flag.Any[] {
  return flags.toSorted((one, other) => Number(one.char === undefined) - Number(other.char === undefined));
}

/** A line for each family that the flags belong to. */
function familyLines(flags: readonly Command.Flag.Any[]): string[] {
  return Object.keys(helpFamilies).flatMap((family) => {
    const names = flags.filter((flag) => familyOf(flag) === family).map(({ name }) => `--${name}`);
    if (names.length === 0) return [];
    const more = names.length > 2 ? " …" : "";
    const shown = `${names.slice(0, 2).join(" ")}${more}`;
    return [`${shown.padEnd(34)}See taxctl help ${family}`];
  });
}

/** Help that begins with examples and fits a screen, and help topics that explain families of flags. */
export default class TaxctlHelp extends Help {
  /** Until `showHelp` is called: `oclif readme` renders commands with it. */
  protected override CommandHelpClass: typeof CommandHelp = Reference;

  override async showHelp(argv: string[]): Promise<void> {
    this.CommandHelpClass = argv.includes("--all") ? ExamplesFirst : ShortHelp;
    const firstFlag = argv.findIndex((word) => word.startsWith("-"));
    const words = argv.slice(0, firstFlag === -1 ? undefined : firstFlag);
    const [name = ""] = words;
    const family = words.length === 1 ? helpFamilies[name] : undefined;
    if (family) return this.#showFamily(name, family);
    const [id] = standardizeIDFromArgv(words, this.config);
    if (id && !this.config.findCommand(id) && !this.config.findTopic(id))
      throw unknownTopic(words, this.config);
    if (argv.length === 0) return this.#showEveryday();
    await super.showHelp(argv.filter((each) => each !== "--all"));
  }

  /** Of the command's name alone: a day's work, and where the rest is. */
  #showEveryday(): void {
    const lines = this.renderList(
      everyday.map(([line, purpose]): [string, string] => [line, purpose]),
      { stripAnsi: false, indentation: 2 },
    );
    this.log(`${this.config.pjson.oclif.description ?? this.config.pjson.description}\n`);
    this.log(this.section("EVERY DAY", lines));
    this.log(`
All commands: taxctl --help. One of them: taxctl purchases sync --help.
The first time: taxctl auth login, or taxctl dev for a sandbox on this machine.`);
  }

  /** Without the blank lines of oclif around the summary and at the end. */
  override async showCommandHelp(command: Command.Loadable): Promise<void> {
    if (this.CommandHelpClass !== ShortHelp) return super.showCommandHelp(command);
    const summary = this.summary(command) ?? "";
    const body = this.formatCommand(command);
    const hasDescription = !stripVTControlCharacters(body).startsWith("EXAMPLES\n");
    this.log(`${summary}${hasDescription ? "\n" : "\n\n"}${body}`);
    const commands = this.sortedCommands.filter(({ id }) => id.startsWith(`${command.id}:`));
    if (commands.length > 0) this.log(`\n${this.formatCommands(commands)}`);
  }

  protected override async showRootHelp(): Promise<void> {
    await super.showRootHelp();
    const topics = Object.entries(helpFamilies).map(([name, { summary }]): [string, string] => [
      name,
      summary,
    ]);
    const list = this.renderList(topics, { stripAnsi: false, indentation: 2 });
    this.log(this.section("HELP TOPICS (taxctl help TOPIC)", list));
    this.log("");
  }

  #showFamily(name: string, { summary, text }: { summary: string; text: string }): void {
    this.log(`${summary}\n\n${text}\n`);
    const flags = new Map<string, Command.Flag.Any>();
    let owner: Command.Loadable | undefined;
    for (const command of this.config.commands)
      for (const [flagName, flag] of Object.entries(command.flags))
        if (familyOf({ ...flag, name: flagName }) === name && !flags.has(flagName)) {
          flags.set(flagName, { ...flag, name: flagName });
          owner = command;
        }
    if (!owner) return;
    this.log(new FamilyHelp(owner, this.config, this.opts).list([...flags.values()]));
  }
}

function unknownTopic(words: readonly string[], config: Interfaces.Config): Failure {
  const failure = unknownCommand(words, config);
  const topics = `Help topics: ${Object.keys(helpFamilies).join(", ")}.`;
  return Object.assign(failure, { remedy: [failure.remedy, topics].filter(Boolean).join(" ") });
}

/** The flags of a family, as a command's help lists them. */
class FamilyHelp extends ExamplesFirst {
  list(flags: Command.Flag.Any[]): string {
    const sorted = lettersFirst(flags.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
    const lines = this.flags(sorted) ?? [];
    return `${this.section("FLAGS", this.renderList(lines, { stripAnsi: false, indentation: 2 }))}\n`;
  }
}
