// The report of a run: a table in Markdown for people, the same figures in JSON, and what machine it was.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { machine as machineOf } from "../../test/support/machine.ts";
import type { Figure } from "./figures.ts";

/** The figures of one group, and the database that they were measured on where there was one. */
export type Group = {
  name: string;
  database?: string;
  figures: Figure[];
  /** The share, 0 to 1, of the processor time wanted meanwhile that the host gave to others. */
  stolen?: number | undefined;
};

const folder = join(import.meta.dirname, "../results");

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

/** What the figures depend on next to the code; the load says how busy the machine was with other things. */
export function machine() {
  return {
    ...machineOf(),
    platform: `${process.platform} ${process.arch}`,
    load_1m: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    commit: commit(),
  };
}

function digits(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function row({ name, unit, median, min, max, against, note }: Figure): string {
  const ratio = against
    ? `**${digits(against.ratio)}** × ${against.name} (${digits(against.min)}–${digits(against.max)})`
    : "";
  const cells = [
    name,
    `${digits(median)} ${unit}`,
    `${digits(min)}–${digits(max)}`,
    ratio,
    against?.goal ?? "",
  ];
  return `| ${[...cells, note ?? ""].join(" | ")} |`;
}

/** A share of stolen time that a figure can feel. */
const worthReporting = 0.02;

/** A group as a Markdown table. */
export function tableOf({ name, database, figures, stolen = 0 }: Group): string {
  return [
    `### ${name}${database === undefined ? "" : ` on ${database}`}`,
    "",
    "| What | Median | Min–max | Compared with | Goal | Note |",
    "|---|---|---|---|---|---|",
    ...figures.map(row),
    "",
    ...(stolen > worthReporting
      ? [`The host gave others ${Math.round(stolen * 100)} % of the processor time.`, ""]
      : []),
  ].join("\n");
}

/** Writes the whole report; returns the paths. */
export function writeReport(groups: Group[]): { markdown: string; json: string } {
  mkdirSync(folder, { recursive: true });
  const where = machine();
  const heading = Object.entries(where)
    .map(([name, value]) => `${name} ${value}`)
    .join(" · ");
  const markdown = join(folder, "last.md");
  const json = join(folder, "last.json");
  writeFileSync(markdown, [`Machine: ${heading}`, "", ...groups.map(tableOf)].join("\n"));
  writeFileSync(json, `${JSON.stringify({ machine: where, groups }, null, 2)}\n`);
  return { markdown, json };
}
