// Reads a body with an uploaded file in base64: the file is taken out before the rest is parsed, so that no file holds the event loop.
import { endOfText } from "@taxctl/sdk/validation";
import { ServiceError, ValidationError } from "../errors.ts";
import type { FileField } from "../operations.ts";
import { bodyLimit, parseBody } from "./body.ts";
import { findValue, quote } from "./raw-field.ts";

/** The placeholder in the field while the rest of the body is validated. */
const placeholder = "AA==";
/** The same for a text that isn't a file, so that the schema rejects it with all other errors. */
const notBase64 = "****";

/**
 * The body with a placeholder in the field, and the file; without a file the body as it is.
 *
 * @throws ServiceError 400 when it is not JSON, 413 when it is too large without its file
 * @throws ValidationError when the field is written with escapes
 */
export function readFileBody(raw: Buffer, { field }: FileField): { body: unknown; file: Buffer | undefined } {
  const opening = findValue(raw, field, quote);
  const found = opening === undefined ? undefined : { start: opening + 1, end: endOfText(raw, opening + 1) };
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
