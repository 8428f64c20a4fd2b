// The status of a purchase (the authority's class 34): whether it moves stock, and whether it rejects the invoice.

/** Approved, rejected, and the supplier's credit note. */
export const approved = "02";
export const rejected = "04";
export const credited = "05";

/** The codes of class 34 before the authority's table is known. */
const known = new Set(["01", "02", "03", "04", "05", "06"]);

const meanings: Record<string, string> = {
  [approved]: "approved",
  [rejected]: "rejected",
  [credited]: "a supplier's credit note",
};

type Kind = "P" | "R";

/** The status under which a purchase is registered: a supplier's credit note is never merely approved. */
export function statusOf(given: string | null | undefined, kind: Kind): string {
  if (kind === "R") return !given || given === approved ? credited : given;
  return given ?? approved;
}

/** The problem of a status; undefined for a valid one. */
export function statusProblem(
  status: string,
  kind: Kind,
  table: ReadonlySet<string> | undefined,
): string | undefined {
  const codes = table ?? known;
  if (!codes.has(status)) {
    const named = [...codes].sort().map((code) => (meanings[code] ? `${code} (${meanings[code]})` : code));
    return `must be one of ${named.join(", ")} (GET /codes?code_class=34), found ${status}`;
  }
  if (kind === "P" && status === credited) {
    return `${credited} is the status of a supplier's credit note: send receipt_type R`;
  }
  return undefined;
}

/**
 * Whether a registration with this status moves stock: an approved purchase adds it, a supplier's credit note subtracts it. Credit
 * notes that were stored as approved count as credit notes.
 */
export function movesStock(status: string | null, kind: Kind): boolean {
  if (kind === "R") return status === null || status === credited || status === approved;
  return status === null || status === approved;
}
