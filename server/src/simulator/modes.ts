// Behaviors of units that options and countries choose.

/** The response to an accepted number that is sent again. */
export type DuplicateMode = "899" | "994" | "924" | "receipt" | "expected";

/** Which meaning of the line amounts is enforced. */
export type AmountConvention = "none" | "sums" | "G" | "S" | "N";
