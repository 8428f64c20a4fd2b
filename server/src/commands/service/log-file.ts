// A log file that never grows beyond a size: older lines are in numbered files, and the oldest are deleted.
import { appendFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { DestinationStream } from "pino";
import { createStream } from "rotating-file-stream";

export type LogFile = DestinationStream & { end(): Promise<void> };
export type LogLimits = {
  /** Of one file, such as `10M`. */
  size: string;
  /** Older files that are kept. */
  rotate: number;
};

/** @param onProblem gets the reason when lines can't be written */
export function openLogFile(path: string, limits: LogLimits, onProblem: (message: string) => void): LogFile {
  const stream = createStream(basename(path), { ...limits, path: dirname(path), mode: 0o600 });
  for (const event of ["error", "warning"] as const)
    stream.on(event, (error: Error) => onProblem(error.message));
  const waiting = new Set<{ line: string }>();
  // A defect ends the process before its line is on the disk.
  const writeWaiting = () => {
    if (waiting.size > 0) appendFileSync(path, [...waiting].map(({ line }) => line).join(""));
  };
  process.once("exit", writeWaiting);
  return {
    write(line) {
      const entry = { line };
      waiting.add(entry);
      stream.write(line, () => waiting.delete(entry));
    },
    end: () =>
      new Promise((resolve) => {
        stream.end(() => {
          process.off("exit", writeWaiting);
          resolve();
        });
      }),
  };
}
