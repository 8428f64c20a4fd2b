// A workbook with one sheet, written in parts: each part of the sheet is compressed on its own, so nothing but sizes and a
// checksum is remembered in between. The libraries for workbooks hold the whole sheet in memory.
import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";
import { mapInSlices } from "../../base/event-loop.ts";
import type { Column } from "./columns.ts";
import type { Part, WrittenPart, XlsxState } from "./part.ts";
import { centralDirectory, type Entry, header, sizesAfter } from "./zip.ts";

const compress = promisify(deflateRaw);

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Cell formats: plain, money, days, head. */
const styles = { plain: 0, amount: 1, date: 2, head: 3 } as const;

const fixedFiles: Record<string, string> = {
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
    '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
  "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels":
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml":
    `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
};
const sheetFile = "xl/worksheets/sheet1.xml";

/** The files before the sheet, the same in every workbook. */
function beginning(): { bytes: Buffer; entries: Entry[] } {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const [name, xml] of Object.entries(fixedFiles)) {
    const content = Buffer.from(declaration + xml);
    const entry = { name, offset, crc: crc32(content), size: content.length, packed: content.length };
    const head = header({ ...entry, isPacked: false });
    parts.push(head, content);
    entries.push({ ...entry, isPacked: false });
    offset += head.length + content.length;
  }
  return { bytes: Buffer.concat(parts), entries };
}

/** Writes a part of the workbook; `cellText` makes a text safe for spreadsheets. */
export async function writeXlsx(
  { columns, rows, isFirst, isLast, state }: Part,
  cellText: (value: unknown) => string,
): Promise<WrittenPart> {
  const { sheetRows = 0, crc = 0, size = 0, packed = 0 } = state;
  const letters = columns.map((_, index) => columnLetters(index));
  const firstRow = isFirst ? 2 : sheetRows + 1;
  const lines = await mapInSlices(rows, (row, index) => {
    const at = firstRow + index;
    const cells = columns.map((column, cell) =>
      cellXml(`${letters[cell]}${at}`, row[column.name], column, cellText),
    );
    return `<row r="${at}">${cells.join("")}</row>`;
  });
  const xml = Buffer.from(
    (isFirst ? sheetHead(columns, letters) : "") +
      lines.join("") +
      (isLast ? "</sheetData></worksheet>" : ""),
  );
  // A block that is not the last ends at a whole byte, so the next one can simply follow.
  const body = await compress(xml, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });
  const written: XlsxState = {
    sheetRows: firstRow - 1 + rows.length,
    crc: crc32(xml, crc),
    size: size + xml.length,
    packed: packed + body.length,
  };
  const { bytes: fixed, entries } = beginning();
  const sheet: Entry = { name: sheetFile, offset: fixed.length, isPacked: true, ...written };
  const parts = isFirst ? [fixed, header(sheet), body] : [body];
  if (isLast) {
    const end = fixed.length + header(sheet).length + written.packed;
    parts.push(sizesAfter(sheet), centralDirectory([...entries, sheet], end + sizesAfter(sheet).length));
  }
  return { bytes: Buffer.concat(parts), state: written };
}

function sheetHead(columns: readonly Column[], letters: readonly string[]): string {
  const widths = columns.map(({ kind, name }, index) => {
    const width = kind === "json" ? 40 : Math.max(14, name.length + 2);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const head = columns.map(({ name }, index) => textXml(`${letters[index]}1`, name, styles.head));
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData><row r="1">${head.join("")}</row>`
  );
}

/** Spreadsheets keep 15 digits of a number. */
const mostExact = 1e13;
/** Characters that a cell can hold. */
const longestCell = 32_767;

function cellXml(
  place: string,
  value: unknown,
  { kind }: Column,
  cellText: (value: unknown) => string,
): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "number" && Math.abs(value) < mostExact && kind !== "text")
    return `<c r="${place}"${kind === "amount" ? ` s="${styles.amount}"` : ""}><v>${value}</v></c>`;
  const serial = kind === "date" ? daySerial(String(value)) : undefined;
  if (serial !== undefined) return `<c r="${place}" s="${styles.date}"><v>${serial}</v></c>`;
  return textXml(place, cellText(value).slice(0, longestCell), styles.plain);
}

function textXml(place: string, text: string, style: number): string {
  const escaped = text
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    // A workbook reads _x0041_ as a character.
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, "_x005F_");
  return `<c r="${place}"${style ? ` s="${style}"` : ""} t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/** Days since the end of 1899, as workbooks count them; undefined for an invalid day. */
function daySerial(day: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : (ms - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** A, B … Z, AA. */
function columnLetters(index: number): string {
  const before = index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}
