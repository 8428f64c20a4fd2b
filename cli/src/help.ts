// Responsible for help that begins with examples: most people want the line to copy.
import { CommandHelp, Help } from "@oclif/core/help";

class ExamplesFirst extends CommandHelp {
  protected override sections() {
    const all = super.sections();
    const examples = all.filter(({ header }) => header === "EXAMPLES");
    return [...examples, ...all.filter(({ header }) => header !== "EXAMPLES")];
  }
}

/** The help of oclif with the examples of a command moved to the top. */
export default class TaxctlHelp extends Help {
  protected override CommandHelpClass = ExamplesFirst;
}
