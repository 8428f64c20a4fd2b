// Finding words that make evidence read as a test.

const words =
  /(?<![a-z])(?:test|demo|sample|seed|dummy|sandbox|simulat(?:or|ed|ion))(?:s|ed|ing)?(?![a-z])/gi;
/** Signatures, internal data and codes are random letters and digits, not words. */
const random = /\b(?=[A-Z0-9-]*\d)[A-Z0-9]{4}(?:[A-Z0-9-]{8,})\b|data:[a-z/]+;base64,[\w+/=]+/g;

/** The words of a text that look like a test, each once. */
export function forbiddenWords(text: string): string[] {
  return [...new Set(text.replaceAll(random, "").match(words) ?? [])];
}
