// Writes the table of settings into docs/operators/settings.md, from the schema that checks them.
import { readFile, writeFile } from "node:fs/promises";
import { describeConfig } from "./src/base/config.ts";

const documentation = new URL("../docs/operators/settings.md", import.meta.url);
const marks = { begin: "<!-- settings: npm run generate -->", end: "<!-- end of settings -->" };

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

function row({
  variable,
  type,
  default: value,
  description,
  secret,
}: ReturnType<typeof describeConfig>[number]): string {
  const kind = secret ? `${type}, secret` : type;
  return `| \`${variable}\` | ${kind} | ${value === "" ? "–" : `\`${cell(value)}\``} | ${cell(description)} |`;
}

/** The page with its table as the schema has it. */
export function withSettings(page: string): string {
  const begin = page.indexOf(marks.begin);
  const end = page.indexOf(marks.end);
  if (begin < 0 || end < begin)
    throw new Error(`docs/operators/settings.md lacks ${marks.begin} or ${marks.end}`);
  const table = [
    "| Variable | Type | Default | Meaning |",
    "|---|---|---|---|",
    ...describeConfig().map(row),
  ];
  return `${page.slice(0, begin)}${marks.begin}\n\n${table.join("\n")}\n\n${page.slice(end)}`;
}

if (import.meta.main) await writeFile(documentation, withSettings(await readFile(documentation, "utf8")));
