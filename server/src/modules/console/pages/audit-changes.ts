// The values of an entry of the audit as people read them: which field changed from what to what, without ids.
import { isDeepStrictEqual } from "node:util";
import { html, type SafeHtml } from "@remix-run/html-template";
import { isoDay } from "@taxctl/sdk/rules/formats";
import type { DataOf } from "../call.ts";
import type { AccountPage } from "../page.ts";
import { withDates } from "../words.ts";

type Entry = DataOf<"listAudit">[number];

/** Changes with more values are folded. */
export const mostOpen = 2;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Words of fields that mean little without their context, or are cut. */
const fieldWords: Readonly<Record<string, string>> = {
  qty: "Quantity",
  email: "E-mail address",
  dvc_srl_no: "Serial number",
  vscu_url: "URL of the control unit",
  bhf_id: "Branch",
  is_active: "Active",
  is_approved: "Approved",
  is_head_office: "Head office",
};

/** `sale_date` as `Sale date`; the country's words for the tax and the TIN. */
function labelOf({ words }: AccountPage, name: string): string {
  const known = fieldWords[name];
  if (known !== undefined) return known;
  const text = name
    .replaceAll("_", " ")
    .replace(/\btin\b/, words.tin)
    .replace(/\b(?:srl|no)\b/g, "number");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** Ids of records say nothing to people. */
const isId = (name: string, value: unknown): boolean =>
  name === "id" ||
  (/_ids?$/.test(name) && name !== "bhf_id") ||
  (typeof value === "string" && uuid.test(value));

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(textOf).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([name, one]) => isSet(one) && !isId(name, one))
      .map(([name, one]) => `${name.replaceAll("_", " ")} ${textOf(one)}`)
      .join(", ");
  const text = String(value);
  if (/^20\d{6}$/.test(text)) return isoDay(text);
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replaceAll("_", " ") : text;
}

const shown = (page: AccountPage, value: unknown): string => withDates(page, textOf(value));

/** Each value that changed: before and after. Those that `isSaid` knows stand in the sentence already. */
export function changeLines(
  page: AccountPage,
  { old, new: after }: Entry,
  isSaid: (name: string, value: unknown) => boolean,
): SafeHtml[] {
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(after ?? {})])].filter((name) => {
    const [before, now] = [old?.[name], after?.[name]];
    const isSame = !isSet(before) || !isSet(now) || isDeepStrictEqual(before, now);
    return (
      (isSet(before) || isSet(now)) && !isId(name, now ?? before) && !(isSame && isSaid(name, now ?? before))
    );
  });
  return names.map((name) => {
    const [before, now] = [old?.[name], after?.[name]];
    const label = labelOf(page, name);
    // A value that stayed says which record it was.
    if (!isSet(before) || isDeepStrictEqual(before, now)) return html`<li>${label}: ${shown(page, now)}</li>`;
    return isSet(now)
      ? html`<li>${label}: <del>${shown(page, before)}</del> → ${shown(page, now)}</li>`
      : html`<li>${label}: <del>${shown(page, before)}</del></li>`;
  });
}
