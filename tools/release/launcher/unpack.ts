// Unpacks the files of an executable once, completely or not at all, into a folder that is named by their fingerprint.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Contents } from "./contents.ts";
import { requireOwn, UnpackError, unpackError } from "./folder.ts";

const temporary = "unpacking-";
/** An attempt that takes longer was interrupted. */
const abandonedMs = 3_600_000;
const renameAttempts = 100;

/**
 * The folder with the files, as they are in the executable.
 *
 * @param base {@link cacheFolder}
 * @param read a file of the executable
 * @throws UnpackError
 */
export function unpacked(contents: Contents, base: string, read: (path: string) => Uint8Array): string {
  const tree = join(base, contents.id);
  if (isWhole(tree, contents)) return tree;
  try {
    removeAbandoned(base);
    const place = mkdtempSync(join(base, temporary));
    try {
      writeTree(contents, place, read);
      moveTo(place, tree, contents);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof UnpackError) throw error;
    throw unpackError(`The program can't unpack its files into ${base}: ${(error as Error).message}.`);
  }
  return tree;
}

/** Whether a folder of this user has all files of an executable, each in its size. @throws UnpackError if it is another user's */
export function isWhole(tree: string, { id, files }: Contents): boolean {
  if (basename(tree) !== id || !statSync(tree, { throwIfNoEntry: false })) return false;
  requireOwn(tree);
  return Object.entries(files).every(
    ([path, { size }]) => statSync(join(tree, path), { throwIfNoEntry: false })?.size === size,
  );
}

function writeTree({ files }: Contents, place: string, read: (path: string) => Uint8Array): void {
  const made = new Set<string>();
  for (const [path, { sha256 }] of Object.entries(files)) {
    const content = read(path);
    if (createHash("sha256").update(content).digest("hex") !== sha256)
      throw new UnpackError(`The executable is damaged: ${path} differs. Download it again.`);
    const target = join(place, path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    made.add(folder);
    writeFileSync(target, content, { mode: 0o600, flag: "wx" });
  }
}

/** Replaces a folder that lacks files. Another process may have been faster. */
function moveTo(place: string, tree: string, contents: Contents): void {
  try {
    renameWhenFree(place, tree);
  } catch (error) {
    if (isWhole(tree, contents)) return;
    if (!statSync(tree, { throwIfNoEntry: false })) throw error;
    const damaged = join(dirname(tree), `${temporary}${basename(place)}-damaged`);
    renameWhenFree(tree, damaged);
    renameWhenFree(place, tree);
    rmSync(damaged, { recursive: true, force: true });
  }
}

/** A scanner for viruses holds new files of Windows for a moment, and with them their folder. */
function renameWhenFree(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      const isHeld = process.platform === "win32" && /^(EACCES|EBUSY|EPERM)$/.test(code);
      if (!isHeld || attempt === renameAttempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

function removeAbandoned(base: string): void {
  for (const name of readdirSync(base)) {
    const path = join(base, name);
    if (name.startsWith(temporary) && Date.now() - statSync(path).mtimeMs > abandonedMs)
      rmSync(path, { recursive: true, force: true });
  }
}
