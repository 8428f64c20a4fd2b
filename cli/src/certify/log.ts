// Responsible for the log of a certification: a line a step with its time, over all runs.
import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

type CertifyLog = { add(line: string): void; text(): Promise<string> };

export function certifyLog(path: string): CertifyLog {
  return {
    add: (line) => appendFileSync(path, `${new Date().toISOString()} ${line.replaceAll(/\s+/g, " ")}\n`),
    text: () => readFile(path, { encoding: "utf8", flag: "a+" }),
  };
}
