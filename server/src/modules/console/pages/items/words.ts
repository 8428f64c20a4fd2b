// The path of an item's page, and how quantities and numbers of forms read.
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";

export type Item = DataOf<"listItems">[number];
export type Branch = Pick<DataOf<"listBranches">[number], "bhf_id" | "name">;

export const itemPath = ({ base }: AccountPage, code: string): string =>
  `${base}/items/${encodeURIComponent(code)}`;

const quantityFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** `1,234.5 KG` */
export const quantity = (value: number, unit: string): string => `${quantityFormat.format(value)} ${unit}`;

/** The service has no quantity of a service. */
export const isService = ({ item_type }: Pick<Item, "item_type">): boolean => item_type === "3";

/** The branches of the environment, in the order of their identifiers. People who may not list them see those of their work. */
export async function readBranches({ may, read }: AccountPage): Promise<readonly Branch[]> {
  if (!may("listBranches")) return (await read("getOverview")).data.branches;
  const { data } = await read("listBranches", { query: { per_page: 100 } });
  return data.toSorted((one, other) => (one.bhf_id < other.bhf_id ? -1 : 1));
}

type TaxType = DataOf<"listTaxTypes">[number];

/** The tax types that items may have: `A, standard rate 16 %`, `B, exempt`. */
export function taxTypeOptions(
  { words }: AccountPage,
  types: readonly TaxType[],
): (readonly [code: string, label: string])[] {
  const labels: Record<TaxType["kind"], (rate: number) => string> = {
    standard: (rate) => `standard rate ${rate} %`,
    reduced: (rate) => `other rate ${rate} %`,
    zero_rated: () => "zero-rated",
    exempt: () => "exempt",
    outside_vat: () => `outside ${words.tax}`,
  };
  return types.map(({ code, kind, rate }) => [code, `${code}, ${labels[kind](rate)}`] as const);
}

export const branchOptions = (branches: readonly Branch[]) =>
  branches.map(({ bhf_id, name }) => [bhf_id, `${bhf_id} ${name}`] as const);
