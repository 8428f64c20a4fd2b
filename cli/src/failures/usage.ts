// Oclif's errors in a command line, in our words: everything at once, each thing by its name.
import { stripVTControlCharacters } from "node:util";
import { type Failure, usageFailure } from "./failure.ts";

/** The failure for an error of oclif's parser. */
export function describeUsage(error: Error): Failure {
  const errors = { ...missingArguments(error), ...missingFlags(error) };
  const sentences = error.message.startsWith(missingPrefix) ? [] : linesOf(error);
  const message = sentences.join("\n") || "Something is missing";
  return usageFailure(message, "Add --help to see how the command is used.", errors);
}

const missingPrefix = "Missing ";
const needs = /^All of the following must be provided when using (--\S+): (.+)$/;

/** Required arguments, with their descriptions. */
function missingArguments(error: Error): Record<string, string[]> {
  if (!error.message.startsWith(missingPrefix) || !("args" in error) || !Array.isArray(error.args)) return {};
  const args: { name?: string; description?: string; options?: readonly string[] }[] = error.args;
  return Object.fromEntries(
    args.map(({ name = "", description, options }) => {
      const what = [description, options && `one of ${options.join(", ")}`].filter(Boolean).join("; ");
      return [name.toUpperCase(), [what ? `is missing: ${what}` : "is missing"]];
    }),
  );
}

type Parsed = {
  input?: { flags?: Record<string, { required?: boolean; summary?: string }> };
  output?: { flags?: Record<string, unknown> };
};

/** Required flags, with their descriptions. oclif names them only if no argument is missing. */
function missingFlags(error: Error): Record<string, string[]> {
  if (!("parse" in error)) return {};
  const { input, output }: Parsed = Object(error.parse);
  const given = output?.flags;
  if (!given) return {};
  return Object.fromEntries(
    Object.entries(input?.flags ?? {})
      .filter(([name, { required }]) => required && given[name] === undefined)
      .map(([name, { summary }]) => [`--${name}`, [summary ? `is missing: ${summary}` : "is missing"]]),
  );
}

function linesOf({ message }: Error): string[] {
  return stripVTControlCharacters(message)
    .replace(/^\s*Parsing (--\S+)\s*\n\s*/gm, "$1: ")
    .replace(/\nSee more help with --help$/, "")
    .replace(/^The following errors? occurred:\n/, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("Missing required flag "))
    .map((line) => line.replace(needs, "$1 needs $2. Add $2, or omit $1."));
}
