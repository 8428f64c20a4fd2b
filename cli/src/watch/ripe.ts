// When a file is whole. A till that renames it into place is served at once; others are given time to write on.

/** How a file looked. */
export type Look = { size: number; mtimeMs: number };

/** Files that a reader can't know to be whole must stay unchanged for so long. */
export const settledMs = 2_000;
/** JSON that is not whole is an error after so long without a change. */
export const brokenMs = 10_000;

type Seen = Look & { sinceMs: number; isWhole: boolean | undefined };

/** Remembers how files look, by our own clock: those of a share and of this machine may differ. */
export class Ripeness {
  readonly #seen = new Map<string, Seen>();

  /**
   * Whether to take a file.
   *
   * @param isWhole asked once after each change: true for complete JSON, false for JSON that may still grow, undefined if the content doesn't show it
   */
  async isRipe(
    name: string,
    look: Look,
    nowMs: number,
    isWhole: () => Promise<boolean | undefined>,
  ): Promise<boolean> {
    let seen = this.#seen.get(name);
    if (!seen || seen.size !== look.size || seen.mtimeMs !== look.mtimeMs) {
      seen = { ...look, sinceMs: nowMs, isWhole: await isWhole() };
      this.#seen.set(name, seen);
    }
    if (seen.isWhole) return true;
    return nowMs - seen.sinceMs >= (seen.isWhole === false ? brokenMs : settledMs);
  }

  /** Files that are gone are forgotten. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of this.#seen.keys()) if (!names.has(name)) this.#seen.delete(name);
  }

  forget(name: string): void {
    this.#seen.delete(name);
  }

  /** Files that are not ripe yet. */
  get size(): number {
    return this.#seen.size;
  }
}
