// Commands as messages print them: found in the text, filled in, and run as they stand there.
import { main } from "../../server/src/main.ts";
import { runTaxctl } from "./taxd.ts";

export type Ran = { code: number; said: string };

/** The commands between backticks, in their order. `taxctl <no-reply@example.com>` is the sender of a mail. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/`((?:taxd|taxctl) (?!<[^`]*@)[^`]+)`/g)].map(([, line = ""]) => line);
}

/** What a shell would not take as part of a word of this line: pipes, redirections, patterns and the like. */
export function shellOperatorsIn(line: string): string[] {
  const unquoted = line.replaceAll(/"[^"$`\\]*"|'[^']*'|\\'/g, "");
  return unquoted.match(/[|<>;&(){}[\]$*?#!~\\"'`\n]/g) ?? [];
}

function wordsOf(line: string): string[] {
  return (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll(/^["']|["']$/g, ""));
}

/** Runs a command line with this environment: `taxd` in this process, `taxctl` in one of its own. */
export async function runPrinted(line: string, env: Record<string, string>): Promise<Ran> {
  const operators = shellOperatorsIn(line);
  if (operators.length > 0) throw new Error(`a shell reads ${operators.join(" ")} in: ${line}`);
  const [program, ...args] = wordsOf(line);
  if (program === "taxd") return runHere(args, env);
  if (program !== "taxctl") throw new Error(`no command of ours: ${line}`);
  const { code, stdout, stderr } = await runTaxctl(args, env);
  return { code: code ?? -1, said: stdout + stderr };
}

async function runHere(args: readonly string[], env: Record<string, string>): Promise<Ran> {
  let said = "";
  const sink = { write: (text: string) => (said += text) };
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  try {
    return { code: await main(args, { stdout: sink, stderr: sink }), said };
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
