// What differs between countries stands in profiles. `npm run lint:floors` looks for what other code must not name: a tax type by its
// letter, a rate, a time zone, a country, a form of an authority, an authority, and the words for the tax and the TIN. See docs/internals/countries.md.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { neutralProfile, profileNames } from "../sdk/src/rules/profiles/index.ts";
import { rulesOf } from "../sdk/src/rules/profiles/units.ts";

/** One of these texts; nothing without any. */
const anyOf = (texts: readonly string[]): string =>
  texts.length === 0 ? "(?!)" : texts.map((text) => text.replaceAll(/\W/g, "\\$&")).join("|");

const profiles = profileNames().map(rulesOf);
/** What a profile names, if the neutral one names it otherwise. */
const own = (read: (profile: (typeof profiles)[number]) => readonly (string | null)[]): string => {
  const neutral = read(rulesOf(neutralProfile));
  return anyOf(profiles.flatMap(read).filter((text) => text !== null && !neutral.includes(text)) as string[]);
};
const countries = profiles.flatMap((profile) => Object.entries(profile.countries));

/** What belongs to a profile. Comments and the letters of longer texts don't count. */
const forbidden: readonly { what: string; pattern: RegExp }[] = [
  {
    what: "a tax type",
    // Registrations (A by a confirmation, M by hand) and the states of taxpayers have letters too.
    pattern:
      /^(?!.*\b(?:registration|regTyCd|taxprSttsCd)\b).*(?:"[A-E]"|\b(?:letters|unitRates|rates)\.[A-E]\b|\[A-E\])/,
  },
  { what: "a rate", pattern: /\brates?\b\W{1,6}(?:8|16|18)\b(?! ?\*)|\b[01]\.(?:08|16|18)\b|"(?:16|18)"/i },
  {
    what: "a time zone",
    pattern: /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+/,
  },
  {
    what: "a country",
    pattern: new RegExp(
      `"(?:${anyOf(countries.map(([code]) => code))})"|\\b(?:${anyOf(countries.map(([, name]) => name))})`,
    ),
  },
  { what: "a form", pattern: new RegExp(`\\b(?:${own(({ vatReturn }) => [vatReturn.form])})\\b`, "i") },
  { what: "an authority", pattern: /\b(?:KRA|RRA|URA|TRA|ZRA|eTIMS|EBM|iTax)\b|\bkra\.go\.ke\b/ },
  {
    what: "a country's word for the tax",
    pattern: new RegExp(`\\b(?:${anyOf(profiles.map(({ tax }) => tax.name))})\\b`),
  },
  {
    what: "an authority's word for the TIN",
    pattern: new RegExp(`\\b(?:${own(({ tin }) => [tin.name, tin.fullName])})\\b`),
  },
  { what: "a currency", pattern: new RegExp(`"(?:${own(({ currency }) => [currency])})"`) },
  { what: "a profile", pattern: new RegExp(`"(?:${own(({ name }) => [name])})"`) },
];

/** Profiles, what plays an authority, what is generated, and sample data. */
const free = [
  /^sdk\/src\/rules\/profiles\//,
  /^sdk\/src\/rules\/letters\.ts$/,
  /^server\/src\/simulator\/countr(y\.ts$|ies\/)/,
  /^server\/src\/commands\/sandbox-/,
  /^sdk\/src\/rules\/openapi\.ts$/,
  /^sdk\/src\/client\/routes\.ts$/,
  // The certification of one country: a folder of its own, with its command.
  /^cli\/src\/certify\/[a-z]+\//,
  /^cli\/src\/commands\/certify\/[a-z]+\.ts$/,
];

/** A place that names something of a country. An entry that nothing needs is an error, and a test allows no more entries. */
export type Known = { file: string; text: string; why: string };

export const known: readonly Known[] = [];

/** A text without its comments, with its lines. */
function linesOf(text: string): string[] {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, "");
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank).split("\n");
}

/** What code outside the profiles names of a country, a sentence each, and what the list names in vain. */
export function countriesIn(root: string, allowed: readonly Known[]): string[] {
  const unused = new Set(allowed);
  const files = globSync(["sdk/src/**/*.ts", "server/src/**/*.ts", "cli/src/**/*.ts"], { cwd: root });
  const problems = files.toSorted().flatMap((name) => {
    const file = name.replaceAll("\\", "/");
    if (free.some((pattern) => pattern.test(file))) return [];
    return linesOf(readFileSync(join(root, file), "utf8")).flatMap((line, at) => {
      const found = forbidden.filter(({ pattern }) => pattern.test(line));
      const reason = found.length > 0 && allowed.find((one) => one.file === file && line.includes(one.text));
      if (reason) unused.delete(reason);
      return reason ? [] : found.map(({ what }) => `${file}:${at + 1} names ${what}: ${line.trim()}`);
    });
  });
  const vain = [...unused].map(({ file, text }) => `tools/countries.ts lists ${text} in ${file} in vain`);
  return [...problems, ...vain];
}

if (import.meta.main) {
  const problems = countriesIn(join(import.meta.dirname, ".."), known);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error("What differs between countries belongs in a profile: see docs/internals/countries.md.");
    process.exitCode = 1;
  }
}
