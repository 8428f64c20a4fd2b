// Which characters of a receipt its font has no shape for, so that callers are warned of them.
import type { Receipt } from "./receipt.ts";

/** The font has every letter up to here: only receipts with others need it to be read. */
const lastOfLatin = "\u024f";
/** A message names no more. */
const mostNamed = 10;

/** A sentence that names the characters; undefined where there are none. */
export async function describeMissingShapes({
  seller,
  customer_name,
  items,
}: Receipt): Promise<string | undefined> {
  const texts = [
    seller.name,
    seller.branch_name,
    seller.address,
    customer_name,
    ...items.map((item) => item.item_name),
  ];
  const unusual = [...texts.join(" ")].filter((char) => char > lastOfLatin);
  if (unusual.length === 0) return undefined;
  const { hasShape } = await import("./sheet.ts");
  const missing = [...new Set(unusual.join("").normalize("NFC"))].filter((char) => !hasShape(char));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, mostNamed).join(" ");
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : "";
  return `The font of printed receipts lacks ${named}${more}: the receipt prints a replacement mark instead.`;
}
