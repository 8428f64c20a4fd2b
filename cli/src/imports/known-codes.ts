// Responsible for whether codes of a new item stand in the authority's tables: the check of the service, before it is asked.
import type { ItemInput, Taxctl } from "@taxctl/sdk";

/** The tables that the service holds a new item against. */
const TABLES = {
  item_class_code: "item_class",
  qty_unit_code: "10",
  pkg_unit_code: "17",
  origin_nation_code: "05",
} as const;

type Field = keyof typeof TABLES;

/** Each code is looked up once in a run. */
export class KnownCodes {
  readonly #client: Taxctl;
  readonly #signal: AbortSignal;
  readonly #answers = new Map<string, Promise<boolean>>();

  constructor(client: Taxctl, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /** Whether a field may have this code. A table that was never fetched refuses nothing. */
  has(field: Field, code: string): Promise<boolean> {
    const key = `${field} ${code}`;
    const known = this.#answers.get(key) ?? this.#lookUp(TABLES[field], code);
    this.#answers.set(key, known);
    return known;
  }

  /** What of an item is in no table, one sentence each. */
  async problemsOf(item: Pick<ItemInput, Field>): Promise<string[]> {
    const problems: string[] = [];
    for (const field of [
      "item_class_code",
      "qty_unit_code",
      "pkg_unit_code",
      "origin_nation_code",
    ] as const) {
      const code = item[field];
      if (code !== undefined && !(await this.has(field, code)))
        problems.push(`${field} ${code} is none: \`taxctl codes list --class ${TABLES[field]}\``);
    }
    return problems;
  }

  async #lookUp(code_class: string, code: string): Promise<boolean> {
    const options = { signal: this.#signal };
    for await (const row of this.#client.codes.list({ code_class, q: code, per_page: 100 }, options))
      if (row.code === code) return true;
    return (await this.#client.codes.list({ code_class, per_page: 1 }, options)).data.length === 0;
  }
}
