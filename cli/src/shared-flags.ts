// Responsible for the flags of long runs and of severe actions, which several commands share.
import { Flags } from "@oclif/core";

/** For commands that go through many records, or follow something. */
export const linesFlag = {
  "json-lines": Flags.boolean({
    summary: "one line of JSON for each row as soon as it is there, the envelope last",
    helpGroup: "GLOBAL",
    exclusive: ["json"],
  }),
};

/** For commands whose effect in live can't be taken back. */
export const confirmFlag = {
  confirm: Flags.string({ summary: "the word that confirms it in live, instead of typing it when asked" }),
};

/** For commands that write one thing. */
export const dryRunFlag = {
  "dry-run": Flags.boolean({ summary: "show what would be sent, change nothing" }),
};
