// The policy of versions (docs/versions.md), checked: the sources against what the last release promised.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiChanges, type Change } from "./api-changes.ts";
import type { Interface } from "./interface.ts";
import { root } from "./packed.ts";

const recordFile = "released/interface.json";

/** The interface of the last release; undefined before the first one. */
export function lastReleased(folder = root): Interface | undefined {
  const path = join(folder, recordFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Makes an interface the one that later changes are compared with. */
export function record(current: Interface, folder = root): void {
  writeFileSync(join(folder, recordFile), `${JSON.stringify(current, null, 1)}\n`);
}

/** The changes that break a caller, an app or an installation of the released version. */
export function breakingChanges(released: Interface, current: Interface): Change[] {
  const changes = apiChanges(released.api, current.api);
  for (const [name, type] of Object.entries(released.settings)) {
    const next = current.settings[name];
    if (next === undefined) changes.push({ subject: name, text: `the setting ${name} is missing` });
    else if (next !== type)
      changes.push({ subject: name, text: `the setting ${name} was ${type}, and is ${next}` });
  }
  for (const [entry, names] of Object.entries(released.sdk)) {
    const place = `@taxctl/sdk${entry.slice(1)}`;
    const given = current.sdk[entry];
    if (given === undefined) changes.push({ subject: place, text: `${place} is missing` });
    for (const name of names)
      if (given !== undefined && !given.includes(name))
        changes.push({ subject: name, text: `${place} no longer exports ${name}` });
  }
  return changes;
}

/** Where the sources break the policy, a sentence each. */
export function policyProblems(released: Interface, current: Interface, changelog: string): string[] {
  const problems: string[] = [];
  if (current.schema !== released.schema)
    problems.push(
      `The schema of ${released.version} is frozen (${released.schema}), and server/src/db/schema/ has another one (${current.schema}). Undo that, and add a migration.`,
    );
  const newest = sectionsOf(changelog)[0];
  const listed = newest && newest.name !== released.version ? (newest.parts.Breaking ?? "") : "";
  const changes = breakingChanges(released, current);
  for (const { subject, text } of changes) {
    if (text.includes("was not deprecated before"))
      problems.push(`${text}. Mark it as \`deprecated\`, release that, and remove it in a later version.`);
    else if (!listed.includes(subject))
      problems.push(
        `${text}. Undo that, or name \`${subject}\` under Breaking in the newest part of CHANGELOG.md.`,
      );
  }
  if (current.version !== released.version) {
    const least = leastVersion(released.version, changes.length > 0);
    if (compareVersions(current.version, least) < 0)
      problems.push(`The version must be ${least} or higher, not ${current.version}.`);
  }
  return problems;
}

const numbersOf = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
};
const compareVersions = (left: string, right: string): number =>
  left.localeCompare(right, "en", { numeric: true });

/** Before 1.0.0, the second number counts what breaks. */
function leastVersion(released: string, isBreaking: boolean): string {
  const [major, minor, patch] = numbersOf(released);
  if (!isBreaking) return `${major}.${minor}.${patch + 1}`;
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

export type Section = { name: string; text: string; parts: Record<string, string> };

/** The parts of the changelog, the newest first. */
export function sectionsOf(changelog: string): Section[] {
  const split = (text: string, mark: string) =>
    text
      .split(new RegExp(`^${mark} `, "m"))
      .slice(1)
      .map((part) => {
        const end = part.indexOf("\n");
        return { name: part.slice(0, end).trim(), text: part.slice(end).trim() };
      });
  return split(changelog, "##").map(({ name, text }) => ({
    name: name.split(" ")[0] ?? "",
    text,
    parts: Object.fromEntries(split(`\n${text}`, "###").map((part) => [part.name, part.text])),
  }));
}
