// How equivalent mutants of a folder are written down.

/** A file in `server/src`, the line as it stands there, the changes that no test can notice, and why. */
export type EquivalentRow = readonly [file: string, text: string, changes: readonly string[], reason: string];

export const required = "`openapi.yaml` requires the field on every line of a purchase";
