// The exit codes of the command line: one table, kept under every output format.

/** The exit codes of the process. Scripts rely on these numbers; add, never change. */
export const exitCodes = {
  done: 0,
  failure: 1,
  /** Wrong usage, or input missing where nothing may prompt. */
  usage: 2,
  /** A part is done: the result file or the data shows which. */
  partly: 3,
  /** Not signed in, or not permitted. */
  denied: 4,
  /** The authority's control unit rejected it. */
  rejected: 5,
  /** Still pending when waiting ended. */
  pending: 8,
  differences: 9,
  unknownCommand: 127,
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
