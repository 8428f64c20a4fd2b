// Words of commands that messages print: a person pastes the command into a shell.

/** A word as a shell reads it: quoted where it would be more than one word, or mean something else. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
