// A letter as PDF: its lines in a font of equal widths, on as many A4 pages as it needs.
import { once } from "node:events";
import { createRequire } from "node:module";

const size = 8;
const margin = 42;

/** Lines become pages; a line that is too wide continues on the next one. */
export async function letterPdf(lines: readonly string[]): Promise<Buffer> {
  const { default: PdfDocument } = await import("pdfkit");
  const font = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf");
  const [title = ""] = lines;
  const document = new PdfDocument({ size: "A4", margin: margin, font, info: { Title: title } });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = once(document, "end");
  for (const [index, line] of lines.entries())
    document.fontSize(index === 0 ? 14 : size).text(line || " ", { lineGap: 2 });
  document.end();
  await ended;
  return Buffer.concat(parts);
}
