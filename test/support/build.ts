// `taxd` and `taxctl` as the build makes them: a run of many files builds them once, because they start in a third of the time.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs once, before the workers start. `TEST_BUILT` takes the build that is there; coverage needs the sources. */
export function mochaGlobalSetup(): void {
  if (process.env.TEST_BUILT || process.env.NODE_V8_COVERAGE) return;
  const root = fileURLToPath(new URL("../..", import.meta.url));
  execFileSync("npm", ["run", "build", "--silent"], { cwd: root, stdio: "inherit" });
  process.env.TEST_BUILT = "1";
}

/** Node's options for a program of the repository: it runs from the sources, unless it was built for this run. */
export const conditions = (): string[] => (process.env.TEST_BUILT ? [] : ["--conditions=source"]);
