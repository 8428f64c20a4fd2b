// Turning the bytes of a file into text: the encoding is recognized or named, never guessed over damage.
import { isUtf8 } from "node:buffer";
import { lostConnection } from "../damaged-text.ts";
import { badFile } from "./sheet-error.ts";

/** A text without its byte order mark, and the encoding that it was read in. */
type Decoded = { text: string; encoding: string };

/** The byte order mark by which spreadsheet programs recognize UTF-8. */
export const utf8Mark = "\ufeff";

/** Whether a spreadsheet program reads these bytes as UTF-8 only with a byte order mark: they have one, or aren't UTF-8. */
export function needsMark(bytes: Uint8Array, encoding: string): boolean {
  return encoding !== "utf-8" || byteOrderMark(bytes) !== undefined;
}

const control = /[\u0080-\u009f]/;

/**
 * The text of a file. Without a name, a byte order mark, the zero bytes of UTF-16 and valid UTF-8 are recognized;
 * everything else is Windows-1252, unless it is UTF-8 that was damaged.
 */
export function decode(bytes: Uint8Array, encoding?: string): Decoded {
  if (encoding !== undefined)
    return { text: decodeAs(bytes, encoding), encoding: decoderOf(encoding).encoding };
  const marked = byteOrderMark(bytes) ?? withoutMark(bytes);
  if (marked) return { text: decodeAs(bytes, marked), encoding: marked };
  const lossy = new TextDecoder().decode(bytes);
  if (!lossy.includes(lostConnection) || isUtf8(bytes)) return { text: lossy, encoding: "utf-8" };
  const text = decodeAs(bytes, "windows-1252");
  // Characters of several bytes next to broken ones: UTF-8 that something cut or mixed.
  const hasWhole = /[\u0080-\ufffc\u{10000}-\u{10ffff}]/u.test(lossy);
  if (!hasWhole && !control.test(text)) return { text, encoding: "windows-1252" };
  const line = lossy.slice(0, lossy.indexOf(lostConnection)).split("\n").length;
  throw badFile(
    `The encoding of the file can't be determined: line ${line} is not valid UTF-8, and the file is not Windows-1252`,
    "Export it again as UTF-8, or name its encoding in `encoding`.",
  );
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** UTF-16 without a mark: most characters of a table have a zero byte, all on the same side. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const head = bytes.subarray(0, 4096);
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = head.length / 8;
  if (odd > enough && even < odd / 8) return "utf-16le";
  return even > enough && odd < even / 8 ? "utf-16be" : undefined;
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw badFile(
      `Unknown encoding: ${encoding}`,
      "Use one like utf-8, utf-16le, utf-16be, windows-1252 or iso-8859-2.",
    );
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  const decoder = decoderOf(encoding);
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw badFile(
      `The file is not ${decoder.encoding}`,
      "Omit `encoding` to detect the encoding, or name another.",
      error,
    );
  }
}
