// The file of the authority's pre-filled return that a form has: its rows, or why they can't be read.
import { ServiceError } from "../../../../base/errors.ts";
import { runFileJob } from "../../../../core/file-jobs/run.ts";
import { sizeText } from "../../../../http/body.ts";
import type { Prefilled, PrefilledJob } from "../../../periods/prefilled-work.ts";
import type { Problem } from "../../call.ts";
import { inForm } from "../../file-words.ts";
import type { AccountPage } from "../../page.ts";

/** Bytes of the file: a return has some twenty rows. */
const mostBytes = 1024 * 1024;

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
