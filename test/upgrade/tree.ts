// `taxd` of any version, run from the sources in that version's tree.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { follow, type TaxdProcess } from "../support/taxd.ts";

export type TreeProcess = TaxdProcess;

/** Starts `taxd` of the tree; the caller ends it. */
export function startTree(
  tree: string,
  args: readonly string[],
  env: Record<string, string> = {},
): TreeProcess {
  const { PATH, TMPDIR } = process.env;
  const bin = join(tree, "server/bin/taxd.js");
  const options = { cwd: tree, env: { PATH, TMPDIR, ...env } };
  return follow(spawn(process.execPath, ["--conditions=source", bin, ...args], options));
}
