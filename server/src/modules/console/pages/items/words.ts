// The path of an item's page, and how quantities and numbers of forms read.
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";

export type Item = DataOf<"listItems">[number];
export type Branch = Pick<DataOf<"listBranches">[number], "bhf_id" | "name">;

export const itemPath = ({ base }: AccountPage, code: string): string =>
  `${base}/items/${encodeURIComponent(code)}`;

const quantityFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** `1,234.5 KG` */
export const quantity = (value: number, unit: string): string =>
  `${quantityFormat.format(value).replace("-", "−")} ${unit}`;

/** The service has no quantity of a service. */
export const isService = ({ item_type }: Pick<Item, "item_type">): boolean => item_type === "3";

/** The branches of the environment, in the order of their identifiers. People who may not list them see those of their work. */
export async function readBranches({ may, read }: AccountPage): Promise<readonly Branch[]> {
  if (!may("listBranches")) return (await read("getOverview")).data.branches;
  const { data } = await read("listBranches", { query: { per_page: 100 } });
  return data.toSorted((one, other) => (one.bhf_id < other.bhf_id ? -1 : 1));
}

type TaxType = DataOf<"listTaxTypes">[number];

/** A tax type by its rate or meaning, and by the letter that receipts print: `16 % (B)`, `Exempt (A)`. */
function taxTypeText({ words }: AccountPage, { kind, rate, unit_code }: TaxType, ownRate = rate): string {
  const texts: Record<TaxType["kind"], string> = {
    standard: `${ownRate} %`,
    reduced: `${ownRate} %`,
    zero_rated: "Zero-rated",
    exempt: "Exempt",
    outside_vat: `Outside ${words.tax}`,
  };
  return unit_code === null ? texts[kind] : `${texts[kind]} (${unit_code})`;
}

/** The tax types that items may have, the standard rate by its name. */
export const taxTypeOptions = (page: AccountPage, types: readonly TaxType[]) =>
  types.map((type) => {
    const text = taxTypeText(page, type);
    return [type.code, type.kind === "standard" ? `Standard rate, ${text}` : text] as const;
  });

/** How the tax types of items read, by the code of the tax type and the item's own rate. */
export async function readTaxTypes(page: AccountPage) {
  const types = new Map((await page.read("listTaxTypes")).data.map((type) => [type.code, type]));
  return ({ tax_type_code, tax_rate }: Pick<Item, "tax_type_code" | "tax_rate">): string => {
    const type = types.get(tax_type_code);
    return type ? taxTypeText(page, type, tax_rate ?? type.rate) : tax_type_code;
  };
}

export const branchOptions = (branches: readonly Branch[]) =>
  branches.map(({ bhf_id, name }) => [bhf_id, name] as const);
