// The body of a request as JSON.
import { dateInForm } from "./dates.ts";
import { ConfigurationError } from "./errors.ts";

/** Dates get the form that the service wants. @throws ConfigurationError where JSON has no form for it, like a bigint or an object within itself */
export function writeBody(body: unknown, operation: string): string | undefined {
  try {
    return JSON.stringify(body, dateInForm);
  } catch (cause) {
    const why = Object(cause).message;
    throw new ConfigurationError(`${operation}: the body can't be written as JSON: ${why}`, {
      operation,
      cause,
    });
  }
}
