// Forms: fields with their input and their problems.
import { html, type SafeHtml } from "@remix-run/html-template";
import { type PublicPage, wordsOf } from "./page.ts";
import { inWords } from "./plain-text.ts";
import { Form } from "./sent-form.ts";

/** The page for one of its forms: what was sent with another of them is no input of this one. */
export const inputOf = <Page extends PublicPage>(page: Page, action: string): Page =>
  page.path === action ? page : { ...page, form: new Form() };

/** `undefined` for an empty text: the field is left out of a request. */
export const given = (text: string): string | undefined => (text === "" ? undefined : text);

const hidden = (name: string, value: string): SafeHtml =>
  html`<input type="hidden" name="${name}" value="${value}">`;

type FormOptions = {
  /** Where it is sent; the page's own path by default. */
  action?: string;
  /** On the button. */
  label: string;
  /** For a button that can't be undone. */
  isGrave?: boolean;
  /** For the one button of a page that leads on. */
  isPrimary?: boolean;
  /** Further buttons: each sends the same form, with a field of its own. */
  others?: readonly { name: string; value: string; label: string; isGrave?: boolean }[];
  isUpload?: boolean;
  /** The page to which a person returns without sending it: a button of its own. */
  cancel?: string;
  /** Fields and buttons below a long list: it has its own buttons, and the key Enter must press none of them. */
  bar?: SafeHtml;
};

/** A form that changes something. */
export function form(page: PublicPage, options: FormOptions, ...content: SafeHtml[]): SafeHtml {
  const { action = page.path, label, isGrave, isPrimary, isUpload, others = [], bar, cancel } = options;
  const kind = isGrave ? html.raw` class="grave"` : isPrimary ? html.raw` class="primary"` : "";
  const first = html`<button type="submit"${kind}>${label}</button>`;
  const further = others.map(
    (one) =>
      html`<button type="submit" name="${one.name}" value="${one.value}"${one.isGrave ? html.raw` class="grave"` : ""}>${one.label}</button>`,
  );
  const back = cancel === undefined ? "" : html`<a class="button" href="${cancel}">Cancel</a>`;
  const isAlone = further.length === 0 && back === "";
  const guard = html`<button type="submit" disabled hidden>${label}</button>`;
  return html`<form method="post" action="${action}"${isUpload ? html.raw` enctype="multipart/form-data"` : ""}>
${hidden("csrf", page.csrf())}${hidden("request_key", page.requestKey)}${bar ? guard : ""}
${content}
${bar ? html`<div class="bulk-bar">${bar}</div>` : isAlone ? first : html`<div class="bulk">${first}${further}${back}</div>`}
</form>`;
}

/** Fields that are sent along and not shown. */
export const hiddenFields = (fields: Iterable<[string, string]>): SafeHtml[] =>
  [...fields].map(([name, value]) => hidden(name, value));

export type FieldOptions = {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "date" | "number" | "tel" | "month" | "file" | "url";
  /** Shown until something is typed. */
  value?: string | undefined;
  hint?: string | SafeHtml;
  isOptional?: boolean;
  autocomplete?: string;
  /** Further attributes, such as `inputmode`. */
  attributes?: Record<string, string>;
};

/** The `id` of a field, to which links lead. */
export const idOf = (name: string): string => `f-${name.replaceAll(/\W/g, "-")}`;

const attributesOf = (attributes: Record<string, string | undefined>): SafeHtml[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name}="${value}"`);

/** Label, hint and messages around the control of a field. */
function around(
  page: PublicPage,
  { name, label, hint, isOptional }: Pick<FieldOptions, "name" | "label" | "hint" | "isOptional">,
  control: (attributes: SafeHtml[]) => SafeHtml,
): SafeHtml {
  const id = idOf(name);
  page.labels.set(name, label);
  const messages = (page.problem?.errors?.[name] ?? []).map((text) => inWords(wordsOf(page), text));
  const described = [hint === undefined ? [] : `${id}-hint`, messages.length > 0 ? `${id}-error` : []].flat();
  const attributes = attributesOf({
    id,
    name,
    required: isOptional ? undefined : "",
    "aria-invalid": messages.length > 0 ? "true" : undefined,
    "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
  });
  return html`<div class="field">
<label for="${id}">${label}${isOptional ? html` <span class="optional">(optional)</span>` : ""}</label>
${hint === undefined ? "" : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${messages.length === 0 ? "" : html`<p class="error" id="${id}-error">${label}: ${messages.join("; ")}</p>`}
${control(attributes)}
</div>`;
}

/** A field with its label. It shows the earlier input, except a password. */
export function field(page: PublicPage, options: FieldOptions): SafeHtml {
  const { name, type = "text", value, autocomplete, attributes = {} } = options;
  const isShown = type !== "password" && type !== "file";
  const shown = !isShown ? undefined : page.form.has(name) ? page.form.typed(name) : value;
  return around(
    page,
    options,
    (own) => html`<input type="${type}"${own}${attributesOf({ value: shown, autocomplete, ...attributes })}>`,
  );
}

/** A long text. */
export function textarea(page: PublicPage, options: FieldOptions): SafeHtml {
  const shown = page.form.has(options.name) ? page.form.typed(options.name) : (options.value ?? "");
  // A parser drops the first line break.
  return around(
    page,
    options,
    (own) => html`<textarea${attributesOf({ rows: "4", ...options.attributes })}${own}>
${shown}</textarea>`,
  );
}

/** One of several values. */
export function select(
  page: PublicPage,
  options: FieldOptions & { options: readonly (readonly [value: string, label: string])[] },
): SafeHtml {
  const chosen = page.form.has(options.name) ? page.form.typed(options.name) : (options.value ?? "");
  const choices = options.options.map(
    ([value, label]) =>
      html`<option value="${value}"${value === chosen ? html.raw` selected` : ""}>${label}</option>`,
  );
  return around(page, options, (own) => html`<select${own}>${choices}</select>`);
}

/** A box to tick; it must be ticked unless it is optional. */
export function checkbox(
  page: PublicPage,
  {
    name,
    label,
    isOptional,
    isTicked = false,
    value = "yes",
  }: {
    name: string;
    label: string | SafeHtml;
    isOptional?: boolean;
    isTicked?: boolean;
    value?: string;
  },
): SafeHtml {
  const id = idOf(`${name}-${value}`);
  // A form that was sent without it was sent with the box empty.
  const wasSent = page.form.has("request_key");
  const attributes = attributesOf({
    required: isOptional ? undefined : "",
    checked: (wasSent ? page.form.all(name).includes(value) : isTicked) ? "" : undefined,
  });
  return html`<div class="field check"><input type="checkbox" id="${id}" name="${name}" value="${value}"${attributes}>
<label for="${id}">${label}</label></div>`;
}
