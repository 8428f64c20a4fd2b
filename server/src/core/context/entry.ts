// The context of one document among many of a request.
import { Warnings } from "../../base/warnings.ts";
import type { BranchRow } from "./branch.ts";
import type { Context } from "./context.ts";

/** The context of an entry of a request: its branch, its bytes as they came, and only its own warnings. */
export function contextOfEntry(context: Context, branch: BranchRow, bytes: Buffer): Context {
  const warnings = new Warnings();
  return {
    ...context,
    branch,
    requireBranch: () => branch,
    received: bytes,
    entries: [],
    files: {},
    // The key of the request is claimed for all of it; each entry has an identity of its own.
    claim: undefined,
    isAsync: true,
    warnings: warnings.list,
    warn: (warning) => warnings.add(warning),
  };
}
