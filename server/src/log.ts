// The service's log: one JSON object a line, secrets masked.
import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";

export type { Logger } from "pino";

const secretNames = [
  "authorization",
  "key",
  "api_key",
  "apiKey",
  "credentials",
  "encryption_key",
  "encryptionKey",
  "secret",
  "password",
];

/** API keys as they may turn up inside a message or stack, for example of a driver. */
const keyPattern = /\btx[ls]_[0-9A-Za-z]{8,}/g;

/** A text with every API key in it cut to its first characters. */
export function maskKeys(text: string): string {
  return text.replace(keyPattern, (key) => `${key.slice(0, 8)}…`);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return maskKeys(String(error));
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    name,
    message: maskKeys(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: maskKeys(stack) }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/**
 * Opens the log. Errors go under `err`; the values of secret fields, one level deep too, are never written.
 * @param destination where lines go; standard output when left out
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: "[masked]",
      },
      hooks: {
        logMethod(args, method) {
          const masked = args.map((arg: unknown) => (typeof arg === "string" ? maskKeys(arg) : arg));
          method.apply(this, masked as typeof args);
        },
      },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
