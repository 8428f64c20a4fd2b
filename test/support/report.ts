// What a run leaves in the folder that `TEST_REPORTS` names: the results of each test file, and the figures that its tests note.
// docs/test-figures.ts reads these reports.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import Mocha from "mocha";
import { type Taken, takenNow } from "./machine.ts";

const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_END, EVENT_HOOK_END } = Mocha.Runner.constants;

export type FileReport = {
  /** From the root of the repository. */
  file: string;
  passed: number;
  failed: number;
  /** Of its tests and hooks. */
  seconds: number;
  figures: Record<string, number>;
};

export type RunReport = Taken & { files: FileReport[] };

type Note = { file: string; name: string; count: number };
/** What mocha gives its reporters next to its documented options. */
type Options = Mocha.MochaOptions & { _?: string[] };

let file = "";

/** Figures that are noted from now on are of this file. */
export function noteFile(path: string | undefined): void {
  file = path === undefined ? "" : relative(process.cwd(), path);
}

/** Adds to a figure of the test file that runs. The name is in the plural, as in "40 kills". */
export function noteFigure(name: string, count: number): void {
  const { TEST_FIGURES } = process.env;
  if (TEST_FIGURES !== undefined)
    appendFileSync(TEST_FIGURES, `${JSON.stringify({ file, name, count } satisfies Note)}\n`);
}

function addUp(files: Map<string, FileReport>, notes: string): void {
  for (const line of notes.split("\n").filter((text) => text !== "")) {
    const { file: of, name, count } = JSON.parse(line) as Note;
    const figures = files.get(of)?.figures;
    if (figures) figures[name] = (figures[name] ?? 0) + count;
  }
}

/** Writes a report into the folder of `TEST_REPORTS`, if there is one. */
export function writeReport(name: string, report: object): void {
  const { TEST_REPORTS } = process.env;
  if (TEST_REPORTS === undefined) return;
  mkdirSync(TEST_REPORTS, { recursive: true });
  writeFileSync(
    join(TEST_REPORTS, `${name}.json`),
    `${JSON.stringify({ ...takenNow(), ...report }, null, 1)}\n`,
  );
}

/** The name of a run's report, of what its command line names; undefined if a filter leaves tests out. */
function nameOf({ grep, fgrep, _ = [] }: Options): string | undefined {
  if (grep !== undefined || fgrep !== undefined) return undefined;
  const named = _.map((path) => path.replace(/^(\.\/)?test\/|\.test\.ts$/g, "").replaceAll(/\W+/g, "-"));
  return named.length === 0 ? "main" : named.join("+").slice(0, 100);
}

/** Follows a run. The returned function writes its report: call it at the end. */
export function followRun(runner: Mocha.Runner, options: Options = {}): () => void {
  const { TEST_REPORTS } = process.env;
  const name = nameOf(options);
  if (TEST_REPORTS === undefined || name === undefined) return () => undefined;
  mkdirSync(TEST_REPORTS, { recursive: true });
  const notes = join(TEST_REPORTS, `${name}-${process.pid}.notes`);
  // Processes that run files in parallel get it with their environment.
  process.env.TEST_FIGURES = notes;
  const files = new Map<string, FileReport>();
  const of = ({ file: path }: Mocha.Runnable): FileReport => {
    const key = path === undefined ? "" : relative(process.cwd(), path);
    const found = files.get(key) ?? { file: key, passed: 0, failed: 0, seconds: 0, figures: {} };
    files.set(key, found);
    return found;
  };
  const time = (runnable: Mocha.Runnable): void => {
    if (runnable.file !== undefined) of(runnable).seconds += (runnable.duration ?? 0) / 1_000;
  };
  runner.on(EVENT_TEST_END, time);
  runner.on(EVENT_HOOK_END, time);
  runner.on(EVENT_TEST_PASS, (test: Mocha.Test) => {
    of(test).passed += 1;
  });
  runner.on(EVENT_TEST_FAIL, (test: Mocha.Test) => {
    of(test).failed += 1;
  });
  return () => {
    if (existsSync(notes)) addUp(files, readFileSync(notes, "utf8"));
    rmSync(notes, { force: true });
    const sorted = [...files.values()].toSorted((one, other) => (one.file < other.file ? -1 : 1));
    writeReport(name, { files: sorted } satisfies Omit<RunReport, keyof Taken>);
  };
}
