// The settings of an account's environment: the texts of its receipts, and the rules for credit notes.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type Language, languageNames, languagesOfAll } from "@taxctl/sdk/rules/profiles";
import type { DataOf, Problem } from "../call.ts";
import { checkbox, field, form, given, inputOf, select } from "../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, type Route, show } from "../page.ts";
import { card } from "../parts.ts";

/** The largest logo, with room for the form around it. */
const mostBytes = 256 * 1024;

type Settings = DataOf<"getAccount">;

async function showSettings(page: AccountPage): Promise<PageResponse> {
  const [{ data: settings }, { data: devices }] = await Promise.all([
    page.read("getAccount"),
    page.read("listDevices"),
  ]);
  const languages = languagesOfAll(devices.map(({ profile }) => profile));
  const here = `${page.base}/settings`;
  const texts = form(
    page,
    { action: here, label: "Save the texts", isPrimary: true },
    html`<div class="columns">${textFields(inputOf(page, here), settings, languages)}</div>`,
  );
  const rules = form(
    page,
    { action: `${here}/rules`, label: "Save the rules" },
    ...ruleFields(inputOf(page, `${here}/rules`), settings),
  );
  return show(
    "Settings",
    html`<div class="split"><div class="stack">${card(
      "receipts",
      "Receipts",
      html`<div class="rest">${texts}</div>`,
      {
        about:
          "Changes count for new sales: a sale keeps the texts that it was sent with. A branch may have texts of its own.",
      },
    )}
${card("rules", "Sales, credits and books", html`<div class="rest">${rules}</div>`)}</div>
<div class="stack">${receiptPreview(page, settings)}
${card("logo", "The authority's logo", html`<div class="rest">${logoForms(page, settings)}</div>`)}</div></div>`,
  );
}

/** Where the texts stand on a receipt: those that are empty by their names. */
function receiptPreview({ account, words }: AccountPage, settings: Settings): SafeHtml {
  const line = (text: string | null, name: string) =>
    html`<p>${text === null ? html`<span class="dim">${name}</span>` : text}</p>`;
  const logo = settings.receipt_logo === null ? "Empty frame" : "Logo";
  return card(
    "preview",
    "On a receipt",
    html`<div class="rest"><div class="receipt"><p><b>${settings.trade_name ?? account.name}</b></p>
${line(settings.receipt_address, "Address")}${line(settings.receipt_header, "Line above the sale")}
<dl><dt>Customer</dt><dd>${settings.walk_in_customer_name}</dd><dt>Total</dt><dd>1,160.00</dd><dt>${capitalized(words.tax)}</dt><dd>160.00</dd></dl>
<p class="logo">${logo}</p>${line(settings.receipt_footer, "Line at the end")}</div></div>`,
    { about: "As saved" },
  );
}

function textFields(page: AccountPage, settings: Settings, languages: Iterable<Language>) {
  return [
    textField(page, "trade_name", "Trade name", settings.trade_name),
    textField(page, "receipt_address", "Address", settings.receipt_address),
    textField(page, "receipt_header", "Line above the sale", settings.receipt_header),
    textField(page, "receipt_footer", "Line at the end", settings.receipt_footer),
    field(page, {
      name: "walk_in_customer_name",
      label: "Customer name of sales without one",
      value: settings.walk_in_customer_name,
    }),
    select(page, {
      name: "receipt_language",
      label: "Language of receipts",
      value: settings.receipt_language,
      options: Array.from(languages, (language) => [language, languageNames[language]] as const),
    }),
  ];
}

function textField(page: AccountPage, name: string, label: string, value: string | null) {
  return field(page, { name, label, value: value ?? "", isOptional: true });
}

