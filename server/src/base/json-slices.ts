// Reads and writes long JSON in slices: the event loop is never held for a whole table of 20,000 rows.
import { newUuid } from "./chance.ts";
import { Slice } from "./event-loop.ts";

/** Characters that are parsed at once; some tenths of a millisecond. */
const partLength = 64 * 1024;
/** Rows that are written at once. */
const partRows = 100;
/** Objects within each other that are looked into for lists. */
const deepest = 20;
/** The levels of objects in which a response has its lists. */
const listDepth = 2;

/** The result of `JSON.stringify(body)`. A long list is written in slices, as bytes. */
export async function writeJson(body: object): Promise<string | Buffer> {
  if (!hasLongList(body, listDepth)) return JSON.stringify(body);
  const parts: Buffer[] = [];
  for await (const part of partsOf(body, new Slice(), listDepth)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !("toJSON" in value);

function hasLongList(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.length > partRows;
  return depth > 0 && isObject(value) && Object.values(value).some((inner) => hasLongList(inner, depth - 1));
}

/** The text of a value, part by part. */
async function* partsOf(value: unknown, slice: Slice, depth: number): AsyncGenerator<string> {
  if (!hasLongList(value, depth)) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value)) {
    for (let start = 0; start < value.length; start += partRows) {
      if (slice.isOver) await slice.next();
      const rows = JSON.stringify(value.slice(start, start + partRows)).slice(1, -1);
      yield `${start === 0 ? "[" : ","}${rows}`;
    }
    yield "]";
  } else {
    let before = "{";
    for (const [name, inner] of Object.entries(value as object)) {
      if (JSON.stringify(isObject(inner) ? {} : inner) === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(inner, slice, depth - 1);
      before = ",";
    }
    yield "}";
  }
}

/**
 * The result of `parse(text)`. Elements of long lists are parsed a part at a time; lists inside other lists are not divided.
 *
 * @throws whatever `parse` throws; it throws for a part of every text that is not JSON
 */
export async function parseInSlices(text: string, parse: (text: string) => unknown): Promise<unknown> {
  if (text.length <= partLength) return parse(text);
  const slice = new Slice();
  /** Replaces the divided lists in the rest of the text: `<mark>0`, `<mark>1`. */
  const mark = newUuid();
  const lists: unknown[][] = [];
  let rest = "";
  let restStart = 0;
  let depth = 0;
  /** The outermost list that is open: the depth of its elements, and where it and its next part begin. */
  let list: { depth: number; start: number; partStart: number; elements: unknown[] } | undefined;
  const addPart = ({ partStart, elements }: NonNullable<typeof list>, end: number, ending: string): void => {
    // The first element replaces those before, so only an element can follow.
    const isFirst = elements.length === 0;
    const part = parse(`${isFirst ? "[" : "[0,"}${text.slice(partStart, end)}${ending}`) as unknown[];
    for (let index = isFirst ? 0 : 1; index < part.length; index++) elements.push(part[index]);
  };
  for (let at = 0; at < text.length; at++) {
    const token = text[at];
    if (token === '"') {
      at = endOfString(text, at);
      if (at < 0) return parse(text);
    } else if (token === "[" || token === "{") {
      depth += 1;
      if (list) continue;
      if (depth > deepest) return parse(text);
      if (token === "[") list = { depth, start: at, partStart: at + 1, elements: [] };
    } else if (token === "]" || token === "}") {
      if (list?.depth === depth) {
        if (list.elements.length > 0) {
          addPart(list, at + 1, "");
          rest += `${text.slice(restStart, list.start)}"${mark}${lists.length}"`;
          restStart = at + 1;
          lists.push(list.elements);
        }
        list = undefined;
      }
      depth -= 1;
    } else if (token === "," && list?.depth === depth && at - list.partStart > partLength) {
      addPart(list, at, "]");
      list.partStart = at + 1;
      if (slice.isOver) await slice.next();
    }
  }
  const whole = parse(rest + text.slice(restStart));
  return withLists(whole, (value) =>
    value.startsWith(mark) ? lists[Number(value.slice(mark.length))] : value,
  );
}

/** The index of the quotation mark that ends a string, or -1. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - escapes - 1] === "\\") escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}

/** A value with its strings replaced; lists that were not divided stay as they are. */
function withLists(value: unknown, replace: (text: string) => unknown): unknown {
  if (typeof value === "string") return replace(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  for (const [name, inner] of Object.entries(value)) {
    const replaced = withLists(inner, replace);
    if (replaced !== inner) (value as Record<string, unknown>)[name] = replaced;
  }
  return value;
}
