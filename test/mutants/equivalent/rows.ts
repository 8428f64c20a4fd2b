// How equivalent mutants are written down.

/** A file, the line as it stands there, the changes that no test can notice, and why the program does the same with them. */
export type EquivalentRow = readonly [file: string, text: string, changes: readonly string[], reason: string];
