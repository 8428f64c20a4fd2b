// The flags that every command takes.
import { Flags } from "@oclif/core";

const global = "GLOBAL";

export const globalFlags = {
  json: Flags.boolean({ summary: "print one JSON envelope on standard output", helpGroup: global }),
  format: Flags.option({
    options: ["table", "json", "csv"] as const,
    default: "table" as const,
    summary: "format of rows",
    helpGroup: global,
  })(),
  fields: Flags.string({
    summary: "only these fields, separated by commas",
    helpGroup: global,
    helpValue: "a,b",
  }),
  profile: Flags.string({ summary: "profile to work with", helpGroup: global, helpValue: "name" }),
  branch: Flags.string({ summary: "branch (bhf_id) to work with", helpGroup: global, helpValue: "id" }),
  "base-url": Flags.string({ summary: "URL of the service", helpGroup: global, helpValue: "url" }),
  "no-input": Flags.boolean({ summary: "never ask; fail if a value is missing", helpGroup: global }),
  yes: Flags.boolean({ char: "y", summary: "answer yes to confirmations", helpGroup: global }),
  debug: Flags.boolean({
    summary: "trace requests on standard error, the key masked",
    helpGroup: global,
    env: "TAXCTL_DEBUG",
  }),
};
