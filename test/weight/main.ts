// `npm run weight`: prints what the service writes in each scenario, by table; with `--json` for programs.
import { parseArgs } from "node:util";
import { rowsOf } from "./limit.ts";
import { scenarios } from "./scenarios.ts";
import type { Weight } from "./shop.ts";

const { values: given, positionals } = parseArgs({
  options: { json: { type: "boolean" } },
  allowPositionals: true,
});

function printTable(weights: Record<string, Weight>): void {
  const names = Object.keys(weights);
  const of = (read: (weight: Weight) => number | undefined): string[] =>
    Object.values(weights).map((weight) => (read(weight) ?? 0).toFixed(2).replace(/^0\.00$/, ""));
  const tables = [...new Set(Object.values(weights).flatMap(({ rows }) => Object.keys(rows)))].toSorted();
  const lines = [
    ["of each", ...names],
    ...tables.map((table) => [table, ...of(({ rows }) => rows[table])]),
    ["rows", ...of(rowsOf)],
    ["KB of log", ...of(({ logBytes }) => logBytes / 1_000)],
    ["statements", ...of(({ statements }) => statements)],
    ["commits", ...of(({ commits }) => commits)],
    ["calls to units", ...of(({ calls }) => calls)],
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const [first = "", ...others] of lines) {
    const cells = others.map((cell, column) => cell.padStart(widths[column + 1] ?? 0));
    process.stdout.write(`${[first.padEnd(widths[0] ?? 0), ...cells].join("  ")}\n`);
  }
}

const weights: Record<string, Weight> = {};
for (const [name, play] of Object.entries(scenarios))
  if (positionals.length === 0 || positionals.includes(name)) weights[name] = await play();
if (given.json) process.stdout.write(`${JSON.stringify(weights)}\n`);
else printTable(weights);
