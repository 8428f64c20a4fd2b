// The running numbers of item codes, read from codes and from the rejections of a unit.

/** The running number of a code that follows the rule; undefined for a code of another kind. */
export function numberOfCode(itemCode: string): number | undefined {
  const digits = /^[A-Z]{2}[123][0-9A-Z]{2,10}?(\d{7})$/.exec(itemCode)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The number that a unit with a gap-free sequence of its own expects, from the sentence with which it rejects another one. */
export function readExpectedNumber(message: string): number | undefined {
  const digits = /itemCd sequence\b.*?\bending with\D*(\d{1,7})\b/i.exec(message)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
