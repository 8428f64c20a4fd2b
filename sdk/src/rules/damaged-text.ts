// Finds texts that another program damaged before they came here.

/** The character that replaces a lost one. */
export const lostConnection = "\ufffd";

/** The problem of a value with a lost character. */
export const lostReason = `has a character that was lost in an earlier conversion (${lostConnection}): correct it, or export the file again as UTF-8`;

/** How spreadsheet programs show long numbers, such as 5.36E+11. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i;

/** What a formula gives that can't be calculated. */
const formulaError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/;

/** The problem of a value; undefined for a sound one. */
export function damageOf(text: string): string | undefined {
  if (text.includes(lostConnection)) return lostReason;
  if (formulaError.test(text))
    return `${text} is the error of a formula: correct it, and save the file again`;
  if (!shortened.test(text)) return undefined;
  return `${text} was shortened by a spreadsheet program: format the column as text there, and export the file again`;
}
