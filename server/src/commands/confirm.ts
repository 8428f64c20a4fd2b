// Asks a person to type a name before an action that can't be undone.
import { createInterface } from "node:readline/promises";

/** Whether a person is at a terminal and can confirm. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks for the name on the terminal; true if exactly that was typed. */
export async function asksFor(name: string, question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input counts as an answer.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return (await Promise.race([terminal.question(`${question} `), closed])).trim() === name;
  } finally {
    terminal.close();
  }
}
