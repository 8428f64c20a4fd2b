// The folder for unpacked programs: in the cache of this user, and never one that another user could have prepared.
import { lstatSync, mkdirSync, realpathSync, type Stats } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";

/** The files can't be unpacked safely; the message says why and what to do. */
export class UnpackError extends Error {}

const remedy =
  process.platform === "win32"
    ? "Set LOCALAPPDATA to a folder that only you can write."
    : "Set XDG_CACHE_HOME to a folder that only you can write.";

export const unpackError = (problem: string): UnpackError => new UnpackError(`${problem} ${remedy}`);

/** Where the system keeps what a program can make again. systemd names it by `CACHE_DIRECTORY`. */
function cachePlace(env: NodeJS.ProcessEnv): string {
  const named = process.platform === "win32" ? env.LOCALAPPDATA : (env.CACHE_DIRECTORY ?? env.XDG_CACHE_HOME);
  if (named && isAbsolute(named)) return named;
  const home = homedir();
  if (!isAbsolute(home)) throw unpackError("This user has no home folder for the program's files.");
  return join(home, ...(process.platform === "win32" ? ["AppData", "Local"] : [".cache"]));
}

/** Makes the folder, and checks it. @throws UnpackError if another user could write there */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const place = cachePlace(env);
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const folder = join(realpathSync(place), "taxctl");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    requireOwn(folder);
    return folder;
  } catch (error) {
    if (error instanceof UnpackError) throw error;
    throw unpackError(
      `The program can't unpack its files into ${place}: ${(error as NodeJS.ErrnoException).code}.`,
    );
  }
}

/**
 * Requires that a folder belongs to this user, and that only this user can write there. A folder above it may belong to root, or be one
 * like `/tmp`, where only the owner renames a file. On Windows, the folder of a user has such permissions by itself.
 */
export function requireOwn(folder: string): void {
  if (process.getuid === undefined) return;
  const user = process.getuid();
  const own = lstatSync(folder);
  if (!own.isDirectory()) throw unpackError(`${folder} is not a folder.`);
  if (own.uid !== user) throw unpackError(`${folder} belongs to another user.`);
  if (isWritableByOthers(own)) throw unpackError(`Other users can write to ${folder}.`);
  for (let place = dirname(folder); ; place = dirname(place)) {
    const stats = lstatSync(place);
    if (stats.uid !== user && stats.uid !== 0) throw unpackError(`${place} belongs to another user.`);
    const isSticky = (stats.mode & 0o1000) !== 0;
    if (isWritableByOthers(stats) && !isSticky) throw unpackError(`Other users can write to ${place}.`);
    if (place === dirname(place)) return;
  }
}

const isWritableByOthers = ({ mode }: Stats): boolean => (mode & 0o022) !== 0;
