// Reads the reports that test runs leave (test/support/report.ts, `--report` of simulate, planted and mutants), and adds them up.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders as mutatedFolders } from "../test/mutants/folders.ts";
import { plantedBugs } from "../test/simulation/planted/bugs.ts";
import { isRecord } from "../test/support/is-record.ts";
import type { Machine, Taken } from "../test/support/machine.ts";
import type { FileReport } from "../test/support/report.ts";

/** The figures of one kind of run, as docs/how-it-is-tested.json keeps them. */
export type Run = {
  date: string;
  machine: Machine;
  seconds: number;
  /** By names in the plural, as in "40 kills". */
  figures: Record<string, number>;
  /** The rows of a table of its own. */
  details?: (string | number | null)[][];
};
export type Runs = Record<string, Run>;

const otherSuites = ["test/browser/**", "test/cluster/**", "test/crash/**", "test/docs/**"];

type FileRun = {
  files: string | string[];
  without?: string[];
  /** What the number of its files is, where that is a figure. */
  counted?: string;
  /** Whether the figures that its tests note are those of the run. */
  hasNotes?: boolean;
};

/** The runs of mocha, and the fuzzer: a run's figures are taken if there is a result of each of its files. */
const filesOf: Readonly<Record<string, FileRun>> = {
  main: { files: "test/**/*.test.ts", without: otherSuites, counted: "files" },
  faults: { files: "test/faults/F*.test.ts", counted: "faults" },
  lanes: { files: "test/lanes/**/*.test.ts" },
  security: { files: "test/security/**/*.test.ts" },
  checker: { files: "test/checker/**/*.test.ts" },
  fuzz: { files: "test/fuzz/main.ts", hasNotes: true },
  kills: { files: ["test/crash/kill-*.test.ts", "test/crash/m*.test.ts"], hasNotes: true },
  restores: { files: "test/crash/restores.test.ts", hasNotes: true },
  histories: { files: "test/crash/lane-histories.test.ts", hasNotes: true },
  cluster: { files: "test/cluster/**/*.test.ts", hasNotes: true },
  browser: { files: "test/browser/**/*.test.ts" },
  docs: { files: "test/docs/**/*.test.ts" },
};

type Report = Taken & Record<string, unknown>;

/** What is wrong with a report, without the name of its file. */
class NoReport extends Error {}

function reportOf(text: string): Report {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw new NoReport(`is not JSON: ${(error as Error).message}`);
  }
  if (!isRecord(report)) throw new NoReport("is not a report: it is no object");
  const { at, machine } = report;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || !isRecord(machine))
    throw new NoReport(
      "is not a report: it doesn't say when (at) and on which machine (machine) it was made",
    );
  return report as Report;
}

function numberIn(of: Record<string, unknown>, name: string): number {
  const { [name]: value } = of;
  if (typeof value !== "number" || !Number.isFinite(value)) throw new NoReport(`has no number ${name}`);
  return value;
}

function numbersIn(of: Record<string, unknown>, name: string): Record<string, number> {
  const { [name]: values } = of;
  if (!isRecord(values)) throw new NoReport(`has no figures ${name}`);
  return Object.fromEntries(Object.keys(values).map((key) => [key, numberIn(values, key)]));
}

function rowsIn(of: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const { [name]: rows } = of;
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw new NoReport(`has no list ${name}`);
  return rows;
}

