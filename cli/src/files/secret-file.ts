// Responsible for new files that hold a secret which the service shows only once.
import { type FileHandle, open, rm } from "node:fs/promises";
import { usageFailure } from "../failures/failure.ts";

/** For dry runs: rejects a file that {@link keepingSecret} could not use, without creating one. */
export async function requireNewFile(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await (await openNew(path)).close();
  await rm(path);
}

/**
 * Writes a secret that is shown only once to a new file, which only its owner can read. The file is opened before the
 * secret is made: a secret without a file would be lost.
 */
export async function keepingSecret<T>(
  path: string,
  make: () => PromiseLike<T>,
  secretOf: (made: T) => string,
): Promise<T> {
  const file = await openNew(path);
  try {
    const made = await make().then(undefined, async (error: unknown) => {
      await rm(path);
      throw error;
    });
    await file.writeFile(`${secretOf(made)}\n`);
    return made;
  } finally {
    await file.close();
  }
}

function openNew(path: string): Promise<FileHandle> {
  return open(path, "wx", 0o600).catch((error: Error) => {
    throw usageFailure(`The secret can't be kept in ${path}: ${error.message}`, "Name a new file.");
  });
}
