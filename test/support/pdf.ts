// Reads a PDF back with another library than the one that wrote it.
import { getDocumentProxy } from "unpdf";
import { linesOf, piecesOf } from "../../cli/src/certify/pdf-text.ts";

type PdfPage = {
  /** Points. */
  width: number;
  height: number;
  /** What stands on one height, from left to right, the parts set apart by ` | `; from top to bottom. */
  lines: string[];
  images: number;
};

/** pdf.js takes the bytes away from the array that it gets. */
const open = (file: Uint8Array) => getDocumentProxy(Uint8Array.from(file), { verbosity: 0 });

/** The pages of a PDF with their text. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const pdf = await open(file);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const { fnArray } = await page.getOperatorList();
    // 85 is the painting of an image in pdf.js's list of operators.
    const images = fnArray.filter((operator) => operator === 85).length;
    pages.push({ width, height, lines: linesOf(piecesOf(items)).map((line) => line.join(" | ")), images });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** All lines of a PDF, a label and its amount apart by a blank. */
export async function readPdfText(file: Uint8Array): Promise<string> {
  const lines = (await readPdf(file)).flatMap((page) => page.lines);
  return lines.join("\n").replaceAll(" | ", " ");
}

/** The size of the largest letters in which the first page has a text, in points. */
export async function readPdfSize(file: Uint8Array, text: string): Promise<number> {
  const pdf = await open(file);
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  await pdf.loadingTask.destroy();
  return Math.max(...items.flatMap((item) => ("str" in item && item.str === text ? [item.height] : [])));
}

/** When a PDF says that it was made. */
export async function readPdfDate(file: Uint8Array): Promise<unknown> {
  const pdf = await open(file);
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return Object(info).CreationDate;
}

/** The title in a PDF's properties. */
export async function readPdfTitle(file: Uint8Array): Promise<unknown> {
  const pdf = await open(file);
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return Object(info).Title;
}
