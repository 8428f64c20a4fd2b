// Responsible for the committed schemas of what commands print: where they are, and how a run widens them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Envelope } from "./command.ts";
import { inferred, type Schema, widened, withoutGuesses } from "./schema.ts";

export const FOLDER = new URL("../../../cli/schemas/", import.meta.url);
const DRAFT = "https://json-schema.org/draft/2020-12/schema";

const fileOf = (id: string) => new URL(`${id.replaceAll(":", "-")}.json`, FOLDER);

/** The schema of a command's data; undefined if it isn't committed. */
export async function readSchema(id: string): Promise<Schema | undefined> {
  const text = await readFile(fileOf(id), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Writes the schema of every command, widened to take all that it printed. */
export async function writeSchemas(printed: ReadonlyMap<string, readonly Envelope[]>): Promise<void> {
  await mkdir(fileURLToPath(FOLDER), { recursive: true });
  for (const [id, envelopes] of printed) {
    const seen = envelopes.filter((envelope) => hasOwnData(id, envelope)).map(({ data }) => inferred(data));
    const { $schema: _draft, title: _title, ...before } = (await readSchema(id)) ?? {};
    const all = [...(before.type ? [before] : []), ...seen].reduce<Schema | undefined>(widened, undefined);
    if (!all) continue;
    const schema = {
      $schema: DRAFT,
      title: `data of taxctl ${id.replaceAll(":", " ")} --json`,
      ...withoutGuesses(all),
    };
    await writeFile(fileOf(id), `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}

/** Whether the data is of the command's own kind: also next to a failure, except the differences of `--check`. */
function hasOwnData(id: string, { ok, data, error }: Envelope): boolean {
  if (ok) return true;
  return data !== undefined && id !== "purchases:sync" && error.code !== "validation_failed";
}
