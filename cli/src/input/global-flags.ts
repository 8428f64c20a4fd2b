// Responsible for the flags that every command takes.
import { Flags } from "@oclif/core";

const GLOBAL = "GLOBAL";

export const globalFlags = {
  json: Flags.boolean({ summary: "print one JSON envelope on standard output", helpGroup: GLOBAL }),
  format: Flags.option({
    options: ["table", "json", "csv"] as const,
    default: "table" as const,
    summary: "format of rows",
    helpGroup: GLOBAL,
  })(),
  fields: Flags.string({
    summary: "only these fields, separated by commas",
    helpGroup: GLOBAL,
    helpValue: "a,b",
  }),
  profile: Flags.string({ summary: "profile to work with", helpGroup: GLOBAL, helpValue: "name" }),
  branch: Flags.string({ summary: "branch (bhf_id) to work with", helpGroup: GLOBAL, helpValue: "id" }),
  "base-url": Flags.string({ summary: "URL of the service", helpGroup: GLOBAL, helpValue: "url" }),
  "no-input": Flags.boolean({ summary: "never ask; fail if a value is missing", helpGroup: GLOBAL }),
  yes: Flags.boolean({ char: "y", summary: "answer yes to confirmations", helpGroup: GLOBAL }),
  debug: Flags.boolean({
    summary: "trace requests on standard error, the key masked",
    helpGroup: GLOBAL,
    env: "TAXCTL_DEBUG",
  }),
};
