// Writes docs/errors.md from the catalog of error codes.
import { writeFile } from "node:fs/promises";
import { catalogue, type Explanation, unitCodes } from "../sdk/src/rules/catalogue.ts";

type Entries = [code: string, entry: Explanation][];

const documentation = new URL("../docs/errors.md", import.meta.url);

/** The text of docs/errors.md: one table of all codes, then each at an anchor of its own name. */
export function errorsDocument(entries: Entries = Object.entries(catalogue)): string {
  const unit = entries.filter(([code]) => Object.hasOwn(unitCodes, code.replace("unit_", "")));
  const own = entries.filter((entry) => !unit.includes(entry));
  return `<!-- Generated from sdk/src/rules/catalogue.ts and sdk/src/rules/unit-codes.ts by npm run generate: change those. -->

# Error codes

Every failure has a \`code\`, and a \`doc_url\` that links here. A rejected transaction has both in
\`response_data.failure\`. Codes are stable, so programs can rely on them. Messages are for developers and logs, and can change.
A code that begins with \`unit_\` and three characters is a result code of the control unit. For a code of the unit that
is not listed, the API returns \`unit_rejected\`, with the unit's message in \`error\`.

Who must act: \`caller\` is the calling program, \`taxpayer\` the business that it calls for, \`operator\` the people who run the service,
\`authority\` the tax authority.

Retryable: whether the same request can succeed later without a correction. For a failed transaction, its own state decides:
\`retryable\` in the response and in \`failure\` is the same as \`can_retry\`. While it is true, remove the cause and retry the
transaction with \`POST /transactions/{id}/retry\`.

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

if (import.meta.main) await writeFile(documentation, errorsDocument());
