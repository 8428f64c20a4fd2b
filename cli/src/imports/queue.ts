// The customs records that wait: fetched from the unit since the last time, each with its key.
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { readRecordKey, recordKey } from "@taxctl/sdk/reconcile";
import { writeAtomically } from "../files/atomic-file.ts";
import { type ChosenProfile, profilePath } from "../service/profile.ts";

/** Before any declaration that can still wait. */
const beginning = "20100101000000";

/**
 * Fetches new records from the unit and returns all waiting ones. The time of the last fetch is stored next to the
 * credentials. Without it the unit sends all records again, which only costs time.
 */
export async function fetchImports(
  client: Taxctl,
  profile: ChosenProfile,
  since: string | undefined,
  signal?: AbortSignal,
): Promise<{ records: ImportItem[]; since: string; until: string }> {
  const path = join(dirname(profilePath()), `imports.${profile.name}.json`);
  const branch = profile.branch ?? "";
  const cursors = await readCursors(path);
  const from = since ?? cursors[`${profile.base_url} ${branch}`] ?? beginning;
  const body = { last_request_date: from, ...(branch ? { branch_id: branch } : {}) };
  const { items, result_date } = await client.imports.selectItems(body, signal ? { signal } : {});
  cursors[`${profile.base_url} ${branch}`] = result_date;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeAtomically(path, `${JSON.stringify(cursors, undefined, 2)}\n`, 0o600);
  return { records: items, since: from, until: result_date };
}

/** How many records one request asks for. */
const mostNamed = 100;

/**
 * The records of the keys in the service, processed ones too, by key. A record that is missing doesn't exist: for
 * unknown records, the unit sends everything again.
 *
 * @param since the time of the last fetch
 */
export async function namedImports(
  client: Taxctl,
  keys: readonly string[],
  { branch, since, signal }: { branch: string | undefined; since: string; signal?: AbortSignal },
): Promise<Map<string, ImportItem>> {
  const found = new Map<string, ImportItem>();
  for (const from of [since, beginning]) {
    const records = keys.filter((key) => !found.has(key)).flatMap((key) => readRecordKey(key) ?? []);
    for (let at = 0; at < records.length; at += mostNamed) {
      const body = {
        last_request_date: at === 0 ? from : since,
        records: records.slice(at, at + mostNamed),
        ...(branch ? { branch_id: branch } : {}),
      };
      const { items } = await client.imports.selectItems(body, signal ? { signal } : {});
      for (const item of items) found.set(recordKey(item), item);
    }
  }
  return found;
}

async function readCursors(path: string): Promise<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, "utf8"));
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, date]) => /^\d{14}$/.test(String(date))));
  } catch {
    return {};
  }
}
