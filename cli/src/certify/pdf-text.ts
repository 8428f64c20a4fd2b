// The text of a PDF, line by line, as a reader sees it.

/** A text with its place on the page. */
export type Piece = { x: number; y: number; text: string };

/** The lines of all pages, from top to bottom. The parts of a line are set apart by a blank. */
export async function linesOfPdf(file: Uint8Array): Promise<string[]> {
  const { getDocumentProxy } = await import("unpdf");
  // pdf.js takes the bytes away from the array that it gets.
  const pdf = await getDocumentProxy(Uint8Array.from(file), { verbosity: 0 });
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    lines.push(...linesOf(piecesOf(items)).map((line) => line.join(" ")));
  }
  await pdf.loadingTask.destroy();
  return lines;
}

/** The texts among what pdf.js finds on a page. */
export function piecesOf(items: readonly object[]): Piece[] {
  return items.flatMap((item): Piece[] => {
    if (!("str" in item) || !("transform" in item) || !Array.isArray(item.transform)) return [];
    const text = String(item.str);
    return text.trim() === "" ? [] : [{ x: item.transform[4], y: item.transform[5], text }];
  });
}

/** Pieces whose base lines are less than a point apart stand on one line. */
export function linesOf(pieces: readonly Piece[]): string[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - piece.y < 1.5) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x).map(({ text }) => text));
}
