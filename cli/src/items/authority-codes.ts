// Checking the codes of a new item against the authority's tables, as the service does, before the item is sent.
import type { ItemInput, Taxctl } from "@taxctl/sdk";
import type { TaxLetter } from "@taxctl/sdk/profiles";
import type { Reason } from "../failures/reasons.ts";
import { standardOf } from "../service/tax-types.ts";
import { unlessStatus } from "../service/unless-status.ts";

/** The tables against which the service checks a new item. */
const tables = {
  item_class_code: "item_class",
  qty_unit_code: "10",
  pkg_unit_code: "17",
  origin_nation_code: "05",
} as const;

type Field = keyof typeof tables;

/** Where an item would be registered. */
type ItemPlace = { branch?: string | undefined; environment: string };

/** Looks up each code once in a run. */
export class KnownCodes {
  readonly #client: Taxctl;
  readonly #place: ItemPlace;
  readonly #signal: AbortSignal;
  readonly #answers = new Map<string, Promise<boolean>>();
  #rejectsClasses: Promise<boolean> | undefined;

  constructor(client: Taxctl, place: ItemPlace, signal: AbortSignal) {
    this.#client = client;
    this.#place = place;
    this.#signal = signal;
  }

  /** Whether a field may have this code. A table that was never fetched rejects nothing. */
  has(field: Field, code: string): Promise<boolean> {
    const key = `${field} ${code}`;
    const known = this.#answers.get(key) ?? this.#lookUp(tables[field], code);
    this.#answers.set(key, known);
    return known;
  }

  /** The tax type at the standard rate: that of new items that name none. */
  async standardTaxType(): Promise<TaxLetter> {
    return standardOf(await this.#client.codes.taxTypes({ signal: this.#signal }));
  }

  /** The codes of an item that the service rejects, and a warning of an item class that it accepts but does not know. */
  async check(item: Pick<ItemInput, Field>): Promise<{ problems: Reason[]; warning: string }> {
    const problems: Reason[] = [];
    let warning = "";
    for (const field of Object.keys(tables) as Field[]) {
      const code = item[field];
      if (code === undefined || (await this.has(field, code))) continue;
      const list = `\`taxctl codes list --class ${tables[field]}\``;
      if (field !== "item_class_code" || (await this.#rejectsUnknownClasses()))
        problems.push({ field, problem: `${code} isn't one: ${list}` });
      else warning = `no item class ${code} is listed by ${list}; the control unit decides whether it exists`;
    }
    return { problems, warning };
  }

  async #lookUp(code_class: string, code: string): Promise<boolean> {
    const options = { signal: this.#signal };
    for await (const row of this.#client.codes.list({ code_class, q: code, per_page: 100 }, options))
      if (row.code === code) return true;
    return (await this.#client.codes.list({ code_class, per_page: 1 }, options)).data.length === 0;
  }

  /** The setting of the device. A cashier may not read it: then the default of the environment is assumed. */
  async #rejectsUnknownClasses(): Promise<boolean> {
    this.#rejectsClasses ??= this.#readSetting();
    return this.#rejectsClasses;
  }

  async #readSetting(): Promise<boolean> {
    const { branch, environment } = this.#place;
    const list = () => this.#client.devices.list({ signal: this.#signal });
    const devices = (await unlessStatus([403], list)) ?? [];
    const device = branch === undefined ? devices[0] : devices.find(({ bhf_id }) => bhf_id === branch);
    if (device) return device.settings.unknown_item_classes === "reject";
    return environment !== "sandbox";
  }
}
