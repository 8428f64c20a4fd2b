// How the authority composes an item code.

export type ItemCodeParts = {
  /** Two letters. */
  origin_nation_code: string;
  /** 1 raw material, 2 finished product, 3 service. */
  item_type: string;
  pkg_unit_code: string;
  qty_unit_code: string;
};

/**
 * Country, type, package unit, quantity unit and a running number of seven digits, like `KE1NTXU0000006`: a unit of one
 * letter is filled up with an `X` before it. Longer units make longer codes.
 *
 * @throws RangeError when the number does not fit seven digits
 */
export function itemCodeOf(parts: ItemCodeParts, number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 9_999_999) {
    throw new RangeError(`An item number must be 1 to 9999999, not ${number}.`);
  }
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const units = pkg_unit_code.padStart(2, "X") + qty_unit_code.padStart(2, "X");
  return `${origin_nation_code}${item_type}${units}${String(number).padStart(7, "0")}`;
}
