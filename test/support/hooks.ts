// Root hooks: a test fails when an answer in it is not as documented, the suite when a documented answer never came.
import type { Context } from "mocha";
import { missingAnswers, takeProblems } from "./contract.ts";

/** Whether mocha runs all files and all tests: no file and no filter on its command line. */
function isWholeSuite(argv: readonly string[]): boolean {
  return !argv.some((arg) => /^(-[gf]$|--(grep|fgrep|spec|file)\b)|\.ts$|(^|\/)test\//.test(arg));
}

function throwProblems(): void {
  const problems = takeProblems();
  if (problems.length > 0) {
    throw new Error(`${problems.length} answers are not as openapi.yaml says:\n  ${problems.join("\n  ")}`);
  }
}

export const mochaHooks = {
  /** Thrown inside the test itself: a hook that fails would end the whole run. */
  beforeEach(this: Context): void {
    const test = this.currentTest;
    const body = test?.fn;
    if (!test || !body || body.length > 0) return;
    test.fn = async function (this: Context): Promise<void> {
      try {
        await Reflect.apply(body, this, []);
      } catch (error) {
        takeProblems();
        throw error;
      }
      throwProblems();
    };
  },

  afterAll(): void {
    throwProblems();
    if (!isWholeSuite(process.argv.slice(2))) return;
    const missing = missingAnswers();
    if (missing.length > 0) {
      throw new Error(
        `${missing.length} documented answers were never produced by a test:\n  ${missing.join("\n  ")}`,
      );
    }
  },
};
