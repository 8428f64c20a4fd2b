// Files of a simulator that must outlive a crash: a journal of changes, a snapshot of the memory, the ledger.
import { type FileHandle, mkdir, open, readFile, rename, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { emptyState, type UnitState } from "./state.ts";

/** A file of JSON lines. `append` resolves when the line is on disk; neighbors share one flush. */
export interface LineFile {
  append(line: string): Promise<void>;
  /** Empties the file. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Reads the whole lines of a file; a torn last line (a crash while writing) is cut off. */
export async function readLines(file: string): Promise<string[]> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    return [];
  }
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) await truncate(file, end);
  return bytes.subarray(0, end).toString("utf8").split("\n").slice(0, -1);
}

/** Another program has changed a simulator's files. */
class DamagedFile extends Error {
  override readonly name = "DamagedFile";
  readonly remedy: string;

  constructor(file: string, line: number, cause: unknown) {
    super(`The simulator can't read line ${line} of ${file}.`, { cause });
    this.remedy = `Move the folder ${dirname(file)} away: the simulator begins anew, as if it had received nothing.`;
  }
}

/** The values of a file of JSON lines. @throws DamagedFile for a line that is no JSON */
export async function readValues<Value>(file: string): Promise<Value[]> {
  const lines = await readLines(file);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new DamagedFile(file, index + 1, error);
    }
  });
}

/** Opens a file for appending lines, and creates its folder if it is missing. */
export async function openLines(file: string): Promise<LineFile> {
  await mkdir(dirname(file), { recursive: true });
  const handle: FileHandle = await open(file, "a");
  let { size } = await handle.stat();
  let waiting = "";
  let flush: Promise<void> | undefined;

  async function writeWaiting(): Promise<void> {
    // Calls that arrived in one turn of the event loop are written together.
    await new Promise<void>((resolve) => setImmediate(resolve));
    const text = waiting;
    waiting = "";
    flush = undefined;
    try {
      await handle.appendFile(text);
      await handle.datasync();
      size += Buffer.byteLength(text);
    } catch (error) {
      // Removes the written part, so that whole lines follow on whole lines; the removed ones are written again with the next.
      waiting = text + waiting;
      await handle.truncate(size);
      throw error;
    }
  }

  let last: Promise<void> = Promise.resolve();
  return {
    append(line) {
      waiting += `${line}\n`;
      if (!flush) {
        flush = last.then(writeWaiting);
        last = flush.catch(() => undefined);
      }
      return flush;
    },
    async clear() {
      await last;
      await handle.truncate(0);
      size = 0;
    },
    async close() {
      await last;
      await handle.close();
    },
  };
}

function fold(_key: string, value: unknown): unknown {
  return value instanceof Map ? { $map: [...value] } : value;
}

function unfold(_key: string, value: unknown): unknown {
  if (typeof value === "object" && value !== null && "$map" in value && Array.isArray(value.$map)) {
    return new Map(value.$map);
  }
  return value;
}

/** Writes the memory next to its place and renames it there, so that a crash leaves the old or the new one. */
export async function writeSnapshot(file: string, state: UnitState): Promise<void> {
  const handle = await open(`${file}.new`, "w");
  await handle.writeFile(JSON.stringify(state, fold));
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}

/** Reads a snapshot, or returns an empty state. */
export async function readSnapshot(file: string): Promise<UnitState> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return emptyState();
  }
  const state: UnitState = JSON.parse(text, unfold);
  return state;
}
