// The service's facts about sales that are checked before they are sent: only facts that these sales need.
import type { Taxctl } from "@taxctl/sdk";
import { normalSource } from "@taxctl/sdk/tins";
import {
  codeClasses,
  ownSource,
  type SaleFacts,
  type SaleItem,
  type SubmittedLine,
  type SubmittedSale,
  type TaxTypes,
} from "@taxctl/sdk/validation";
import { isServiceFailure } from "../failures/describe.ts";
import { OwnItems } from "../items/registered-items.ts";
import type { Today } from "../service/local-day.ts";
import { profileAt } from "../service/unit-profile.ts";
import { whenOnline } from "../service/when-online.ts";
import type { Service } from "./ask-service.ts";

/** The service, and the branch of the run. */
type Asked = Pick<Service, "client" | "signal"> & { profile: () => Promise<{ branch?: string | undefined }> };

/** So many items or external codes are requested one by one; more are read from the list. */
const few = 20;

/** Names of a branch in a sale. */
const branches = ["branch_id", "bhf_id"] as const;

/** Reads the facts about sales. Without a service, the day is the only fact. */
export class ServiceFacts {
  readonly #open: () => Asked;
  readonly #today: Today;
  readonly #onUnread: (why: string) => void;
  #items: OwnItems | undefined;

  /**
   * @param open called only if there are sales to check
   * @param onUnread gets the reason why there are no facts
   */
  constructor(open: () => Asked, today: Today, onUnread: (why: string) => void = () => undefined) {
    this.#open = open;
    this.#today = today;
    this.#onUnread = onUnread;
  }

  /** @param isPlanned whether an item code will be registered, so that the service need not have it yet */
  of(
    sales: readonly SubmittedSale[],
    isPlanned: (itemCode: string) => boolean = () => false,
  ): Promise<SaleFacts> {
    const offline: SaleFacts = { today: this.#today };
    if (sales.length === 0) return Promise.resolve(offline);
    return whenOnline(
      async () => ({ ...offline, ...(await this.#read(sales, isPlanned)) }),
      (why) => {
        this.#onUnread(why);
        return offline;
      },
    );
  }

  async #read(sales: readonly SubmittedSale[], isPlanned: (itemCode: string) => boolean): Promise<SaleFacts> {
    const { client: connect, signal } = this.#open();
    const client = await connect();
    this.#items ??= new OwnItems(client, signal);
    const lines = sales.flatMap(({ items }) => items);
    const externalCodes = await externalCodesOf(client, lines, signal);
    const coded = [...externalCodes.values()].flatMap((codes) => [...codes.values()]);
    const named = new Set([...lines.flatMap(({ item_code }) => item_code ?? []), ...coded]);
    return {
      externalCodes,
      items: await itemsOf(
        this.#items,
        [...named].filter((code) => !isPlanned(code)),
      ),
      taxTypes: await taxTypesOf(client, signal),
      paymentTypes: await paymentTypesOf(client, signal),
      codes: await codesOf(client, sales, lines, signal),
      vatRegistered: (await permitted(() => client.account.get({ signal })))?.vat_registered,
      ...(await this.#ofBranch(client, sales, lines)),
    };
  }

  /** The facts of the run's branch. They say nothing of sales that name a branch themselves. */
  async #ofBranch(
    client: Taxctl,
    sales: readonly SubmittedSale[],
    lines: readonly SubmittedLine[],
  ): Promise<SaleFacts> {
    if (branches.some((name) => sales.some((sale) => sale[name] !== undefined))) return {};
    const { profile: chosen, signal } = this.#open();
    const { branch } = await chosen();
    const isInsured = lines.some(({ insurance_code }) => insurance_code !== undefined);
    const insurances = isInsured
      ? await permitted(() => client.insurances.list({ per_page: 100 }, { signal }).toArray())
      : undefined;
    const isHere = ({ branch_id }: { branch_id: string }) => branch === undefined || branch_id === branch;
    return {
      insurances: insurances && new Map(insurances.filter(isHere).map((one) => [one.code, one])),
      profile: await permitted(() => profileAt(client, branch)),
    };
  }
}

/** The service's response; undefined if it doesn't give one to this user. */
async function permitted<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceFailure(error) || error.status === undefined) throw error;
    return undefined;
  }
}

async function itemsOf(own: OwnItems, codes: readonly string[]): Promise<Map<string, SaleItem>> {
  const isList = codes.length > few;
  const all = new Map((isList ? await own.all() : []).map((item) => [item.item_code, item]));
  const items = new Map<string, SaleItem>();
  for (const code of codes) {
    const item = isList ? all.get(code) : await own.one(code);
    if (!item) continue;
    const { pkg_unit_code = "", barcode = null } = item;
    items.set(code, { ...item, pkg_unit_code, barcode });
  }
  return items;
}

async function externalCodesOf(
  client: Taxctl,
  lines: readonly SubmittedLine[],
  signal: AbortSignal,
): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>();
  const coded = lines.filter(({ external_code }) => external_code !== undefined);
  const sourceOf = ({ external_source = ownSource }: SubmittedLine) => normalSource(external_source);
  for (const [source, some] of Map.groupBy(coded, sourceOf)) {
    const codes = new Set(some.flatMap(({ external_code }) => external_code ?? []));
    const queries =
      codes.size > few ? [{ source }] : [...codes].map((external_code) => ({ source, external_code }));
    const known = new Map<string, string>();
    for (const query of queries) {
      const rows = client.items.externalCodes({ ...query, per_page: 100 }, { signal });
      for (const row of await rows.toArray()) known.set(row.external_code, row.item_code);
    }
    found.set(source, known);
  }
  return found;
}

/** The tax types in use. */
export async function taxTypesOf(client: Taxctl, signal: AbortSignal): Promise<TaxTypes> {
  const types = (await client.codes.taxTypes({ signal })).filter(({ is_active }) => is_active);
  return new Map(types.map(({ code, rate, name, kind, own_rate }) => [code, { rate, name, kind, own_rate }]));
}

async function paymentTypesOf(client: Taxctl, signal: AbortSignal): Promise<SaleFacts["paymentTypes"]> {
  return new Map((await client.codes.paymentTypes({ signal })).map(({ code, name }) => [code, name]));
}

/** The tables of the codes that these sales have. A table that was never fetched is left out. */
async function codesOf(
  client: Taxctl,
  sales: readonly SubmittedSale[],
  lines: readonly SubmittedLine[],
  signal: AbortSignal,
): Promise<NonNullable<SaleFacts["codes"]>> {
  const fields = [
    ...(["qty_unit_code", "pkg_unit_code"] as const).filter((field) => lines.some((line) => line[field])),
    ...(["refund_reason_code"] as const).filter((field) => sales.some((sale) => sale[field])),
  ];
  const codes = new Map<string, Set<string>>();
  for (const code_class of fields.map((field) => codeClasses[field])) {
    const rows = await client.codes.list({ code_class, per_page: 100 }, { signal }).toArray();
    if (rows.length > 0) codes.set(code_class, new Set(rows.map(({ code }) => code)));
  }
  return codes;
}
