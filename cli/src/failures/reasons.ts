// Reasons why a document has no receipt, for people at a terminal.
import { asCommands } from "@taxctl/sdk/commands";
import type { Reason } from "@taxctl/sdk/sales-file";

export { type Reason, reasonText, sentenceOf } from "@taxctl/sdk/sales-file";

/** The messages of fields as reasons. */
export function fieldReasons(errors: Readonly<Record<string, readonly string[]>>): Reason[] {
  return Object.entries(errors).flatMap(([field, found]) =>
    found.map((problem) => ({ field, problem: asCommands(problem) })),
  );
}
