// The branch that a request names: in the header, the query or the body, which must agree.
import { isRecord } from "../json.ts";

export const branchNames = ["branch_id", "bhf_id"] as const;

export type BranchPlaces = {
  header: string | undefined;
  query: URLSearchParams;
  /** Parsed; changed in place. */
  body: unknown;
  /** Those of `branchNames` that the body's schema has. */
  fields: readonly string[];
};

type Named = { place: string; value: string };

/**
 * Takes the branch out of a request, before validation: the body is left with the field that its schema names first,
 * filled from the other places, and without the other spelling. Two places that name two branches are a conflict.
 */
export function takeBranch({ header, query, body, fields }: BranchPlaces): {
  branch?: string | undefined;
  conflict?: { first: Named; other: Named };
} {
  const found: Named[] = [];
  if (header) found.push({ place: "X-Branch-ID", value: header });
  for (const name of branchNames) {
    const value = query.get(name);
    if (value !== null && query.getAll(name).length === 1) found.push({ place: name, value });
  }
  const fieldsOf = isRecord(body) ? body : undefined;
  for (const name of fieldsOf ? fields : []) {
    const value = fieldsOf?.[name];
    if (typeof value === "string") found.push({ place: name, value });
    // Of another type: validation reports it.
    else if (value !== undefined) return {};
  }
  const [first] = found;
  const other = found.find(({ value }) => value !== first?.value);
  if (first && other) return { conflict: { first, other } };
  const [canonical] = fields;
  if (first && canonical !== undefined && fieldsOf) {
    for (const name of fields) delete fieldsOf[name];
    fieldsOf[canonical] = first.value;
  }
  return { branch: first?.value };
}

/** The messages of a conflict by the places. */
export function conflictErrors(first: Named, other: Named): Record<string, string[]> {
  return {
    [first.place]: [`names another branch than ${other.place}`],
    [other.place]: [`names another branch than ${first.place}`],
  };
}
