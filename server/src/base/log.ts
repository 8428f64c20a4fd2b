// The service's log: one JSON object a line, secrets masked.

import { type DestinationStream, type Logger, pino } from "pino";
import { iso, monotonicMs, systemClock } from "./clock.ts";
import type { LogLevel } from "./config-schema.ts";
import { DatabaseLost } from "./database-lost.ts";

export type { Logger } from "pino";

const secretNames = new Set([
  "authorization",
  "key",
  "api_key",
  "apiKey",
  "credentials",
  "encryption_key",
  "encryptionKey",
  "secret",
  "password",
]);
/** How deep secrets are looked for: in a line's fields, in their fields, and in those of these. */
const maskedDepth = 3;

/**
 * The same with the values of secret fields masked, copied only where there are any: pino's own redaction copies every line
 * and looks up each path in it, which was most of the cost of a line.
 */
function maskSecrets<T extends object>(fields: T, depth = 1): T {
  let masked: T | undefined;
  for (const name of Object.keys(fields)) {
    const value: unknown = Reflect.get(fields, name);
    const isDeep = typeof value === "object" && value !== null && !(value instanceof Error);
    const shown = secretNames.has(name)
      ? "[masked]"
      : isDeep && depth < maskedDepth
        ? maskSecrets(value, depth + 1)
        : value;
    if (shown === value) continue;
    masked ??= (Array.isArray(fields) ? [...fields] : { ...fields }) as T;
    Reflect.set(masked, name, shown);
  }
  return masked ?? fields;
}

/** API keys as they may turn up inside a message or stack, for example of a driver. */
const keyPattern = /\btx[lrs]_[0-9A-Za-z_-]{8,}/g;

/** A text with every API key and relay token in it cut to its first characters. */
export function maskKeys(text: string): string {
  return text.replace(keyPattern, (key) => `${key.slice(0, 8)}…`);
}

/** Bounds of one error in a line: a message may hold a whole SQL statement, and causes may follow each other. */
const errorLimits = { message: 1_000, stack: 3_000, causes: 3 };

const shortened = (text: string, limit: number): string =>
  text.length <= limit ? maskKeys(text) : `${maskKeys(text.slice(0, limit))}…`;

function describeError(error: unknown, causes = errorLimits.causes): unknown {
  if (!(error instanceof Error)) return shortened(String(error), errorLimits.message);
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    name,
    message: shortened(message, errorLimits.message),
    ...(code === undefined ? {} : { code }),
    ...(error instanceof DatabaseLost && error.place !== undefined ? { database: error.place } : {}),
    ...(stack === undefined ? {} : { stack: shortened(stack, errorLimits.stack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: describeError(cause, causes - 1) }),
  };
}

/** How long a warning about a database that can't be used is not repeated. */
const repeatAfterMs = 60_000;

/**
 * Says of a warning whether it repeats one of the last minute about a database that can't be used: each kind of background work looks
 * every second, and an outage of a night would fill a disk.
 */
function createRepeats(): (args: readonly unknown[]) => boolean {
  const written = new Map<unknown, number>();
  return ([fields, message]) => {
    if (!(Object(fields).err instanceof DatabaseLost)) return false;
    const nowMs = monotonicMs();
    const isRepeat = nowMs - (written.get(message) ?? -repeatAfterMs) < repeatAfterMs;
    if (!isRepeat) written.set(message, nowMs);
    return isRepeat;
  };
}

/**
 * Opens the log. Errors go under `err`; the values of secret fields, two levels deep too, are never written. Fields bound to
 * child loggers are not looked at: bind ids only.
 * @param destination where lines go; standard output when left out
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const isRepeat = createRepeats();
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${iso(systemClock.now())}"`,
      formatters: { level: (label) => ({ level: label }), log: maskSecrets },
      serializers: { err: (error) => describeError(error), error: (error) => describeError(error) },
      hooks: {
        logMethod(args, method, level) {
          if (level === pino.levels.values.warn && isRepeat(args)) return;
          const masked = args.map((arg: unknown) => (typeof arg === "string" ? maskKeys(arg) : arg));
          method.apply(this, masked as typeof args);
        },
      },
    },
    destination ?? standardOutput(),
  );
}

let output: DestinationStream | undefined;

/**
 * The one writer of this process: each has a timer. It writes a page at once, or a moment later where there are few lines: a write for each
 * costs a thread's wake-up.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ sync: false, minLength: 4_096, periodicFlush: 200 });
  return output;
}
