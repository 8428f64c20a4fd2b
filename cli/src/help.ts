// Responsible for help that begins with examples: most people want the line to copy.
import { CommandHelp, Help } from "@oclif/core/help";

class ExamplesFirst extends CommandHelp {
  constructor(...[command, config, options]: ConstructorParameters<typeof CommandHelp>) {
    super({ ...command, description: unwrapped(command.description) }, config, options);
  }

  protected override sections() {
    const all = super.sections();
    const examples = all.filter(({ header }) => header === "EXAMPLES");
    return [...examples, ...all.filter(({ header }) => header !== "EXAMPLES")];
  }
}

/** A line of a source file that is as long as those get goes on in the next one: the terminal breaks it where it must. */
function unwrapped(text: string | undefined): string | undefined {
  return text?.replace(/^(.{90,})\n(?=\S)/gm, "$1 ");
}

/** The help of oclif with the examples of a command moved to the top. */
export default class TaxctlHelp extends Help {
  protected override CommandHelpClass = ExamplesFirst;
}
