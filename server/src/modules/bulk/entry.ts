// What the entries of bulk requests have in common: a context of their own, and the reason of a rejected one.
import type { ServiceError } from "../../base/errors.ts";
import { Warnings } from "../../base/warnings.ts";
import type { BranchRow } from "../../core/context/branch.ts";
import type { BulkEntry, Context } from "../../core/context/context.ts";

/** The context of an entry of a request: its branch, and only its own warnings. */
export function contextOfEntry(context: Context, { bytes }: BulkEntry, branch: BranchRow): Context {
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

/** The warnings of an entry, if it has any. */
export function shownWarnings({ warnings }: Context) {
  return warnings.length > 0 ? { warnings: [...warnings] } : {};
}

/** Why an entry was rejected. */
export function why({ code, message, details: { errors } }: ServiceError) {
  return { code, message, ...(errors ? { errors } : {}) };
}
