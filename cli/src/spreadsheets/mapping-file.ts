// Reading a mapping file: JSON. All its wrong keys and values are reported at once.
import { firstOf, usageFailure } from "../failures/failure.ts";
import { parseJson } from "../input/read.ts";
import { counted } from "../output/words.ts";

/** The problem of a key or value, and its remedy. */
type MappingProblem = { problem: string; remedy?: string };

/** The same, with the place in the file, like `columns.total`. */
type Wrong = MappingProblem & { at: string };

/** Takes the value at a place of the file, or returns its problems. */
export type Take = (value: unknown, at: string) => Wrong[];

/** Takes the file over, key by key. All that is wrong with it is one usage failure. */
export function readMappingFile(source: string, keys: Readonly<Record<string, Take>>): void {
  const wrong = keyed(keys)(parseJson(source, "The mapping file"), "");
  if (wrong.length === 0) return;
  const problems = Object.fromEntries(wrong.map(({ at, problem }) => [at || "the file", [problem]]));
  const remedies = new Set(wrong.flatMap(({ remedy }) => remedy ?? []));
  throw usageFailure(
    `${counted(wrong.length, "entry", "entries")} of the mapping file can't be used`,
    [...remedies].join(" ") || undefined,
    firstOf(problems),
  );
}

/** An object with no other keys than these. */
function keyed(keys: Readonly<Record<string, Take>>): Take {
  return entries((key, value, at, parent) => {
    const take = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (take) return take(value, at);
    const names = Object.keys(keys).join(", ");
    return [{ at, problem: "is unknown", remedy: `Keys${parent && ` of ${parent}`}: ${names}.` }];
  });
}

/** An object with texts under these keys, or under any; of some keys, `values` are all that can be. */
export function texts(
  target: Record<string, string>,
  keys?: readonly string[],
  values: Readonly<Record<string, readonly string[]>> = {},
): Take {
  const into = (key: string) => text((value) => Object.assign(target, { [key]: value }), noneOf(values[key]));
  if (keys) return keyed(Object.fromEntries(keys.map((key) => [key, into(key)])));
  return entries((key, value, at) => into(key)(value, at));
}

function noneOf(values: readonly string[] | undefined): (value: string) => MappingProblem | undefined {
  return (value) =>
    !values || values.includes(value) ? undefined : { problem: `${value} isn't one of ${values.join(", ")}` };
}

/** A text; a number counts as one too. `problemOf` returns its problem. */
export function text(
  set: (value: string) => void,
  problemOf: (value: string) => MappingProblem | undefined = () => undefined,
): Take {
  return (value, at) => {
    const given = typeof value === "number" ? String(value) : value;
    if (typeof given !== "string") return [{ at, problem: `${JSON.stringify(value)} is not text` }];
    const invalid = problemOf(given);
    if (invalid) return [{ at, ...invalid }];
    set(given);
    return [];
  };
}

/** A list of texts. */
export function list(set: (values: string[]) => void): Take {
  return (value, at) => {
    if (!Array.isArray(value)) return [{ at, problem: "is not a list" }];
    const values: string[] = [];
    const wrong = value.flatMap((entry, index) => text((one) => values.push(one))(entry, `${at}[${index}]`));
    set(values);
    return wrong;
  };
}

/** True or false. */
export function flag(set: (value: boolean) => void): Take {
  return (value, at) => {
    if (typeof value !== "boolean") return [{ at, problem: `${JSON.stringify(value)} is not true or false` }];
    set(value);
    return [];
  };
}

type Each = (key: string, value: unknown, at: string, parent: string) => Wrong[];

function entries(each: Each): Take {
  return (value, at) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return [{ at, problem: "is not an object" }];
    return Object.entries(value).flatMap(([key, entry]) => each(key, entry, at ? `${at}.${key}` : key, at));
  };
}
