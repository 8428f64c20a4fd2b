// Responsible for JSON: writing a body, and the type of a parsed value.
import { ConfigurationError } from "./errors.ts";

/** @throws ConfigurationError where JSON has no form for it, like a bigint or an object within itself */
export function writeBody(body: unknown, operation: string): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    const why = Object(cause).message;
    throw new ConfigurationError(`${operation}: the body can't be written as JSON: ${why}`, {
      operation,
      cause,
    });
  }
}

const decoder = new TextDecoder();

/** The text or bytes as JSON; undefined for invalid JSON. */
export function parseJson(json: string | ArrayBuffer): unknown {
  try {
    return JSON.parse(typeof json === "string" ? json : decoder.decode(json));
  } catch {
    return undefined;
  }
}

export function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
