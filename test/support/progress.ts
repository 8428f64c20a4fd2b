// The reporter of `npm test`: a line for each file when it ends, then all failures with their files, then the totals.
import { globSync } from "node:fs";
import { relative } from "node:path";
import Mocha from "mocha";
import { missingResponses } from "./contract.ts";
import { followRun } from "./report.ts";
import { recordedResponses, runningFiles } from "./run-records.ts";

const events = Mocha.Runner.constants;

/** Far longer than the slowest file takes on a busy machine. */
const silenceMinutes = 10;

/** Whether all files and all tests run: the command line names no file and no filter. */
function isWholeSuite(argv: readonly string[]): boolean {
  return !argv.some((arg) => /^(-[gf]|--(grep|fgrep|spec|file)\b)|\.ts$|^(\.\/)?test\/(?!mocharc)/.test(arg));
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The file of a test or hook, or of a process that failed before its first test. */
function fileOf({ file, err }: Mocha.Runnable & { err?: Error & { file?: string } }): string {
  return relative(process.cwd(), file ?? err?.file ?? "");
}

export default class Progress extends Mocha.reporters.Base {
  readonly #isWhole = isWholeSuite(process.argv.slice(2));
  readonly #total: string;
  readonly #writeReport: () => void;
  readonly #failed: string[] = [];
  #ended = 0;
  #file = { name: "", passed: 0, milliseconds: 0, failed: [] as string[] };
  readonly #silence = setTimeout(() => this.#giveUp(), silenceMinutes * 60_000);

  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions & { ignore?: string[] }) {
    super(runner, options);
    this.#writeReport = followRun(runner, options);
    const files = globSync("test/**/*.test.ts", { exclude: options.ignore ?? [] });
    this.#total = this.#isWhole ? `/${files.length}` : "";
    const follow = (runnable: Mocha.Runnable): void => {
      this.#file.name ||= fileOf(runnable);
      this.#file.milliseconds += runnable.duration ?? 0;
    };
    runner.on(events.EVENT_TEST_END, follow);
    runner.on(events.EVENT_HOOK_END, follow);
    runner.on(events.EVENT_TEST_PASS, () => {
      this.#file.passed += 1;
    });
    runner.on(events.EVENT_TEST_FAIL, (test: Mocha.Runnable, error?: Error) => {
      this.#file.name ||= fileOf(test);
      this.#file.failed.push(`${test.fullTitle()}\n      ${String(error?.message).slice(0, 1_000)}`);
      // A hook of all files has no file of its own.
      this.#failed.push(`${fileOf(test) || this.#file.name}: ${test.fullTitle()}`);
    });
    // The events of a file arrive together, when its process has run all of it.
    runner.on(events.EVENT_SUITE_END, (suite: Mocha.Suite) => {
      if (suite.root) this.#printFile();
    });
  }

  #printFile(): void {
    const { name, passed, milliseconds, failed } = this.#file;
    this.#file = { name: "", passed: 0, milliseconds: 0, failed: [] };
    this.#silence.refresh();
    this.#ended += 1;
    const counts = failed.length === 0 ? `${passed} passed` : `${passed} passed, ${failed.length} FAILED`;
    print(`[${this.#ended}${this.#total}] ${name}: ${counts}, ${seconds(milliseconds)}`);
    for (const title of failed) print(`    FAILED ${title}`);
  }

  /** A test that never gives its process back can't be timed out from inside. */
  #giveUp(): void {
    print(`\nNo file has ended for ${silenceMinutes} minutes. Still running:`);
    for (const { pid, file } of runningFiles()) {
      print(`  ${relative(process.cwd(), file)}`);
      process.kill(pid, "SIGKILL");
    }
    this.#printTotals(this.failures.length + 1);
    process.exit(1);
  }

  #printTotals(failed: number): void {
    print(`\n${this.stats.passes} passed, ${failed} failed`);
  }

  /** Called when all files are over: only now the failures of processes that died are known. */
  override done(failures: number, end?: (failures: number) => void): void {
    clearTimeout(this.#silence);
    this.#writeReport();
    this.epilogue();
    if (this.#failed.length > 0) print(`Failed:\n  ${this.#failed.join("\n  ")}`);
    const missing = this.#isWhole ? missingResponses(recordedResponses()) : [];
    if (missing.length > 0)
      print(
        `${missing.length} documented responses were never produced by a test:\n  ${missing.join("\n  ")}`,
      );
    const failed = failures + (missing.length > 0 ? 1 : 0);
    this.#printTotals(failed);
    end?.(failed);
  }
}
