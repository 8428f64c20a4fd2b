// Finds a field that a JSON body names twice. `JSON.parse` keeps the last value and other readers keep the first, so neither may be trusted.
import { endOfText } from "./shape.ts";

/** How many fields the text has: outside of strings, each colon belongs to one. `raw` is valid JSON. */
function countWritten(raw: Uint8Array): number {
  let colons = 0;
  for (let at = 0; at < raw.length; at++) {
    const byte = raw[at];
    if (byte === 0x22) at = endOfText(raw, at + 1);
    else if (byte === 0x3a) colons++;
  }
  return colons;
}

/** How many fields the parsed value has. */
function countParsed(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const entries: unknown[] = Object.values(value);
  let fields = Array.isArray(value) ? 0 : entries.length;
  for (const entry of entries) fields += countParsed(entry);
  return fields;
}

type Level = { names: Set<string> | undefined; path: string; index: number; name: string };

const pathIn = ({ names, path, index, name }: Level): string => {
  if (!names) return `${path}[${index}]`;
  return path === "" ? name : `${path}.${name}`;
};

function locate(text: string): string | undefined {
  const levels: Level[] = [];
  let lastString = "";
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    const level = levels.at(-1);
    if (token === "{" || token === "[") {
      const names = token === "{" ? new Set<string>() : undefined;
      levels.push({ names, path: level ? pathIn(level) : "", index: 0, name: "" });
    } else if (token === "}" || token === "]") levels.pop();
    else if (token === "," && level) level.index++;
    else if (token === ":" && level?.names) {
      level.name = JSON.parse(lastString);
      if (level.names.has(level.name)) return pathIn(level);
      level.names.add(level.name);
    } else lastString = token;
  }
  return undefined;
}

/** The path of the first field that `raw` names twice (`items[2].qty`); `text` is the same as text, `parsed` the result of `JSON.parse`. */
export function findDuplicateField(raw: Uint8Array, text: string, parsed: unknown): string | undefined {
  return countWritten(raw) === countParsed(parsed) ? undefined : locate(text);
}
