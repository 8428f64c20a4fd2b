// Claims one invoice of a supplier that the books don't have, or that has no lines; or ignores it with a reason.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, isTaxLetter, publishedStandard, type TaxLetter } from "@taxctl/sdk/rules/profiles";
import { purchaseOf } from "@taxctl/sdk/rules/reconcile";
import { sourceOfSupplier } from "@taxctl/sdk/rules/tins";
import { linesOfSale } from "@taxctl/sdk/rules/validation";
import type { DataOf, Problem } from "../../call.ts";
import { checkbox, field, form, hiddenFields, select, textarea } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { formRow } from "../../parts.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, count, money } from "../../words.ts";
import { keyOf } from "./row-actions.ts";
import { findInvoice, type SupplierInvoice, type SupplierLine } from "./supplier-invoice.ts";
import { type Item, likelyItem, makeItems, mostChoices, setCodes } from "./suppliers.ts";
import {
  booksPath,
  claimPath,
  dayName,
  monthName,
  monthOf,
  type ReconciliationListRow,
  tabPath,
} from "./words.ts";

/** The choice of an item that is made from the line. */
const newItem = "new";

const invoiceOf = (page: AccountPage): string =>
  page.form.text("invoice") || (page.query.get("invoice") ?? "");

/** Without an invoice: the list to choose one from, if there is one. */
async function leadToRows(page: AccountPage): Promise<PageResponse> {
  await page.read("getReconciliation", { params: { id: page.params.books ?? "" } });
  return goTo(booksPath(page));
}

const readItems = async (page: AccountPage): Promise<Item[]> =>
  (await page.read("listItems", { query: { is_active: true, per_page: mostChoices } })).data;

/** Which of the account's items a line is: known, or to choose. */
function itemCell(page: AccountPage, line: SupplierLine, index: number, items: readonly Item[]): SafeHtml {
  if (line.item_code != null) return html`${line.item_code}`;
  const name = `item-${index}`;
  const label = `Your item for ${line.itemNm}`;
  const value = likelyItem(items, line.itemNm);
  if (items.length >= mostChoices) return field(page, { name, label, value, hint: "The code of the item." });
  const names = new Map(
    [...Map.groupBy(items, ({ item_name }) => item_name)].map(([one, all]) => [one, all.length]),
  );
  const canMake = line.itemClsCd !== "" && page.may("createItem");
  return select(page, {
    name,
    label,
    value: value ?? (canMake ? newItem : ""),
    options: [
      ["", "Choose your item"],
      ...(canMake ? [[newItem, "Make a new item of it"] as const] : []),
      ...items.map(
        ({ item_code, item_name }) =>
          [item_code, names.get(item_name) === 1 ? item_name : `${item_name}, ${item_code}`] as const,
      ),
    ],
  });
}

function claimForm(
  page: AccountPage,
  lines: readonly SupplierLine[],
  items: readonly Item[],
  isClosed: boolean,
): SafeHtml {
  const rows = table<readonly [SupplierLine, number]>(unfiltered(page), {
    caption: "Lines of the purchase",
    currency: page.currency,
    rows: lines.map((line, index) => [line, index] as const),
    empty: html``,
    columns: [
      { label: "Supplier's item", cell: ([{ itemNm }]) => itemNm },
      { label: "Quantity", cell: ([{ qty }]) => count(qty), isFigure: true },
      { label: capitalized(page.words.tax), cell: ([{ taxAmt }]) => amount(taxAmt), isMoney: true },
      { label: "Total", cell: ([{ totAmt }]) => amount(totAmt), isMoney: true },
      { label: "Your item", cell: ([line, index]) => itemCell(page, line, index, items) },
    ],
  });
  return html`<section class="card chooses">${form(
    page,
    {
      action: claimPath(page, invoiceOf(page)),
      label: isClosed ? "Register it in the current month" : "Register the purchase",
      isPrimary: true,
    },
    ...hiddenFields([
      ["invoice", invoiceOf(page)],
      ...(isClosed ? [["is_late", "yes"] as [string, string]] : []),
    ]),
    rows,
    checkbox(page, {
      name: "no_claim",
      label: `Register it without claiming its ${page.words.tax}`,
      isOptional: true,
    }),
  )}</section>`;
}

/** The decision goes to the list of the rows, as if it were made there. */
function leaveOutForm(page: AccountPage, row: ReconciliationListRow): SafeHtml {
  if (row.books || !page.may("decideReconciliation")) return html``;
  const content = form(
    page,
    { action: tabPath(page), label: "Ignore this invoice" },
    ...hiddenFields([
      ["row-0", keyOf(row)],
      ["decide", "0 ignore"],
    ]),
    textarea(page, {
      name: "note",
      label: "Why?",
      hint: "Such as: private, or paid in another month. Kept with the decision.",
    }),
  );
  return html`<section class="card"><ul class="acts">${formRow("Ignore this invoice", "It is not registered, and its reason is kept with the decision.", content, { label: "Ignore" })}</ul></section>`;
}

const isClosedMonth = async (page: AccountPage): Promise<boolean> =>
  (await page.read("listPeriods")).data.periods.some(
    ({ month, status }) => month === monthOf(page).month && status === "closed",
  );

function about(page: AccountPage, { row }: SupplierInvoice): SafeHtml {
  const { authority } = row;
  if (!authority) return html``;
  const { supplier_tin, date, tax, total } = authority;
  return html`<p class="headline"><b>${money(page, amount(total))}</b> <span class="dim">${capitalized(page.words.tax)} ${amount(tax)}</span> <span>${supplier_tin}, ${dayName(date)}</span></p>`;
}

