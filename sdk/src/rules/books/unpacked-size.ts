// Archives that unpack to far more than they are: measured before a workbook is read.
import { inflateRawSync } from "node:zlib";
import { badFile, notReadable } from "./sheet-error.ts";

const [FILE, DESCRIPTOR, DIRECTORY] = [0x04034b50, 0x08074b50, 0x02014b50];
const [STORED, DEFLATED] = [0, 8];
const headBytes = 30;

/**
 * Throws a `SheetError` if the file is an archive that unpacks to more bytes than these, or is built otherwise than spreadsheet
 * programs do. Files that are no archive pass.
 */
export function checkUnpackedSize(bytes: Uint8Array, most: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const markAt = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0);
  let left = most;
  let at = 0;
  while (markAt(at) === FILE) {
    if (at + headBytes > bytes.length) throw notReadable();
    const flags = view.getUint16(at + 6, true);
    const method = view.getUint16(at + 8, true);
    const packed = view.getUint32(at + 18, true);
    const unpacked = view.getUint32(at + 22, true);
    const isEncrypted = (flags & 1) !== 0;
    const hasDescriptor = (flags & 8) !== 0;
    if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw notReadable();
    if (unpacked !== 0xffffffff && unpacked > left) throw tooLarge(most);
    const start = at + headBytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    let end: number;
    if (method === STORED) {
      if (hasDescriptor || packed === 0xffffffff) throw notReadable();
      end = start + packed;
      left -= packed;
    } else {
      const { length, read } = inflate(bytes.subarray(start), left, most);
      end = start + read;
      left -= length;
      if (!hasDescriptor && packed !== 0xffffffff && packed !== read) throw notReadable();
    }
    at = hasDescriptor ? afterDescriptor(markAt, end) : end;
    // Where an entry ends, the next begins, so that the archive is read as it was measured.
    if (markAt(at) !== FILE && markAt(at) !== DIRECTORY) throw notReadable();
  }
}

function afterDescriptor(markAt: (at: number) => number, end: number): number {
  if (markAt(end) !== DESCRIPTOR) throw notReadable();
  const follows = (at: number) => markAt(at) === FILE || markAt(at) === DIRECTORY;
  return follows(end + 16) ? end + 16 : end + 24;
}

function inflate(bytes: Uint8Array, left: number, most: number): { length: number; read: number } {
  try {
    const options = { maxOutputLength: Math.max(1, left), info: true };
    // Node's types don't know what `info` returns.
    const inflated: unknown = inflateRawSync(bytes, options);
    const { buffer, engine } = inflated as { buffer: Uint8Array; engine: { bytesWritten: number } };
    return { length: buffer.length, read: engine.bytesWritten };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw tooLarge(most);
    throw notReadable(error);
  }
}

const tooLarge = (most: number) =>
  badFile(
    `The workbook unpacks to more than ${Math.floor(most / 1024 / 1024)} MiB`,
    "Save only the sheet with the books, or save it as CSV.",
  );
