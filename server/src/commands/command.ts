// The definition of an operators' command: its words, arguments and options. Parsing and help both use it.
import { parseArgs } from "node:util";
import type { ServiceOverrides } from "../service.ts";
import type { Output } from "./output.ts";

export type Option = {
  type: "string" | "boolean";
  description: string;
  /** The placeholder for the value in help: `<email>`. */
  value?: string;
  /** May be given several times. */
  multiple?: boolean;
};

export type Options = Readonly<Record<string, Option>>;

/** An option with a value, which help shows as `<value>`. */
export const value = (name: string, description: string) =>
  ({ type: "string", value: `<${name}>`, description }) as const;

/** An option that is given or not. */
export const flag = (description: string) => ({ type: "boolean", description }) as const;

/** The given options by name, typed by their definition. */
export type Flags<O extends Options> = {
  [Name in keyof O]?: O[Name]["type"] extends "boolean"
    ? boolean
    : O[Name] extends { multiple: true }
      ? string[]
      : string;
};

export type Argument = { name: string; description: string; isOptional?: boolean };

/** Wrong usage: exit code 2, with the command's usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command can't be done as things are: exit code 1. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

/** The settings name the wrong place or server: exit code 2. */
export class SettingsFailure extends CommandFailure {}

export type Command = {
  /** `accounts approve` */
  readonly words: string;
  readonly summary: string;
  readonly args: readonly Argument[];
  readonly options: Options;
  readonly examples: readonly string[];
  /** Further lines of the help. */
  notes(): readonly string[];
  /** `overrides`: of a service that the command runs. */
  run(argv: readonly string[], output: Output, overrides: ServiceOverrides): Promise<void>;
};

type Definition<O extends Options> = {
  words: string;
  summary: string;
  args?: readonly Argument[];
  options?: O;
  examples?: readonly string[];
  notes?(): readonly string[];
  /** `args` are as many as are defined; an optional one that is left out is `""`. */
  run(args: readonly string[], flags: Flags<O>, output: Output, overrides: ServiceOverrides): Promise<void>;
};

function parse<O extends Options>(definition: Definition<O>, argv: readonly string[]) {
  try {
    const options = { ...definition.options, json: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    // Node adds advice about arguments that begin with a dash; these commands have no such arguments.
    const [message = ""] = String(error instanceof Error ? error.message : error).split(". To specify");
    throw new UsageError(`${message.replace(/\.$/, "")}.`);
  }
}

/** Makes a command of its definition. @throws UsageError from `run` when arguments are missing, unknown or too many */
export function command<const O extends Options>(definition: Definition<O>): Command {
  const args = definition.args ?? [];
  return {
    words: definition.words,
    summary: definition.summary,
    args,
    options: definition.options ?? {},
    examples: definition.examples ?? [],
    notes: definition.notes ?? (() => []),
    async run(argv, output, overrides) {
      const { positionals, values } = parse(definition, argv);
      const missing = args.find(({ isOptional }, at) => !isOptional && positionals[at] === undefined);
      if (missing) throw new UsageError(`<${missing.name}> is missing: ${missing.description}.`);
      const surplus = positionals[args.length];
      if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many.`);
      await definition.run(
        args.map((_, at) => positionals[at] ?? ""),
        values as Flags<O>,
        output,
        overrides,
      );
    },
  };
}

/** The argument that limits a command to one account. */
export const anyAccount: Argument = {
  name: "account",
  description: "number of the account (default: all)",
  isOptional: true,
};

/** The number of the account that {@link anyAccount} gives; undefined for all. @throws UsageError */
export function accountOf(text: string): number | undefined {
  return text === "" ? undefined : wholeNumber(text, "The account");
}

/** The help text of one command. */
export function helpOf({ words, summary, args, options, examples, notes }: Command): string {
  const usage = args.map(({ name, isOptional }) => (isOptional ? `[${name}]` : `<${name}>`)).join(" ");
  const rows = [
    ...args.map(({ name, description }) => [`<${name}>`, description]),
    ...Object.entries(options).map(([name, { value, description }]) => [
      `--${name}${value === undefined ? "" : ` ${value}`}`,
      description,
    ]),
    ["--json", "print the result as JSON"],
    ["--help", "show this"],
  ];
  const more = notes();
  const width = Math.max(...rows.map(([term]) => term?.length ?? 0));
  return [
    `${summary}`,
    "",
    `Usage: ${["taxd", words, usage, "[options]"].filter((part) => part !== "").join(" ")}`,
    "",
    ...rows.map(([term = "", description]) => `  ${term.padEnd(width)}  ${description}`),
    ...(more.length === 0 ? [] : ["", ...more]),
    ...(examples.length === 0 ? [] : ["", "Examples:", ...examples.map((example) => `  ${example}`)]),
  ].join("\n");
}

/** A whole number that an argument or option gives. @throws UsageError */
export function wholeNumber(text: string, name: string, from = 1, to = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to) {
    throw new UsageError(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  }
  return number;
}

/** One of the allowed words of an argument or option. @throws UsageError that names them */
export function oneOf<const Word extends string>(text: string, name: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new UsageError(`${name} must be one of ${words.join(", ")}, not "${text}".`);
  return word;
}
