// The receipt of a sale in every form that a till may want, as files of one name. The JSON is written last: with it, all are there.
import type { Taxctl } from "@taxctl/sdk";
import type { Receipt } from "@taxctl/sdk/rules/profiles/units";
import { writeResult } from "./files.ts";
import { formOf } from "./form.ts";
import { linesOf, type PaperLine } from "./paper-lines.ts";

export const receiptFormats = ["json", "txt", "pdf", "png"] as const;
export type { Receipt };
export type ReceiptFormat = (typeof receiptFormats)[number];

export type ReceiptOptions = {
  client: Taxctl;
  formats: readonly ReceiptFormat[];
  paper: "a4" | "80mm";
  language: "en" | "sw" | undefined;
  signal: AbortSignal;
};

/** Letters in a line of the text. */
const columns = 48;

/** Fetches the receipt of a transaction and writes it as `base.json`, `base.txt` and so on. */
export async function writeReceipt(id: string, base: string, options: ReceiptOptions): Promise<Receipt> {
  const { client, formats, paper, language, signal } = options;
  const query = language ? { language } : {};
  const receipt = await client.transactions.receipt(id, query, { signal });
  const contents = new Map<string, string | Uint8Array>();
  if (formats.includes("txt")) contents.set("txt", textOf(linesOf(formOf(receipt), columns)));
  if (formats.includes("png") && receipt.qr_code) contents.set("png", imageOf(receipt.qr_code));
  if (formats.includes("pdf"))
    contents.set(
      "pdf",
      await client.transactions.receipt(id, { ...query, paper, format: "pdf" }, { signal }),
    );
  contents.set("json", `${JSON.stringify(receipt, undefined, 2)}\n`);
  for (const [ending, content] of contents) await writeResult(`${base}.${ending}`, content);
  return receipt;
}

function textOf(lines: readonly PaperLine[]): string {
  return lines.map(({ text }) => `${text.trimEnd()}\n`).join("");
}

function imageOf(dataUri: string): Uint8Array {
  return Buffer.from(dataUri.slice(dataUri.indexOf(",") + 1), "base64");
}
