// Reads a body with an uploaded file in base64: the file is taken out before the rest is parsed, so that no file holds the event loop.
import { endOfText } from "@taxctl/sdk/validation";
import { ServiceError, ValidationError } from "../errors.ts";
import type { FileField } from "../operations.ts";
import { bodyLimit, parseBody } from "./body.ts";

/** The placeholder in the field while the rest of the body is validated. */
const placeholder = "AA==";
/** The same for a text that isn't a file, so that the schema rejects it with all other errors. */
const notBase64 = "****";
const byte = (text: string): number => text.charCodeAt(0);
const quote = byte('"');

/**
 * The body with a placeholder in the field, and the file; without a file the body as it is.
 *
 * @throws ServiceError 400 when it is not JSON, 413 when it is too large without its file
 * @throws ValidationError when the field is written with escapes
 */
export function readFileBody(raw: Buffer, { field }: FileField): { body: unknown; file: Buffer | undefined } {
  const found = findText(raw, field);
  const content = found ? raw.toString("latin1", found.start, found.end) : "";
  if (found && content === "")
    throw new ValidationError({ [field]: ["is empty: choose a file with at least one row"] });
  const file = Buffer.from(content, "base64");
  // Decoding skips characters that aren't base64, so the result is shorter.
  const isFile =
    file.length > 0 && file.length === Math.floor((content.replace(/={1,2}$/, "").length * 3) / 4);
  const rest = found
    ? Buffer.concat([
        raw.subarray(0, found.start),
        Buffer.from(isFile ? placeholder : notBase64),
        raw.subarray(found.end),
      ])
    : raw;
  if (rest.length > bodyLimit)
    throw new ServiceError(413, "payload_too_large", "The body is larger than 1 MiB without its file");
  const body = parseBody(rest);
  const text: unknown = Reflect.get(Object(body), field);
  if (!found && typeof text === "string")
    throw new ValidationError({ [field]: ["must be written without escapes"] });
  return { body, file: isFile ? file : undefined };
}

/** The position of this field's text in the outermost object. */
function findText(raw: Buffer, field: string): { start: number; end: number } | undefined {
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
      if (raw[after] === byte(":") && raw[start] === quote)
        return { start: start + 1, end: endOfText(raw, start + 1) };
    } else if (one === byte("{") || one === byte("[")) depth++;
    else if (one === byte("}") || one === byte("]")) depth--;
  }
  return undefined;
}

function skipSpaces(raw: Buffer, from: number): number {
  let at = from;
  while (raw[at] === 0x20 || raw[at] === 0x0a || raw[at] === 0x0d || raw[at] === 0x09) at++;
  return at;
}
