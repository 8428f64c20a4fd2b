// Rules of uploaded books that the schema can't express.

/** The problems, by field: books come as a file or as rows. */
export function wrongUpload({
  file,
  rows,
}: {
  file?: unknown;
  rows?: unknown;
}): Record<string, string[]> | undefined {
  if ((file === undefined) !== (rows === undefined)) return undefined;
  return { file: ["must be given, or else rows"] };
}