function ruleFields(page: AccountPage, settings: Settings) {
  return [
    checkbox(page, {
      name: "vat_registered",
      label: `The business is registered for ${page.words.tax}`,
      isOptional: true,
      isTicked: settings.vat_registered,
    }),
    checkbox(page, {
      name: "nightly_matching",
      label: "Match uploaded books each night with what suppliers reported",
      isOptional: true,
      isTicked: settings.nightly_matching,
    }),
    field(page, {
      name: "credit_note_window",
      label: "How long a sale can be credited",
      value: settings.credit_note_window ?? "",
      isOptional: true,
      hint: "Such as 6 months, 90 days, or none. Empty: the limit of the tax authority.",
    }),
    field(page, {
      name: "credit_notes_per_sale",
      label: "Credit notes for one sale",
      type: "number",
      value: settings.credit_notes_per_sale === null ? "" : String(settings.credit_notes_per_sale),
      isOptional: true,
      attributes: { min: "1", placeholder: "Any number", class: "short" },
    }),
  ];
}

function logoForms(page: AccountPage, { receipt_logo: logo }: Settings) {
  const state =
    logo === null
      ? html`<p>None: receipts have an empty frame in its place. The authority gives its logo to taxpayers.</p>`
      : html`<p>${logo.media_type === "image/png" ? "PNG" : "JPEG"}, ${logo.width} × ${logo.height} pixels.</p>
${form(page, { action: `${page.base}/settings/logo`, label: "Remove the logo", isGrave: true })}`;
  return html`${state}${form(
    page,
    { action: `${page.base}/settings/logo`, label: "Upload the logo", isUpload: true },
    field(page, {
      name: "receipt_logo",
      label: "Image",
      type: "file",
      hint: "A PNG or JPEG of at most 128 KiB, as you got it from the tax authority.",
      attributes: { accept: "image/png,image/jpeg" },
    }),
  )}`;
}

const textIn = (page: AccountPage, name: string): string | null => given(page.form.text(name)) ?? null;

const saveTexts = (page: AccountPage): Promise<PageResponse> =>
  goAfter(
    page.call("updateAccount", {
      body: {
        trade_name: textIn(page, "trade_name"),
        receipt_address: textIn(page, "receipt_address"),
        receipt_header: textIn(page, "receipt_header"),
        receipt_footer: textIn(page, "receipt_footer"),
        walk_in_customer_name: page.form.text("walk_in_customer_name"),
        receipt_language: page.form.text("receipt_language") as Language,
      },
    }),
    `${page.base}/settings`,
    "saved",
  );

function saveRules(page: AccountPage): Promise<PageResponse> {
  const count = textIn(page, "credit_notes_per_sale");
  const body = {
    vat_registered: page.form.has("vat_registered"),
    nightly_matching: page.form.has("nightly_matching"),
    credit_note_window: textIn(page, "credit_note_window"),
    credit_notes_per_sale: count === null ? null : Number(count),
  };
  return goAfter(page.call("updateAccount", { body }), `${page.base}/settings`, "saved");
}

const noImage: Problem = {
  status: 422,
  code: "validation_failed",
  message: "The image can't be used",
  errors: { receipt_logo: ["must be a PNG or JPEG image"] },
};

async function saveLogo(page: AccountPage): Promise<PageResponse> {
  const file = page.form.file("receipt_logo");
  if (!file && page.form.has("receipt_logo")) return again(noImage);
  if (file && !/^image\/(png|jpeg)$/.test(file.type)) return again(noImage);
  const bytes = file && Buffer.from(await file.arrayBuffer());
  const receipt_logo = bytes ? `data:${file.type};base64,${bytes.toString("base64")}` : null;
  const done = file ? "logo" : "no_logo";
  return goAfter(page.call("updateAccount", { body: { receipt_logo } }), `${page.base}/settings`, done);
}

export const settingsPages: Route[] = [
  {
    access: "account",
    path: "/settings",
    menu: { label: "Settings", icon: "settings", group: "setup", order: 80, needs: "getAccount" },
    get: showSettings,
    post: saveTexts,
    done: {
      saved: "The settings are saved.",
      logo: "The logo is saved.",
      no_logo: "The logo is removed.",
    },
  },
  { access: "account", path: "/settings/rules", get: showSettings, post: saveRules },
  { access: "account", path: "/settings/logo", get: showSettings, post: saveLogo, mostBytes },
];
