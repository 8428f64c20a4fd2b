// The item codes of Rwanda: an `X` follows a unit of two characters, `RW2NTXU0000002`, `RW2NTXNOX0000014`.
import { type CodeParts, type ItemCodes, usualItemCodes } from "../item-codes.ts";

const padded = (unit: string): string => (unit.length === 2 ? `${unit}X` : unit);

function make({ origin_nation_code, item_type, pkg_unit_code, qty_unit_code }: CodeParts, number: number) {
  const head = `${origin_nation_code}${item_type}${padded(pkg_unit_code)}${padded(qty_unit_code)}`;
  return `${head}${String(number).padStart(7, "0")}`;
}

/** Codes without the `X` are in use too. */
function problem(code: string, parts: CodeParts): string | undefined {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const example = make(parts, 1);
  const heads = [example.slice(0, -7), `${origin_nation_code}${item_type}${pkg_unit_code}${qty_unit_code}`];
  if (/\d{7}$/.test(code) && heads.includes(code.slice(0, -7))) return undefined;
  return `must be the country ${origin_nation_code}, the type ${item_type}, the packaging unit ${pkg_unit_code}, the quantity unit ${qty_unit_code} (an X follows a unit of two characters), then seven digits, such as ${example}`;
}

export const itemCodes: ItemCodes = {
  ...usualItemCodes,
  make,
  problem,
  /** The quantity unit is only read from codes whose packaging unit has its `X`. */
  read(code) {
    const { origin_nation_code, item_type } = usualItemCodes.read(code);
    const [, unit] = /^[A-Z]{2}[123][0-9A-Z]{2}X([0-9A-Z]{1,3})\d{7}$/.exec(code) ?? [];
    return { origin_nation_code, item_type, qty_unit_code: unit?.replace(/^(..)X$/, "$1") };
  },
};
