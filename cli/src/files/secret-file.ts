// New files that hold a secret which the service shows only once.
import { type FileHandle, open, rm } from "node:fs/promises";
import { usageFailure } from "../failures/failure.ts";
import type { TableRow } from "../output/table.ts";

/** For dry runs: rejects a file that {@link keepingSecret} could not use, without creating one. */
export async function requireNewFile(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await (await openNew(path)).close();
  await rm(path);
}

/**
 * Makes something with a secret that is shown only once. With a path, the secret is in a new file, which only its owner
 * can read, and the result has the path instead. The file is opened before the secret is made: a secret without a file
 * would be lost.
 */
export async function keepingSecret<Name extends string, Made extends Record<Name, string>>(
  path: string | undefined,
  name: Name,
  make: () => PromiseLike<Made>,
): Promise<TableRow> {
  if (path === undefined) {
    const { [name]: secret, ...rest } = await make();
    return { ...rest, [name]: secret };
  }
  const file = await openNew(path);
  try {
    const { [name]: secret, ...rest } = await make().then(undefined, async (error: unknown) => {
      await rm(path);
      throw error;
    });
    await file.writeFile(`${secret}\n`);
    return { ...rest, [`${name}_file`]: path };
  } finally {
    await file.close();
  }
}

function openNew(path: string): Promise<FileHandle> {
  return open(path, "wx", 0o600).catch((error: Error) => {
    throw usageFailure(`The secret can't be kept in ${path}: ${error.message}`, "Name a new file.");
  });
}
