// Reading the pictures of a receipt's PDF: the QR code, as a phone reads it from paper, and a logo.
import { inflateSync } from "node:zlib";

/** The text of the first image of a PDF that is a QR code; `undefined` without one. */
export async function qrTextOf(pdf: Uint8Array): Promise<string | undefined> {
  const { decodeQR } = await import("qr/decode.js");
  for (const image of imagesOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))) {
    try {
      return decodeQR(image);
    } catch {
      // A logo.
    }
  }
  return undefined;
}

/** Whether a receipt has a picture besides its QR code. Masks are no pictures of their own. */
export function hasLogo(pdf: Uint8Array): boolean {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/\/Subtype \/Image\b/g) - count(/\/SMask \d+ 0 R\b/g) > 1;
}

type Image = { width: number; height: number; data: Uint8Array };

/** The images that a PDF has as plain pixels of three bytes. */
function imagesOf(pdf: Buffer): Image[] {
  // One character a byte, so places in the text are places in the file.
  const text = pdf.toString("latin1");
  const found: Image[] = [];
  for (const match of text.matchAll(/<<((?:[^<>]|<<[^<>]*>>)*)>>\s*stream\r?\n/g)) {
    const [head, fields = ""] = match;
    const number = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(fields)?.[1] ?? 0);
    if (!/\/Subtype \/Image\b/.test(fields) || !/\/ColorSpace \/DeviceRGB\b/.test(fields)) continue;
    const start = match.index + head.length;
    const [width, height] = [number("Width"), number("Height")];
    const data = inflated(pdf.subarray(start, start + number("Length")));
    if (data?.length === width * height * 3) found.push({ width, height, data });
  }
  return found;
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes);
  } catch {
    return undefined;
  }
}
