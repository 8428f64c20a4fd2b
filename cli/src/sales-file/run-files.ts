// Where a run keeps its result and state files.
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { usageFailure } from "../failures/failure.ts";
import { ResultsFile } from "./results-file.ts";
import type { Source } from "./source.ts";
import { type Recalled, recall } from "./state.ts";

/** Where a run keeps its files. */
type RunPaths = { results: string | undefined; state: string | undefined };

/** The files of earlier runs: the state file, and a result file that may be replaced. */
export type RunFiles = { paths: RunPaths; recalled: Recalled; results: ResultsFile | undefined };

/**
 * `sales.csv` gives `sales.results.csv` and `sales.state.jsonl`; a result file is its own result file, so that feeding
 * it in again updates it. Standard input has neither unless they are named.
 */
export function pathsFor(
  input: string,
  extension: "csv" | "jsonl",
  flags: { results?: string | undefined; state?: string | undefined },
  isResultFile: boolean,
): RunPaths {
  const isStdin = input === "-";
  const nextToInput = isResultFile ? input : `${stem(input)}.results.${extension}`;
  const results = flags.results ?? (isStdin ? undefined : nextToInput);
  const stateOf = flags.results ?? (isStdin ? undefined : input);
  const state = flags.state ?? (stateOf === undefined ? undefined : `${stem(stateOf)}.state.jsonl`);
  return { results, state };
}

/** Reads both files. With `resume` there must be a state file. */
export async function readRunFiles(
  input: string,
  source: Source,
  paths: RunPaths,
  resume: boolean,
): Promise<RunFiles> {
  const { state, results: path } = paths;
  if (resume && (state === undefined || !existsSync(state)))
    throw usageFailure(
      `No earlier run was found: ${state ?? "standard input"} has no state file`,
      "Omit --resume to begin a run, or name its --state file.",
    );
  const recalled = await recall(state);
  const results = path === undefined ? undefined : await ResultsFile.look({ path, input, source, recalled });
  return { paths, recalled, results };
}

function stem(path: string): string {
  return path.slice(0, path.length - extname(path).length).replace(/\.results$/, "");
}
