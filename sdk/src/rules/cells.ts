// Cells that no spreadsheet runs: the one guard for CSV and workbooks, and its way back.

/** The characters that begin a formula in a spreadsheet, in plain, small and full width. */
const formula = /^([ "\u00a0\u3000]*)'*[=+\-@＝＋－＠﹢﹣﹦﹫]/;
/** A cell that begins with one of these is read from the next line or cell on. */
const breakPattern = /^'*[\t\r\n]/;
const separator = /([,;|\t\r\n])/;

/** A number as people write it, negative ones too. */
const isNumber = (text: string) => /^[+-]?[\d.,' ]+$/.test(text.trimStart()) && /\d/.test(text);

/**
 * Puts an apostrophe before each part of the text that a spreadsheet would read as a formula: at the beginning, and after each
 * character that separates cells or lines, because another program can split the text there. Numbers stay as they are.
 */
export function neutralizeFormula(text: string): string {
  if (isNumber(text)) return text;
  const guarded = text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? guardedPart(part) : part))
    .join("");
  return breakPattern.test(text) ? `'${guarded}` : guarded;
}

/** A text as it was before {@link neutralizeFormula}. */
export function restoreFormula(text: string): string {
  if (isNumber(text)) return text;
  const bare = text.startsWith("'") && breakPattern.test(text) ? text.slice(1) : text;
  return bare
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? restoredPart(part) : part))
    .join("");
}

function guardedPart(part: string): string {
  const [, lead] = formula.exec(part) ?? [];
  return lead === undefined || isNumber(part) ? part : `${lead}'${part.slice(lead.length)}`;
}

function restoredPart(part: string): string {
  const [, lead] = formula.exec(part) ?? [];
  if (lead === undefined || part[lead.length] !== "'") return part;
  const before = lead + part.slice(lead.length + 1);
  return isNumber(before) ? part : before;
}
