// Responsible for the cells of a workbook that show a percentage: they hold 0.1 and show 10%. The workbook's reader doesn't
// report formats, so this reads them from the archive.
import { inflateRawSync } from "node:zlib";

const [END_OF_DIRECTORY, ENTRY] = [0x06054b50, 0x02014b50];
const STORED = 0;
/** The formats `0%` and `0.00%`, which each workbook has without defining them. */
const BUILT_IN = ["9", "10"];

/** The cells of a sheet, like `D5`, whose number format shows percent. Empty if the archive can't be read so. */
export function percentCells(bytes: Uint8Array, sheet: string | undefined): ReadonlySet<string> {
  const cells = new Set<string>();
  const styles = percentStyles(textOfEntry(bytes, "xl/styles.xml"));
  if (styles.size === 0) return cells;
  for (const { r, s } of elements(textOfEntry(bytes, pathOfSheet(bytes, sheet)), "c"))
    if (r !== undefined && s !== undefined && styles.has(s)) cells.add(r);
  return cells;
}

/** The column's letters: A, …, Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** The numbers of the cell styles with a percent format. */
function percentStyles(xml: string): ReadonlySet<string> {
  const formats = new Set(BUILT_IN);
  // A quoted percent sign only shows: the number is not multiplied.
  for (const { numFmtId, formatCode = "" } of elements(xml, "numFmt"))
    if (numFmtId !== undefined && /%/.test(formatCode.replace(/"[^"]*"|\\./g, ""))) formats.add(numFmtId);
  const [, list = ""] = /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? [];
  const styles = elements(list, "xf").flatMap(({ numFmtId = "" }, index) =>
    formats.has(numFmtId) ? [String(index)] : [],
  );
  return new Set(styles);
}

function pathOfSheet(bytes: Uint8Array, name: string | undefined): string {
  const sheets = elements(textOfEntry(bytes, "xl/workbook.xml"), "sheet");
  const id = (name === undefined ? sheets[0] : sheets.find((sheet) => sheet.name === name))?.id;
  const links = elements(textOfEntry(bytes, "xl/_rels/workbook.xml.rels"), "Relationship");
  const target = links.find(({ Id }) => Id === id)?.Target ?? "";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The attributes of each element of this name, by their names without namespace. */
function elements(xml: string, name: string): Record<string, string>[] {
  return Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, "g")), ([, text = ""]) =>
    Object.fromEntries(
      Array.from(text.matchAll(/([\w]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, key, one, other]) => [
        key,
        (one ?? other ?? "").replace(/&(\w+);/g, (all, entity: string) => ENTITIES[entity] ?? all),
      ]),
    ),
  );
}

/** The text of a file in the archive; empty if there is none. */
function textOfEntry(bytes: Uint8Array, name: string): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end <= 0) return "";
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    if (Buffer.from(bytes.subarray(at + 46, nameEnd)).toString() === name) {
      const head = view.getUint32(at + 42, true);
      const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      const isStored = view.getUint16(at + 10, true) === STORED;
      return Buffer.from(isStored ? packed : inflateRawSync(packed)).toString();
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return "";
}
