// The exports of a folder: which are new or changed, and their upload.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Taxctl } from "@taxctl/sdk";
import { describe } from "../failures/describe.ts";
import { Failure, usageFailure } from "../failures/failure.ts";
import { fileFailure } from "../failures/of-file.ts";
import { type BooksFile, readBooks } from "./books-file.ts";
import type { BooksFlags, MatchFlags } from "./flags.ts";
import { matchOptions } from "./match-options.ts";
import { wholePeriod } from "./period.ts";
import { type ReconcileContext, type Shown, uploadBooks } from "./service.ts";

/** The result of a file. */
export type UploadRow = {
  file: string;
  from_date: string;
  to_date: string;
  status: "uploaded" | "would upload" | "unchanged" | "older" | "failed";
  documents: number;
  /** Rows that differ and are not decided; null where nothing was uploaded. */
  open: number | null;
  reason: string;
};

type Export = { file: string; path: string; savedMs: number };
type Flags = Omit<BooksFlags, "books"> & Pick<MatchFlags, "tolerance" | "max-days" | "fiscal-year">;
type ReadExport = Export & { books: BooksFile; period: { since: string; until: string } };

/** Uploads each export that was saved after its period was last uploaded. Of two exports of a period, the newer one counts. */
export async function uploadFolder(
  folder: string,
  flags: Flags,
  context: ReconcileContext,
  isDryRun: boolean,
): Promise<UploadRow[]> {
  const { signal } = context;
  const options = matchOptions(flags);
  const client = await context.client();
  const { branch } = await context.profile();
  const rows: UploadRow[] = [];
  const readable: ReadExport[] = [];
  for (const one of await exportsIn(folder))
    try {
      const named = { ...flags, books: one.path };
      const books = await readBooks(named, context);
      readable.push({ ...one, books, period: wholePeriod({}, books.books.documents) });
    } catch (error) {
      rows.push(rowOf(one.file, "failed", { reason: reasonOf(error) }));
    }
  const uploadedMs = await lastUploads(client, branch, signal);
  const newest = new Map(readable.map((one) => [keyOf(one.period), one]));
  for (const one of readable) {
    signal.throwIfAborted();
    const { file, path, books, period, savedMs } = one;
    const about = { period, documents: books.books.documents.length };
    const counts = newest.get(keyOf(period));
    if (counts && counts !== one) {
      rows.push(
        rowOf(file, "older", { ...about, reason: `${counts.file} has the same months and is newer` }),
      );
    } else if (savedMs <= (uploadedMs.get(keyOf(period)) ?? Number.NEGATIVE_INFINITY)) {
      rows.push(rowOf(file, "unchanged", about));
    } else if (isDryRun) {
      rows.push(rowOf(file, "would upload", about));
    } else
      try {
        const named = { ...flags, books: path, authority: undefined };
        const { open } = await uploadBooks({ client, branch, period, flags: named, options, books, signal });
        rows.push(rowOf(file, "uploaded", { ...about, open }));
      } catch (error) {
        if (signal.aborted) throw error;
        rows.push(rowOf(file, "failed", { ...about, reason: reasonOf(error) }));
      }
  }
  return rows.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** The exports of a folder, the newest last. Programs that have a workbook open keep a file `~$NAME` next to it. */
async function exportsIn(folder: string): Promise<Export[]> {
  const names = await readdir(folder).catch((error) => {
    throw fileFailure(error, folder);
  });
  const files = names.filter((name) => /^[^.~].*\.(csv|xlsx)$/i.test(name));
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const { mtimeMs: savedMs } = await stat(path);
      return { file, path, savedMs };
    }),
  );
  if (found.length === 0)
    throw usageFailure(`${folder} has no export of books`, "Put .xlsx or .csv files into it.");
  return found.sort((a, b) => a.savedMs - b.savedMs);
}

/** When each period of the branch was last uploaded, by the clock of this machine. */
async function lastUploads(
  client: Taxctl,
  branch: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const call = client.reconciliations.list(
    { ...(branch ? { branch_id: branch } : {}), per_page: 100 },
    { signal },
  );
  const aheadMs = Date.parse((await call).meta.timestamp) - Date.now();
  const known: Shown[] = await call.toArray();
  return new Map(
    known
      .filter(({ branch_id }) => branch_id === (branch ?? null))
      .map(({ from_date, to_date, uploaded_at }) => [
        keyOf({ since: from_date, until: to_date }),
        Date.parse(uploaded_at) - aheadMs,
      ]),
  );
}

const keyOf = ({ since, until }: { since: string; until: string }): string => `${since} ${until}`;

type About = { period?: ReadExport["period"]; documents?: number; open?: number; reason?: string };

function rowOf(
  file: string,
  status: UploadRow["status"],
  { period, documents = 0, open, reason = "" }: About,
): UploadRow {
  const days = { from_date: period?.since ?? "", to_date: period?.until ?? "" };
  return { file, ...days, status, documents, open: open ?? null, reason };
}

function reasonOf(error: unknown): string {
  const { message, remedy } = error instanceof Failure ? error : describe(error as Error);
  return remedy ? `${message}. ${remedy}` : message;
}
