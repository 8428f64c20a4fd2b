// `npm run release`: checks the sources, and makes all files of the version in a folder. A person has only to publish them.
// `--record` writes the interface of the version down first, for the policy of versions.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { recordProblems, treeProblems, versionProblems } from "./checks.ts";
import { makeRelease } from "./files.ts";
import { currentInterface } from "./interface.ts";
import { root } from "./packed.ts";
import { lastReleased, policyProblems, record } from "./policy.ts";

const { values } = parseArgs({ options: { record: { type: "boolean" }, to: { type: "string" } } });

function stopAt(problems: readonly string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`- ${problem}`);
  process.exit(1);
}

const current = currentInterface();
const released = lastReleased();
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const policy = released === undefined ? [] : policyProblems(released, current, changelog);

if (values.record) {
  stopAt([...versionProblems(), ...policy]);
  mkdirSync(join(root, "released"), { recursive: true });
  record(current);
  console.log(
    `released/interface.json is the interface of ${current.version}. Read its difference, and commit it.`,
  );
} else {
  const folder = resolve(values.to ?? join(root, "release", current.version));
  const taken = existsSync(folder)
    ? [`${folder} is there. Delete it, or name another folder with --to.`]
    : [];
  stopAt([
    ...treeProblems(),
    ...versionProblems(),
    ...policy,
    ...recordProblems(released, current),
    ...taken,
  ]);
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
  mkdirSync(folder, { recursive: true });
  for (const file of await makeRelease(folder, current.version))
    console.log(`${basename(file)}  ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  console.log(`${folder} has version ${current.version}. docs/internals/release.md says how to publish it.`);
}
