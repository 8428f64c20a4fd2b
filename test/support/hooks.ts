// Root hooks: a test fails when a response in it is not as documented, a file when it leaves servers or child processes behind.
import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "mocha";
import { producedResponses, takeProblems } from "./contract.ts";
import { noteFile } from "./report.ts";
import { recordEnd, recordStart } from "./run-records.ts";

let file = "";
let handlesBefore = 0;

function throwProblems(): void {
  const problems = takeProblems();
  if (problems.length > 0) {
    throw new Error(`${problems.length} responses are not as openapi.yaml says:\n  ${problems.join("\n  ")}`);
  }
}

/** The listening servers and child processes that keep this process alive. */
const openHandles = (): string[] =>
  process.getActiveResourcesInfo().filter((kind) => /^(TCPServer|PipeServer|Process)Wrap$/.test(kind));

/** A closed handle is gone a moment later: this waits up to twenty seconds. */
async function throwLeaks(): Promise<void> {
  for (let waited = 0; openHandles().length > handlesBefore && waited < 20_000; waited += 50) await delay(50);
  const left = openHandles();
  if (left.length > handlesBefore)
    throw new Error(`${file} leaves open: ${left.join(", ")} (${handlesBefore} were open before)`);
}

export const mochaHooks = {
  beforeAll(this: Context): void {
    handlesBefore = openHandles().length;
    file = this.test?.parent?.suites[0]?.file ?? "";
    recordStart(file);
  },

  /** Thrown inside the test itself: a hook that fails would end the whole run. */
  beforeEach(this: Context): void {
    const test = this.currentTest;
    noteFile(test?.file);
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

  async afterAll(): Promise<void> {
    recordEnd(producedResponses());
    throwProblems();
    await throwLeaks();
  },
};
