// Reads a body with uploaded files in base64: they are taken out before the rest is parsed, so that no file holds the event loop.
import { endOfText } from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../base/errors.ts";
import type { FileFields } from "../core/context/operations.ts";
import { bodyLimit, parseBody } from "./body.ts";
import { findValue, quote } from "./raw-field.ts";

/** The placeholder in the field while the rest of the body is validated. */
const placeholder = "AA==";
/** The same for a text that isn't a file, so that the schema rejects it with all other errors. */
const notBase64 = "****";

/** Files by the field of the body that they came in. */
export type Files = { [field: string]: Buffer };

/**
 * The body with a placeholder in each field of a file, and the files; without one the body as it is.
 *
 * @throws ServiceError 400 when it is not JSON, 413 when it is too large without its files
 * @throws ValidationError when a field is written with escapes
 */
export function readFileBody(raw: Buffer, { fields }: FileFields): { body: unknown; files: Files } {
  const files: Files = {};
  let rest = raw;
  for (const field of fields) {
    const opening = findValue(rest, field, quote);
    if (opening === undefined) continue;
    const [start, end] = [opening + 1, endOfText(rest, opening + 1)];
    const content = rest.toString("latin1", start, end);
    if (content === "")
      throw new ValidationError({ [field]: ["is empty: choose a file with at least one row"] });
    const file = Buffer.from(content, "base64");
    // Decoding skips characters that aren't base64, so the result is shorter.
    const isFile =
      file.length > 0 && file.length === Math.floor((content.replace(/={1,2}$/, "").length * 3) / 4);
    if (isFile) files[field] = file;
    const instead = Buffer.from(isFile ? placeholder : notBase64);
    rest = Buffer.concat([rest.subarray(0, start), instead, rest.subarray(end)]);
  }
  if (rest.length > bodyLimit)
    throw new ServiceError(413, "payload_too_large", "The body is larger than 1 MiB without its files");
  const body = parseBody(rest);
  for (const field of fields) {
    const text: unknown = Reflect.get(Object(body), field);
    if (typeof text === "string" && text !== placeholder && text !== notBase64)
      throw new ValidationError({ [field]: ["must be written without escapes"] });
  }
  return { body, files };
}
