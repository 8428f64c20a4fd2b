// Finds a field in the bytes of a JSON body, so that its value can be taken out before the rest is parsed.
import { endOfText } from "@taxctl/sdk/rules/validation";

export const byte = (text: string): number => text.charCodeAt(0);
export const quote = byte('"');
const colon = byte(":");

export const isOpening = (one: number | undefined) => one === byte("{") || one === byte("[");
export const isClosing = (one: number | undefined) => one === byte("}") || one === byte("]");
export const isSpace = (one: number | undefined) =>
  one === 0x20 || one === 0x0a || one === 0x0d || one === 0x09;

/**
 * Where the first value of this field in the outermost object is that begins with this byte. The parser decides whether
 * all of it is JSON.
 */
export function findValue(raw: Buffer, field: string, beginning: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < raw.length; at++) {
    const one = raw[at];
    if (one === quote) {
      const end = endOfText(raw, at + 1);
      const name = depth === 1 ? raw.toString("latin1", at + 1, Math.min(end, at + 100)) : "";
      at = end;
      if (name !== field) continue;
      const after = skipSpaces(raw, at + 1);
      const start = skipSpaces(raw, after + 1);
      if (raw[after] === colon && raw[start] === beginning) return start;
    } else if (isOpening(one)) depth++;
    else if (isClosing(one)) depth--;
  }
  return undefined;
}

function skipSpaces(raw: Buffer, from: number): number {
  let at = from;
  while (isSpace(raw[at])) at++;
  return at;
}
