// The running numbers of item codes, read from the rejections of a unit.

/** The number that a unit with a gap-free sequence of its own expects, from the sentence with which it rejects another one. */
export function readExpectedNumber(message: string): number | undefined {
  const digits = /itemCd sequence\b.*?\bending with\D*(\d{1,7})\b/i.exec(message)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
