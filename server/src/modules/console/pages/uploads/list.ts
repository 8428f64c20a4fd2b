// Upload a file of sales, and the files that were uploaded.
import { html, type SafeHtml } from "@remix-run/html-template";
import { sizeText } from "../../../../http/body.ts";
import type { Problem } from "../../call.ts";
import { field, form, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, count, time } from "../../words.ts";
import { branchNames } from "../documents/columns.ts";
import { sentMapping } from "./mapping.ts";
import { reasonColumn } from "./rejected.ts";
import { stateOf, type Upload, uploadPath, uploadsPath } from "./words.ts";

/** Bytes of a file of sales. */
const mostBytes = 10 * 1024 * 1024;

/** The problem of a file, or of a form with one, that is too large. */
export const tooLarge = (bytes: number): Problem => ({
  status: 413,
  code: "sales_file_too_large",
  message: "The file of sales is too large.",
  errors: { file: [`is larger than ${sizeText(mostBytes)}: it has ${sizeText(bytes)}`] },
});

function uploadForm(page: AccountPage, branches: ReadonlyMap<string, string>): SafeHtml {
  return form(
    page,
    { action: uploadsPath(page), label: "Upload and check", isUpload: true },
    field(page, {
      name: "file",
      label: "File of sales",
      type: "file",
      hint: "A row for each line of a sale, with its invoice number, date, item code, quantity and price: CSV or a workbook (.xlsx), at most 10 MiB. Choose it, or drop it here.",
      attributes: { accept: ".csv,.txt,.xlsx" },
    }),
    branches.size > 1
      ? select(page, {
          name: "branch_id",
          label: "Branch that made the sales",
          options: [
            ["", "Choose a branch"],
            ...[...branches].map(([code, name]) => [code, `${name} (${code})`] as const),
          ],
        })
      : html``,
  );
}

export async function showUploads(page: AccountPage): Promise<PageResponse> {
  const cursor = page.query.get("cursor");
  const { data, meta } = await page.read("listSalesUploads", { query: { ...(cursor && { cursor }) } });
  const branches = await branchNames(page);
  return show(
    "Upload sales",
    html`${page.may("createSalesUpload") ? uploadForm(page, branches) : ""}
${table<Upload>(cursor ? page : unfiltered(page), {
  title: "Uploaded files",
  end: data.length === 0 ? "" : html`<p>Files that were not started are deleted after 7 days.</p>`,
  caption: "Files of sales, the last one first",
  rows: data,
  next: meta.next_cursor,
  link: ({ id }) => uploadPath(page, id),
  empty: html`<p>No file was uploaded yet.</p>`,
  columns: [
    { label: "File", cell: ({ file_name }) => file_name },
    { label: "Branch", cell: ({ branch_id }) => branches.get(branch_id) ?? branch_id },
    { label: "State", cell: stateOf },
    { label: "Sales", cell: ({ sales, problem }) => (problem ? "–" : count(sales)), isFigure: true },
    {
      label: "Not sent or rejected",
      cell: ({ problems, rejected, problem }) => (problem ? "–" : count(problems + rejected)),
      isFigure: true,
    },
    {
      label: "Total",
      cell: ({ total_amount, problem }) => (problem ? "–" : amount(total_amount)),
      isMoney: true,
    },
    { label: "Uploaded", cell: ({ uploaded_at }) => time(page, uploaded_at) },
  ],
})}`,
    {
      back: [`${page.base}/documents`, "Documents"],
      lead: "Choose a file, check the columns and the sales read from it, then send them.",
    },
  );
}

/** Reads a file with the columns and forms that a person chose for the last file with the same headings. True if there is one. */
async function readAsBefore(page: AccountPage, one: Upload): Promise<boolean> {
  if (!page.may("updateSalesUpload")) return false;
  const { data } = await page.read("listSalesUploads", { query: { per_page: 50 } });
  // The file of rejected rows has a heading of ours.
  const headingsOf = ({ read_as }: Upload) =>
    JSON.stringify(read_as.columns.filter((name) => name !== reasonColumn));
  const headings = headingsOf(one);
  const before = data.find(
    (other) => other.id !== one.id && other.mapping.columns.length > 0 && headingsOf(other) === headings,
  );
  if (!before) return false;
  const body = { mapping: sentMapping(before.mapping) };
  return (await page.call("updateSalesUpload", { params: { id: one.id }, body })).ok;
}

export async function upload(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const file = sent.file("file");
  const missing = {
    ...(!file && { file: ["is required"] }),
    ...(sent.has("branch_id") && sent.text("branch_id") === "" && { branch_id: ["is required"] }),
  };
  if (!file || Object.keys(missing).length > 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose a file and a branch",
      errors: missing,
    });
  if (file.size > mostBytes) return again(tooLarge(file.size));
  const branch_id = sent.text("branch_id");
  const result = await page.call("createSalesUpload", {
    body: {
      file_name: file.name || "sales",
      file: Buffer.from(await file.arrayBuffer()).toString("base64"),
      ...(branch_id !== "" && { branch_id }),
    },
  });
  if (!result.ok) return again(result.problem);
  const { data } = result.body;
  return goTo(uploadPath(page, data.id), (await readAsBefore(page, data)) ? "remembered" : undefined);
}
