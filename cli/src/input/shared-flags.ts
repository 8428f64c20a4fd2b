// The flags of long runs and of severe actions, which several commands share.
import { Flags } from "@oclif/core";

/** For commands that go through many records, or follow something. */
export const linesFlag = {
  "json-lines": Flags.boolean({
    summary: "one JSON line for each row as it arrives, then the envelope",
    helpGroup: "GLOBAL",
    exclusive: ["json"],
  }),
};

/** For commands that send many documents: whether and how long they wait for outcomes. */
export const waitFlags = {
  wait: Flags.boolean({ summary: "wait for pending outcomes", default: true, allowNo: true }),
  timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
};

/** For commands whose effect in live can't be taken back. */
export const confirmFlag = {
  confirm: Flags.string({ summary: "the confirmation in live, instead of typing it" }),
};

/** For commands that write one thing. */
export const dryRunFlag = {
  "dry-run": Flags.boolean({ summary: "show the request without sending it" }),
};

/** For lists and reports: a profile's branch, or the environment's, does not limit them. */
export const allBranchesFlag = {
  "all-branches": Flags.boolean({
    summary: "all branches, not only that of the profile",
    exclusive: ["branch"],
  }),
};

/** For commands that read a file of text. */
export const encodingFlag = Flags.custom<string>({
  summary: "encoding, such as utf-8, utf-16le or windows-1252 (default: detected)",
});

/** For commands that read a table: how its text and numbers are written, where that can't be recognized. */
export function readingFlags(helpGroup: string) {
  return {
    encoding: encodingFlag({ helpGroup }),
    "decimal-comma": Flags.boolean({
      summary: "numbers have a decimal comma (default: detected)",
      helpGroup,
      exclusive: ["decimal-point"],
    }),
    "decimal-point": Flags.boolean({
      summary: "numbers have a decimal point",
      helpGroup,
      exclusive: ["decimal-comma"],
    }),
  };
}

/** Whether the flags name a decimal comma; `undefined` without a flag, where the column decides. */
export function decimalCommaOf(flags: {
  "decimal-comma": boolean;
  "decimal-point": boolean;
}): boolean | undefined {
  if (flags["decimal-comma"]) return true;
  return flags["decimal-point"] ? false : undefined;
}
