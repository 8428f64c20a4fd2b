// Updates that must change something.
import { usageFailure } from "../failures/failure.ts";

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Rejects an update without a change; the remedy names the command's own flags. */
export function requireChange(changes: object, flags: object): void {
  if (Object.keys(changes).length > 0) return;
  const names = Object.keys(flags).filter((name) => name !== "dry-run");
  throw usageFailure("No change was given", `Pass ${list.format(names.map((name) => `--${name}`))}.`);
}
