// Reading a command's input: a file, or standard input under the name `-`.

import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { decode } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";
import { fileFailure } from "../failures/of-file.ts";

/** The text of a file, or of standard input for `-`, in the encoding that it is in. */
export async function readInput(path: string): Promise<string> {
  return decode(await readBytes(path)).text;
}

/** All bytes of a file, or of standard input for `-`. Waiting for a person to type is rejected. */
export async function readBytes(path: string): Promise<Buffer> {
  if (path === "-") {
    if (process.stdin.isTTY)
      throw usageFailure("Nothing is piped in", "Pipe the input in, or name a file instead of `-`.");
    return buffer(process.stdin);
  }
  try {
    return await readFile(path);
  } catch (error) {
    throw fileFailure(error, path);
  }
}

/** JSON of a text, with where it is broken in the failure. */
export function parseJson(source: string, what: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw usageFailure(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
