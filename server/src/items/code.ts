// The rule of item codes: country, type, package unit, quantity unit, seven-digit running number.

/** The parts of an item that its code is made of. */
type CodeParts = {
  origin_nation_code: string;
  item_type: string;
  pkg_unit_code: string;
  qty_unit_code: string;
};

/** `KE1NTXU0000006`: an `X` precedes a quantity unit of one letter, so that the usual code has 14 characters. */
export function makeItemCode(parts: CodeParts, number: number): string {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const unit = qty_unit_code.length === 1 ? `X${qty_unit_code}` : qty_unit_code;
  return `${origin_nation_code}${item_type}${pkg_unit_code}${unit}${String(number).padStart(7, "0")}`;
}

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
