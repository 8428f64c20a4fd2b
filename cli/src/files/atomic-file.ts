// Writing a file whole or not at all.
import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";

/**
 * Writes a temporary file in the same folder, flushes it to disk, and renames it over the target: a crash leaves the old
 * file or the new one. Without a mode, the user's umask decides who may read it.
 */
export async function writeAtomically(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  // `failures/of-file.ts` knows this suffix.
  const temporary = `${path}.${process.pid}.${randomBytes(3).toString("hex")}.tmp`;
  try {
    const file = await open(temporary, "wx", mode ?? 0o666);
    try {
      await file.writeFile(content);
      if (mode !== undefined) await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
