// Which characters of a receipt its font has no shape for, so that callers are warned of them.
import type { Receipt } from "./receipt.ts";

/** The font has every letter up to here: only receipts with others need it to be read. */
const lastOfLatin = "\u024f";
/** A message names no more. */
const mostNamed = 10;

/** A sentence that names the characters; undefined if there are none. */
export async function describeMissingShapes({
  qr_code: _,
  ...receipt
}: Receipt): Promise<string | undefined> {
  const unusual = [...textsIn(receipt).join(" ")].filter((char) => char > lastOfLatin);
  if (unusual.length === 0) return undefined;
  const { hasShape } = await import("./sheet.ts");
  const missing = [...new Set(unusual.join("").normalize("NFC"))].filter((char) => !hasShape(char));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, mostNamed).join(" ");
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : "";
  return `The font of printed receipts lacks ${named}${more}: the receipt prints a replacement mark instead.`;
}

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
