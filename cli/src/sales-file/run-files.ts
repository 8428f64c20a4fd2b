// Responsible for where a run keeps its result and state files.
import { extname } from "node:path";

export type Places = { results: string | undefined; state: string | undefined };

/**
 * `sales.csv` gives `sales.results.csv` and `sales.state.jsonl`; a result file is its own result file, so that feeding
 * it in again updates it. Standard input has neither unless they are named.
 */
export function placesFor(
  input: string,
  extension: "csv" | "jsonl",
  flags: { results?: string | undefined; state?: string | undefined },
  isResultFile: boolean,
): Places {
  const isStdin = input === "-";
  const beside = isResultFile ? input : `${stem(input)}.results.${extension}`;
  const results = flags.results ?? (isStdin ? undefined : beside);
  const stateOf = flags.results ?? (isStdin ? undefined : input);
  const state = flags.state ?? (stateOf === undefined ? undefined : `${stem(stateOf)}.state.jsonl`);
  return { results, state };
}

function stem(path: string): string {
  return path.slice(0, path.length - extname(path).length).replace(/\.results$/, "");
}
