// Root hooks: a test fails when an answer in it is not as documented, the suite when a documented answer never came.
import { missingAnswers, takeProblems } from "./contract.ts";

/** Whether mocha runs all files and all tests: no file and no filter on its command line. */
function isWholeSuite(argv: readonly string[]): boolean {
  return !argv.some((arg) => /^(-[gf]$|--(grep|fgrep|spec|file)\b)|\.ts$|(^|\/)test\//.test(arg));
}

export const mochaHooks = {
  afterEach(): void {
    const problems = takeProblems();
    if (problems.length > 0) {
      throw new Error(`${problems.length} answers are not as openapi.yaml says:\n  ${problems.join("\n  ")}`);
    }
  },

  afterAll(): void {
    if (!isWholeSuite(process.argv.slice(2))) return;
    const missing = missingAnswers();
    if (missing.length > 0) {
      throw new Error(
        `${missing.length} documented answers were never produced by a test:\n  ${missing.join("\n  ")}`,
      );
    }
  },
};
