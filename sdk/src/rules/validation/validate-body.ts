// Validates a body so that even one with a thousand bad lines costs no more than its first hundred messages.
import { collectMessages, isFull, type SchemaError } from "./messages.ts";

/** A function that ajv compiled. */
export type Validate = { (value: unknown): unknown; errors?: readonly SchemaError[] | null | undefined };

/** Lines looked at together: enough that honest bodies pass in a few steps, few enough to stop early at hostile ones. */
const linesAtOnce = 25;

function findLongList(body: object): [name: string, list: unknown[]] | undefined {
  return Object.entries(body).find(([, value]) => Array.isArray(value) && value.length > linesAtOnce);
}

/**
 * Validates `body`, fills its defaults in place and adds its problems to `errors`. A long list is validated part by
 * part, each with the rest of the body: ajv collects every error before it returns, a million for a million
 * empty lines, and its `maxItems` doesn't stop it.
 */
export function validateBody(validate: Validate, body: unknown, errors: Record<string, string[]>): void {
  const whole = typeof body === "object" && body !== null ? body : {};
  const [name, list] = findLongList(whole) ?? [];
  if (name === undefined || list === undefined) {
    if (!validate(body)) collectMessages(errors, validate.errors);
    return;
  }
  for (let start = 0; start < list.length && !isFull(errors); start += linesAtOnce) {
    const part: Record<string, unknown> = { ...whole, [name]: list.slice(start, start + linesAtOnce) };
    if (!validate(part)) collectMessages(errors, validate.errors, { list: `/${name}/`, by: start });
    Object.assign(whole, { ...part, [name]: list });
  }
}
