// Looking for new files: polled, because shares report no changes. Whole files are taken in the order of their times.
import { lstat, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../failures/failure.ts";
import { jsonIn } from "../input/json.ts";
import { runPool } from "../service/pool.ts";
import { type Claim, claimName, newClaim, readClaim } from "./claims.ts";
import type { Say } from "./events.ts";
import { isGone, isLocked, mostBytes, moveEnded, readPlain, writeResult } from "./files.ts";
import type { Places } from "./folder.ts";
import { isPassedOver, readName, type SalesName, safePart } from "./names.ts";
import type { Look, Ripeness } from "./ripe.ts";
import { errorText } from "./texts.ts";

type Found = { file: SalesName; look: Look };

const own = new Set(["out", "done", "failed"]);
/** Files looked at side by side. */
const width = 8;

export class Scanner {
  readonly #places: Places;
  readonly #ripeness: Ripeness;
  readonly #say: Say;
  /** Files that were mentioned once: of other kinds, or locked. */
  readonly #mentioned = new Set<string>();

  constructor(places: Places, ripeness: Ripeness, say: Say) {
    this.#places = places;
    this.#ripeness = ripeness;
    this.#say = say;
  }

  /** Files that an earlier run took and didn't end, oldest first. */
  async earlier(): Promise<Claim[]> {
    const names = await readdir(this.#places.work);
    return names.toSorted().flatMap((name) => readClaim(name) ?? []);
  }

  /** Takes the files that are whole now, oldest first. `before` is called before a file leaves its place. */
  async take(before: (file: SalesName) => Promise<void>, signal: AbortSignal): Promise<Claim[]> {
    const { root } = this.#places;
    const entries = await readdir(root, { withFileTypes: true });
    const present = new Set(entries.map(({ name }) => name));
    this.#ripeness.keepOnly(present);
    for (const name of this.#mentioned) if (!present.has(name)) this.#mentioned.delete(name);
    const ripe: Found[] = [];
    const looked = entries.filter(({ name }) => !isPassedOver(name) && !own.has(name));
    const look = async (entry: (typeof entries)[number]) => {
      const found = await this.#look(entry.name, entry.isFile(), entry.isDirectory()).catch(
        (error: unknown) => this.#later(error, entry.name),
      );
      if (found) ripe.push(found);
    };
    await runPool(looked, width, look, signal);
    ripe.sort((a, b) => a.look.mtimeMs - b.look.mtimeMs || (a.file.name < b.file.name ? -1 : 1));
    const claims: Claim[] = [];
    for (const { file } of ripe) {
      try {
        await before(file);
        const claim = newClaim(file);
        await rename(join(root, file.name), join(this.#places.work, claimName(claim)));
        this.#ripeness.forget(file.name);
        claims.push(claim);
      } catch (error) {
        this.#later(error, file.name);
      }
    }
    return claims;
  }

  async #look(name: string, isFile: boolean, isFolder: boolean): Promise<Found | undefined> {
    const file = readName(name);
    if (!file || isFolder) {
      this.#mention("ignored", name, isFolder ? "It is a folder." : "Its name ends in no known extension.");
      return undefined;
    }
    if ("refused" in file) return this.#refuse(name, file.refused);
    if (!isFile) return this.#refuse(name, "It is a link or no plain file. Write the sale itself.");
    const path = join(this.#places.root, name);
    const { size, mtimeMs } = await lstat(path);
    if (size > mostBytes)
      return this.#refuse(name, `It is larger than ${mostBytes / 1024 / 1024} MiB. Divide it.`);
    const look = { size, mtimeMs };
    const isRipe = await this.#ripeness.isRipe(name, look, Date.now(), () => isWhole(path, file));
    return isRipe ? { file, look } : undefined;
  }

  /** Moves a file away that can't be one of sales, and says so under its name. */
  async #refuse(name: string, why: string): Promise<undefined> {
    const kept = `${newClaim({ name, stem: name, extension: "json" }).id}-${safePart(name)}`;
    const failure = new Failure("This file can't be read as a sale", { code: "bad_file", remedy: why });
    const stem = safePart(name.replace(/\.[^.]*$/s, ""));
    await writeResult(join(this.#places.out, `${stem}.error.txt`), errorText(name, failure, kept));
    await moveEnded(join(this.#places.root, name), join(this.#places.failed, kept));
    this.#say("refused", { file: name, reason: why, kept: `failed/${kept}` });
  }

  /** Another program has it open, or took it away; it is looked at again. */
  #later(error: unknown, name: string): undefined {
    if (isGone(error)) return;
    if (!isLocked(error)) throw error;
    this.#mention("locked", name, error instanceof Error ? error.message : String(error));
  }

  #mention(event: "ignored" | "locked", file: string, reason: string): void {
    if (this.#mentioned.has(file)) return;
    this.#mentioned.add(file);
    this.#say(event, { file, reason });
  }
}

/** Whether a file is complete, as far as its content shows. */
async function isWhole(path: string, { extension }: SalesName): Promise<boolean | undefined> {
  const text = (await readPlain(path)).toString().replace(/^\ufeff/, "");
  if (text.trim() === "") return false;
  if (extension !== "json") return undefined;
  const value = jsonIn(text);
  if (typeof value === "object" && value !== null) return true;
  // One document a line: more lines may follow.
  return typeof jsonIn(text.split("\n", 1)[0] ?? "") === "object" ? undefined : false;
}