export async function showClaim(page: AccountPage): Promise<PageResponse> {
  if (invoiceOf(page) === "") return leadToRows(page);
  const found = await findInvoice(page, invoiceOf(page));
  const { row, sale } = found;
  const { number = "", supplier_name = null, supplier_tin = "" } = row.authority ?? {};
  const title = `Invoice ${number} · ${supplier_name ?? supplier_tin}`;
  const back = [tabPath(page), `Purchases of ${monthName(monthOf(page).month)}`] as const;
  if (row.registration)
    return show(
      title,
      html`<p>${badge("good", "Registered")} <a href="${page.base}/documents/${row.registration.transaction_id}">Open the purchase</a></p>`,
      { back, lead: about(page, found) },
    );
  if (!sale)
    return show(
      title,
      html`<p>The service has not fetched this invoice, so it can't register it. Fetch what suppliers reported, or ignore the invoice.</p>${leaveOutForm(page, row)}`,
      { back, lead: about(page, found) },
    );
  const [items, isClosed] = await Promise.all([readItems(page), isClosedMonth(page)]);
  const lines = linesOfSale(sale);
  const intro =
    sale.itemList.length > 0
      ? html``
      : html`<div class="note"><p>The supplier reported no lines. Choose what you bought: the purchase gets one line for each tax type.</p></div>`;
  return show(title, html`${intro}${claimForm(page, lines, items, isClosed)}${leaveOutForm(page, row)}`, {
    back,
    lead: about(page, found),
  });
}

/** The chosen items by the number of their line; lines without one are problems. */
function chosenItems({ form: sent }: AccountPage, lines: readonly SupplierLine[]) {
  const chosen = lines.map((line, index) => line.item_code ?? sent.text(`item-${index}`));
  const missing = chosen.flatMap((code, index) =>
    code === "" ? [[`item-${index}`, ["is required"]] as const] : [],
  );
  const problem: Problem | undefined =
    missing.length === 0
      ? undefined
      : {
          status: 422,
          code: "validation_failed",
          message: "Choose your item for each line",
          errors: Object.fromEntries(missing.map(([name, texts]) => [name, [...texts]])),
        };
  return { chosen, problem };
}

/** Makes the items of lines that need a new one, and stores which item each line is. */
async function itemCodes(
  page: AccountPage,
  supplierTin: string,
  lines: readonly SupplierLine[],
  chosen: readonly string[],
): Promise<{ codes: string[] } | { problem: Problem }> {
  const source = sourceOfSupplier(supplierTin);
  const asLine = (line: SupplierLine) => ({
    source,
    code: line.itemCd,
    name: line.itemNm,
    class_code: line.itemClsCd,
    tax_type: line.taxTyCd,
    price: line.prc,
  });
  const { made, problem } = await makeItems(
    page,
    lines.filter((_, index) => chosen[index] === newItem).map(asLine),
  );
  if (problem) return { problem };
  const makes = made.values();
  const codes = chosen.map((code) => (code === newItem ? (makes.next().value?.item_code ?? "") : code));
  const mapped = lines.flatMap((line, index) =>
    line.item_code == null && line.itemCd !== ""
      ? [{ line: asLine(line), item_code: codes[index] ?? "" }]
      : [],
  );
  const failed = await setCodes(page, mapped);
  return failed ? { problem: failed } : { codes };
}

function standardOf(types: DataOf<"listTaxTypes">): TaxLetter {
  const code = types.find(({ kind }) => kind === "standard")?.code ?? "";
  return isTaxLetter(code) ? code : publishedStandard;
}

export async function claim(page: AccountPage): Promise<PageResponse> {
  if (invoiceOf(page) === "") return leadToRows(page);
  const { branch, sale } = await findInvoice(page, invoiceOf(page));
  // Registered meanwhile: the page says so.
  if (!sale || branch === undefined) return goTo(claimPath(page, invoiceOf(page)));
  const lines = linesOfSale(sale);
  const { chosen, problem } = chosenItems(page, lines);
  if (problem) return again(problem);
  const found = await itemCodes(page, sale.spplrTin, lines, chosen);
  if ("problem" in found) return again(found.problem);
  const codeOf = new Map(lines.map(({ itemSeq }, index) => [itemSeq, found.codes[index] ?? ""]));
  const own = new Map((await readItems(page)).map((item) => [item.item_code, item]));
  const types = (await page.read("listTaxTypes")).data;
  const { month } = monthOf(page);
  const filled = lines.map((line) => {
    const item = own.get(codeOf.get(line.itemSeq) ?? "");
    return line.itemClsCd === "" && item
      ? { ...line, itemClsCd: item.item_class_code, itemNm: item.item_name }
      : line;
  });
  const body = purchaseOf(
    { ...sale, itemList: filled },
    {
      prefix: "",
      paymentType: "01",
      ...(page.form.has("no_claim")
        ? { claim: "none" as const }
        : page.form.has("is_late")
          ? {}
          : { claim_month: month }),
      rates: new Map(types.map(({ code, rate }) => [code, rate])),
      standard: standardOf(types),
      itemCode: ({ itemSeq }) => codeOf.get(itemSeq) ?? "",
      sameItem: true,
    },
  );
  const items = body.items.map(
    ({ qty = 0, discount_rate = 0, discount_amount = 0, non_deductible = false, quantity: _, ...line }) => ({
      ...line,
      ...{ qty, discount_rate, discount_amount, non_deductible },
    }),
  );
  const result = await page.call("createPurchase", { branch, body: { ...body, items } });
  return result.ok ? goTo(tabPath(page), "claimed") : again(result.problem);
}
