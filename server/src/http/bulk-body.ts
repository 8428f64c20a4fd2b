// Reads a body with a long list entry by entry, so that no request of 4 MiB holds the event loop, and each entry has its own problems.
import { endOfText } from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../base/errors.ts";
import { Slice } from "../base/event-loop.ts";
import type { Bulk } from "../core/context/operations.ts";
import { bodyLimit, invalidJson, parseBody } from "./body.ts";
import { byte, findValue, isClosing, isOpening, isSpace, quote } from "./raw-field.ts";

/** An entry of the list: its bytes and its content, or why it can't be a body. */
export type RawEntry = { bytes: Buffer; value: unknown; problem: ServiceError | undefined };

type Split = { body: unknown; entries: RawEntry[] };

/** Where a list ends in the body, and its entries. */
type List = { end: number; parts: Buffer[] };

const comma = byte(",");

/**
 * The body with an empty list, and the entries of the list.
 *
 * @throws ServiceError 400 when it is not JSON, 413 when it is too large without its list
 * @throws ValidationError when the list has too many entries
 */
export async function readBulkBody(raw: Buffer, { field, most }: Bulk): Promise<Split> {
  const start = findValue(raw, field, byte("["));
  if (start === undefined) {
    if (raw.length > bodyLimit) throw tooLarge(field);
    return { body: withoutList(parseBody(raw), field), entries: [] };
  }
  const { end, parts } = splitList(raw, start);
  if (parts.length > most) throw tooLong(field, most);
  const rest = Buffer.concat([raw.subarray(0, start), Buffer.from("[]"), raw.subarray(end)]);
  if (rest.length > bodyLimit) throw tooLarge(field);
  const body = parseBody(rest);
  const entries: RawEntry[] = [];
  const slice = new Slice();
  for (const bytes of parts) {
    if (slice.isOver) await slice.next();
    entries.push(readEntry(bytes));
  }
  return { body, entries };
}

function readEntry(bytes: Buffer): RawEntry {
  if (bytes.length > bodyLimit) {
    const problem = new ServiceError(413, "payload_too_large", "The sale is larger than 1 MiB");
    return { bytes, value: undefined, problem };
  }
  try {
    const value = parseBody(bytes);
    if (value === undefined) throw invalidJson("An entry of the list is empty");
    return { bytes, value, problem: undefined };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { bytes, value: undefined, problem: error };
  }
}

const tooLarge = (field: string) =>
  new ServiceError(413, "payload_too_large", `The body is larger than 1 MiB without its list ${field}`);

const tooLong = (field: string, most: number) =>
  new ValidationError({ [field]: [`must have at most ${most} entries`] });

/** A list under a name that is written with escapes is not found by its bytes. */
function withoutList(body: unknown, field: string): unknown {
  const list: unknown = Reflect.get(Object(body), field);
  if (Array.isArray(list) && list.length > 0)
    throw new ValidationError({ [field]: ["must be written without escapes in its name"] });
  return body;
}

/** The entries of the list that begins at `start`. One that never ends has the rest of the body. */
function splitList(raw: Buffer, start: number): List {
  const parts: Buffer[] = [];
  let depth = 0;
  let from = start + 1;
  let at = start + 1;
  for (; at < raw.length && !(depth === 0 && isClosing(raw[at])); at++) {
    const one = raw[at];
    if (one === quote) at = endOfText(raw, at + 1);
    else if (isOpening(one)) depth++;
    else if (isClosing(one)) depth--;
    else if (one === comma && depth === 0) {
      parts.push(raw.subarray(from, at));
      from = at + 1;
    }
  }
  const last = raw.subarray(from, at);
  if (parts.length > 0 || !last.every(isSpace)) parts.push(last);
  if (raw[at] !== byte("]")) throw invalidJson("The list does not end");
  return { end: at + 1, parts };
}
