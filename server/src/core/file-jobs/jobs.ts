// Jobs on uploaded files, as their process gets them and responds. Types only.
import type { SheetError } from "@taxctl/sdk/rules/books";

/** A job: its kind, by which the process finds the work, and what the work gets. */
export type FileJob = { kind: string; job: unknown };

/** The problem of a file. */
export type FileProblem = Pick<SheetError, "code" | "message" | "remedy" | "errors">;

/** What a job's process says: the result, the problem of the file, or a defect with its stack. */
export type FileOutcome = { result: unknown } | { problem: FileProblem } | { failure: string };

/** The work of each kind. What it throws as a `SheetError` is the problem of the file. */
export type FileWork = Record<string, (job: never) => Promise<unknown>>;
