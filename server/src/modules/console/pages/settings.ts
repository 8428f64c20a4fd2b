// The settings of an account's environment: the texts of its receipts, and the rules for credit notes.
import { html } from "@remix-run/html-template";
import { type Language, languageNames, languagesOfAll } from "@taxctl/sdk/rules/profiles";
import type { DataOf, Problem } from "../call.ts";
import { checkbox, field, form, given, select } from "../form.ts";
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
  return show(
    "Settings",
    html`${form(
      page,
      { action: `${page.base}/settings`, label: "Save", isPrimary: true },
      card(
        "receipts",
        "Receipts",
        html`<div class="rest columns">${textFields(page, settings, languages)}</div>`,
        {
          about:
            "Changes count for new sales: a sale keeps the texts that it was sent with. A branch may have texts of its own.",
        },
      ),
      card("rules", "Sales and credits", html`<div class="rest">${ruleFields(page, settings)}</div>`),
      card("books", "Books", html`<div class="rest">${matchingField(page, settings)}</div>`),
    )}
${card("logo", "The authority's logo", html`<div class="rest">${logoForms(page, settings)}</div>`)}`,
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
    field(page, {
      name: "credit_note_window",
      label: "How long a sale can be credited",
      value: settings.credit_note_window ?? "",
      isOptional: true,
      hint: "Such as 6 months or 90 days, or none for no limit. Empty: the limit of the tax authority.",
    }),
    field(page, {
      name: "credit_notes_per_sale",
      label: "Credit notes for one sale",
      type: "number",
      value: settings.credit_notes_per_sale === null ? "" : String(settings.credit_notes_per_sale),
      isOptional: true,
      attributes: { min: "1", placeholder: "Any number" },
    }),
  ];
}

const matchingField = (page: AccountPage, settings: Settings) =>
  checkbox(page, {
    name: "nightly_matching",
    label: "Match uploaded books each night with what suppliers reported",
    isOptional: true,
    isTicked: settings.nightly_matching,
  });

function logoForms(page: AccountPage, { receipt_logo: logo }: Settings) {
  const state =
    logo === null
      ? html`<p>None: receipts have an empty frame.</p>`
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

async function save(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const text = (name: string): string | null => given(sent.text(name)) ?? null;
  const count = text("credit_notes_per_sale");
  const call = page.call("updateAccount", {
    body: {
      trade_name: text("trade_name"),
      receipt_address: text("receipt_address"),
      receipt_header: text("receipt_header"),
      receipt_footer: text("receipt_footer"),
      walk_in_customer_name: sent.text("walk_in_customer_name"),
      receipt_language: sent.text("receipt_language") as Language,
      vat_registered: sent.has("vat_registered"),
      credit_note_window: text("credit_note_window"),
      credit_notes_per_sale: count === null ? null : Number(count),
      nightly_matching: sent.has("nightly_matching"),
    },
  });
  return goAfter(call, `${page.base}/settings`, "saved");
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
    post: save,
    done: {
      saved: "The settings are saved.",
      logo: "The logo is saved.",
      no_logo: "The logo is removed.",
    },
  },
  { access: "account", path: "/settings/logo", get: showSettings, post: saveLogo, mostBytes },
];
