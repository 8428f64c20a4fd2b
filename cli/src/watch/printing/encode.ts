// A receipt as the bytes of a receipt printer (ESC/POS): the lines of its form, and the QR code, which the printer draws.
import type { Form } from "@taxctl/sdk/rules/profiles/units";
import { linesOfPart, type PaperLine } from "../paper-lines.ts";

export type PrintOptions = {
  /** Letters in a line: 48 on most printers of 80 mm paper, 32 on 58 mm. */
  columns: number;
  /** Text of the QR code, if the receipt has one. */
  qrText: string | undefined;
};

/** Tables of letters that nearly every printer has: the first with a letter prints it. Others become question marks. */
const alphabets = ["cp437", "cp850", "windows1252", "cp852", "cp866"] as const;

/** Size of a dot of the QR code: about 3 cm wide on either paper, as scanners of phones want. */
const dot = 5;

export async function encodeReceipt(form: Form, { columns, qrText }: PrintOptions): Promise<Uint8Array> {
  // Loaded here and not before: its tables of letters are large, and most commands print nothing.
  const { default: Encoder } = await import("@point-of-sale/receipt-printer-encoder");
  const encoder = new Encoder({
    language: "esc-pos",
    columns,
    feedBeforeCut: 4,
    newline: "\n",
    codepageMapping: "epson",
    codepageCandidates: [...alphabets],
  });
  encoder.initialize().codepage("auto");
  const print = ({ text, isBold = false, isLarge = false }: PaperLine) => {
    const factor = isLarge ? 2 : 1;
    encoder.bold(isBold).size(factor, factor).line(text.trimEnd()).size(1, 1).bold(false);
  };
  for (const part of form.parts) {
    for (const line of linesOfPart(part, columns)) print(line);
    if (part.kind === "signed" && qrText !== undefined)
      encoder.newline().align("center").qrcode(qrText, { size: dot, errorlevel: "m" }).align("left");
  }
  return encoder.cut("partial").encode();
}
