// The state of SQLite's write-ahead log, from the index that SQLite keeps next to it.
import { closeSync, existsSync, openSync, readSync } from "node:fs";

const headerBytes = 32;

/** The log at a moment: which one it is, how many bytes of it are valid, and how many SQLite has synced for a checkpoint. */
export type LogState = { salt: string; bytes: number; checkpointed: number };

/** Undefined while nobody has opened the database since its log was lost. */
export function logState(database: string): LogState | undefined {
  const index = Buffer.alloc(132);
  if (!existsSync(`${database}-shm`)) return undefined;
  const descriptor = openSync(`${database}-shm`, "r");
  readSync(descriptor, index, 0, index.length, 0);
  closeSync(descriptor);
  const frameBytes = 24 + (index.readUInt16LE(14) === 1 ? 65_536 : index.readUInt16LE(14));
  return {
    salt: index.toString("hex", 32, 40),
    bytes: headerBytes + index.readUInt32LE(16) * frameBytes,
    checkpointed: headerBytes + index.readUInt32LE(128) * frameBytes,
  };
}
