// Stock codes of a file that no item has: a person says which item each one is.
import { html, type SafeHtml } from "@remix-run/html-template";
import { form, hiddenFields, select } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { sentMapping } from "./mapping.ts";
import { idOf, type Upload, uploadPath } from "./words.ts";

/** Codes that one form has, and items to choose from. */
const mostCodes = 25;
const mostItems = 500;

async function ownItems({ read }: AccountPage): Promise<(readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, meta } = await read("listItems", { query: { per_page: 100, ...(cursor && { cursor }) } });
    found.push(
      ...data.map(({ item_code, item_name }) => [item_code, `${item_name} (${item_code})`] as const),
    );
    cursor = meta.next_cursor;
  } while (cursor && found.length < mostItems);
  return found;
}

/** A form with a choice for each code. */
export async function itemsCard(page: AccountPage, { id, unknown_codes }: Upload): Promise<SafeHtml> {
  if (unknown_codes.length === 0 || !page.may("setExternalCodes")) return html``;
  const items = await ownItems(page);
  const codes = unknown_codes.slice(0, mostCodes);
  const more = unknown_codes.length > codes.length ? " These are the first ones." : "";
  return html`<section class="card" id="items"><header><div><h2>Items that the service doesn't know</h2>
<p>Say which of your items each code is. The service remembers it for the next file.${more}</p></div><a class="button" href="${page.base}/items/new">Register an item</a></header><div class="rest">${form(
    page,
    { action: `${uploadPath(page, id)}/items`, label: "Save and read the file again" },
    ...codes.map(({ code, name }, index) =>
      select(page, {
        name: `item-${index}`,
        label: name === null ? code : `${code}, ${name}`,
        isOptional: true,
        options: [["", "–"], ...items],
      }),
    ),
    ...hiddenFields(codes.map(({ code }, index): [string, string] => [`code-${index}`, code])),
  )}</div></section>`;
}

export async function saveItems(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const { data } = await page.read("getSalesUpload", { params: idOf(page) });
  const codes = Array.from({ length: mostCodes }, (_, index) => ({
    external_code: sent.text(`code-${index}`),
    item_code: sent.text(`item-${index}`),
  })).filter(({ external_code, item_code }) => external_code !== "" && item_code !== "");
  if (codes.length === 0)
    return again({ status: 422, code: "validation_failed", message: "Choose an item for at least one code" });
  const { source } = data.mapping;
  const saved = await page.call("setExternalCodes", {
    body: { codes, ...(source !== null && { source }) },
  });
  if (!saved.ok) return again(saved.problem);
  const result = await page.call("updateSalesUpload", {
    params: idOf(page),
    body: { mapping: sentMapping(data.mapping) },
  });
  return result.ok ? goTo(uploadPath(page, data.id), "items") : again(result.problem);
}
