// `taxd config`: the settings this version knows, from the schema that checks them.
import { describeConfig } from "../base/config.ts";
import { command } from "./command.ts";

export const configCommand = command({
  words: "config",
  summary: "List the settings (TAXD_… environment variables) with their defaults and meaning.",
  async run(_args, _flags, output) {
    const rows = describeConfig();
    output.result(rows, () =>
      rows
        .map(({ variable, default: value, description }) => {
          const shown = value === "" ? "" : ` (default ${value})`;
          return `${variable}${shown}\n  ${description}`;
        })
        .join("\n"),
    );
  },
});
