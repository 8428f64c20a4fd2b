// Responsible for writing a body as JSON, or for saying which of its fields is none.
import { ConfigurationError } from "./errors.ts";

/** @throws ConfigurationError naming the field that JSON has no form for */
export function writeBody(body: unknown, operation: string): string | undefined {
  if (body === undefined) return undefined;
  try {
    return JSON.stringify(body);
  } catch (cause) {
    const { field, found } = lastWritten(body);
    const why = typeof found === "bigint" ? "is a bigint: give a number" : "can't be written as JSON";
    throw new ConfigurationError(`${operation}: ${field} of the body ${why}`, { operation, cause });
  }
}

function lastWritten(body: unknown): { field: string; found: unknown } {
  let last = { field: "a field", found: body };
  try {
    JSON.stringify(body, (field, found) => {
      last = { field, found };
      return found;
    });
  } catch {}
  return last;
}
