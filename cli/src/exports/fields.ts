// The shared parts of export commands: the argument, the fields for people, the sentence about a file.
import { Args, Flags } from "@oclif/core";
import type { Export } from "@taxctl/sdk";
import { clean } from "../output/terminal.ts";

export const exportFields = [
  "id",
  "type",
  "format",
  "branch_id",
  "from_date",
  "to_date",
  "status",
  "rows",
  "bytes",
  "expires_at",
] as const;

export const exportArgument = {
  id: Args.string({ description: "id of the export: `taxctl exports list`", required: true }),
};

export const waitFlag = {
  timeout: Flags.integer({ summary: "seconds to wait until the export is ready", default: 600, min: 1 }),
};

export const downloaded = ({ rows, bytes }: Export, path: string): string =>
  `${clean(path)}: ${rows} rows, ${bytes} bytes, checksum verified.`;
