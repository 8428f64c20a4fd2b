// The grammar of item codes, and the usual one: country, type, package unit, quantity unit, seven-digit running number.

/** The parts of an item that its code is made of. */
export type CodeParts = {
  origin_nation_code: string;
  item_type: string;
  pkg_unit_code: string;
  qty_unit_code: string;
};

/** The type of an item: raw material, finished product, service. */
type ItemType = "1" | "2" | "3";

export type ItemCodes = {
  make(parts: CodeParts, number: number): string;
  /** The problem of a caller's code for an item with these parts, as "must be …"; undefined if it follows the grammar. */
  problem(code: string, parts: CodeParts): string | undefined;
  /** The running number of a code; undefined for a code of another kind. */
  numberOf(code: string): number | undefined;
  /** What a code says of its item, for documents that omit it. */
  read(code: string): {
    origin_nation_code?: string | undefined;
    item_type?: ItemType | undefined;
    qty_unit_code?: string | undefined;
  };
  /** Where the type stands, after "must". */
  typePlace: string;
};

/** Of the running number. */
const digits = 7;

/** `KE1NTXU0000006`: an `X` precedes a quantity unit of one letter, so that the usual code has 14 characters. */
function make(parts: CodeParts, number: number): string {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const unit = qty_unit_code.length === 1 ? `X${qty_unit_code}` : qty_unit_code;
  return `${origin_nation_code}${item_type}${pkg_unit_code}${unit}${String(number).padStart(digits, "0")}`;
}

/** The problem of a code for an item with these parts; undefined if it follows the rule. The `X` may be omitted. */
function problem(code: string, parts: CodeParts): string | undefined {
  const { origin_nation_code, item_type, pkg_unit_code, qty_unit_code } = parts;
  const plain = `${origin_nation_code}${item_type}${pkg_unit_code}${qty_unit_code}`;
  const example = make(parts, 1);
  const heads = [plain, example.slice(0, -digits)];
  if (/\d{7}$/.test(code) && heads.includes(code.slice(0, -digits))) return undefined;
  const padded = qty_unit_code.length === 1 ? ` (as X${qty_unit_code})` : "";
  const form = `the country ${origin_nation_code}, the type ${item_type}, the packaging unit ${pkg_unit_code}, the quantity unit ${qty_unit_code}${padded}, then seven digits`;
  return `must be ${form}, such as ${example}`;
}

/** `KE` `2` `NT` `XU` `0000004`. The quantity unit is only read from codes of 14 characters. */
function read(code: string): ReturnType<ItemCodes["read"]> {
  const [, country, type] = /^([A-Z]{2})([123])/.exec(code) ?? [];
  const unit = code.length === 14 ? code.slice(5, 7) : undefined;
  return {
    origin_nation_code: country,
    item_type: type as ItemType | undefined,
    qty_unit_code: unit?.startsWith("X") ? unit.slice(1) : unit,
  };
}

export const usualItemCodes: ItemCodes = {
  make,
  problem,
  numberOf(code) {
    const number = /^[A-Z]{2}[123][0-9A-Z]{2,10}?(\d{7})$/.exec(code)?.[1];
    return number === undefined ? undefined : Number(number);
  },
  read,
  typePlace: "have 1, 2 or 3 (raw material, finished product, service) as its third character",
};
