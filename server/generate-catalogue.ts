// Writes the files that are generated from the catalog of error codes: docs/errors.md for people, sdk/src/catalogue.ts for programs.
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type CatalogueEntry, catalogue, listEntries } from "./src/catalogue.ts";

type Entries = [code: string, entry: CatalogueEntry][];

const documentation = new URL("../docs/errors.md", import.meta.url);
const forPrograms = new URL("../sdk/src/catalogue.ts", import.meta.url);

/** The text of docs/errors.md: one table of all codes, then each at an anchor of its own name. */
export function errorsDocument(entries: Entries = listEntries()): string {
  const own = entries.filter(([code]) => Object.hasOwn(catalogue, code));
  const unit = entries.filter((entry) => !own.includes(entry));
  return `<!-- Generated from server/src/catalogue.ts and server/src/control-unit/codes.ts by npm run generate: change those. -->

# Error codes

Every failure has a \`code\`, and a \`doc_url\` that links here. A rejected transaction has both in
\`response_data.failure\`. Codes are stable, so programs can rely on them. Messages are for developers and logs, and can change.
A code that begins with \`unit_\` and three characters is a result code of the control unit. For a code of the unit that
is not listed, the API returns \`unit_refused\`, with the unit's message in \`error\`.

Who must act: \`caller\` is the calling program, \`taxpayer\` the business that it calls for, \`operator\` the people who run the service,
\`authority\` the tax authority.

| Code | Meaning | Who must act | Retryable |
|---|---|---|---|
${entries.map(tableRow).join("\n")}

## Codes of the service

${own.map(section).join("\n\n")}

## Result codes of the control unit

${unit.map(section).join("\n\n")}
`;
}

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

function tableRow([code, { title, actor, retryable }]: Entries[number]): string {
  const again = retryable ? "yes" : "no";
  return `| [\`${code}\`](#${code}) | ${cell(title)} | ${actor} | ${again} |`;
}

function section([code, { title, cause, remedy, actor, retryable }]: Entries[number]): string {
  const again = retryable ? "yes" : "no";
  return `### <a id="${code}"></a>${title} (\`${code}\`)

${cause}

**How to fix it:** ${remedy} **Who must act:** ${actor}. **Retryable:** ${again}.`;
}

/** The text of sdk/src/catalogue.ts. */
export function catalogueSource(entries: Entries = listEntries()): string {
  const source = `// Generated from the service's catalog of error codes by server/generate-catalogue.ts. Do not edit.

/** Why a failure happened, how to fix it, and who must act. */
export type Explanation = {
  title: string;
  cause: string;
  remedy: string;
  /** The calling program, the business it calls for, the service's operators, or the tax authority. */
  actor: "caller" | "taxpayer" | "operator" | "authority";
  /** Whether the same request, sent again later, can succeed. */
  retryable: boolean;
};

/** Every code of the service and of control units. A unit's code is named \`unit_<code>\`. */
export const catalogue = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const satisfies Record<string, Explanation>;

/** A code that this version of the service can return. */
export type ErrorCode = keyof typeof catalogue;

/** The explanation of a code or of a unit's result code (\`910\`). Undefined if the code is not listed. */
export function explain(code: string): Explanation | undefined {
  const listed: Record<string, Explanation> = catalogue;
  for (const name of [code, \`unit_\${code}\`]) {
    if (Object.hasOwn(listed, name)) return listed[name];
  }
  return undefined;
}
`;
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const format = ["format", "--stdin-file-path=sdk/src/catalogue.ts"];
  return execFileSync(process.execPath, [biome, ...format], { input: source, encoding: "utf8" });
}

if (import.meta.main) {
  await writeFile(documentation, errorsDocument());
  await writeFile(forPrograms, catalogueSource());
}
