// QR codes as scanners see them: their dark and light squares, however the picture is compressed.
import { inflateSync } from "node:zlib";
import QRCode from "qrcode";

const scale = 4;
const margin = 4;

/** The dark squares of a picture, a text a row: a PNG of RGBA, as the service draws them, without filters. */
export function squaresOf(dataUrl: string): string[] {
  const png = Buffer.from(dataUrl.replace(/^data:image\/png;base64,/, ""), "base64");
  const width = png.readUInt32BE(16);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(parts));
  const rowBytes = 1 + width * 4;
  const squares = width / scale - 2 * margin;
  return Array.from({ length: squares }, (_, row) =>
    Array.from({ length: squares }, (_, column) => {
      const at = (row + margin) * scale * rowBytes + 1 + (column + margin) * scale * 4;
      return rows[at] === 0 ? "#" : " ";
    }).join(""),
  );
}

/** The squares that a text must have. */
export function squaresFor(text: string): string[] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.subarray(row * size, (row + 1) * size), (dark) => (dark ? "#" : " ")).join(""),
  );
}
