// The codes of other systems that the service remembers: read by source, added in batches.
import type { Taxctl } from "@taxctl/sdk";
import { unlessStatus } from "../service/unless-status.ts";

/** The source of codes from a file that names no source: the shop's own system. */
export const ownSource = "default";

/** As many as the service takes in one request. */
const batch = 500;

export type NewCode = { external_code: string; item_code: string; description?: string | undefined };

/** Longer codes are not remembered: the service would reject the whole batch. */
const fits = ({ external_code }: NewCode) => /^\S(.*\S)?$/.test(external_code) && external_code.length <= 100;

/** The codes of all sources, as one run sees and extends them. */
export class ServiceCodes {
  readonly #client: Taxctl;
  readonly #signal: AbortSignal;
  readonly #waiting = new Map<string, NewCode[]>();
  #mayWrite = true;

  constructor(client: Taxctl, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /** External code to item code, of one source. */
  async of(source: string): Promise<Map<string, string>> {
    const rows = await this.#client.items
      .externalCodes({ source, per_page: 100 }, { signal: this.#signal })
      .toArray();
    return new Map(rows.map(({ external_code, item_code }) => [external_code, item_code]));
  }

  /** Keeps a code for the service; it is sent with the next batch, or by {@link flush}. */
  async add(source: string, code: NewCode): Promise<void> {
    if (!this.#mayWrite || !fits(code)) return;
    const waiting = this.#waiting.get(source) ?? [];
    this.#waiting.set(source, waiting);
    waiting.push({ ...code, description: code.description?.trim().slice(0, 200) || undefined });
    if (waiting.length >= batch) await this.#send(source);
  }

  /** Sends the added codes. Call it at the end of a run, also after a failure. */
  async flush(): Promise<void> {
    for (const source of this.#waiting.keys()) await this.#send(source);
  }

  async #send(source: string): Promise<void> {
    const codes = this.#waiting.get(source) ?? [];
    this.#waiting.delete(source);
    if (codes.length === 0) return;
    // A user who may sell may lack the right to change items: the state file remembers the code instead.
    const set = await unlessStatus([403], () => this.#client.items.setExternalCodes({ source, codes }));
    if (!set) this.#mayWrite = false;
  }
}
