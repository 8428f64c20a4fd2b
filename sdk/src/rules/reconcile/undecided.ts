// Whether a row of a reconciliation needs a decision: one rule for the API, the console, the workbook and the CLI.
import type { Outcome } from "./outcomes.ts";

/**
 * What became of a supplier's invoice: it waits to be registered, a purchase registers it, or that purchase also claims its tax in the
 * period. Undefined for an invoice that nobody fetched.
 */
export type Registering = "waiting" | "registered" | "claimed" | undefined;

/** What became of the suppliers' invoices, by the id of the document. */
export type Registrations = ReadonlyMap<string, Registering>;

/** Whether a decision ends the work on a row; a row that is marked as pending still needs one. */
export const isFinal = (action: string | undefined): boolean =>
  action !== undefined && action !== "" && action !== "pending";

/**
 * Whether a row needs a decision: it has no final one, and its documents differ or its invoice waits. An invoice that the
 * books don't have is decided once it is registered.
 */
export function isUndecided(
  { status, decision }: { status: Outcome; decision: string | undefined },
  registering: Registering,
): boolean {
  if (isFinal(decision)) return false;
  if (status === "exact") return registering === "waiting";
  return status !== "missing_in_books" || registering === undefined || registering === "waiting";
}
