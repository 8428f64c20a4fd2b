// Asks a person to type a name before an action that can't be undone.
import { createInterface } from "node:readline/promises";

/** Whether somebody sits at a terminal who can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks for the name on the terminal; true when exactly that was typed. */
export async function asksFor(name: string, question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input is an answer too.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return (await Promise.race([terminal.question(`${question} `), closed])).trim() === name;
  } finally {
    terminal.close();
  }
}
