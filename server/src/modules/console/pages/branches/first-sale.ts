// A sale to try the sandbox with: of an item that is there, or of an example item that it registers first.
import { publishedStandard } from "@taxctl/sdk/rules/profiles";
import { localDate } from "../../../../base/clock.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { branchOf } from "./words.ts";

/** A service, which needs no stock. */
const example = {
  item_name: "Example item",
  item_class_code: "5020230602",
  item_type: "3",
  qty_unit_code: "U",
  default_price: 116,
} as const;

/** The example item, at the standard rate. */
async function registerExample(page: AccountPage, branch: string) {
  const { data } = await page.read("listTaxTypes");
  const tax_type_code = data.find(({ kind }) => kind === "standard")?.code ?? publishedStandard;
  return (await page.read("createItem", { branch, body: { ...example, tax_type_code } })).data;
}

export async function sellFirst(page: AccountPage): Promise<PageResponse> {
  if (page.environment !== "sandbox")
    return again({
      status: 403,
      code: "sandbox_only",
      message: "Example sales are sent in the sandbox only",
    });
  const branch = branchOf(page).bhfId;
  const known = (await page.read("listItems", { query: { is_active: true, per_page: 1 } })).data[0];
  const item = known ?? (await registerExample(page, branch));
  // The form's own key: a form that is sent twice is one sale.
  const number = page.form.text("request_key").slice(0, 8).toUpperCase();
  const result = await page.call("createSale", {
    branch,
    body: {
      invoice_no: `TRY-${number}`,
      sale_date: localDate(page.nowMs, page.timeZone),
      payment_type: "01",
      items: [
        { item_code: item.item_code, quantity: 1, unit_price: item.default_price || example.default_price },
      ],
    },
  });
  const id = result.ok ? result.body.data.transaction_id : result.problem.transaction_id;
  // The sale is stored, whatever the control unit responds. Its own page shows the reason and the remedy.
  if (id !== undefined) return goTo(`${page.base}/documents/${id}`, result.ok ? "tried" : undefined);
  return result.ok ? goTo(`${page.base}/documents`) : again(result.problem);
}
