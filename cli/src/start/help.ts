// Responsible for help that begins with examples: most people want the line to copy.
import type { Command } from "@oclif/core";
import { CommandHelp, Help } from "@oclif/core/help";
import { continued, wrapped } from "../output/wrap.ts";

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

  /** Choices stand under their flag, further to the right than oclif expects of what it wraps. */
  override wrap(body: string, spacing = this.indentSpacing) {
    const text = breakable(body);
    return super.wrap(text, text === body ? spacing : spacing + this.indentSpacing);
  }
}

/** A long choice may be broken between its options. */
function breakable(text: string): string {
  return text.replace(/\S{30,}/g, (word) => word.replaceAll("|", " | "));
}

/** A line of a source file that is as long as those get goes on in the next one: the terminal breaks it where it must. */
function unwrapped(text: string | undefined): string | undefined {
  return text?.replace(/^(.{90,})\n(?=\S)/gm, "$1 ");
}

/** What a command alone takes stands before what all take. */
function ownFirst(flags: Command.Loadable["flags"]): Command.Loadable["flags"] {
  const isGlobal = ({ helpGroup }: Command.Flag.Any) => helpGroup === "GLOBAL";
  const entries = Object.entries(flags);
  return Object.fromEntries(
    entries.toSorted(([, one], [, other]) => Number(isGlobal(one)) - Number(isGlobal(other))),
  );
}

/** The help of oclif with the examples of a command moved to the top. */
export default class TaxctlHelp extends Help {
  protected override CommandHelpClass = ExamplesFirst;
}
