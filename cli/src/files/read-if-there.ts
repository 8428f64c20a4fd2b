// Reading a file that need not exist.
import { readFile } from "node:fs/promises";
import { fileFailure, systemCode } from "../failures/of-file.ts";

/** The bytes of a file, `undefined` without one. @throws Failure where it can't be read */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw fileFailure(error, path);
  }
}

/** The same as text. */
export async function readTextIfThere(path: string): Promise<string | undefined> {
  return (await readIfThere(path))?.toString();
}
