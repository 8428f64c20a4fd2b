// The file that remembers which own item a foreign line became: shared by purchases and imports.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { emptyMemory, type ForeignLine, type ItemMemory, readMemory, remember } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import { parseJson } from "../input/read.ts";
import { profilePath } from "../service/profile.ts";

/** The path of a profile's memory. */
export function memoryPath(profileName: string): string {
  return join(dirname(profilePath()), `item-memory.${profileName}.json`);
}

/** The memory in a file, and additions to it. {@link save} writes it, also at intervals. */
export class MemoryFile {
  readonly path: string;
  readonly #author: string;
  #memory: ItemMemory;
  #unsaved = 0;

  private constructor(path: string, author: string, memory: ItemMemory) {
    this.path = path;
    this.#author = author;
    this.#memory = memory;
  }

  static async open(path: string, author: string): Promise<MemoryFile> {
    return new MemoryFile(path, author, await readMemoryFile(path));
  }

  get memory(): ItemMemory {
    return this.#memory;
  }

  /** Remembers that a person, or a flag of theirs, made this line this item. */
  async remember(line: ForeignLine, itemCode: string): Promise<void> {
    this.#memory = remember(this.#memory, line, itemCode, {
      author: this.#author,
      time: new Date().toISOString(),
    });
    this.#unsaved += 1;
    if (this.#unsaved >= saveEvery) await this.save();
  }

  async save(): Promise<void> {
    if (this.#unsaved === 0) return;
    this.#unsaved = 0;
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await writeAtomically(this.path, `${JSON.stringify(this.#memory, undefined, 1)}\n`, 0o600);
  }
}

const saveEvery = 50;

async function readMemoryFile(path: string): Promise<ItemMemory> {
  const text = await readTextIfThere(path);
  if (text === undefined) return emptyMemory();
  try {
    return readMemory(parseJson(text, path));
  } catch (error) {
    if (error instanceof RangeError)
      throw usageFailure(`${path} is not an item memory: ${error.message}`, "Move it away to begin anew.");
    throw error;
  }
}
