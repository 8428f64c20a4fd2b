// The log of a certification: a line a step with its time, over all runs.
import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

type CertifyLog = {
  add(line: string): void;
  /** Adds a line that an earlier run may have written already. */
  addOnce(line: string): Promise<void>;
  text(): Promise<string>;
};

export function certifyLog(path: string): CertifyLog {
  const add = (line: string) =>
    appendFileSync(path, `${new Date().toISOString()} ${line.replaceAll(/\s+/g, " ")}\n`);
  const text = () => readFile(path, { encoding: "utf8", flag: "a+" });
  return {
    add,
    text,
    async addOnce(line) {
      if (!(await text()).includes(` ${line}\n`)) add(line);
    },
  };
}
