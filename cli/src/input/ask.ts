// Questions to a person. Commands ask through this type, so that tests can answer.
import { hanging } from "../output/wrap.ts";

/** `short` stays on the screen after the choice; by default the name. */
export type Choice = { value: string; name: string; short?: string };

/** The questions a command can ask. All write to the error output, so that the standard output stays data. */
export type Ask = {
  text(question: {
    message: string;
    initial?: string | undefined;
    check?: (answer: string) => true | string;
  }): Promise<string>;
  secret(question: { message: string; check?: (answer: string) => true | string }): Promise<string>;
  choose(question: { message: string; choices: Choice[]; initial?: string | undefined }): Promise<string>;
  /** One of many, found by words of its name; `none` is the choice of no one. */
  find(question: { message: string; choices: Choice[]; none: string }): Promise<string | undefined>;
  confirm(question: { message: string; initial?: boolean }): Promise<boolean>;
};

/** Lines of choices that are shown at once, on a screen that has so many. */
const lines = 16;

/** Asks on the terminal. The prompts are loaded on first use. */
export async function terminalAsk(): Promise<Ask> {
  const { confirm, input, password, search, select } = await import("@inquirer/prompts");
  const screen = process.stderr;
  const context = { output: screen };
  const required = (answer: string) => answer.trim() !== "" || "Please give one";
  const pageSize = Math.max(5, Math.min(lines, (screen.rows ?? 24) - 6));
  // The mark before a question or a choice takes two columns.
  const fit = (text: string) => hanging(text, 2, screen);
  const fitAll = (choices: readonly Choice[]) =>
    choices.map(({ value, name, short = name }) => ({ value, name: fit(name), short }));
  return {
    text: ({ message, initial, check }) =>
      input(
        {
          message: fit(message),
          ...(initial === undefined ? {} : { default: initial }),
          validate: check ?? required,
        },
        context,
      ),
    secret: ({ message, check }) =>
      password({ message: fit(message), mask: "*", validate: check ?? required }, context),
    choose: ({ message, choices, initial }) =>
      select(
        {
          message: fit(message),
          choices: fitAll(choices),
          pageSize,
          ...(initial === undefined ? {} : { default: initial }),
        },
        context,
      ),
    find: ({ message, choices, none }) =>
      search<string | undefined>(
        {
          message: fit(message),
          source: (term = "") => [
            ...fitAll(choices.filter(({ name }) => hasWords(name, term))),
            { value: undefined, name: none },
          ],
          pageSize,
        },
        context,
      ),
    confirm: ({ message, initial }) => confirm({ message: fit(message), default: initial ?? false }, context),
  };
}

/** Whether a name contains each of the words. */
function hasWords(name: string, words: string): boolean {
  const text = name.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
