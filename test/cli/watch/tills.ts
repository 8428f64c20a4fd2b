// A till's folder of a test, as a till sees it.
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Body } from "@taxctl/sdk";
import type { Desk, Ran } from "../support/command.ts";

export class Till {
  readonly folder: string;
  readonly #desk: Desk;

  private constructor(desk: Desk, folder: string) {
    this.#desk = desk;
    this.folder = folder;
  }

  static async open(desk: Desk, folder = desk.path("till")): Promise<Till> {
    await mkdir(folder, { mode: 0o700 });
    return new Till(desk, folder);
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** Writes a file as the page says: under a temporary name first. */
  async drop(name: string, content: Body<"createSale"> | object | string): Promise<void> {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    await writeFile(this.path(`${name}.tmp`), text);
    await rename(this.path(`${name}.tmp`), this.path(name));
  }

  /** Runs the command over the files that are there. */
  once(...more: string[]): Promise<Ran> {
    return this.#desk.run(["watch", this.folder, "--once", ...more]);
  }

  /** Names in one of its folders, sorted; without an argument those that a till wrote. */
  async names(folder = ""): Promise<string[]> {
    const entries = await readdir(this.path(folder), { withFileTypes: true });
    const own = entries.filter((entry) => folder !== "" || !entry.isDirectory());
    return own.map(({ name }) => name).toSorted();
  }

  /** The text of a result. */
  text(name: string): Promise<string> {
    return readFile(this.path("out", name), "utf8");
  }

  /** A receipt, of which tests look at single fields. */
  async receipt(name: string): Promise<Record<string, unknown>> {
    return JSON.parse(await this.text(`${name}.json`));
  }
}
