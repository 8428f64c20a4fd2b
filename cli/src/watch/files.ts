// Reading and moving the files of a watched folder: no link is followed, and a locked file is left for later.
import { constants } from "node:fs";
import { lutimes, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { systemCode } from "../failures/of-file.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { resultEndings } from "./names.ts";

/** Larger files are no sales. */
export const mostBytes = 10 * 1024 * 1024;

/** Windows, and shares of it, lock files that another program has open. A file that was just replaced is looked at again. */
const passing = new Set(["EBUSY", "EPERM", "EACCES", "EAGAIN", "ETXTBSY", "EFBIG", "ELOOP"]);

/** Whether another program may have the file open, so that a later try may work. */
export const isLocked = (error: unknown): boolean => passing.has(String(systemCode(error)));

export const isGone = (error: unknown): boolean => systemCode(error) === "ENOENT";

/** The bytes of a plain file. */
export async function readPlain(path: string): Promise<Buffer> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = await file.stat();
    if (!found.isFile() || found.size > mostBytes)
      throw Object.assign(new Error(`${path} is not a plain file of at most ${mostBytes} bytes`), {
        code: "EFBIG",
      });
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Moves a file that is done with. Its age begins anew, so that it is kept for the whole time. */
export async function moveEnded(from: string, to: string): Promise<void> {
  const now = new Date();
  await rename(from, to);
  // Of a link itself, not of the file that it leads to.
  await lutimes(to, now, now).catch(() => {});
}

/** Writes a result that only the owner of the folder can read. */
export const writeResult = (path: string, content: string | Uint8Array): Promise<void> =>
  writeAtomically(path, content, 0o600);

/** Moves results of an earlier file of this name out of the way of its successor. */
export async function setAside(out: string, stem: string, away: (name: string) => string): Promise<void> {
  const names = resultEndings.map((ending) => `${stem}${ending}`);
  let hadSeveral = false;
  for (const name of names) {
    if (name.endsWith(".waiting")) {
      await rm(join(out, name), { force: true });
      continue;
    }
    try {
      await moveEnded(join(out, name), away(name));
      hadSeveral ||= name.includes(".results.");
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  if (!hadSeveral) return;
  for (const name of await readdir(out))
    if (name.startsWith(`${stem}~`)) await moveEnded(join(out, name), away(name));
}
