// The parts of a zip archive around its files: headers, and the directory at its end.

/** A file in the archive. `isPacked`: it is compressed, and its sizes follow it. */
export type Entry = {
  name: string;
  offset: number;
  isPacked: boolean;
  crc: number;
  size: number;
  packed: number;
};

/** Sizes above this need another form of archive. */
const mostBytes = 0xffff_ffff;

export class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

const version = 20;
/** Names are UTF-8; bit 3: checksum and sizes follow the content. */
const flagsOf = ({ isPacked }: Entry): number => 0x0800 | (isPacked ? 0x0008 : 0);
const methodOf = ({ isPacked }: Entry): number => (isPacked ? 8 : 0);
/** 1 January 1980: the same file has the same bytes. */
const date = 0x0021;

/** The header before a file's content. */
export function header(entry: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flagsOf(entry), 6);
  head.writeUInt16LE(methodOf(entry), 8);
  head.writeUInt16LE(date, 12);
  if (!entry.isPacked) writeSizes(head, entry, 14);
  head.writeUInt16LE(Buffer.byteLength(entry.name), 26);
  return Buffer.concat([head, Buffer.from(entry.name)]);
}

/** The descriptor after the content of a compressed file. */
export function sizesAfter(entry: Entry): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x0807_4b50, 0);
  writeSizes(sizes, entry, 4);
  return sizes;
}

/** The end of the archive; `start` is the position where it begins. */
export function centralDirectory(entries: readonly Entry[], start: number): Buffer {
  if (start > mostBytes) throw new TooLargeError("The archive is too large");
  const records = entries.map((entry) => {
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x0201_4b50, 0);
    record.writeUInt16LE(version, 4);
    record.writeUInt16LE(version, 6);
    record.writeUInt16LE(flagsOf(entry), 8);
    record.writeUInt16LE(methodOf(entry), 10);
    record.writeUInt16LE(date, 14);
    writeSizes(record, entry, 16);
    record.writeUInt16LE(Buffer.byteLength(entry.name), 28);
    record.writeUInt32LE(entry.offset, 42);
    return Buffer.concat([record, Buffer.from(entry.name)]);
  });
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([directory, end]);
}

function writeSizes(target: Buffer, { crc, packed, size }: Entry, at: number): void {
  if (size > mostBytes) throw new TooLargeError("The sheet is too large");
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(packed, at + 4);
  target.writeUInt32LE(size, at + 8);
}
