// `taxd restore --rehearse`: restores a copy into a folder of its own, opens and counts it, and says what a real restore would lack.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isoOrNull, monotonicMs } from "../base/clock.ts";
import { type Config, loadConfig } from "../base/config.ts";
import { findMissingKeys } from "../base/secrets.ts";
import { listEnvironments } from "../core/accounts/store.ts";
import { ageOf } from "../core/context/check.ts";
import { sqliteFile } from "../db/engine/sqlite-file.ts";
import { recount } from "../db/history/recount.ts";
import { openDatabase } from "../db/open.ts";
import { listNumbers, type NumberRow } from "../lanes/numbers.ts";
import type { Output } from "./output.ts";
import { localTimes, table } from "./output.ts";
import { restore, withOpenCopy } from "./restore.ts";
import { compareWithCopy, findNewest, type Since, streamKey } from "./restore-store.ts";

type Opened = { differences: number; numbers: NumberRow[] };

/** Prints the report; the exit code is 1 if the service would not work with the copy. */
export async function rehearse(
  { file, keyFile, nowMs }: { file: string; keyFile: string | undefined; nowMs: number },
  output: Output,
): Promise<void> {
  const config = loadConfig();
  const startedMs = monotonicMs();
  const folder = mkdtempSync(join(tmpdir(), "taxd-rehearsal-"));
  try {
    const { version, open, key_ids, newest } = await withOpenCopy(
      { file, keyFile, dataDir: folder },
      (source) => ({ ...restore(folder, source, nowMs), newest: readNewest(source) }),
    );
    const { differences, numbers } = await openRestored(folder);
    const since = compare(config, folder);
    const streams = numbers.map((row) => {
      const live = since?.next_numbers.get(streamKey(row));
      return { ...row, live, lacks: live === undefined ? undefined : Math.max(0, live - row.next_number) };
    });
    const missing_keys = findMissingKeys(key_ids, config);
    const took_ms = Math.round(monotonicMs() - startedMs);
    if (differences > 0 || missing_keys.length > 0) output.exitCode = 1;
    const data = {
      file,
      version,
      took_ms,
      newest_at: isoOrNull(newest),
      open,
      differences,
      missing_keys,
      lacks: since ? { submissions: since.submissions, first_at: isoOrNull(since.first_at) } : null,
      streams: streams.map(({ stopped_reason: _held, live, lacks, ...row }) => ({
        ...row,
        live_next_number: live ?? null,
        lacks: lacks ?? null,
      })),
    };
    output.result(data, () => {
      const time = localTimes();
      const age = newest === null ? "" : ` It is ${ageOf(nowMs - newest)} old.`;
      return [
        `${file} can be restored: it was put into a folder of its own, opened and counted, in ${(took_ms / 1_000).toFixed(1)} s. The service's data was not touched.`,
        newest === null
          ? "It holds no submission and no change."
          : `Its newest record is of ${time(newest)}.${age}`,
        ...problems(differences, missing_keys, config),
        describe(since, config, time),
        "",
        table(streams, "No device has sent anything.", {
          ACCOUNT: ({ account_id }) => account_id,
          ENVIRONMENT: ({ environment }) => environment,
          TIN: ({ tin }) => tin,
          BRANCH: ({ bhf_id }) => bhf_id,
          STREAM: ({ stream }) => stream,
          "NEXT IN COPY": ({ next_number }) => next_number,
          "NEXT NOW": ({ live }) => live,
          LACKS: ({ lacks }) => lacks,
        }),
        "",
        `After a real restore, every stream waits until its number is set. To be settled then: the documents under LACKS, and ${open} submissions that are open in the copy.`,
        'docs/operators/backup.md, "After a restore", has the steps.',
      ].join("\n");
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readNewest(source: string): number | null {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    return findNewest(database);
  } finally {
    database.close();
  }
}

/** Opens it as the service would, and compares its counters with its rows. */
async function openRestored(folder: string): Promise<Opened> {
  const db = await openDatabase({ dataDir: folder });
  try {
    await db.migrate();
    let differences = 0;
    for (const { id } of await listEnvironments(db.knex))
      for await (const _mismatch of recount(db, id, { isCheck: true })) differences += 1;
    return { differences, numbers: await listNumbers(db.knex) };
  } finally {
    await db.close();
  }
}

function compare({ dataDir }: Config, folder: string): Since | undefined {
  const live = sqliteFile(dataDir);
  return existsSync(live) ? compareWithCopy(live, sqliteFile(folder)) : undefined;
}

function problems(differences: number, missingKeys: readonly string[], { dataDir }: Config): string[] {
  return [
    ...(differences === 0
      ? []
      : [
          `${differences} counters differ from the rows that they count: run \`taxd recount\` after a restore.`,
        ]),
    ...missingKeys.map(
      (id) =>
        `Its secrets need the encryption key "${id}", which is not here. Put that encryption.key into ${dataDir}: without it, the service does not start.`,
    ),
  ];
}

function describe(
  since: Since | undefined,
  { dataDir }: Config,
  time: ReturnType<typeof localTimes>,
): string {
  if (since === undefined)
    return `There is no database in ${dataDir} to compare it with: ask each control unit for its last number.`;
  if (since.submissions === 0) return `It lacks no submission of the database in ${dataDir}.`;
  return `It lacks ${since.submissions} submissions of the database in ${dataDir}, the first of ${time(since.first_at)}.`;
}
