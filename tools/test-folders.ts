// Tests stand in folders with the names of the code that they are about. `npm run lint` checks that a folder of tests has its folder of
// code, and that each room of `core/` and `modules/` has its tests.
import { existsSync, globSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Suites that are about more than one folder of code. */
const kinds: Readonly<Record<string, string>> = {
  browser: "pages in Chromium",
  checker: "the judge of recorded runs",
  cluster: "services on the nodes of a cluster",
  crash: "programs that are killed",
  docs: "guides, examples and packages as their readers get them",
  faults: "each fault of the control unit, from the request to the outcome",
  fuzz: "random input",
  mutants: "the own mutation tool",
  openapi: "the document",
  operating: "the running service, from its start to its backup",
  operations: "a file for each operation",
  pictures: "the pictures of the README",
  security: "attacks on every operation",
  simulation: "the whole service in virtual time",
  structure: "the repository itself",
  support: "what tests share",
  taxd: "the program",
  weight: "how much the service writes",
  "cli/support": "what tests of the command line share",
};

const sourcesOf = (folder: string): string =>
  /^(cli|sdk)(\/|$)/.test(folder) ? folder.replace(/^(cli|sdk)/, "$1/src") : join("server/src", folder);

const isOfKind = (folder: string): boolean =>
  Object.keys(kinds).some((kind) => folder === kind || folder.startsWith(`${kind}/`));

/** What is wrong with the folders of tests of a repository, a sentence each. */
export function problemsOf(root: string): string[] {
  const files = globSync("test/**/*.test.ts", { cwd: root });
  const folders = new Set(files.map((file) => relative("test", dirname(file))));
  const problems = [...folders]
    .filter((folder) => !isOfKind(folder) && !existsSync(join(root, sourcesOf(folder))))
    .map((folder) => `test/${folder} has tests, and ${sourcesOf(folder)} doesn't exist`);
  const rooms = globSync("server/src/{core,modules}/*/", { cwd: root });
  for (const room of rooms.map((path) => relative("server/src", path))) {
    const hasTests = [...folders].some((folder) => folder === room || folder.startsWith(`${room}/`));
    if (!hasTests) problems.push(`server/src/${room} has no folder test/${room}: make it`);
  }
  return problems.toSorted();
}

if (import.meta.main) {
  for (const problem of problemsOf(join(import.meta.dirname, ".."))) {
    console.error(problem);
    process.exitCode = 1;
  }
}
