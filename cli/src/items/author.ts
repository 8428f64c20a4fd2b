// The person who decides, as files and previews name them.
import { userInfo } from "node:os";
import { Flags } from "@oclif/core";
import { usageFailure } from "../failures/failure.ts";

export const authorFlag = (more: { helpGroup?: string } = {}) =>
  Flags.string({
    summary: "who chooses the items (default: your name on this machine)",
    env: "TAXCTL_AUTHOR",
    ...more,
  });

/** Who decides: the flag, else the name on this machine. */
export function authorOf(named: string | undefined): string {
  const author = named || userName();
  if (author === undefined) throw usageFailure("It is not known who decides", "Say it with --author NAME.");
  return author;
}

/** The name on this machine; undefined where the user has none, as in some containers. */
export function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
