// What must be right before anything is made of the sources.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Interface } from "./interface.ts";
import { packages, root } from "./packed.ts";
import { sectionsOf } from "./policy.ts";

type Manifest = { version: string; dependencies?: Record<string, string> };

/** The files that say a version, and their problems. */
export function versionProblems(folder = root): string[] {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const { version } = read("package.json");
  const lock: { packages: Record<string, Manifest> } = JSON.parse(
    readFileSync(join(folder, "package-lock.json"), "utf8"),
  );
  const problems: string[] = [];
  const require = (place: string, found: string | undefined) => {
    if (found !== version)
      problems.push(`${place} has the version ${found}, and package.json has ${version}.`);
  };
  for (const name of packages) {
    const manifest = read(`${name}/package.json`);
    require(`${name}/package.json`, manifest.version);
    require(`package-lock.json (${name})`, lock.packages[name]?.version);
    if (name !== "sdk")
      require(`@taxctl/sdk in ${name}/package.json`, manifest.dependencies?.["@taxctl/sdk"]);
  }
  const [newest] = sectionsOf(readFileSync(join(folder, "CHANGELOG.md"), "utf8"));
  if (newest?.name !== version)
    problems.push(`CHANGELOG.md begins with ${newest?.name}, not with ${version}: name the version there.`);
  return problems;
}

/** Whether the folder is as it is committed. */
export function treeProblems(folder = root): string[] {
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: folder, encoding: "utf8" }).trim();
  return changed === "" ? [] : [`These files are not committed:\n${changed}`];
}

/** Whether the recorded interface is that of the sources. */
export function recordProblems(released: Interface | undefined, current: Interface): string[] {
  if (isDeepStrictEqual(released, current)) return [];
  const what =
    released?.version === current.version
      ? `The interface of ${current.version} has changed since it was recorded`
      : `The interface of ${current.version} is not recorded`;
  return [`${what}: run \`npm run release -- --record\`, read the difference, and commit it.`];
}
