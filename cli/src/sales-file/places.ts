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
): Places {
  const isStdin = input === "-";
  const results = flags.results ?? (isStdin ? undefined : `${stem(input)}.results.${extension}`);
  const beside = flags.results ?? (isStdin ? undefined : input);
  const state = flags.state ?? (beside === undefined ? undefined : `${stem(beside)}.state.jsonl`);
  return { results, state };
}

function stem(path: string): string {
  return path.slice(0, path.length - extname(path).length).replace(/\.results$/, "");
}
