// Responsible for what oclif finds wrong with a command line, in our words: everything at once, each thing by its name.
import { stripVTControlCharacters } from "node:util";
import { type Failure, usageFailure } from "./failure.ts";

/** The failure for an error of oclif's parser. */
export function describeUsage(error: Error): Failure {
  const errors: Record<string, string[]> = missingArguments(error);
  const sentences: string[] = [];
  for (const line of Object.keys(errors).length > 0 ? [] : linesOf(error)) {
    const [, flag] = /^Missing required flag (\S+)$/.exec(line) ?? [];
    if (flag === undefined) sentences.push(line.replace(NEEDS, "$1 needs $2"));
    else errors[`--${flag}`] = ["is missing"];
  }
  const message = sentences.join("\n") || "Something is missing";
  return usageFailure(message, "Add --help to see how the command is used.", errors);
}

const NEEDS = /^All of the following must be provided when using (--\S+): (.+)$/;

/** Arguments that a command can't do without, with what each is. */
function missingArguments(error: Error): Record<string, string[]> {
  if (!error.message.startsWith("Missing ") || !("args" in error) || !Array.isArray(error.args)) return {};
  const args: { name?: string; description?: string; options?: readonly string[] }[] = error.args;
  return Object.fromEntries(
    args.map(({ name = "", description, options }) => {
      const what = [description, options && `one of ${options.join(", ")}`].filter(Boolean).join("; ");
      return [name.toUpperCase(), [what ? `is missing: ${what}` : "is missing"]];
    }),
  );
}

function linesOf({ message }: Error): string[] {
  return stripVTControlCharacters(message)
    .replace(/\nSee more help with --help$/, "")
    .replace(/^The following errors? occurred:\n/, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
