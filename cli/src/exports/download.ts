// The file of an export on this machine: an interrupted download resumes, and only a complete file gets its name.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import type { Export, Taxctl } from "@taxctl/sdk";
import { Failure } from "../failures/failure.ts";

/** The suffix of the file's name until it is complete. */
export const partialName = (path: string, id: string): string => `${path}.${id}.part`;

/** Downloads the file of a finished export, from where an interrupted download ended. The file gets its name once its checksum is right. */
export async function downloadExport(
  client: Taxctl,
  { id, bytes, sha256 }: Export,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const partial = partialName(path, id);
  const sum = createHash("sha256");
  let size = await stat(partial).then(
    (found) => found.size,
    () => 0,
  );
  // Longer than the file: of another download.
  if (size > bytes) size = 0;
  const file = await open(partial, size === 0 ? "w" : "a", 0o600);
  try {
    if (size > 0) for await (const part of createReadStream(partial, { end: size - 1 })) sum.update(part);
    for await (const part of client.exports.read(id, { from: size, signal })) {
      await file.writeFile(part);
      sum.update(part);
      size += part.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (sum.digest("hex") !== sha256) {
    await rm(partial);
    throw new Failure("The file is not the one that the service made", {
      code: "checksum_mismatch",
      remedy: "Run the command again: it downloads the whole file.",
    });
  }
  await rename(partial, path);
}
