// The formats of openapi.yaml that JSON Schema does not define. The service, the fake service and the CLI check texts with these functions.

/** Whether a text has no control characters (line breaks, tabs, escape sequences) and lost no character in a conversion (U+FFFD). */
export function isText(text: string): boolean {
  return !/[\p{Cc}\ufffd]/u.test(text);
}

/**
 * Whether two identifiers that look alike are equal: Unicode NFC, without control, formatting (zero-width,
 * bidirectional) and line separator characters.
 */
export function isIdentifier(text: string): boolean {
  return !/[\ufffd\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && text === text.normalize("NFC");
}

/** By their names in the document. */
export const formats = { text: isText, identifier: isIdentifier };

/** What a person reads of a text that fails: "must be …". */
export const formatMeanings: Readonly<Record<keyof typeof formats, string>> = {
  text: "a single line without control characters or U+FFFD",
  identifier: "in Unicode NFC, without control, zero-width or bidirectional characters or U+FFFD",
};
