// The output of a command: results on standard output, as text for people or JSON for programs; notes on standard error.
import { stripVTControlCharacters } from "node:util";
import { timeIn } from "@taxctl/sdk/rules/formats";
import { iso } from "../base/clock.ts";
import { loadConfig } from "../base/config.ts";
import { serviceZone } from "../base/zone.ts";

/** Where a command writes; `main` gives the process's streams, tests their own. */
export type Output = {
  readonly isJson: boolean;
  /** The exit code of a command that succeeded; 1 if it was a check that found a problem. */
  exitCode: 0 | 1;
  /** The outcome: `data` as JSON, or the text for people. Printed once a command. */
  result(data: unknown, text: () => string): void;
  /** The same for rows. People get a table with these columns, or the text `none`. */
  table<Row>(rows: readonly Row[], none: string, columns: Columns<Row>): void;
  /** A line for people while the command runs; nothing under `--json`. */
  say(line: string): void;
  /** A warning or failure, on standard error. */
  warn(line: string): void;
};

/** The value of each column for a row, by its heading. */
export type Columns<Row> = Record<string, (row: Row) => unknown>;

/** A writable end of text. */
export type Sink = { write(text: string): unknown };

export function createOutput(stdout: Sink, stderr: Sink, isJson: boolean): Output {
  const result: Output["result"] = (data, text) => {
    stdout.write(`${isJson ? JSON.stringify(data, null, 2) : text()}\n`);
  };
  return {
    isJson,
    exitCode: 0,
    result,
    table(rows, none, columns) {
      result(rows, () => table(rows, none, columns));
    },
    say(line) {
      if (!isJson) stdout.write(`${line}\n`);
    },
    warn(line) {
      stderr.write(`${line}\n`);
    },
  };
}

/** A value of a record as a terminal may show it: no control characters, dates as ISO 8601. */
function cell(value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(cell).join(",");
  return stripVTControlCharacters(String(value)).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "?");
}

/** Rows in aligned columns under a header; the text `none` without rows. */
export function table<Row>(rows: readonly Row[], none: string, columns: Columns<Row>): string {
  if (rows.length === 0) return none;
  const lines = [
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((read) => cell(read(row)))),
  ];
  const widths = Object.keys(columns).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** How times are shown to people: `YYYY-MM-DD HH:mm` in the service's time zone. */
export function localTimes(): (epochMs: number | null) => string | null {
  const timeZone = serviceZone(loadConfig());
  return (epochMs) => (epochMs === null ? null : timeIn(timeZone, iso(epochMs)));
}