function textIn(of: Record<string, unknown>, name: string): string {
  const { [name]: value } = of;
  if (typeof value !== "string") throw new NoReport(`has no text ${name}`);
  return value;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const dateOf = ({ at }: Taken): string => at.slice(0, 10);
const headOf = (report: Taken) => ({ date: dateOf(report), machine: report.machine });

/** The result of a file, and the report that has it. */
type TakenFile = Taken & FileReport & { report: string };

const filesIn = (name: string, report: Report): TakenFile[] =>
  rowsIn(report, "files").map((row) => ({
    at: report.at,
    machine: report.machine,
    report: name,
    file: textIn(row, "file"),
    passed: numberIn(row, "passed"),
    failed: numberIn(row, "failed"),
    seconds: numberIn(row, "seconds"),
    figures: numbersIn(row, "figures"),
  }));

/** What the simulation counts, and the group under which the page shows it; the first that fits. */
const groups: readonly [begin: RegExp, name: string][] = [
  [/^a process crashed at /, "crashes of a process"],
  [/^the machine lost its power$/, "losses of power"],
  [/^a lane was taken over/, "open calls that another process took over"],
  [/^a request or its response was lost$/, "requests or responses lost on the way to the service"],
  [/^a request arrived twice$/, "requests that arrived twice"],
  [/^a call to the unit or its response was lost$/, "calls or responses lost on the way to the unit"],
  [/^a response of the unit was cut$/, "responses of the unit that were cut"],
  [/^the unit could not be reached$/, "calls while the unit was unreachable"],
  [/ of a \w+ means /, "calls to the unit with a result"],
  [/^a response 2/, "requests that succeeded"],
  [/^a response /, "requests that were rejected or asked to come back"],
  [/^the event /, "webhook deliveries"],
  [/^another system used the counter$/, "times that another system used the counter"],
  [/^a key was revoked$/, "keys that were revoked"],
];

function happenedIn(report: Report): [string, number][] {
  const happened = Object.entries(numbersIn(report, "happened"));
  const nameOf = (what: string) => groups.find(([begin]) => begin.test(what))?.[1];
  return [...new Set(groups.map(([, name]) => name))].flatMap((name) => {
    const times = sum(happened.flatMap(([what, count]) => (nameOf(what) === name ? [count] : [])));
    return times === 0 ? [] : [[name, times]];
  });
}

function simulationIn(report: Report): Run {
  const violating = rowsIn(report, "violating");
  if (violating.length > 0) throw new NoReport(`has ${violating.length} histories with violations`);
  const hours = Math.round(numberIn(report, "virtualSeconds") / 3_600);
  const figures = {
    histories: numberIn(report, "histories"),
    violations: violating.length,
    "hours of virtual time": hours,
  };
  const seconds = numberIn(report, "processorSeconds");
  return { ...headOf(report), seconds, figures, details: happenedIn(report) };
}

type Row = NonNullable<Run["details"]>[number];

/** Runs that may be made in parts: each report has some rows of their tables, by the name in the first column. */
type PartRun = {
  /** How many rows a whole run has. */
  all: number;
  rows(report: Report): Row[];
  figures(rows: readonly Row[]): Run["figures"];
};

const column = (rows: readonly Row[], index: number): number[] =>
  rows.flatMap(({ [index]: cell }) => (typeof cell === "number" ? [cell] : []));

const partRuns: Readonly<Record<"planted" | "mutants", PartRun>> = {
  planted: {
    all: plantedBugs.length,
    rows: (report) =>
      rowsIn(report, "bugs").map((bug) => [
        textIn(bug, "name"),
        textIn(bug, "harm"),
        bug.after === null ? null : numberIn(bug, "after"),
      ]),
    figures(rows) {
      const found = column(rows, 2);
      return {
        "planted bugs": rows.length,
        "of them found": found.length,
        "histories for the one that took longest": Math.max(0, ...found),
      };
    },
  },
  mutants: {
    all: Object.keys(mutatedFolders).length,
    rows({ folders }) {
      if (!isRecord(folders)) throw new NoReport("has no folders");
      return Object.entries(folders).map(([folder, summary]) => {
        if (!isRecord(summary)) throw new NoReport(`has no figures of ${folder}`);
        const killed = numberIn(summary, "killed") + numberIn(summary, "timed out");
        return [folder, numberIn(summary, "mutants"), killed];
      });
    },
    figures: (rows) => ({
      mutants: sum(column(rows, 1)),
      "of them noticed": sum(column(rows, 2)),
      folders: rows.length,
    }),
  },
};

/** The run of which these reports, the oldest first, have the parts; a text if parts are missing. */
function joined({ all, figures }: PartRun, parts: readonly Part[]): Run | string {
  const rows = new Map(parts.flatMap((part) => part.rows).map((row) => [row[0], row]));
  const last = parts.at(-1);
  if (!last || rows.size < all) return `the reports have ${rows.size} of ${all}; its figures stay`;
  const details = [...rows.values()];
  const seconds = sum(parts.map((part) => part.seconds));
  return { ...headOf(last), seconds, figures: figures(details), details };
}

type Part = Taken & { seconds: number; rows: Row[] };

const partOf = (run: PartRun, report: Report): Part => ({
  at: report.at,
  machine: report.machine,
  seconds: numberIn(report, "seconds"),
  rows: run.rows(report),
});

/** The figures that tests noted, the largest first. */
function notedIn(files: readonly FileReport[]): Record<string, number> {
  const noted: Record<string, number> = {};
  for (const { figures } of files)
    for (const [name, count] of Object.entries(figures)) noted[name] = (noted[name] ?? 0) + count;
  return Object.fromEntries(Object.entries(noted).toSorted(([, one], [, other]) => other - one));
}

/** The runs of which all files have a result, and a sentence for each that lacks some. */
function runsOfFiles(reported: readonly TakenFile[], root: string): { runs: Runs; notes: string[] } {
  const newest = new Map<string, TakenFile>();
  for (const one of reported) newest.set(one.file, one);
  for (const { report, file, failed } of newest.values())
    if (failed > 0)
      throw new Error(`${report} has ${failed} failures in ${file}: only good runs give figures`);
  const runs: Runs = {};
  const notes: string[] = [];
  for (const [name, { files, without = [], counted, hasNotes }] of Object.entries(filesOf)) {
    const expected = globSync(files, { cwd: root, exclude: without });
    const found = expected.flatMap((file) => newest.get(file) ?? []);
    const last = found.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
    if (!last) continue;
    if (found.length < expected.length) {
      notes.push(
        `${name}: the reports have ${found.length} of its ${expected.length} files; its figures stay`,
      );
      continue;
    }
    const isProgram = last.file.endsWith("main.ts");
    const figures = {
      ...(counted === undefined ? {} : { [counted]: found.length }),
      ...(isProgram ? {} : { tests: sum(found.map(({ passed }) => passed)) }),
      ...(hasNotes ? notedIn(found) : {}),
    };
    runs[name] = { ...headOf(last), seconds: Math.round(sum(found.map(({ seconds }) => seconds))), figures };
  }
  return { runs, notes };
}

/** The reports of a folder, the oldest first, each read by `read`. */
function eachReport(folder: string, read: (name: string, report: Report) => void): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const naming = <T>(name: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (error instanceof NoReport) throw new Error(`${name} ${error.message}`);
      throw error;
    }
  };
  const reports = names.map((name) => {
    const report = naming(name, () => reportOf(readFileSync(join(folder, name), "utf8")));
    return { name, report };
  });
  for (const { name, report } of reports.toSorted(
    (a, b) => Date.parse(a.report.at) - Date.parse(b.report.at),
  ))
    naming(name, () => read(name, report));
}

/**
 * The runs that a folder has reports of.
 * @param root The repository, whose files say what a whole run is.
 * @throws Error with the name of a file that is no report of a good run
 */
export function readReports(folder: string, root: string): { runs: Runs; notes: string[] } {
  const files: TakenFile[] = [];
  const parts: Record<keyof typeof partRuns, Part[]> = { planted: [], mutants: [] };
  const others: Runs = {};
  eachReport(folder, (name, report) => {
    if ("files" in report) files.push(...filesIn(name, report));
    else if ("happened" in report) others.simulation = simulationIn(report);
    else if ("bugs" in report) parts.planted.push(partOf(partRuns.planted, report));
    else if ("folders" in report) parts.mutants.push(partOf(partRuns.mutants, report));
    else throw new NoReport("is not a report: it has no files, happened, bugs or folders");
  });
  const { runs, notes } = runsOfFiles(files, root);
  for (const name of ["planted", "mutants"] as const) {
    const run = joined(partRuns[name], parts[name]);
    if (typeof run !== "string") others[name] = run;
    else if (parts[name].length > 0) notes.push(`${name}: ${run}`);
  }
  return { runs: { ...runs, ...others }, notes };
}
