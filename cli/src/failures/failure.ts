// The one error of the command line: what happened, what to do, and with which exit code it ends.
import type { ErrorCode } from "@taxctl/sdk/catalogue";
import type { OwnCode } from "./cli-codes.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";

/** How many problems of one file or document are listed at once. */
export const mostListed = 20;

declare const foreign: unique symbol;

/** A code that `taxctl explain` knows, or one that another program gave. */
export type FailureCode = OwnCode | ErrorCode | (string & { [foreign]: true });

/** A code that came from the service or a control unit, which may be newer than this taxctl. */
export function foreignCode(code: string): FailureCode {
  return code as FailureCode;
}

/** The fields of a failure besides its sentence. */
type FailureDetails = {
  /** Stable and machine-readable: a code of the service, or one of ours. */
  code: FailureCode;
  exitCode?: ExitCode;
  /** One sentence: how to fix it. */
  remedy?: string | undefined;
  /** Field path (or flag, or file line) to messages. */
  errors?: Record<string, string[]> | undefined;
  requestId?: string | undefined;
  transactionId?: string | undefined;
  /** Known or finished data in spite of the failure; shown under `--json`. */
  data?: unknown;
  cause?: unknown;
};

/** A failure to show to people or, under `--json`, to programs. Everything else that is thrown is a bug. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly exitCode: ExitCode;
  readonly remedy: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly requestId: string | undefined;
  readonly transactionId: string | undefined;
  readonly data: unknown;

  constructor(message: string, details: FailureDetails) {
    super(message, { cause: details.cause });
    this.name = "Failure";
    this.code = details.code;
    this.exitCode = details.exitCode ?? exitCodes.failure;
    this.remedy = details.remedy;
    this.errors = details.errors;
    this.requestId = details.requestId;
    this.transactionId = details.transactionId;
    this.data = details.data;
  }
}

/** A failure of the command as it was typed: exit code 2. */
export function usageFailure(message: string, remedy?: string, errors?: Record<string, string[]>): Failure {
  return new Failure(message, { code: "usage", exitCode: exitCodes.usage, remedy, errors });
}

/** Code of {@link readerGone}. */
export const readerGoneCode = "reader_gone";

/** The program that read the output, as `head`, has enough: over, and no failure. */
export function readerGone(): Failure {
  return new Failure("The reader of the output has ended", {
    code: readerGoneCode,
    exitCode: exitCodes.done,
  });
}

/** Code of {@link interrupted}. */
export const interruptedCode = "interrupted";

/** Ctrl-C: exit code 130, with the command to continue. */
export function interrupted(remedy?: string): Failure {
  return new Failure("Interrupted", { code: interruptedCode, exitCode: exitCodes.interrupted, remedy });
}

/** Failures that were found side by side, as one, which ends as the first of them. */
export function combineFailures(found: readonly (Failure | undefined)[]): Failure | undefined {
  const failures = found.filter((failure) => failure !== undefined);
  const [first, ...others] = failures;
  if (!first || others.length === 0) return first;
  return new Failure(failures.map(({ message }) => message).join(". "), {
    ...first,
    code: first.code,
    remedy: failures.flatMap(({ remedy }) => remedy ?? []).join(" ") || undefined,
    errors: Object.assign({}, ...failures.map(({ errors }) => errors)),
  });
}

/** The first of many problems, each under its place. */
export function firstOf(problems: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(problems).slice(0, mostListed));
}
