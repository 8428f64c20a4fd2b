// Mutants that no test can notice, because the program does the same with them. Each says why.

export type EquivalentMutant = { file: string; text: string; change: string; reason: string };

export const equivalentMutants: readonly EquivalentMutant[] = [];
