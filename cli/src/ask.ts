// Responsible for questions to a person. Commands ask through this type, so that tests can answer.

export type Choice = { value: string; name: string };

/** The questions a command can ask. All write to the error output, so that the standard output stays data. */
export type Ask = {
  text(question: {
    message: string;
    initial?: string | undefined;
    check?: (answer: string) => true | string;
  }): Promise<string>;
  secret(question: { message: string; check?: (answer: string) => true | string }): Promise<string>;
  choose(question: { message: string; choices: Choice[]; initial?: string | undefined }): Promise<string>;
  confirm(question: { message: string; initial?: boolean }): Promise<boolean>;
};

/** Asks on the terminal. The prompts are loaded here and not before. */
export async function terminalAsk(): Promise<Ask> {
  const { confirm, input, password, select } = await import("@inquirer/prompts");
  const context = { output: process.stderr };
  const required = (answer: string) => answer.trim() !== "" || "Please give one";
  return {
    text: ({ message, initial, check }) =>
      input(
        { message, ...(initial === undefined ? {} : { default: initial }), validate: check ?? required },
        context,
      ),
    secret: ({ message, check }) => password({ message, mask: "*", validate: check ?? required }, context),
    choose: ({ message, choices, initial }) =>
      select({ message, choices, ...(initial === undefined ? {} : { default: initial }) }, context),
    confirm: ({ message, initial }) => confirm({ message, default: initial ?? false }, context),
  };
}
