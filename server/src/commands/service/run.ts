// What the task of `taxd service` runs: the service with the settings, the data and the log of one folder.
import { existsSync, mkdirSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { loadConfig } from "../../base/config.ts";
import type { LogLevel } from "../../base/config-schema.ts";
import { createLog } from "../../base/log.ts";
import type { ServiceOverrides } from "../../service.ts";
import type { Output } from "../output.ts";
import { serve } from "../serve.ts";
import { openLogFile } from "./log-file.ts";
import { announce, placesIn, watchForStop } from "./running.ts";

const logLimits = { size: "10M", rotate: 9 };

/** Settings with problems are reported in the log, when the service rejects them. */
function logLevel(): LogLevel {
  try {
    return loadConfig().logLevel;
  } catch {
    return "info";
  }
}

/** Serves until it is stopped, by a signal or by `taxd service stop`. */
export async function runInFolder(
  folder: string,
  output: Output,
  overrides: ServiceOverrides,
): Promise<void> {
  const { settings, data, log: path } = placesIn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(settings)) loadEnvFile(settings);
  process.env.TAXD_DATA_DIR ??= data;
  // The wish of another process becomes the signal that the service knows.
  using _watch = watchForStop(folder, () => process.emit("SIGTERM", "SIGTERM"));
  announce(folder, { pid: process.pid });
  const file = openLogFile(path, logLimits, (message) => output.warn(`The log can't be written: ${message}`));
  const log = createLog(logLevel(), file);
  const announced: Output = {
    ...output,
    result(result, text) {
      announce(folder, { pid: process.pid, url: (result as { url?: string }).url });
      output.result(result, text);
    },
  };
  try {
    await serve({ doesWork: true }, announced, { ...overrides, log });
  } catch (error) {
    log.fatal({ err: error }, "the service can't run");
    throw error;
  } finally {
    await file.end();
  }
}
