// The shape of a command's result: its data and text, or its rows.
import type { Failure } from "../failures/failure.ts";

/** The result of a command. */
export type Conclusion = {
  data: unknown;
  /** The output for people, laid out; nothing by default. */
  text?: string;
  /** The same as a sentence, broken between words on a narrow terminal. */
  sentence?: string;
  meta?: Record<string, unknown>;
  /** Ends with this failure's exit code in spite of the data. */
  failure?: Failure | undefined;
};

/** How rows are shown. */
export type RowOptions = { columns: readonly string[]; meta?: Record<string, unknown>; empty?: string };
