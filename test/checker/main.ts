// node test/checker/main.ts history.jsonl: judges a history. Exit code 0: nothing is wrong, 1: a promise is broken, 2: no history, 3: nothing to judge.
import { readFileSync } from "node:fs";
import { judge, sentenceOf } from "./judge.ts";
import { readHistory } from "./reader.ts";

const shown = 200;

function main(files: readonly string[]): number {
  const [file] = files;
  if (file === undefined || files.length > 1) {
    console.error("Usage: node test/checker/main.ts history.jsonl");
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    console.error(`${file} can't be read: ${(error as Error).message}`);
    return 2;
  }
  const { lines, problems } = readHistory(text);
  for (const { line, what } of problems) console.error(`line ${line} ${what}`);
  if (problems.length > 0) return 2;
  const { violations, unjudged, figures } = judge(lines);
  const texts = text.split("\n");
  for (const violation of violations) {
    console.log(sentenceOf(violation));
    for (const line of violation.lines) {
      const whole = texts[line - 1] ?? "";
      console.log(`  ${line}: ${whole.length > shown ? `${whole.slice(0, shown)}…` : whole}`);
    }
  }
  const result = violations.length > 0 ? `${violations.length} violations` : (unjudged ?? "nothing is wrong");
  console.log(`${figures}; ${result}`);
  if (violations.length > 0) return 1;
  return unjudged === undefined ? 0 : 3;
}

process.exitCode = main(process.argv.slice(2));
