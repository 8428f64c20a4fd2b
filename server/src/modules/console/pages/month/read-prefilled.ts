// Reads the authority's pre-filled return from an uploaded file, in a process of its own.
import { tableOf } from "@taxctl/sdk/rules/books";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import { type PrefilledRow, prefilledNames, prefilledOf } from "@taxctl/sdk/rules/vat-return";
import { ServiceError } from "../../../../base/errors.ts";
import { runFileJob } from "../../../../core/file-jobs/run.ts";
import { sizeText } from "../../../../http/body.ts";
import type { Problem } from "../../call.ts";
import type { AccountPage } from "../../page.ts";

/** Bytes of the file: a return has some twenty rows. */
const mostBytes = 1024 * 1024;

const limits = { rows: 2_000, columns: 100, cells: 50_000, unpackedBytes: 16 * 1024 * 1024 };

type PrefilledJob = {
  file: Uint8Array;
  name: string;
  sheet: string | undefined;
  decimalComma: boolean | undefined;
  boxes: string[];
  words: TaxWords;
};
type Prefilled = { rows: PrefilledRow[]; unknown: string[] };

/** The work of the process. */
export const prefilledWork = {
  async prefilled({ file, name, sheet, ...options }: PrefilledJob): Promise<Prefilled> {
    const table = await tableOf(file, name, { sheet, known: prefilledNames(options.words), limits });
    return prefilledOf(table, { name, ...options });
  },
};

export const prefilledTooLarge = (bytes: number): Problem => ({
  status: 413,
  code: "prefilled_unreadable",
  message: "The file is too large.",
  errors: { file: [`is larger than ${sizeText(mostBytes)}: it has ${sizeText(bytes)}`] },
});

const fault = {
  code: "books_unreadable",
  what: "Reading the file",
  remedy: "Save only the sheet with the return.",
} as const;

/** The options of programs, as the form calls them. */
const inForm = (text: string): string =>
  text
    .replace(/Set `decimal_comma` to true or false/, "Choose the decimals below")
    .replace(/, or set `decimal_comma`.*$/, ", or choose the decimals below")
    .replaceAll("`sheet`", "sheet");

const missing: Problem = {
  status: 422,
  code: "validation_failed",
  message: "Choose a file",
  errors: { file: ["is required"] },
};

/** The rows of the file in the form, or why they can't be read. */
export async function readPrefilled(
  page: AccountPage,
  boxes: string[],
): Promise<{ prefilled: Prefilled } | { problem: Problem }> {
  const { form, account, words } = page;
  const file = form.file("file");
  if (!file) return { problem: missing };
  if (file.size > mostBytes) return { problem: prefilledTooLarge(file.size) };
  const decimals = form.text("decimals");
  const job: PrefilledJob = {
    file: new Uint8Array(await file.arrayBuffer()),
    name: file.name || "the file",
    sheet: form.text("sheet") || undefined,
    decimalComma: decimals === "" ? undefined : decimals === "comma",
    boxes,
    words,
  };
  try {
    const read = await runFileJob({ accountId: account.id }, { kind: "prefilled", job }, fault);
    return { prefilled: read as Prefilled };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    const { message, details } = error;
    const lines = Object.entries(details.errors ?? {}).map(([at, texts]) => [at, texts.map(inForm)]);
    return {
      problem: {
        status: 422,
        code: "prefilled_unreadable",
        message: inForm(message),
        ...(lines.length > 0 && { errors: Object.fromEntries(lines) }),
      },
    };
  }
}
