// The fields that every save has, and texts cut to the unit's lengths.
import type { Author, UnitAddress, WireCall } from "./types.ts";

export function identity(address: UnitAddress) {
  return { tin: address.tin, bhfId: address.bhf_id };
}

/** The four fields that every save must have, in the unit's lengths. */
export function audit(by: Author) {
  const id = cut(by.id, 20) ?? "system";
  const name = cut(by.name, 60) ?? id;
  return { regrId: id, regrNm: name, modrId: id, modrNm: name };
}

/** The date (`YYYYMMDD`) of a save's document; null for a save without one. */
export function documentDateOf({ body }: WireCall): string | null {
  const date = body.salesDt ?? body.pchsDt ?? body.ocrnDt;
  return typeof date === "string" ? date : null;
}

/** At most `most` characters, never half a character; null for an empty text. */
export function cut(value: string | null | undefined, most: number): string | null {
  if (value == null || value.trim() === "") return null;
  if (value.length <= most) return value;
  let end = most;
  const last = value.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return value.slice(0, end).trimEnd();
}
