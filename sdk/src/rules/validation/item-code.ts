// The rule of item codes: country, type, package unit, quantity unit, seven-digit running number.

/** The parts of an item that its code is made of. */
export type CodeParts = {
  origin_nation_code: string;
  item_type: string;
  pkg_unit_code: string;
  qty_unit_code: string;
};

/** Of the running number. */
const digits = 7;

/** `KE1NTXU0000006`: an `X` precedes a quantity unit of one letter, so that the usual code has 14 characters. */
export function makeItemCode(parts: CodeParts, number: number): string {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const unit = qty_unit_code.length === 1 ? `X${qty_unit_code}` : qty_unit_code;
  return `${origin_nation_code}${item_type}${pkg_unit_code}${unit}${String(number).padStart(digits, "0")}`;
}

/** The problem of a code for an item with these parts; undefined if it follows the rule. The `X` may be omitted. */
export function itemCodeProblem(code: string, parts: CodeParts): string | undefined {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const plain = `${origin_nation_code}${item_type}${pkg_unit_code}${qty_unit_code}`;
  const example = makeItemCode(parts, 1);
  const heads = [plain, example.slice(0, -digits)];
  if (/\d{7}$/.test(code) && heads.includes(code.slice(0, -digits))) return undefined;
  const padded = qty_unit_code.length === 1 ? ` (as X${qty_unit_code})` : "";
  const form = `the country ${origin_nation_code}, the type ${item_type}, the packaging unit ${pkg_unit_code}, the quantity unit ${qty_unit_code}${padded}, then seven digits`;
  return `must be ${form}, such as ${example}`;
}
